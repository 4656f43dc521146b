/** Numbers that threads take from one after another, whoever is free: each is given out once. */
export class Shares {
  /** The next number, which the threads have in common. */
  readonly #next: Int32Array;

  /** `counter` is that of the shares of another thread; a new one where it is missing. */
  constructor(
    private readonly count: number,
    readonly counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.#next = new Int32Array(counter);
  }

  /** Takes numbers until there are none left. */
  *[Symbol.iterator](): Generator<number> {
    for (;;) {
      const taken = Atomics.add(this.#next, 0, 1);
      if (taken >= this.count) return;
      yield taken;
    }
  }
}

/** A list in pieces of some length; the last may be shorter. */
export function inPieces<Item>(items: readonly Item[], length: number): Item[][] {
  const pieces: Item[][] = [];
  for (let at = 0; at < items.length; at += length) pieces.push(items.slice(at, at + length));
  return pieces;
}
