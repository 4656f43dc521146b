import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { TextImport } from './mdx-imports.ts';
import { readMarkdown, type MarkdownSource } from './read-markdown.ts';
import { readText } from './source-file.ts';

/** Imported texts: parsed once per build, to report their faults only once. */
const imported = new WeakMap<Diagnostics, Map<string, Promise<MarkdownSource | undefined>>>();

/** Reads a text that another one imports; reports a missing file. */
export async function readImported(
  text: TextImport,
  { file, settings }: MarkdownSource,
  { inputs, diagnostics }: Sources,
): Promise<MarkdownSource | undefined> {
  const { path, line, column } = text;
  const known = imported.get(diagnostics) ?? new Map<string, Promise<MarkdownSource | undefined>>();
  imported.set(diagnostics, known);
  const target = path.startsWith('@site/')
    ? join(settings.siteFolder, path.slice('@site/'.length))
    : path.startsWith('.') || isAbsolute(path)
      ? resolve(dirname(file), path)
      : undefined;
  const source = target === undefined ? undefined : (known.get(target) ?? read(target));
  if (target !== undefined && source) known.set(target, source);
  const found = await source;
  if (!found)
    diagnostics.error(
      'missing-import',
      `The imported file "${path}" does not exist.`,
      { file, line, column },
      'Paths are relative to this file. Paths that start with "@site/" are relative to the folder of the configuration.',
    );
  return found;

  async function read(absolute: string): Promise<MarkdownSource | undefined> {
    const isFile = await inputs.stat(absolute).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (!isFile) return undefined;
    const content = await readText(inputs, absolute);
    return readMarkdown(content, displayPath(absolute), diagnostics, settings);
  }
}
