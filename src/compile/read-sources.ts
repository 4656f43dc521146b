import { dirname, resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { VersionedDoxygen } from '../config/versioned-doxygen.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Compound } from '../model/compound.ts';
import type { PackedListing } from '../model/packed-listing.ts';
import type { ApiReference } from '../model/site.ts';
import { DocumentedFiles } from '../plan/documented-files.ts';
import { hasFileCommand } from '../plan/file-comments.ts';
import { shownSymbolsOf } from '../plan/hidden-symbols.ts';
import { declarationsByFile, hasChanged, isListed } from './changed-sources.ts';

/** Maximum size of a source in bytes; none that declares an API is larger. */
const largest = 16 * 2 ** 20;

/** Number of sources that are looked for in each folder before another one is tried. */
const probes = 4;

/** Number of sources that a message names. */
const named = 3;

/**
 * Looks at the sources of an API reference where they are still in their places, each once: reports how many of them
 * have changed since Doxygen ran, and returns the files that no comment describes. `siteFolder` is the folder of the
 * configuration.
 */
export function readSources(
  api: ApiReference,
  { isLatest, settings }: Pick<VersionedDoxygen, 'isLatest' | 'settings'>,
  siteFolder: string,
  { inputs, diagnostics }: Pick<BuildContext, 'inputs' | 'diagnostics'>,
): ReadonlySet<string> {
  const folders = [...(settings.sources ?? []), siteFolder, ...foldersAround(settings.xml)];
  const placeOf = sourceFinder(api, folders, inputs);
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string): string | undefined => {
    if (!texts.has(file)) texts.set(file, sourceText(placeOf(file), inputs));
    return texts.get(file);
  };
  const bare = shownSymbolsOf(api, settings.show).undocumentedFiles
    ? new Set<string>()
    : new DocumentedFiles(api, ({ name, location }) => {
        const text = textOf(location?.file ?? name);
        return text === undefined ? undefined : hasFileCommand(text, name);
      }).bare();
  // The sources on this machine are those of the latest version, if they are there at all.
  if (!isLatest) return bare;
  const changed: string[] = [];
  let listings: ReadonlyMap<string, PackedListing> | undefined;
  let found = 0;
  for (const [file, declarations] of declarationsByFile(api.compounds)) {
    const text = texts.get(file) ?? sourceText(placeOf(file), inputs);
    texts.delete(file);
    if (text === undefined) continue;
    found += 1;
    if (!hasChanged(text, declarations)) continue;
    listings ??= listingsByFile(api.compounds);
    const listing = listings.get(file);
    if (!listing || !isListed(text, listing)) changed.push(file);
  }
  if (changed.length > 0) {
    const more = changed.length - named;
    const names = [...changed.slice(0, named), ...(more > 0 ? [`${more} more`] : [])].join(', ');
    diagnostics.warning(
      'xml-older',
      `${changed.length} of ${found} ${found === 1 ? 'source' : 'sources'} changed since Doxygen ran: ${names}.`,
      { file: displayPath(settings.xml) },
      'Run Doxygen again.',
    );
  }
  return bare;
}

/** Maps the path of each source, as Doxygen writes it, to its listing. */
function listingsByFile(compounds: readonly Compound[]): Map<string, PackedListing> {
  return new Map(
    compounds.flatMap(({ kind, location, name, listing }) =>
      kind === 'file' && listing ? [[location?.file ?? name, listing] as const] : [],
    ),
  );
}

/** The folders around the XML, innermost first: Doxygen often ran in one of them. */
function foldersAround(xml: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(resolve(xml)); folders.length < 4; at = dirname(at)) {
    if (at === dirname(at)) break;
    folders.push(at);
  }
  return folders;
}

/** Returns the function that maps the path of a source in the model to its place on this machine, if it is there. */
function sourceFinder(
  { compounds, machinePaths }: ApiReference,
  folders: readonly string[],
  inputs: Inputs,
): (file: string) => string | undefined {
  const relative = compounds.flatMap(({ kind, location, name }) => {
    const file = location?.file ?? name;
    return kind === 'file' && !isAbsolute.test(file) && !machinePaths?.files.has(file)
      ? [file]
      : [];
  });
  const some = relative.slice(0, probes);
  const base = [...new Set(folders.map((folder) => resolve(folder)))].find((folder) =>
    some.some((file) => inputs.statSync(resolve(folder, file))?.isFile()),
  );
  return (file) => {
    const whole = machinePaths?.files.get(file) ?? file;
    if (isAbsolute.test(whole)) return whole;
    return base === undefined ? undefined : resolve(base, whole);
  };
}

/** Absolute paths of any system; the address of another machine, with two slashes, is none: XML is input. */
const isAbsolute = /^(?:[/\\](?![/\\])|[A-Za-z]:[/\\])/;

function sourceText(path: string | undefined, inputs: Inputs): string | undefined {
  const stats = path === undefined ? undefined : inputs.statSync(path);
  if (path === undefined || !stats?.isFile() || stats.size > largest) return undefined;
  // Names and commands are ASCII in nearly all encodings.
  return inputs.readIfPossible(path)?.toString('utf8');
}
