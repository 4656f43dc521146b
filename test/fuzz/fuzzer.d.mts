import type { KindName } from './input-kinds.ts';
import type { Given } from './messages.ts';

/** Returns groups of kinds, of all by default, that share sites, with the number of inputs of each in one site. */
export function kindGroups(
  names?: readonly string[],
): Promise<{ kinds: readonly KindName[]; together: number }[]>;

/** An input with what is wrong. */
export interface Found {
  input: Given;
  /** Further inputs without which it does not fail. */
  others?: Given[];
  fault: string;
}

/** A process that tries inputs, started with the first one and again when it has ended. */
export class FuzzWorker {
  /** Bundles what the process runs; `seeds` is a folder with further ones, and `mostTime` is in milliseconds. */
  static open(options?: { seeds?: string; mostTime?: number }): Promise<FuzzWorker>;
  /** Ends the process. */
  close(): void;
}

/** Tries inputs with a process that others may use after it. */
export class Fuzzer {
  constructor(worker: FuzzWorker);
  /** The number of sites that no error kept from being written. */
  written: number;
  /** Builds sites with some inputs; returns those that fail. */
  try: (inputs: readonly Given[]) => Promise<Found[]>;
  /** Returns the text of an input. */
  textOf(input: Given): Promise<string>;
  /** Returns the shortest text of a kind that fails in the same way. */
  smallest(kind: KindName, text: string, fault: string): Promise<string>;
  /** Tries inputs of each of some kinds that follow from numbers. */
  run(options: {
    kinds: readonly KindName[];
    seed: number;
    count?: number;
    seconds?: number;
    together: number;
    out: string;
    report: (text: string) => void;
    progress?: (tried: number) => void;
    most?: number;
  }): Promise<{ tried: number; faults: number }>;
}
