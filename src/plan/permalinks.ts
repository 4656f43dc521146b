import { createHash } from 'node:crypto';
import { splitQualified } from '../model/qualified-name.ts';
import type { Address } from '../pages/page-kind.ts';

/** Longest path segment that is written out, in characters; longer names are cut and told apart by a hash. */
const longest = 80;

/** Names that Windows reserves for devices, with or without ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The permalink of a page. Total, and injective without regard to case: a name of lower-case letters, digits and
 * underscores is written as it is (`_` becomes `-` in symbols, as in links that already exist); capital letters are
 * kept apart by a bit mask behind `~`, everything else by a hash behind `~h`.
 */
export function permalinkOf(address: Address, apiPath: string): string {
  if ('permalink' in address) return address.permalink;
  const { folder, name, style } = address;
  const segments = style === 'symbol' ? splitQualified(name) : name.split('/');
  const last = segments.length - 1;
  const path = segments.map((segment, i) =>
    segmentSlug(segment, style === 'file' && i < last ? 'word' : style),
  );
  return [...(apiPath ? [apiPath] : []), folder, ...path, ''].join('/');
}

/** One path segment of a name. */
function segmentSlug(segment: string, style: 'symbol' | 'file' | 'word'): string {
  const plain = plainSlug(segment.toLowerCase(), style);
  if (plain === undefined || segment.length > longest) return hashed(segment);
  const mask = capitals(segment);
  const slug = mask === '0' ? plain : `${plain}~${mask}`;
  return reserved.test(slug) ? `${slug}~` : slug;
}

/** The slug of a lower-case name from which the name can be read back; undefined where there is none. */
function plainSlug(name: string, style: 'symbol' | 'file' | 'word'): string | undefined {
  switch (style) {
    case 'symbol':
      return /^[a-z0-9_]+$/.test(name) ? name.replaceAll('_', '-') : undefined;
    case 'file':
      // The last hyphen stands for the dot, so that a name without ending may have none.
      if (/^[a-z0-9_]+$/.test(name)) return name;
      return /^[a-z0-9_-]+\.[a-z0-9_]+$/.test(name) ? name.replace('.', '-') : undefined;
    case 'word':
      return /^[a-z0-9_-]+$/.test(name) ? name : undefined;
  }
}

/** Which letters of a name are capital, as a bit mask in hexadecimal, first letter lowest. */
function capitals(name: string): string {
  let mask = 0n;
  let bit = 1n;
  for (const char of name) {
    if (/[A-Z]/.test(char)) mask |= bit;
    if (/[A-Za-z]/.test(char)) bit <<= 1n;
  }
  return mask.toString(16);
}

/** What can be read of a name, and a hash of all of it. */
function hashed(name: string): string {
  const readable = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${readable || 'symbol'}~h${shortHash(name, 8)}`;
}

/** The first characters of a SHA-256 in base 36, for names. */
export function shortHash(text: string, length: number): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return BigInt(`0x${digest}`).toString(36).padStart(13, '0').slice(-length);
}
