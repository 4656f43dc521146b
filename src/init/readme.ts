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

/** Returns the sentence of a readme that describes the library: it starts with the name and "is". */
export function readPurpose(
  folder: string,
  { paths }: LibraryFiles,
  name: string,
): Fact | undefined {
  const file = paths.find((path) => /^readme(?:\.(?:md|txt))?$/i.test(path));
  if (file === undefined) return undefined;
  const text = readFileSync(join(folder, file), 'utf8')
    .slice(0, HEAD)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '');
  const own = name.replace(/[^\w]+/g, '\\W*');
  const [found] =
    new RegExp(
      `^${own}(?: \\([^)]*\\))? is (?:an?|the) [^<>|]+?(?=\\n\\s*\\n|\\n[#<*-])`,
      'im',
    ).exec(text) ?? [];
  const sentence = firstSentence(found?.replace(/\s+/g, ' ').trim() ?? '');
  return sentence.length > LONGEST ? undefined : factOf(sentence, file);
}
