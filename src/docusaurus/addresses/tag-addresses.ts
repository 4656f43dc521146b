import kebabCase from 'lodash-es/kebabCase.js';
import { join, posix } from 'node:path';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { mapInFile, textOf, type ContentFile } from './content-files.ts';

/** Counts the texts of each tag, by the address of the tag below the folder of the tags. */
export function tagAddresses(
  files: readonly ContentFile[],
  folder: string,
  { tags }: Dictionary,
): Map<string, number> {
  const declared =
    tags === false || tags === null ? {} : mapInFile(join(folder, textOf(tags) ?? 'tags.yml'));
  const counts = new Map<string, number>();
  for (const { frontMatter } of files) {
    const written: readonly unknown[] = Array.isArray(frontMatter.tags) ? frontMatter.tags : [];
    const own = new Set(written.flatMap((tag) => tagAddress(tag, declared) ?? []));
    const isListed = frontMatter.unlisted !== true;
    for (const address of own) counts.set(address, (counts.get(address) ?? 0) + Number(isListed));
  }
  return counts;
}

function tagAddress(tag: unknown, declared: Dictionary): string | undefined {
  const key = textOf(tag);
  if (key !== undefined) {
    const known = declared[key];
    const own = isDictionary(known) ? textOf(known.permalink) : undefined;
    return own ?? kebabCase(key);
  }
  return isDictionary(tag) ? textOf(tag.permalink) : undefined;
}

/** The addresses of a list of texts with so many entries: the first page is the address of the list itself. */
export function listPages(
  address: string,
  entries: number,
  { postsPerPage = 10, pageBasePath }: Dictionary,
): string[] {
  const perPage = typeof postsPerPage === 'number' ? postsPerPage : entries;
  const pages = Math.max(1, Math.ceil(entries / Math.max(1, perPage)));
  const segment = textOf(pageBasePath) ?? 'page';
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? address : posix.join(address, segment, String(index + 1)),
  );
}
