import { splitQualified } from '../model/qualified-name.ts';
import type { Address } from '../pages/page-kind.ts';
import { shortHash } from './short-hash.ts';
import { slugOf } from './slug.ts';

/** An address from which the plan derives a permalink. */
export type NamedAddress = Exclude<Address, { permalink: string }>;

/** Maximum length of the path of a name in characters; with its folders, it must fit the limits of file systems. */
const longest = 200;

/** The preferred permalink for a page with this name; other pages may prefer the same. */
export function permalinkOf(
  { folder, style }: NamedAddress,
  name: string,
  apiPath: string,
): string {
  const segments = style === 'symbol' ? splitQualified(name) : name.split('/').filter(isFolder);
  const slugs = (segments.length > 0 ? segments : ['']).map((segment) => slugOf(segment, style));
  return [...(apiPath ? [apiPath] : []), folder, shortened(slugs).join('/'), ''].join('/');
}

/** Appends a suffix to the last word of a permalink, to distinguish it from that of another page. */
export function withSuffix(permalink: string, suffix: string): string {
  return `${permalink.slice(0, -1)}-${suffix}/`;
}

function isFolder(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..';
}

/** Shortens a path that is too long to its first segments, the last one, and a hash of the whole path. */
function shortened(slugs: readonly string[]): readonly string[] {
  const path = slugs.join('/');
  if (path.length <= longest) return slugs;
  const last = slugs.at(-1) ?? '';
  const parts: string[] = [];
  let length = last.length;
  for (const slug of slugs.slice(0, -1)) {
    length += slug.length + 1;
    if (length > longest / 2) break;
    parts.push(slug);
  }
  return [...parts, `${last}-${shortHash(path, 6)}`];
}
