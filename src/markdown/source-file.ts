import { isAbsolute, join, resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { globExpression } from '../model/glob.ts';

/** A file below a folder of content. */
export interface SourceFile {
  /** Path below the folder, `/` as separator. */
  path: string;
  /** Path for messages. */
  display: string;
  /** Path on disk. */
  absolute: string;
  /** The file that it translates, if the folder of the default language has one with the same path. */
  original?: SourceFile;
}

/**
 * Lists all files below a folder, sorted by path; returns `undefined` if it does not exist. Hidden files are optional.
 */
export async function listFiles(
  inputs: Inputs,
  folder: string,
  hidden = false,
): Promise<SourceFile[] | undefined> {
  const root = resolve(folder);
  const found = await inputs.stat(root).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const files: SourceFile[] = [];
  // The folders that are being listed, without links: a link may lead to one of them.
  const open = new Set<string>();
  const walk = async (below: string, real: string): Promise<void> => {
    if (open.has(real)) return;
    open.add(real);
    const entries = await inputs
      .readdir(join(root, below), { withFileTypes: true })
      .catch(() => []);
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const absolute = join(root, path);
      const linked = entry.isSymbolicLink()
        ? await inputs.stat(absolute).catch(() => undefined)
        : undefined;
      if (linked?.isDirectory() || entry.isDirectory()) {
        const target = linked ? inputs.realpathSync(absolute) : join(real, entry.name);
        // Skips files of this tool.
        if (!entry.name.startsWith('.mtp-site')) await walk(path, target);
      } else if (hidden || !entry.name.startsWith('.')) {
        files.push({ path, display: displayPath(absolute), absolute });
      }
    }
    open.delete(real);
  };
  await walk('', inputs.realpathSync(root));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Lists the files of a translation, and those of the default language that are not translated; sorted by path. Reports
 * and leaves out texts that only the translation has, as in Docusaurus: most translate a text that was moved.
 */
export async function listTranslated(
  { inputs, diagnostics }: Sources,
  folder: string,
  originalFolder: string | undefined,
  globs: ContentGlobs,
): Promise<SourceFile[] | undefined> {
  const own = await listFiles(inputs, folder);
  const originals =
    originalFolder === undefined ? undefined : await listFiles(inputs, originalFolder);
  if (!own || !originals || originalFolder === undefined) return own;
  const unmatched = new Map(originals.map((file) => [file.path, file]));
  const translated = own.map((file): SourceFile => {
    const original = unmatched.get(file.path);
    unmatched.delete(file.path);
    return original ? { ...file, original } : file;
  });
  const lost = new Set(contentFiles(translated, globs).filter(({ original }) => !original));
  for (const { path, display } of lost)
    diagnostics.report({
      code: 'lost-translation',
      level: 'info',
      place: { file: display },
      message: `This text is skipped: ${displayPath(join(originalFolder, path))} does not exist.`,
      advice: 'Move it to the path of the text that it translates, or remove it.',
    });
  const files = [...translated.filter((file) => !lost.has(file)), ...unmatched.values()];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Returns the first file of a folder with one of some names. A name may also lead out of the folder, or of the folder
 * with the texts of the default language: `../authors.yml`.
 */
export async function findNamed(
  inputs: Inputs,
  files: readonly SourceFile[],
  names: readonly string[],
  { path, defaultPath = path }: { path: string; defaultPath?: string },
): Promise<SourceFile | undefined> {
  const below = files.find((file) => names.includes(file.path));
  if (below) return below;
  const [name = ''] = names;
  for (const folder of isAbsolute(name) || name.startsWith('../') ? [path, defaultPath] : []) {
    const absolute = resolve(folder, name);
    const found = await inputs.stat(absolute).catch(() => undefined);
    if (found?.isFile()) return { path: name, display: displayPath(absolute), absolute };
  }
  return undefined;
}

/** Reads the text of a file that should exist, `undefined` if that fails; converts line ends to `\n`. */
export async function readText(inputs: Inputs, file: string): Promise<string | undefined> {
  const text = await inputs.read(file, 'utf8');
  return text?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Reads the texts of files concurrently; leaves out those that cannot be read. */
export async function readTexts(
  context: BuildContext,
  files: readonly SourceFile[],
): Promise<{ file: SourceFile; text: string }[]> {
  const read = await Promise.all(
    files.map(async (file) => {
      const { absolute } = file;
      const text = await context.cached({ name: `file ${absolute}` }, ({ inputs }) =>
        readText(inputs, absolute),
      );
      return text === undefined ? [] : [{ file, text }];
    }),
  );
  return read.flat();
}

/** Globs, relative to a folder, that select its content. */
export interface ContentGlobs {
  /** Files to include. */
  include: readonly string[];
  /** Files to exclude. */
  exclude: readonly string[];
}

/** Returns the files of a folder that are content. */
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
