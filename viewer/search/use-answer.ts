import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';
import { searchEngine } from './session.ts';

/** The newest answer to a question; that to the one before stays until the first one is there. */
export function useAnswer({
  query,
  limit,
  isWhole,
  version,
}: SearchQuestion): SearchAnswer | undefined {
  const [answer, setAnswer] = useState<SearchAnswer>();
  useLayoutEffect(
    () =>
      searchEngine().ask(
        { query, limit, isWhole, version },
        // It is to be in the next frame.
        (told) => flushSync(() => setAnswer(told)),
      ),
    [query, limit, isWhole, version],
  );
  return answer;
}
