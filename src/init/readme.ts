import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factOf } from './fact.ts';
import type { Fact } from './fact.ts';
import { firstSentence } from './first-sentence.ts';
import type { LibraryFiles } from './library-files.ts';

/** Longest text that is one line about a library, in characters. */
const LONGEST = 160;

/** How far it is looked for, in characters: further down a readme tells of details. */
const HEAD = 3000;

/** What a readme says that a library is: its sentence that begins with the name and "is". */
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
