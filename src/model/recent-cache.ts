/** Something that holds what can be made again. */
export interface Evictable {
  /** Drops what was made. */
  evict(): void;
}

/** Keeps what was made last, and has what was made before it dropped. */
export class RecentCache {
  /** In the order in which they came. */
  readonly #kept = new Set<Evictable>();
  #isPinned = false;

  /** `size` is how many it keeps. */
  constructor(private readonly size: number) {}

  /** Keeps what something has made, until so many others have come. */
  add(item: Evictable): void {
    this.#kept.add(item);
    if (!this.#isPinned) this.#trim();
  }

  /** Drops nothing while a function runs. */
  pinDuring<Result>(run: () => Result): Result {
    this.#isPinned = true;
    try {
      return run();
    } finally {
      this.#isPinned = false;
      this.#trim();
    }
  }

  /** A function that makes something when it is first asked, and once more when it is asked after that was dropped. */
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
