import { operatorWords } from './operator-words.ts';
import { shortHash } from './short-hash.ts';
import { table } from '../shared/table.ts';

/** How to split a name into segments and spell its signs: as C++ or as file names. */
export type SlugStyle = 'symbol' | 'path';

/** Maximum length of a path segment in characters; longer names are cut after a word and get a hash. */
const longest = 80;

/** Length of the hash of a name that is cut or has letters that a slug cannot contain. */
const hashLength = 6;

/** Names that Windows reserves for devices, with or without extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * One path segment for a name: words of lower-case ASCII letters and digits, joined by hyphens. Works for every name
 * and gives the same result on every machine, but is not unique: the caller must resolve collisions.
 */
export function slugOf(name: string, style: SlugStyle): string {
  // In this form, accented letters are a letter and a mark; later versions of Unicode do not change it.
  const text = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = style === 'symbol' ? symbolWords(text) : pathWords(text);
  const isSpelled = words !== '' && !/[^\x00-\x7f]/.test(text);
  const slug = isSpelled ? words : [words, shortHash(name, hashLength)].filter(Boolean).join('-');
  if (slug.length > longest) return cut(slug);
  return reserved.test(slug) ? `${slug}-` : slug;
}

/** The start of a slug, up to the end of a word, plus a hash of the whole slug. */
function cut(slug: string): string {
  const start = slug.slice(0, longest - hashLength - 1);
  const end = slug[start.length] === '-' ? start.length : start.lastIndexOf('-');
  const whole = end > 0 ? start.slice(0, end) : start;
  return `${whole}-${shortHash(slug, hashLength)}`;
}

/** Words for the signs in types, named by their meaning in C++. */
const typeSigns: Readonly<Record<string, string>> = table({
  '*': 'ptr',
  '&': 'ref',
  '&&': 'rref',
  '...': 'pack',
  '[]': 'array',
  '||': 'or',
  '|': 'bitor',
  '!': 'not',
  '~': 'compl',
  '^': 'xor',
  '+': 'plus',
  '-': 'minus',
  '/': 'divide',
  '%': 'modulo',
  '==': 'eq',
  '!=': 'ne',
  '<=': 'le',
  '>=': 'ge',
  '<=>': 'spaceship',
  '?': 'then',
  '->': 'to',
  // A bound follows: `T[N]`.
  '[': 'array',
});

/** The same signs between two operands: `A && B` is not a reference. */
const betweenOperands: Readonly<Record<string, string>> = table({
  '*': 'times',
  '&': 'bitand',
  '&&': 'and',
});

/** A word, a sign, or one other character. */
const piece = /[a-z0-9_]+|\.\.\.|<=>|->|&&|\|\||==|!=|<=|>=|\[\]|\S/g;

/** The words of a C++ name. Every underscore becomes a hyphen, so that `eq_` and `eq` differ. */
function symbolWords(text: string): string {
  const operator = /^operator\s*([^\w\s"].*?)\s*$/.exec(text)?.[1]?.replaceAll(' ', '');
  const word = operator === undefined ? undefined : operatorWords[operator];
  if (word !== undefined) return `operator-${word}`;
  const pieces = (text.match(piece) ?? []).filter((each, i) => i === 0 || each !== 'typename');
  const bracket = pieces.findIndex((each) => each === '<' || each === '(');
  return pieces
    .map((each, i) => {
      // Underscores around a template argument are insignificant: `_Scalar`.
      if (/^\w/.test(each)) return (i === 0 ? each : trimmed(each)).replaceAll('_', '-');
      // Part of Doxygen's name for an Objective-C protocol: `Proto-p`.
      if (each === '-' && (bracket < 0 || i < bracket)) return '';
      const isBetween = endsOperand(pieces[i - 1]) && startsOperand(pieces[i + 1]);
      return (isBetween ? betweenOperands[each] : undefined) ?? typeSigns[each] ?? '';
    })
    .filter((each) => each !== '')
    .join('-');
}

function trimmed(word: string): string {
  return word.replace(/^_+(?=.)|(?<=.)_+$/g, '');
}

function endsOperand(before = ''): boolean {
  return /^[\w)>]/.test(before);
}

function startsOperand(behind = ''): boolean {
  return /^[\w(!]/.test(behind) && behind !== 'const' && behind !== 'volatile';
}

/** The words in the name of a file, folder, topic or page: `c++` becomes `cpp`; underscores and dots become hyphens. */
function pathWords(text: string): string {
  return text
    .replace(/(?<=[a-z0-9])\+\+/g, 'pp')
    .replace(/(?<=\bc)#/g, 'sharp')
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .replaceAll('@', ' at ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
