/** Something that holds what can be made again. */
export interface Forgetful {
  /** Drops what was made. */
  forget(): void;
}

/** Keeps what was made last, and has what was made before it dropped. */
export class Shelf {
  readonly #kept: Forgetful[] = [];
  /** Where the next one goes. */
  #next = 0;

  /** `size` is how many it keeps. */
  constructor(private readonly size: number) {}

  /** Keeps what something has made, until so many others have come. */
  keep(item: Forgetful): void {
    this.#kept[this.#next]?.forget();
    this.#kept[this.#next] = item;
    this.#next = (this.#next + 1) % this.size;
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
}
