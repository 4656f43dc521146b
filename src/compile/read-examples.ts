import { relative, resolve, sep } from 'node:path';
import type { DoxygenConfig } from '../config/types.ts';
import { loadHighlight } from '../code/highlight.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { SourceFile } from '../markdown/source-file.ts';
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
 * Reads the examples of an API reference: some source files, and those in the XML without links, as Doxygen writes them
 * if it does not know the symbols.
 */
export async function readExamples(
  api: ApiReference,
  options: {
    /** The source files. */
    files: readonly SourceFile[];
    /** The symbols that the reference shows, as configured. */
    show: DoxygenConfig['show'];
    /** Folder of the configuration. */
    siteFolder: string;
  },
  inputs: Inputs,
): Promise<ExampleFile[]> {
  const { files, show, siteFolder } = options;
  let linker: LinkExample | undefined;
  const link: LinkExample = (lines) => {
    linker ??= linkerFor(indexSymbols(withoutHidden(api, show)));
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
    const text = await inputs.read(absolute, 'utf8');
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
