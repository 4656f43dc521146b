import { recordReads, useRecorded, type Recorded } from './symbol-reads.ts';

/** A holder of a value that it can drop and compute again. */
export interface Evictable {
  /** Drops the value. */
  evict(): void;
}

/** Keeps the most recently added values and evicts older ones. */
export class RecentCache {
  /** The sizes of the items, in insertion order. */
  readonly #kept = new Map<Evictable, number>();
  #total = 0;
  #isPinned = false;

  /** `limit` is the maximum size of all items together. */
  constructor(private readonly limit: number) {}

  /** Adds an item, or makes it larger; it is evicted when enough newer items have been added. */
  add(item: Evictable, size = 1): void {
    this.#kept.set(item, (this.#kept.get(item) ?? 0) + size);
    this.#total += size;
    if (!this.#isPinned) this.#trim();
  }

  /** Runs a function without evicting anything meanwhile. */
  pinDuring<Result>(run: () => Result): Result {
    this.#isPinned = true;
    try {
      return run();
    } finally {
      this.#isPinned = false;
      this.#trim();
    }
  }

  /** Wraps a function so that its value is cached until it is evicted. */
  memoize<Made extends object>(make: () => Made): () => Made {
    let made: Recorded<Made> | undefined;
    const item = { evict: () => (made = undefined) };
    return () => {
      if (!made) {
        this.add(item);
        made = recordReads(make);
      }
      return useRecorded(made);
    };
  }

  #trim(): void {
    for (const [item, size] of this.#kept) {
      if (this.#total <= this.limit) return;
      this.#kept.delete(item);
      this.#total -= size;
      item.evict();
    }
  }
}
