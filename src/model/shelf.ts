/** Something that holds what can be made again. */
export interface Forgetful {
  /** Drops what was made. */
  forget(): void;
}

/** Keeps what was made last, and has what was made before it dropped. */
export class Shelf {
  /** In the order in which they came. */
  readonly #kept = new Set<Forgetful>();
  #isHeld = false;

  /** `size` is how many it keeps. */
  constructor(private readonly size: number) {}

  /** Keeps what something has made, until so many others have come. */
  keep(item: Forgetful): void {
    this.#kept.add(item);
    if (!this.#isHeld) this.#trim();
  }

  /** Drops nothing while a function runs. */
  hold<Result>(run: () => Result): Result {
    this.#isHeld = true;
    try {
      return run();
    } finally {
      this.#isHeld = false;
      this.#trim();
    }
  }

  /** A function that makes something when it is first asked, and once more when it is asked after that was dropped. */
  keeping<Made extends object>(make: () => Made): () => Made {
    let made: Made | undefined;
    const item = { forget: () => (made = undefined) };
    return () => {
      if (made) return made;
      this.keep(item);
      return (made = make());
    };
  }

  #trim(): void {
    for (const item of this.#kept) {
      if (this.#kept.size <= this.size) return;
      this.#kept.delete(item);
      item.forget();
    }
  }
}
