import { highlightedLine, type CodeSettings } from '../shared/code-settings.ts';
import { exampleLanguage, wholeExample, withoutHiddenLines } from '../shared/example-words.ts';
import { readCodeMeta } from './code-meta.ts';
import { takeMagicComments } from './magic-comments.ts';

/** A block of code as written. */
export interface WrittenCode {
  /** The code, with magic comments. */
  code: string;
  /** The language; the default language of the settings when missing. */
  language?: string;
  /** The text after the language. */
  meta?: string;
}

/** A block of code, ready to be rendered. */
export interface CodeSource {
  /** The code, without magic comments. */
  code: string;
  /** The language, in lower case. */
  language: string;
  /** What is copied, if it is more than the code. */
  copied?: string;
  /** Title above the code. */
  title?: string;
  /** Number of the first line; missing if lines are not numbered. */
  firstLine?: number;
  /** Maps the numbers of marked lines, from 1, to their class names. */
  classes: ReadonlyMap<number, readonly string[]>;
}

/** Reads the text after the language and the magic comments of a block of code. */
export function readCode(written: WrittenCode, settings: CodeSettings): CodeSource {
  const { defaultLanguage = 'text', magicComments } = settings;
  const language = (written.language || defaultLanguage).toLowerCase();
  const { title, firstLine, marked } = readCodeMeta(written.meta ?? '');
  const code = exampleLanguage(language) ? withoutHiddenLines(written.code) : written.code;
  const hasMore =
    settings.copyHiddenLines === true && written.code.includes('//@') && code !== written.code;
  const source = {
    language,
    title,
    firstLine,
    ...(hasMore && { copied: wholeExample(written.code) }),
  };
  if (!marked) return { ...source, ...takeMagicComments(code, language, magicComments) };
  const className = magicComments[0]?.className ?? highlightedLine;
  const classes = new Map([...marked].map((line) => [line, [className]]));
  return { ...source, code, classes };
}
