import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';

/** What the worker is told; `base` is the base path of the site. */
export type ToWorker =
  | { type: 'warm'; base: string; version: string | undefined }
  | { type: 'ask'; base: string; id: number; question: SearchQuestion }
  | { type: 'end'; id: number };

/** What it tells: an answer to the question with that number. */
export interface FromWorker {
  /** Number of the question. */
  id: number;
  /** The answer. */
  answer: SearchAnswer;
}
