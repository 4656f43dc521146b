import { RecentCache, type Evictable } from './recent-cache.ts';

/** The shared empty list. */
export const none: never[] = [];

/**
 * Maximum size of the unpacked records, in bytes of their JSON, in addition to those of the page being rendered; objects
 * take about four times as much. Several steps visit each member, so a library of up to some 20,000 members is unpacked
 * once.
 */
const maxCached = 12_000_000;

/** The unpacked records of this thread. */
const unpacked = new RecentCache(maxCached);

/** Runs a function that needs the same objects on each access: pages identify nodes of descriptions by reference. */
export function withSameRecords<Result>(run: () => Result): Result {
  return unpacked.pinDuring(run);
}

/** The position of a record. */
export interface RecordSpan {
  /** Bytes of many records; threads may share them. */
  bytes: Uint8Array;
  /** Offset of the first byte. */
  start: number;
  /** Length in bytes. */
  length: number;
}

/**
 * An object that stores most of its fields as JSON. They are unpacked on access and soon evicted: the description of a
 * symbol is needed on one or two pages only.
 */
export abstract class PackedRecord<Details extends object> implements Evictable {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #length: number;
  #details: Partial<Details> | undefined;

  /** `span` is the position of the JSON. */
  constructor({ bytes, start, length }: RecordSpan) {
    this.#bytes = bytes;
    this.#start = start;
    this.#length = length;
  }

  /** Drops the unpacked fields. */
  evict(): void {
    this.#details = undefined;
  }

  /** The position of the JSON. */
  protected get span(): RecordSpan {
    return { bytes: this.#bytes, start: this.#start, length: this.#length };
  }

  /** The unpacked fields, without empty lists. */
  protected get details(): Partial<Details> {
    if (this.#details) return this.#details;
    const { buffer, byteOffset } = this.#bytes;
    const json = Buffer.from(buffer, byteOffset + this.#start, this.#length).toString();
    // Written by `packRecord`.
    const details = JSON.parse(json) as Partial<Details>;
    this.#details = details;
    unpacked.add(this, this.#length);
    return details;
  }
}

/** Encodes a record, without the empty ones of the given lists. */
export function packRecord<Details extends object>(
  details: Details,
  lists: readonly (keyof Details)[],
): Uint8Array {
  const nonEmpty: Partial<Details> = { ...details };
  for (const name of lists) {
    const list = nonEmpty[name];
    if (Array.isArray(list) && list.length === 0) nonEmpty[name] = undefined;
  }
  return Buffer.from(JSON.stringify(nonEmpty));
}
