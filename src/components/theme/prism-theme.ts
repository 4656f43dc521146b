import { table } from '../../shared/table.ts';

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
