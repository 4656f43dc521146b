import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isForeign } from './library-files.ts';
import type { Library } from './library.ts';

/** Files whose comments may declare topics. */
const SOURCE = /\.(?:h|hh|hpp|hxx|h\+\+|inc|ipp|c|cc|cpp|cxx|dox|md)$/i;

/** Maximum number of files to read, and of bytes in each. */
const MOST = { files: 2000, bytes: 2_000_000 };

/** Returns the titles of the topics that comments in the files of Doxygen declare, in the order of the files. */
export function topicTitles({
  folder,
  files,
  doxygen,
}: Pick<Library, 'folder' | 'files' | 'doxygen'>): string[] {
  if (!doxygen) return [];
  const inputs = doxygen.inputs.map((path) => relative(folder, path).split(sep).join('/'));
  const isRead = (path: string): boolean =>
    inputs.length === 0 ||
    inputs.some((input) => input === '' || path === input || path.startsWith(`${input}/`));
  const paths = files.paths.filter((path) => SOURCE.test(path) && isRead(path) && !isForeign(path));
  const titles = paths.slice(0, MOST.files).flatMap((path) => titlesIn(join(folder, path)));
  return [...new Set(titles)];
}

function titlesIn(file: string): string[] {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0 || size > MOST.bytes) return [];
  // A topic in a condition, which may be false, is declared again elsewhere or nowhere.
  const text = readFileSync(file, 'utf8').replace(
    /[\\@]cond\b[^]*?(?:[\\@]endcond\b|(?![^]))/g,
    '',
  );
  return [...text.matchAll(/[\\@]defgroup[ \t]+\S+[ \t]+(\S[^\n]*)/g)].map(([, title = '']) =>
    title
      .replace(/\*+\/.*$|[\\@]\{.*$/, '')
      .replace(/^"(.*)"\s*$/, '$1')
      .trim(),
  );
}
