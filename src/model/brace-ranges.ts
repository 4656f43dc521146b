import type { CodeClass, Listing } from './description.ts';

/** A position in a source: 1-based line and column. */
export type SourcePlace = readonly [line: number, column: number];

/** The braces of a struct, union or class in a source. */
export interface BraceRange {
  /** The opening brace. */
  start: SourcePlace;
  /** The closing brace. */
  end: SourcePlace;
  /** The text between the closing brace and the next semicolon: `pos, *ptr`. */
  names: string;
}

/** The code of a source, and the structs in it. */
export interface BracedSource {
  /** The ranges; inner ones come before the ones that enclose them. */
  ranges: readonly BraceRange[];
  /** The columns of a word in a line, ignoring comments and literals. */
  columnsOf(word: string, line: number): number[];
}

/** Code classes to ignore. */
const blank: ReadonlySet<CodeClass> = new Set([
  'comment',
  'preprocessor',
  'stringliteral',
  'charliteral',
]);

/** Finds the braces of structs, unions and classes in a source. */
export function braceRanges({ lines }: Listing): BracedSource {
  const ranges: BraceRange[] = [];
  const code = new Map<number, string>();
  const open: { start: SourcePlace; isStruct: boolean }[] = [];
  // The text since the last brace or semicolon.
  let recent = '';
  let last: BraceRange | undefined;
  for (const { number = 0, spans } of lines) {
    let text = '';
    for (const span of spans)
      text += blank.has(span.class) ? ' '.repeat(span.text.length) : span.text;
    code.set(number, text);
    let from = 0;
    for (const match of text.matchAll(/[{};]/g)) {
      const place: SourcePlace = [number, match.index + 1];
      recent += text.slice(from, match.index);
      from = match.index + 1;
      if (last) last.names += recent;
      last = undefined;
      if (match[0] === '{') open.push({ start: place, isStruct: isStructHead(recent) });
      else if (match[0] === '}') {
        const own = open.pop();
        if (own?.isStruct) ranges.push((last = { start: own.start, end: place, names: '' }));
      }
      recent = '';
    }
    recent += `${text.slice(from)} `;
  }
  return {
    ranges,
    columnsOf: (word, line) =>
      [...(code.get(line) ?? '').matchAll(/[\w$\u0080-\uffff]+/g)].flatMap((match) =>
        match[0] === word ? [match.index + 1] : [],
      ),
  };
}

/** Attributes with arguments, which may precede the braces of an unnamed struct. */
const attributes =
  /\b(?:struct|union|class)\s*(?:__\w+__|__declspec|alignas|_Alignas)\s*\(.*\)\s*$/;

/** True if the text opens a struct, union or class, rather than a function that returns one. */
function isStructHead(text: string): boolean {
  if (!/\b(?:struct|union|class)\b/.test(text) || /=\s*$/.test(text)) return false;
  return !/\)\s*(?:const\s*)?$/.test(text) || attributes.test(text);
}

/** True if a position is inside the braces of a range. */
export function isWithin([line, column]: SourcePlace, { start, end }: BraceRange): boolean {
  const isBehind = line > start[0] || (line === start[0] && column > start[1]);
  return isBehind && (line < end[0] || (line === end[0] && column < end[1]));
}
