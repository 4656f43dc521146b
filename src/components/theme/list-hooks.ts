import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { table } from '../../shared/table.ts';

/** Returns the items that occur earlier in the list, too. */
export function duplicates<Item>(
  list: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = (a, b) => a === b,
): Item[] {
  return list.filter((item, i) => list.findIndex((each) => isSame(each, item)) !== i);
}

/** Returns the items of a list, each once. */
export function uniq<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)];
}

/** Returns the colours of code for highlighters of the user's own: the properties that blocks of code here have. */
export function usePrismTheme(): {
  plain: Record<string, string>;
  styles: { types: string[]; style: Record<string, string> }[];
} {
  const styles = Object.entries(typesOfColor).map(([color, types]) => ({
    types,
    style: { color: `var(--color-${color})` },
  }));
  return {
    plain: { color: 'var(--color-text)', backgroundColor: 'var(--color-code-background)' },
    styles,
  };
}

/** The types of Prism's tokens by the color that they have here. */
const typesOfColor: Readonly<Record<string, string[]>> = table({
  'syntax-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  'syntax-keyword': ['keyword', 'boolean', 'important', 'atrule', 'selector'],
  'syntax-type': ['class-name', 'builtin', 'tag', 'namespace'],
  'syntax-string': ['string', 'char', 'attr-value', 'regex', 'url'],
  'syntax-number': ['number', 'constant', 'symbol'],
  'syntax-preprocessor': ['macro', 'attr-name', 'property', 'variable'],
});

type SetOptions = { push: boolean };

/** Returns the values of a key in the query of the address, and a function that sets them. */
export function useQueryStringList(
  key: string,
): [values: string[], set: (values: string[], options?: SetOptions) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const set = useCallback(
    (values: string[], { push }: SetOptions = { push: false }) => {
      const query = new URLSearchParams(search);
      query.delete(key);
      for (const value of values) query.append(key, value);
      navigate({ pathname, search: query.toString(), hash }, { replace: !push });
    },
    [navigate, pathname, search, hash, key],
  );
  return [new URLSearchParams(search).getAll(key), set];
}

/** Returns the value of a key in the query of the address, and a function that sets it. */
export function useQueryString(
  key: string,
): [value: string, set: (value: string, options?: SetOptions) => void] {
  const [[value = ''], setAll] = useQueryStringList(key);
  const set = useCallback(
    (next: string, options?: SetOptions) => setAll(next === '' ? [] : [next], options),
    [setAll],
  );
  return [value, set];
}
