import type { ExampleLanguage, SourceLine } from './example.ts';
import { blanked, readTopLevel, type Piece, type TopLevel } from './top-level.ts';

/** What an example is: a whole program, declarations only, or statements. */
export type ExampleShape = 'program' | 'declarations' | 'statements';

/** An example as a program. */
export interface Assembled {
  /** What the example is. */
  shape: ExampleShape;
  /**
   * Programs to try in this order: what a declaration without its program means is not always decidable, so the
   * declarations are inside `main` in one of them, and before it in the other.
   */
  programs: string[];
}

/** What is added to an example that is no whole program. */
export interface Surroundings {
  /** Its language. */
  language: ExampleLanguage;
  /** Code in front of it, such as `#include` lines and names that the texts use; empty if there is none. */
  prelude: string;
  /** Further lines with `#include` for names that the example uses. */
  includes: readonly string[];
}

/** Turns an example into programs in which the compiler's messages name the lines of its source. */
export function assemble(lines: readonly SourceLine[], around: Surroundings): Assembled {
  const top = readTopLevel(textOf(lines));
  const writer = (): ProgramWriter => new ProgramWriter(lines);
  if (top.isProgram) {
    const program = writer();
    // A program with an `#include` is whole; one without is a part that needs what other parts need.
    const hasIncludes = top.pieces.some((piece) =>
      /^#\s*include/.test(textOf(lines).slice(piece.start, piece.end)),
    );
    if (!hasIncludes) program.plain(around.includes).code(around.prelude, 'prelude');
    return { shape: 'program', programs: [program.add(wholeOf(lines)).text] };
  }
  const isStatements = top.pieces.some(({ kind }) => kind === 'statement');
  const isOpen = isUnfinished(top, textOf(lines));
  const ways = waysToSplit(top, lines).map(({ before, inside }) => {
    const program = writer().plain(around.includes).code(around.prelude, 'prelude');
    // Names of standard headers are defined before the prelude uses them.
    for (const piece of before) program.add(piece);
    if (isOpen && before.length > 0 && inside.length === 0) program.plain([';']);
    program.plain([around.language === 'c' ? 'int main(void)' : mainOfCpp, '{']);
    for (const piece of inside) program.add(piece);
    if (isOpen && inside.length > 0) program.plain([';']);
    return program.plain(['}']).text;
  });
  return { shape: isStatements ? 'statements' : 'declarations', programs: [...new Set(ways)] };
}

/** True for one expression or one signature without its semicolon, as references write them. */
function isUnfinished({ pieces }: TopLevel, text: string): boolean {
  const [piece] = pieces.filter(({ kind }) => kind !== 'head');
  return (
    piece !== undefined &&
    piece === pieces.at(-1) &&
    pieces.every((each) => each === piece || each.kind === 'head') &&
    !/^#|[;}]$/.test(blanked(text).slice(piece.start, piece.end).trim())
  );
}

function textOf(lines: readonly SourceLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

const mainOfCpp = 'int main([[maybe_unused]] int argc, [[maybe_unused]] char* argv[])';

type Span = Pick<Piece, 'start' | 'end'>;

interface Split {
  before: Span[];
  inside: Span[];
}

/** Returns the ways to distribute the pieces of an example to the file and to `main`, the likeliest first. */
function waysToSplit({ pieces, hasConditions }: TopLevel, lines: readonly SourceLine[]): Split[] {
  const isStatements = pieces.some(({ kind }) => kind === 'statement');
  if (hasConditions) {
    const heads = pieces.filter(({ kind }) => kind === 'head');
    const whole: Split = { before: [wholeOf(lines)], inside: [] };
    const wrapped: Split =
      heads.length > 0 ? split(pieces, isHead) : { before: [], inside: [wholeOf(lines)] };
    return isStatements ? [wrapped, whole] : [whole, wrapped];
  }
  const last = pieces.map(({ kind }) => kind).lastIndexOf('file');
  const firstStatement = pieces.findIndex(({ kind }) => kind === 'statement');
  // What stands in front of a function may be what it uses.
  const early = split(
    pieces,
    (piece, index) => piece.kind !== 'statement' && index <= Math.max(last, 0),
  );
  const needed = split(pieces, ({ kind }) => kind === 'file' || kind === 'head');
  const all: Split = { before: [...pieces], inside: [] };
  if (isStatements) {
    const untilStatement = split(
      pieces,
      ({ kind }, index) => kind === 'file' || kind === 'head' || index < firstStatement,
    );
    const isRegistered = pieces.every(
      (piece) => piece.kind !== 'statement' || isMacro(piece, lines),
    );
    return [needed, early, untilStatement, ...(isRegistered ? [all] : [])];
  }
  const ways = last < 0 ? [needed, all] : [all, needed];
  return pieces.some((piece) => isMacro(piece, lines)) ? [...ways, split(pieces, isHead)] : ways;
}

/** True for a macro call, which can expand to a function, a declaration or a statement: `SECTION("a") { … }`. */
function isMacro({ start, end }: Piece, lines: readonly SourceLine[]): boolean {
  return /^[A-Z][A-Z\d_]*\s*\(/.test(textOf(lines).slice(start, end));
}

function isHead({ kind }: Piece): boolean {
  return kind === 'head';
}

function split(
  pieces: readonly Piece[],
  isBefore: (piece: Piece, index: number) => boolean,
): Split {
  return {
    before: pieces.filter((piece, index) => isBefore(piece, index)),
    inside: pieces.filter((piece, index) => !isBefore(piece, index)),
  };
}

function wholeOf(lines: readonly SourceLine[]): Span {
  const length = lines.reduce((sum, { text }) => sum + text.length + 1, 0);
  return { start: 0, end: Math.max(0, length - 1) };
}

/** Writes a program; `#line` says where each of its lines comes from. */
class ProgramWriter {
  readonly #written: string[] = [];
  readonly #source: readonly SourceLine[];
  /** The place that the compiler gives the next line. */
  #next: { file: string; line: number } | undefined;

  constructor(source: readonly SourceLine[]) {
    this.#source = source;
  }

  /** The program so far. */
  get text(): string {
    return `${this.#written.join('\n')}\n`;
  }

  /** Adds lines of the tool; faults in them count for the source around them. */
  plain(lines: readonly string[]): this {
    for (const line of lines) this.#push(line);
    return this;
  }

  /** Adds code of the configuration under a name. */
  code(text: string, name: string): this {
    if (text.trim() === '') return this;
    this.#written.push(`#line 1 "${name}"`, ...text.trimEnd().split(/\r?\n/));
    this.#next = undefined;
    return this;
  }

  /** Adds a part of the source. */
  add({ start, end }: Span): this {
    let offset = 0;
    for (const line of this.#source) {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, line.text.length);
      if (
        from < to ||
        (to >= 0 && from === 0 && line.text === '' && end > offset && start <= offset)
      ) {
        this.#at(line);
        // As many bytes as what is left out, which compilers count.
        const gap = ' '.repeat(Buffer.byteLength(line.text.slice(0, from)));
        this.#push(gap + line.text.slice(from, to));
      }
      offset += line.text.length + 1;
    }
    return this;
  }

  #at({ file, line }: SourceLine): void {
    if (this.#next?.file === file && this.#next.line === line) return;
    // Inside a macro call or after a backslash, a directive would be part of the code.
    if (this.#written.at(-1)?.endsWith('\\')) return;
    this.#written.push(`#line ${line} ${JSON.stringify(file)}`);
    this.#next = { file, line };
  }

  #push(line: string): void {
    this.#written.push(line);
    if (this.#next) this.#next.line += 1;
  }
}
