import type { Given } from './messages.ts';

/** Returns the kinds of inputs: name to the number of inputs that one site contains. */
export function kindSizes(): Promise<Map<string, number>>;

/** An input with what is wrong. */
export interface Found {
  input: Given;
  /** Further inputs without which it does not fail. */
  others?: Given[];
  fault: string;
}

/** Tries inputs of one kind. */
export class Fuzzer {
  /** Starts a process with the seeds of the repository and those in a folder. */
  static open(kind: string, options?: { seeds?: string }): Promise<Fuzzer>;
  /** The number of sites that no error kept from being written. */
  written: number;
  /** Builds sites with some inputs; returns those that fail. */
  try: (inputs: readonly Given[]) => Promise<Found[]>;
  /** Returns the text of an input. */
  textOf(input: Given): Promise<string>;
  /** Returns the shortest text that fails in the same way. */
  smallest(text: string, fault: string): Promise<string>;
  /** Tries inputs that follow from numbers. */
  run(options: {
    seed: number;
    count?: number;
    seconds?: number;
    together: number;
    out: string;
    report: (text: string) => void;
    progress?: (tried: number) => void;
    most?: number;
  }): Promise<{ tried: number; faults: number }>;
  /** Ends the process. */
  close(): void;
}
