import { basename, relative, resolve, sep } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { VersionedDoxygen } from '../config/versioned-doxygen.ts';
import { loadHighlight } from '../code/highlight.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { listFiles, type SourceFile } from '../markdown/source-file.ts';
import { linesOfCode } from '../model/code-spans.ts';
import { linkedIn, packListing, unpackListing } from '../model/packed-listing.ts';
import type { ApiReference, ExampleFile } from '../model/site.ts';
import { indexSymbols, type Symbols } from '../model/symbols.ts';
import { exampleLanguage } from '../shared/example-language.ts';
import { exampleLinker, type LinkExample } from '../plan/examples/link-example.ts';
import { withoutHidden } from '../plan/hidden-symbols.ts';
import { symbolNames } from '../plan/symbol-names.ts';

/** The languages whose names the linker can resolve. */
const linked = new Set(['c', 'cpp', 'objectivec']);

/** Maximum number of characters that are coloured and linked: larger files are data. */
const largest = 2 ** 20;

/**
 * Reads the examples of an API reference: the source files that `doxygen.examples` names, and those in the XML without
 * links, as Doxygen writes them if it does not know the symbols. Reports examples of the same name. `siteFolder` is the
 * folder of the configuration.
 */
export async function readExamples(
  api: ApiReference,
  { settings }: Pick<VersionedDoxygen, 'settings'>,
  siteFolder: string,
  context: Pick<BuildContext, 'inputs' | 'diagnostics'>,
): Promise<ExampleFile[]> {
  let linker: LinkExample | undefined;
  const link: LinkExample = (lines) => {
    linker ??= linkerFor(indexSymbols(withoutHidden(api, settings.show)));
    return linker(lines);
  };
  const inXml = api.compounds.filter(({ kind }) => kind === 'example');
  const unlinked = inXml.flatMap(({ refid, name, listing, location }): ExampleFile[] => {
    if (!listing || !linked.has(exampleLanguage(name) ?? '') || linkedIn(listing).length > 0)
      return [];
    const { filename, lines } = unpackListing(listing);
    const own = { ...(filename !== undefined && { filename }), lines: link(lines) };
    const file = location?.file ?? name;
    return [{ refid, name, path: file, file, listing: packListing(own) }];
  });
  const files = await exampleFiles(settings.examples, context);
  // EXAMPLE_PATH may be a folder above or below.
  const isBelow = (path: string, name: string): boolean => `/${path}`.endsWith(`/${name}`);
  const described = new Set(
    inXml.flatMap(({ name }) => {
      const meant = files.filter(({ path }) => isBelow(path, name) || isBelow(name, path));
      const [only] = meant.length === 1 ? meant : meant.filter(({ path }) => path === name);
      return only ?? [];
    }),
  );
  const highlight = files.length > 0 ? await loadHighlight() : undefined;
  const found: ExampleFile[] = [];
  for (const file of files) {
    const { path, absolute, display } = file;
    if (described.has(file)) continue;
    const text = await context.inputs.read(absolute, 'utf8');
    if (text === undefined) continue;
    const language = exampleLanguage(path) ?? '';
    const code = text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .replace(/\n+$/, '');
    const plain = [{ type: 'text' as const, value: code }];
    const isData = text.length > largest;
    const nodes = isData ? plain : (highlight?.(language, code) ?? plain);
    const lines = linesOfCode(nodes).map((line, i) => ({ ...line, number: i + 1 }));
    found.push({
      refid: `example/${path}`,
      name: path,
      path: pathFrom(siteFolder, absolute),
      file: display,
      listing: packListing({
        filename: path,
        lines: linked.has(language) && !isData ? link(lines) : lines,
      }),
    });
  }
  return [...unlinked, ...found];
}

function linkerFor(symbols: Symbols): LinkExample {
  return exampleLinker(
    symbolNames(symbols, () => true),
    symbols,
  );
}

/** The path of a file relative to a folder, without the steps up from there. */
function pathFrom(folder: string, absolute: string): string {
  return relative(resolve(folder), absolute)
    .split(sep)
    .join('/')
    .replace(/^(?:\.\.\/)+/, '');
}

/** The source files in some folders, or the files themselves, sorted by path; each path below its folder once. */
async function exampleFiles(
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
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
