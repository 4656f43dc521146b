import type { CodeClass, CodeLine, CodeSpan, Listing } from './description.ts';

/**
 * A listing in a twentieth of the memory that its lines would need as objects: most text of a large site is in
 * listings, each of which is shown on one page only. Its bytes can be shared between threads.
 */
export interface PackedListing {
  /** File name or extension that Doxygen gives. */
  filename?: string;
  /** Numbers (see `Marks`): the number of lines and the length of the text, then the lines. */
  marks: Uint8Array;
  /** The data that the numbers refer to, as UTF-8: the characters of all lines, then the refids as JSON. */
  text: Uint8Array;
  /** The preprocessor directives that decide what a compiler reads; only files have them, and only if there are any. */
  directives?: readonly Directive[];
}

/** A directive: the line on which it starts, and its text without `#` and comments, such as `if defined(X)`. */
export type Directive = [line: number, text: string];

/** All highlighting classes; packed listings store the index. */
export const codeClasses: readonly CodeClass[] = [
  'normal',
  'comment',
  'preprocessor',
  'keyword',
  'keywordtype',
  'keywordflow',
  'stringliteral',
  'charliteral',
  'xmlcdata',
  'vhdlkeyword',
  'vhdllogic',
  'vhdlchar',
  'vhdldigit',
];
const numberOfClass = new Map(codeClasses.map((name, number) => [name, number]));

/** Packs a listing. */
export function packListing({ filename, lines }: Listing): PackedListing {
  const marks = new Marks();
  const names = new Names();
  let text = '';
  for (const { number, refid, spans } of lines) {
    // 0 means no number: lines of a file start at 1.
    marks.add(number ?? 0);
    marks.add(names.numberOf(refid));
    marks.add(spans.length);
    for (const span of spans) {
      const target = names.numberOf(span.refid, span.external);
      marks.add(target * codeClasses.length + (numberOfClass.get(span.class) ?? 0));
      marks.add(span.text.length);
      text += span.text;
    }
  }
  const characters = Buffer.from(text);
  const refids = Buffer.from(JSON.stringify(names.all));
  return {
    ...(filename !== undefined && { filename }),
    marks: marks.bytes([lines.length, characters.length]),
    text: Buffer.concat([characters, refids]),
  };
}

/** The lines of a packed listing. */
export function unpackListing(listing: PackedListing): Listing {
  const { filename } = listing;
  return { ...(filename !== undefined && { filename }), lines: [...linesOf(listing)] };
}

/** Generates the lines of a packed listing, so that callers that need only the first ones can stop. */
export function* linesOf({ marks, text: bytes }: PackedListing): Generator<CodeLine> {
  const read = new MarkReader(marks);
  const count = read.next();
  const length = read.next();
  const text = textIn(bytes.subarray(0, length));
  // Written by `packListing`.
  const targets = JSON.parse(textIn(bytes.subarray(length))) as Target[];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const number = read.next();
    const refid = targets[read.next() - 1]?.[0];
    const spans: CodeSpan[] = [];
    for (let left = read.next(); left > 0; left--) {
      const mark = read.next();
      const target = targets[Math.floor(mark / codeClasses.length) - 1];
      const start = at;
      at += read.next();
      const span: CodeSpan = {
        class: codeClasses[mark % codeClasses.length] ?? 'normal',
        text: text.slice(start, at),
      };
      if (target) span.refid = target[0];
      if (target?.[1] !== undefined) span.external = target[1];
      spans.push(span);
    }
    yield { ...(number > 0 && { number }), ...(refid !== undefined && { refid }), spans };
  }
}

/**
 * The text of a packed listing, without the objects for its lines and colours. With `keepsNumbers`, each line has the place
 * that its number says: Doxygen leaves out comments.
 */
export function textOfPackedListing(
  { marks, text: bytes }: PackedListing,
  keepsNumbers = false,
): string {
  const read = new MarkReader(marks);
  const count = read.next();
  const text = textIn(bytes.subarray(0, read.next()));
  const lines: string[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const number = read.next();
    while (keepsNumbers && lines.length + 1 < number) lines.push('');
    read.next();
    const start = at;
    for (let left = read.next(); left > 0; left--) {
      read.next();
      at += read.next();
    }
    lines.push(text.slice(start, at));
  }
  return lines.join('\n');
}

/** The ids of everything that a listing links to, those of its lines included, each once; nothing else is unpacked. */
export function linkedIn({ marks, text: bytes }: PackedListing): string[] {
  const read = new MarkReader(marks);
  read.next();
  // Written by `packListing`.
  const targets = JSON.parse(textIn(bytes.subarray(read.next()))) as Target[];
  return targets.map(([refid]) => refid);
}

/** True for a listing without lines. */
export function isEmptyListing({ marks }: PackedListing): boolean {
  return new MarkReader(marks).next() === 0;
}

/** The numbers of all numbered lines. */
export function lineNumbersOf({ marks }: PackedListing): Set<number> {
  const read = new MarkReader(marks);
  const numbers = new Set<number>();
  const count = read.next();
  read.next();
  for (let i = 0; i < count; i++) {
    const number = read.next();
    if (number > 0) numbers.add(number);
    read.next();
    for (let left = 2 * read.next(); left > 0; left--) read.next();
  }
  return numbers;
}

/** A refid, and the tag file that declares it if it belongs to another project. */
type Target = [refid: string, external?: string];

/** Numbers targets, from 1 on. */
class Names {
  readonly all: Target[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(refid: string | undefined, external?: string): number {
    if (refid === undefined) return 0;
    const key = external === undefined ? refid : `${refid} ${external}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.push(external === undefined ? [refid] : [refid, external]);
      this.#numbers.set(key, number);
    }
    return number;
  }
}

/** Variable-length numbers: seven bits per byte, and one bit that is set if more bytes follow. */
class Marks {
  readonly #bytes: number[] = [];

  add(number: number): void {
    push(this.#bytes, number);
  }

  /** The bytes of all numbers, after some other numbers. */
  bytes(first: readonly number[]): Uint8Array {
    const start: number[] = [];
    for (const number of first) push(start, number);
    const all = new Uint8Array(start.length + this.#bytes.length);
    all.set(start);
    all.set(this.#bytes, start.length);
    return all;
  }
}

function push(bytes: number[], number: number): void {
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

class MarkReader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  next(): number {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.#at++] ?? 0;
      number += (byte % 128) * factor;
      if (byte < 128) return number;
    }
  }
}

const decoder = new TextDecoder();

/** Decodes some bytes. Copies them first: not every runtime can decode bytes shared between threads. */
function textIn(bytes: Uint8Array): string {
  return decoder.decode(new Uint8Array(bytes));
}
