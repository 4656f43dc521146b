import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { DoxygenConfig } from '../config/types.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { isBelow } from '../inputs/is-below.ts';
import { runFolder } from '../inputs/run-places.ts';
import { listFiles, type SourceFile } from '../markdown/source-file.ts';
import { globExpression } from '../model/glob.ts';
import type { ApiReference, ExamplePath } from '../model/site.ts';
import { exampleLanguage } from '../shared/example-language.ts';
import type { SourcePlaces } from './source-places.ts';

/** What decides where examples are. */
export interface ExampleSetting {
  /** The settings of the API reference. */
  settings: Pick<DoxygenConfig, 'examples' | 'sources' | 'xml'>;
  /** Where its sources are. */
  places: SourcePlaces;
  /** Folder of the configuration. */
  siteFolder: string;
}

/**
 * Lists the source files that `doxygen.examples` names, or by default those in the EXAMPLE_PATH of Doxygen's settings,
 * each once, sorted by path. Reports configured files whose paths below their folders are the same.
 */
export async function exampleFiles(
  api: ApiReference,
  setting: ExampleSetting,
  context: Pick<BuildContext, 'inputs' | 'diagnostics'>,
): Promise<SourceFile[]> {
  const { examples } = setting.settings;
  const found = examples
    ? await configuredFiles(examples, context)
    : await doxygenFiles(api, setting, context.inputs);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function configuredFiles(
  paths: readonly string[],
  { inputs, diagnostics }: Pick<BuildContext, 'inputs' | 'diagnostics'>,
): Promise<SourceFile[]> {
  const byPath = new Map<string, SourceFile>();
  for (const path of paths) {
    const files = (await listFiles(inputs, path)) ?? [
      { path: basename(path), absolute: path, display: displayPath(path) },
    ];
    for (const file of files) {
      if (exampleLanguage(file.path) === undefined) continue;
      const other = byPath.get(file.path);
      if (!other) byPath.set(file.path, file);
      else if (other.absolute !== file.absolute)
        diagnostics.warning(
          'example-name',
          `The examples ${other.display} and ${file.display} would have the same page: "${file.path}". Only the first one has it.`,
          { file: file.display },
          'Name a folder that contains both in doxygen.examples, or rename one of the files.',
        );
    }
  }
  return [...byPath.values()];
}

/**
 * Lists the files in EXAMPLE_PATH that are no sources of the library, with paths below the folder that all of them
 * share.
 */
async function doxygenFiles(
  { compounds, examplePath }: ApiReference,
  { settings, places, siteFolder }: ExampleSetting,
  inputs: Inputs,
): Promise<SourceFile[]> {
  if (!examplePath) return [];
  const isFile = (path: string): boolean => inputs.statSync(path)?.isFile() === true;
  const sources = compounds.flatMap(({ kind, location, name }) => {
    const place = kind === 'file' ? places.placeOf(location?.file ?? name) : undefined;
    return place ?? [];
  });
  // Without a source in its place, nothing shows that the folders are those of this library.
  if (!sources.some(isFile)) return [];
  const ran = runFolder(examplePath.outputFolder, settings.xml);
  const bases = [places.base ?? [], ran ?? []].flat();
  // The XML is input: it cannot publish files from anywhere.
  const allowed = [...bases, siteFolder, ...(settings.sources ?? [])].map((each) => resolve(each));
  const own = new Set(sources);
  const wanted = examplePath.patterns.map(globExpression);
  const found = new Map<string, SourceFile>();
  const roots: string[] = [];
  for (const written of examplePath.paths) {
    const path = bases
      .map((base) => resolve(base, written))
      .find((each) => inputs.existsSync(each));
    if (path === undefined || !allowed.some((folder) => isBelow(folder, path))) continue;
    const isSingle = isFile(path);
    // A folder around the library is no folder of examples.
    if (!isSingle && examplePath.isRecursive && bases.some((base) => isBelow(path, base))) continue;
    roots.push(isSingle ? dirname(path) : path);
    const files = isSingle ? [path] : await filesIn(path, examplePath, inputs);
    for (const absolute of files) {
      const name = basename(absolute);
      const isWanted = isSingle || wanted.length === 0 || wanted.some((each) => each.test(name));
      if (isWanted && exampleLanguage(name) !== undefined && !own.has(absolute))
        found.set(absolute, { path: name, absolute, display: displayPath(absolute) });
    }
  }
  const root = commonFolder(roots);
  return [...found.values()].map((file) => ({
    ...file,
    path: relative(root, file.absolute).split(sep).join('/'),
  }));
}

async function filesIn(
  folder: string,
  { isRecursive }: ExamplePath,
  inputs: Inputs,
): Promise<string[]> {
  if (isRecursive) return ((await listFiles(inputs, folder)) ?? []).map(({ absolute }) => absolute);
  const entries = await inputs.readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** Returns the innermost folder that contains all of some folders. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  let common = first;
  while (others.some((other) => !isBelow(common, other)) && common !== dirname(common))
    common = dirname(common);
  return common;
}
