import { createHash } from 'node:crypto';

/** How Doxygen names the files of its HTML. */
export interface NameStyle {
  /** CREATE_SUBDIRS: files are in folders that are named after a hash. */
  hasSubdirs: boolean;
  /** CREATE_SUBDIRS_LEVEL: the number of bits in the name of the inner folder. */
  subdirsLevel: number;
  /** CASE_SENSE_NAMES: without it, `A` is written as `_a`. */
  isCaseSensitive: boolean;
}

/** The characters that Doxygen writes as an underscore and a sign, in the order of their signs. */
const escaped = new Map([
  ...Array.from(':/<>*&|.!', (char, i) => [char, `_${i + 1}`] as const),
  ...Array.from(`, {}?^%()+=$\\@][#"~';\``, (char, i) => [char, `_0${i.toString(36)}`] as const),
  ['_', '__'] as const,
]);

/** Length from which Doxygen replaces the end of a name by a hash, and the part that it keeps. */
const longest = 128;
const kept = 96;

/** Writes a name as part of a file name, as Doxygen does. */
export function escapedName(name: string, isCaseSensitive: boolean): string {
  let text = '';
  for (const char of name) {
    const sign = escaped.get(char);
    if (sign !== undefined) text += sign;
    else if (char > '\x7f')
      text += Buffer.from(char).reduce((all, byte) => all + byteName(byte), '');
    else text += isCaseSensitive ? char : inCase(char, false);
  }
  return text.length < longest ? text : text.slice(0, kept) + md5(text).toString('hex');
}

/** Writes the name of a page or example as part of a file name: Doxygen leaves their underscores as they are. */
export function escapedPageName(name: string, isCaseSensitive: boolean): string {
  return name
    .split('_')
    .map((part) => escapedName(part, isCaseSensitive))
    .join('_');
}

function byteName(byte: number): string {
  return `_x${byte.toString(16).toUpperCase()}`;
}

/** One character or escape in the name of a file. */
const piece = /_x[89A-F][0-9A-F]|_0[0-9a-z]|__|_[1-9]|_[a-z]|[^]/g;

/** Rewrites the name of a file for the other setting of CASE_SENSE_NAMES; leaves a hash at its end as it is. */
export function inCase(name: string, isCaseSensitive: boolean): string {
  return name.replace(piece, (part) => {
    if (isCaseSensitive) return /^_[a-z]$/.test(part) ? (part[1] ?? '').toUpperCase() : part;
    return /^[A-Z]$/.test(part) ? `_${part.toLowerCase()}` : part;
  });
}

/** True if a name contains a capital letter that is not part of an escape. */
export function hasCapitals(name: string): boolean {
  return /[A-Z]/.test(name.replace(/_x[89A-F][0-9A-F]/g, ''));
}

/** The folders of CREATE_SUBDIRS in front of a name. */
const subdirs = /^d[0-9a-f]\/d[0-9a-f]{2}\//;

/** Splits the folders of CREATE_SUBDIRS from a name; they are empty if there are none. */
export function splitSubdirs(name: string): [folders: string, name: string] {
  const folders = subdirs.exec(name)?.[0] ?? '';
  return [folders, name.slice(folders.length)];
}

/** Returns the folders of CREATE_SUBDIRS for a name: two bytes of its hash. */
export function subdirsOf(name: string, level: number): string {
  const hash = md5(name);
  const outer = (hash[14] ?? 0) & 0xf;
  const inner = (hash[15] ?? 0) & ((1 << level) - 1);
  return `d${outer.toString(16)}/d${inner.toString(16).padStart(2, '0')}/`;
}

/** Doxygen names files with MD5; nothing here is secret. */
function md5(text: string): Buffer {
  return createHash('md5').update(text).digest();
}
