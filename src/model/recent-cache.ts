/** A holder of a value that it can drop and compute again. */
export interface Evictable {
  /** Drops the value. */
  evict(): void;
}

/** Keeps the most recently added values and evicts older ones. */
export class RecentCache {
  /** In insertion order. */
  readonly #kept = new Set<Evictable>();
  #isPinned = false;

  /** `size` is the maximum number of items. */
  constructor(private readonly size: number) {}

  /** Adds an item; it is evicted when enough newer items have been added. */
  add(item: Evictable): void {
    this.#kept.add(item);
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
    let made: Made | undefined;
    const item = { evict: () => (made = undefined) };
    return () => {
      if (made) return made;
      this.add(item);
      return (made = make());
    };
  }

  #trim(): void {
    for (const item of this.#kept) {
      if (this.#kept.size <= this.size) return;
      this.#kept.delete(item);
      item.evict();
    }
  }
}
