import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { firstSentence } from './first-sentence.ts';
import type { LibraryFiles } from './library-files.ts';

/** Maximum length of a one-line description, in characters. */
const LONGEST = 160;

/** Length of the text to search, in characters: further down, a readme has details. */
const HEAD = 3000;

/** Returns the start of the library's readme, and its name; `undefined` if there is none. */
function readHead(
  folder: string,
  { paths }: LibraryFiles,
): { file: string; head: string } | undefined {
  const file = paths.find((path) => /^readme(?:\.(?:md|txt))?$/i.test(path));
  if (file === undefined) return undefined;
  return { file, head: readFileSync(join(folder, file), 'utf8').slice(0, HEAD) };
}

/**
 * Returns a library's name as the title of its readme spells it, if that is the same name: build files often have it in
 * capitals or in lower case.
 */
export function spelledName(folder: string, files: LibraryFiles, name: Fact): Fact {
  const { file = '', head = '' } = readHead(folder, files) ?? {};
  const [, title = ''] = /^#[ \t]+(.+?)[ \t#]*$/m.exec(head) ?? [];
  const spelled = withoutMarks(title);
  const isOther = spelled !== name.value && spelled.toLowerCase() === name.value.toLowerCase();
  return isOther ? { value: spelled, from: file } : name;
}

/** Returns the sentence of a readme that describes the library: it starts with the name and a verb. */
export function readPurpose(folder: string, files: LibraryFiles, name: string): Fact | undefined {
  const { file = '', head = '' } = readHead(folder, files) ?? {};
  const text = withoutMarks(head.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'));
  const own = name.replace(/[^\w]+/g, '\\W*');
  const [found] =
    new RegExp(
      `^${own}(?: \\([^)]*\\))? (?:is (?:an?|the)|provides|implements) [^<>|]+?(?=\\n\\s*\\n|\\n[#<*-])`,
      'im',
    ).exec(text) ?? [];
  const sentence = firstSentence(found?.replace(/\s+/g, ' ').trim() ?? '');
  return sentence.length > LONGEST ? undefined : factOf(sentence, file);
}

/** Removes the marks of emphasis and code, but no underscore inside a name. */
function withoutMarks(text: string): string {
  return text.replace(/(?<!\w)[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}(?!\w)/g, '');
}
