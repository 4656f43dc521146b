import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';

/** A question for the worker. */
export interface ToWorker {
  /** Base path of the site. */
  base: string;
  /** Number of the question. */
  id: number;
  /** The question. The engine must read this name unchanged, so it is not one that `bin/search-engine.mjs` shortens. */
  request: SearchQuestion;
}

/** A message from the worker: an answer to the question with that number. */
export interface FromWorker {
  /** Number of the question. */
  id: number;
  /** The answer. */
  answer: SearchAnswer;
}
