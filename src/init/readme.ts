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

/** Returns the name of the library's readme; `undefined` if there is none. */
export function readmeOf({ paths }: Pick<LibraryFiles, 'paths'>): string | undefined {
  return paths.find((path) => /^readme(?:\.(?:md|txt))?$/i.test(path));
}

/** Returns the start of the library's readme, and its name; `undefined` if there is none. */
function readHead(folder: string, files: LibraryFiles): { file: string; head: string } | undefined {
  const file = readmeOf(files);
  if (file === undefined) return undefined;
  return { file, head: readFileSync(join(folder, file), 'utf8').slice(0, HEAD) };
}

/**
 * Returns a library's name as people write it: build files often have it in capitals or in lower case, and with `_`
 * for `-`. The title of the readme spells it, if that is the same name; a title in capitals may be an acronym or loud,
 * and the sentence "Name is a library" tells. Without a readme, the repository of `RING_BUF` is `ring-buf`.
 */
export function spelledName(
  folder: string,
  files: LibraryFiles,
  name: Fact,
  repository?: string,
): Fact {
  const { file = '', head = '' } = readHead(folder, files) ?? {};
  const isSame = (other: string): boolean => bare(other) === bare(name.value);
  const [, heading = ''] = /^#[ \t]+(.+?)[ \t#]*$/m.exec(head) ?? [];
  const title = withoutMarks(withoutLinks(heading)).trim();
  const inText = withoutMarks(withoutLinks(head));
  const [subject = ''] =
    new RegExp(`^${loosely(name.value)}(?= (?:is|provides|implements) )`, 'im').exec(inText) ?? [];
  const found = [isLoud(title) ? '' : title, subject, title].find(isSame);
  if (found !== undefined && found !== name.value) return { value: found, from: file };
  const isIdentifier = isLoud(name.value) && name.value.includes('_');
  return found === undefined && isIdentifier && repository !== undefined && isSame(repository)
    ? { value: repository, from: 'the name of the repository' }
    : name;
}

/** True for a name without small letters. */
export function isLoud(name: string): boolean {
  return !/\p{Ll}/u.test(name);
}

/** A name without what spellings differ in. */
function bare(name: string): string {
  return name.replace(/[\s_-]+/g, '').toLowerCase();
}

/** The source of a pattern that matches a name with any characters between its words. */
function loosely(name: string): string {
  return name.replace(/[^\w]+|_+/g, '[\\W_]*');
}

/** A sentence about the repository or its state, which describes no library. */
const NO_PURPOSE =
  /^(?:this (?:repo\w*|is|folder|directory|document|page)|see|please|note|warning|welcome|thank|for|to|if|you|we|the (?:latest|docu))\b|\b(?:deprecated|unmaintained|archived)\b/i;

/**
 * Returns the sentence of a readme that describes the library: it starts with the name and a verb, or it is the first
 * one below the title and ends with a full stop.
 */
export function readPurpose(folder: string, files: LibraryFiles, name: string): Fact | undefined {
  const { file = '', head = '' } = readHead(folder, files) ?? {};
  const text = withoutMarks(withoutLinks(head));
  const [found] =
    new RegExp(
      `^${loosely(name)}(?: \\([^)]*\\))? (?:is (?:an?|the)|provides|implements) [^<>|]+?(?=\\n\\s*\\n|\\n[#<*-])`,
      'im',
    ).exec(text) ?? [];
  const sentence = firstSentence((found ?? firstText(text)).replace(/\s+/g, ' ').trim());
  return sentence.length > LONGEST ? undefined : factOf(sentence, file);
}

/** Returns the paragraph below the title, if its first sentence is plain and short. */
function firstText(text: string): string {
  const [, below = ''] =
    /^\s*#{1,2}[ \t][^\n]*\n\s*(\p{Lu}(?:[^\n]|\n(?!\s*\n))*)/u.exec(text) ?? [];
  const sentence = firstSentence(below.replace(/\s+/g, ' ').trim());
  const isPlain = /^[^<>|[\]{}]+ [^<>|[\]{}]+\.$/.test(sentence);
  return isPlain && !NO_PURPOSE.test(sentence) ? sentence : '';
}

/** Removes the marks of emphasis and code, but no underscore inside a name. */
function withoutMarks(text: string): string {
  return text.replace(/(?<!\w)[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}(?!\w)/g, '');
}

/** Removes images, such as badges, and the targets of links. */
function withoutLinks(text: string): string {
  return text.replace(/!\[[^\]]*\]\([^)]*\)/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
