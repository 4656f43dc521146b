import type { SearchAnswer, SearchQuestion } from '../../src/shared/search/answer.ts';

/** What the worker is told. */
export type ToWorker =
  | { type: 'start'; base: string }
  | { type: 'warm'; version: string | undefined }
  | { type: 'ask'; id: number; question: SearchQuestion }
  | { type: 'end'; id: number };

/** What it tells: an answer to the question with that number. */
export interface FromWorker {
  /** Number of the question. */
  id: number;
  /** The answer. */
  answer: SearchAnswer;
}
