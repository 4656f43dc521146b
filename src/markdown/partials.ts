import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import { NotedDiagnostics } from '../diagnostics/noted-diagnostics.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { PartModule } from '../model/prose-code.ts';
import { ownExports, readStatements, type TextImport } from './mdx-imports.ts';
import { statementsOf } from './mdx-module.ts';
import { readMarkdown, type MarkdownSource, type TextSettings } from './read-markdown.ts';
import { readText } from './source-file.ts';

/** Imported texts: each text parses those that it imports only once. */
const imported = new WeakMap<Inputs, Map<string, Promise<MarkdownSource | undefined>>>();

/** Returns sources whose diagnostics of an imported text say which text imports it. */
export function importedSources(
  sources: Sources,
  part: string,
  { line }: TextImport,
  importer: string,
): Sources {
  const note = `${importer}:${line} imports this file.`;
  return { ...sources, diagnostics: new NotedDiagnostics(sources.diagnostics, part, note) };
}

/** Reads a text that another one imports; reports a missing file. */
export async function readImported(
  text: TextImport,
  { file, settings }: MarkdownSource,
  sources: Sources,
): Promise<MarkdownSource | undefined> {
  const { inputs, diagnostics } = sources;
  const { path, line, column } = text;
  const known = imported.get(inputs) ?? new Map<string, Promise<MarkdownSource | undefined>>();
  imported.set(inputs, known);
  const target = /^(?:@site)?\//.test(path)
    ? join(settings.siteFolder, path.slice(path.indexOf('/')))
    : path.startsWith('.') || isAbsolute(path)
      ? resolve(dirname(file), path)
      : undefined;
  // A part that is not translated is that of the default language.
  const inOriginal = target === undefined ? undefined : originalOf(target, settings);
  let found: MarkdownSource | undefined;
  for (const each of [target, inOriginal]) {
    if (each === undefined || found) continue;
    const source = known.get(each) ?? read(each);
    known.set(each, source);
    found = await source;
  }
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
    if (content === undefined) return undefined;
    const part = displayPath(absolute);
    const own = importedSources(sources, part, text, file);
    return readMarkdown(content, part, own.diagnostics, settings);
  }
}

/** Returns the path of a file of a translation in the folder of the default language; `undefined` if there is none. */
function originalOf(file: string, { translated }: TextSettings): string | undefined {
  return translated && file.startsWith(translated.folder + sep)
    ? join(translated.original, relative(translated.folder, file))
    : undefined;
}

/** Reads the imports and exports of the texts whose exports a text imports, and of those that they import from. */
export async function partModules(
  source: MarkdownSource,
  sources: Sources,
  parents: readonly string[] = [],
): Promise<Record<string, PartModule> | undefined> {
  const found: Record<string, PartModule> = {};
  for (const text of source.statements?.texts ?? []) {
    if (ownExports(text).size === 0) continue;
    const part = await readImported(text, source, sources);
    if (!part || parents.includes(part.file)) continue;
    const { file, statements = readStatements(part.root) } = part;
    const parts = await partModules(part, sources, [...parents, source.file]);
    found[text.path] = {
      file,
      source: statementsOf({ text: part.text, statements }),
      ...(parts && { parts }),
    };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
