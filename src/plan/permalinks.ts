import { splitQualified } from '../model/qualified-name.ts';
import type { Address } from '../pages/page-kind.ts';
import { shortHash } from './short-hash.ts';
import { slugOf } from './slug.ts';

/** An address that the plan makes a permalink of. */
export type NamedAddress = Exclude<Address, { permalink: string }>;

/** Longest path of a name, in characters: with the folders around it, file systems must still take it. */
const longest = 200;

/** The permalink that a page with this name would like to have; other pages may want the same. */
export function permalinkOf(
  { folder, style }: NamedAddress,
  name: string,
  apiPath: string,
): string {
  const segments = style === 'symbol' ? splitQualified(name) : name.split('/').filter(isFolder);
  const slugs = (segments.length > 0 ? segments : ['']).map((segment) => slugOf(segment, style));
  return [...(apiPath ? [apiPath] : []), folder, shortened(slugs).join('/'), ''].join('/');
}

/** The same permalink with something behind its last word, by which it differs from that of another page. */
export function withSuffix(permalink: string, suffix: string): string {
  return `${permalink.slice(0, -1)}-${suffix}/`;
}

function isFolder(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..';
}

/** Of a path that is too long the first segments and the last one, and a hash of all of it. */
function shortened(slugs: readonly string[]): readonly string[] {
  const path = slugs.join('/');
  if (path.length <= longest) return slugs;
  const last = slugs.at(-1) ?? '';
  const kept: string[] = [];
  let length = last.length;
  for (const slug of slugs.slice(0, -1)) {
    length += slug.length + 1;
    if (length > longest / 2) break;
    kept.push(slug);
  }
  return [...kept, `${last}-${shortHash(path, 6)}`];
}
