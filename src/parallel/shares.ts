/** Numbers that threads share: each number is taken once, by the first free thread. */
export class Shares {
  /** The next number, shared by all threads. */
  readonly #next: Int32Array;

  /** `counter` is the counter of another thread; by default, creates a new one. */
  constructor(
    private readonly count: number,
    readonly counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.#next = new Int32Array(counter);
  }

  /** Takes numbers until none are left. */
  *[Symbol.iterator](): Generator<number> {
    for (;;) {
      const taken = Atomics.add(this.#next, 0, 1);
      if (taken >= this.count) return;
      yield taken;
    }
  }
}

/** Splits a list into pieces of some length; the last may be shorter. */
export function inPieces<Item>(items: readonly Item[], length: number): Item[][] {
  const pieces: Item[][] = [];
  for (let at = 0; at < items.length; at += length) pieces.push(items.slice(at, at + length));
  return pieces;
}
