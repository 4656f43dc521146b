import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';

/** A question for the worker. */
export interface ToWorker {
  /** Base path of the site. */
  base: string;
  /** Number of the question. */
  id: number;
  /** The question. */
  question: SearchQuestion;
}

/** A message from the worker: an answer to the question with that number. */
export interface FromWorker {
  /** Number of the question. */
  id: number;
  /** The answer. */
  answer: SearchAnswer;
}
