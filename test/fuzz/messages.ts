import type { KindName } from './input-kinds.ts';

/** An input of a kind: the seed that it is derived from, its text, or the path of its file. */
export type Given = { kind: KindName } & ({ seed: number } | { text: string } | { file: string });

/** Asks a worker to build a site with some inputs. */
export interface Request {
  /** The inputs. */
  inputs: Given[];
  /** True to return their texts only. */
  wantsTexts?: boolean;
}

/** What a worker found. */
export interface Answer {
  /** What is wrong with the tool or with its pages, if anything. */
  fault?: string;
  /** False if an error kept the tool from writing the site, so that no page was checked. */
  isWritten: boolean;
  /** Processor time. */
  milliseconds: number;
  /** The texts of the inputs, if wanted. */
  texts?: string[];
}
