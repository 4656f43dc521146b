import { RecentCache, type Evictable } from './recent-cache.ts';

/** The list of all that have nothing in it. */
export const none: never[] = [];

/** How many records are kept unpacked, beside all those of the page that is being rendered: some megabytes. */
const mostKept = 4096;

/** Those of this thread. */
const unpacked = new RecentCache(mostKept);

/**
 * Runs something that needs the same objects each time it asks for them: a page tells nodes of descriptions that are
 * alike apart by which one they are.
 */
export function withSameRecords<Result>(run: () => Result): Result {
  return unpacked.pinDuring(run);
}

/** Where a record stands. */
export interface RecordSpan {
  /** Bytes of many records, which threads may share. */
  bytes: Uint8Array;
  /** Where this one begins. */
  start: number;
  /** How many bytes it has. */
  length: number;
}

/**
 * An object that has most of what it holds as JSON. This is unpacked when it is asked for, and not kept for long: what a
 * library says of a symbol is needed on one or two of its pages only.
 */
export abstract class PackedRecord<Details extends object> implements Evictable {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #length: number;
  #details: Partial<Details> | undefined;

  /** `span` is where the JSON stands. */
  constructor({ bytes, start, length }: RecordSpan) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
  }

  /** Drops what was unpacked. */
  evict(): void {
    this.#details = undefined;
  }

  /** Where the JSON stands. */
  protected get span(): RecordSpan {
    return { bytes: this.#bytes, start: this.#start, length: this.#length };
  }

  /** What is unpacked; lists that are empty are missing. */
  protected get details(): Partial<Details> {
    if (this.#details) return this.#details;
    const { buffer, byteOffset } = this.#bytes;
    const json = Buffer.from(buffer, byteOffset + this.#start, this.#length).toString();
    // Written by `packRecord`.
    const details = JSON.parse(json) as Partial<Details>;
    this.#details = details;
    unpacked.add(this);
    return details;
  }
}

/** The bytes of a record; of lists that it always has, empty ones are left out. */
export function packRecord<Details extends object>(
  details: Details,
  lists: readonly (keyof Details)[],
): Uint8Array {
  const said: Partial<Details> = { ...details };
  for (const name of lists) {
    const list = said[name];
    if (Array.isArray(list) && list.length === 0) said[name] = undefined;
  }
  return Buffer.from(JSON.stringify(said));
}
