import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { SearchResult } from '../../src/shared/search/answer.ts';
import type { BoxTexts } from '../../src/shared/texts/catalogues.ts';
import { addressWords } from './address-words.ts';
import type * as SearchBox from './search-box.tsx';

/** Modules that the page shares with the box. */
type Parts = Pick<typeof SearchBox, 'ResultRow' | 'searchEngine'>;

/** Maximum number of results shown per group. */
const most = 5;

/** Lists the results nearest to the address of a missing page, and those for what is typed instead. */
export async function showNearest(path: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.not-found .search-page__field');
  const list = document.querySelector('.not-found [data-search-results]');
  if (!field || !list) return;
  const { loadTexts, ...parts } = await import('./search-box.tsx');
  const texts = await loadTexts();
  // A reader who has begun to type means something else.
  const queries = field.value === '' ? addressWords(path) : [field.value];
  if (list.isConnected)
    createRoot(list).render(<Nearest parts={parts} field={field} texts={texts} first={queries} />);
}

function Nearest(props: {
  parts: Parts;
  /** The field that the server rendered. */
  field: HTMLInputElement;
  /** UI texts. */
  texts: BoxTexts;
  /** Queries until the reader types: the first one with results is shown. */
  first: readonly string[];
}): ReactNode {
  const { field, texts } = props;
  const { ResultRow, searchEngine } = props.parts;
  const [queries, setQueries] = useState(props.first);
  const [results, setResults] = useState<readonly SearchResult[]>([]);
  const [query = '', ...others] = queries;
  /** True once the reader has typed. */
  const isTyped = useRef(false);

  useEffect(() => {
    const onInput = (): void => {
      isTyped.current = true;
      setQueries([field.value]);
    };
    field.addEventListener('input', onInput);
    return () => field.removeEventListener('input', onInput);
  }, [field]);

  useEffect(() => {
    if (!isTyped.current) field.value = query;
    if (query.trim() === '') {
      setResults([]);
      return undefined;
    }
    return searchEngine().ask({ query, limit: most }, ({ groups, total, isComplete }) => {
      if (total === 0 && isComplete && others.length > 0) setQueries(others);
      else setResults(groups.flatMap((group) => group.results));
    });
  }, [field, query, searchEngine]);

  return (
    <section aria-label={texts.nearest}>
      <div className="search-heading" role="status">
        {results.length > 0 && texts.nearest}
      </div>
      <ul className="search-page__list">
        {results.map((result) => (
          <li key={result.href}>
            <ResultRow result={result} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
