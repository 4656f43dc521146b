import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** A file below a folder of content. */
export interface SourceFile {
  /** Path below the folder, `/` as separator. */
  path: string;
  /** Path as messages name it. */
  display: string;
  /** Path on disk. */
  absolute: string;
}

/** All files below a folder, sorted by path; undefined where there is no such folder. Hidden files count on demand. */
export async function listFiles(folder: string, hidden = false): Promise<SourceFile[] | undefined> {
  const root = resolve(folder);
  const found = await stat(root).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const files: SourceFile[] = [];
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(root, below), { withFileTypes: true });
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) await walk(path);
      else if (hidden || !entry.name.startsWith('.')) {
        const absolute = join(root, path);
        files.push({ path, display: displayPath(absolute), absolute });
      }
    }
  };
  await walk('');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text of a file, line ends as `\n`. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Files with their texts, which are read at once. */
export function readTexts(
  files: readonly SourceFile[],
): Promise<{ file: SourceFile; text: string }[]> {
  return Promise.all(files.map(async (file) => ({ file, text: await readText(file.absolute) })));
}

/** True for files that are no pages: names that start with `_`, and tests. */
export function isPrivate(path: string): boolean {
  const segments = path.split('/');
  return (
    segments.some((segment) => segment.startsWith('_')) ||
    /\.(test|spec)\.[^./]+$/.test(segments.at(-1) ?? '')
  );
}

/** The Markdown files of a folder that become pages; MDX files are reported, they cannot be read. */
export function markdownPages(
  files: readonly SourceFile[],
  diagnostics: Diagnostics,
): SourceFile[] {
  return files.filter(({ path, display }) => {
    if (isPrivate(path)) return false;
    if (/\.mdx$/i.test(path))
      diagnostics.error(
        'mdx-file',
        'MDX files are not supported: components in Markdown cannot be rendered.',
        { file: display },
        'Write it in Markdown and rename it to ".md", or start its name with "_" to leave it out.',
      );
    return /\.md$/i.test(path);
  });
}
