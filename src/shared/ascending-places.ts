/** Finds the lines and columns of offsets in a text that come in ascending order, in time linear in the text. */
export class AscendingPlaces {
  readonly #text: string;
  #line = 1;
  #start = 0;
  #nextBreak: number;

  /** `text` has the offsets. */
  constructor(text: string) {
    this.#text = text;
    this.#nextBreak = text.indexOf('\n');
  }

  /** Returns the 1-based line and column of an offset, which must not be in front of the one before. */
  at(offset: number): { line: number; column: number } {
    while (this.#nextBreak !== -1 && this.#nextBreak < offset) {
      this.#line++;
      this.#start = this.#nextBreak + 1;
      this.#nextBreak = this.#text.indexOf('\n', this.#nextBreak + 1);
    }
    return { line: this.#line, column: offset - this.#start + 1 };
  }
}
