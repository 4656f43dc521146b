import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isDictionary, type Dictionary } from '../../init/dictionary.ts';
import { Inputs } from '../../inputs/inputs.ts';
import { contentFiles, listFiles } from '../../markdown/source-file.ts';

/** A text of an old site, or a module that is a page. */
export interface ContentFile {
  /** Its path below the folder of its kind. */
  path: string;
  /** Its front matter; empty for modules. */
  frontMatter: Dictionary;
}

/** Where the texts of a language are. */
export interface ContentPlace {
  /** The folder of the default language, which says which texts there are. */
  folder: string;
  /** The folder with the translations. */
  translated?: string | undefined;
}

/** What Docusaurus leaves out by default. */
const excluded = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** Reads the front matter of the content of a plugin; drafts are left out, as in a build of Docusaurus. */
export async function contentIn(
  { folder, translated }: ContentPlace,
  { include, exclude }: Dictionary,
  endings: string,
): Promise<ContentFile[]> {
  const found = (await listFiles(new Inputs(false), folder)) ?? [];
  const globs = {
    include: textsOr(include, [`**/*.${endings}`]),
    exclude: textsOr(exclude, excluded),
  };
  return contentFiles(found, globs).flatMap(({ path, absolute }) => {
    const own = translated === undefined ? absolute : join(translated, path);
    const file = existsSync(own) ? own : absolute;
    const frontMatter = /\.mdx?$/i.test(path) ? frontMatterIn(readFileSync(file, 'utf8')) : {};
    return frontMatter.draft === true ? [] : [{ path, frontMatter }];
  });
}

/** The front matter of a text; empty if it has none that can be read. */
function frontMatterIn(text: string): Dictionary {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return yamlMap(yaml);
}

/** A map in YAML or JSON; empty if it is none. */
export function yamlMap(text: string): Dictionary {
  try {
    const value: unknown = parse(text);
    return isDictionary(value) ? value : {};
  } catch {
    return {};
  }
}

/** The map in the first of some files that exists; empty if there is none. */
export function mapInFile(...files: readonly string[]): Dictionary {
  const file = files.find((each) => existsSync(each));
  return file === undefined ? {} : yamlMap(readFileSync(file, 'utf8'));
}

/** A list of texts as written, or a default. */
function textsOr(written: unknown, fallback: readonly string[]): readonly string[] {
  if (!Array.isArray(written)) return fallback;
  return (written as unknown[]).filter((each) => typeof each === 'string');
}

/** A text as written, or a number as text; otherwise undefined. */
export function textOf(written: unknown): string | undefined {
  if (typeof written === 'number') return String(written);
  return typeof written === 'string' ? written : undefined;
}
