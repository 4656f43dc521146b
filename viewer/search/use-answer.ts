import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';
import { searchEngine } from './session.ts';

/** The newest answer to a question; that to the one before stays until the first one is there. */
export function useAnswer({ query, limit, version }: SearchQuestion): SearchAnswer | undefined {
  const [answer, setAnswer] = useState<SearchAnswer>();
  useEffect(
    () => searchEngine().ask({ query, limit, version }, setAnswer),
    [query, limit, version],
  );
  return answer;
}
