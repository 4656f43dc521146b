import type { Place } from '../shared/place.ts';
import type { ExampleWords } from '../shared/example-words.ts';

/** A line of an example, and where it is written. */
export interface SourceLine {
  /** The line without the indentation of its comment or list, and without the mark of a hidden line. */
  text: string;
  /** Path of the file, as messages name it. */
  file: string;
  /** 1-based line in the file. */
  line: number;
  /** Number of characters in front of the text on that line of the file. */
  indent: number;
  /** True if only the place of what the comment describes is known. */
  isNear?: true;
}

/** What an example prints, as its page shows it. */
export interface ExpectedOutput {
  /** The text. */
  text: string;
  /** Where it is written. */
  place: Place;
}

/** The languages of examples. */
export type ExampleLanguage = 'c' | 'cpp';

/** A block of C or C++ code in a guide, a post, a page or a comment. */
export interface Example {
  /** Where the block starts: the fence, or the first line of the code in a comment. */
  place: Place;
  /** Its language. */
  language: ExampleLanguage;
  /** Its lines. */
  lines: readonly SourceLine[];
  /** Its code as pages show it: without hidden lines. */
  shownCode: string;
  /** What the block says about itself. */
  words: ExampleWords;
  /** The page or comment that it is part of; `continues` looks no further. */
  page: string;
  /** Name of the file that the block shows, from its title: `crc8.h`; missing if it has none. */
  fileName?: string;
  /** True in guides and references of other versions of the docs than the newest one, which is that of the sources. */
  isOld?: true;
  /** The output that it must have; missing if none is given. */
  output?: ExpectedOutput;
}

/** The text of an example, with line feeds. */
export function textOfExample({ lines }: Pick<Example, 'lines'>): string {
  return lines.map(({ text }) => text).join('\n');
}
