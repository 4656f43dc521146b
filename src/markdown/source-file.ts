import { join, resolve } from 'node:path';
import { remembered } from '../cache/memory.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { readdir, readFile, stat } from '../inputs/files.ts';
import { globExpression } from '../model/glob.ts';

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
      if (entry.isDirectory()) {
        // What the tool itself keeps beside the sources is none of them.
        if (!entry.name.startsWith('.mtp-site')) await walk(path);
      } else if (hidden || !entry.name.startsWith('.')) {
        const absolute = join(root, path);
        files.push({ path, display: displayPath(absolute), absolute });
      }
    }
  };
  await walk('');
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The files of a translation, and of the default language those that are not translated; sorted by path. */
export async function listTranslated(
  folder: string,
  originalFolder: string | undefined,
): Promise<SourceFile[] | undefined> {
  const own = await listFiles(folder);
  if (!own || originalFolder === undefined) return own;
  const paths = new Set(own.map(({ path }) => path));
  const originals = (await listFiles(originalFolder)) ?? [];
  const files = [...own, ...originals.filter(({ path }) => !paths.has(path))];
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
  const none = new Diagnostics();
  return Promise.all(
    files.map(async (file) => {
      const { absolute } = file;
      const read = (): Promise<string> => readText(absolute);
      return { file, text: await remembered({ name: `file ${absolute}` }, none, read) };
    }),
  );
}

/** Which files of a folder are content: globs below the folder. */
export interface ContentGlobs {
  /** Files that are. */
  include: readonly string[];
  /** Files among them that are not. */
  exclude: readonly string[];
}

/** The files of a folder that are content. */
export function contentFiles(
  files: readonly SourceFile[],
  { include, exclude }: ContentGlobs,
): SourceFile[] {
  const wanted = include.map(globExpression);
  const unwanted = exclude.map(globExpression);
  return files.filter(
    ({ path }) =>
      wanted.some((pattern) => pattern.test(path)) &&
      !unwanted.some((pattern) => pattern.test(path)),
  );
}

/** True for Markdown files. */
export function isMarkdown({ path }: SourceFile): boolean {
  return /\.mdx?$/i.test(path);
}
