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
import type { SourcePlaces } from './source-places.ts';
import { declarationsByFile, hasChanged, isListed } from './changed-sources.ts';

/** Maximum size of a source in bytes; none that declares an API is larger. */
const largest = 16 * 2 ** 20;

/** Number of sources that a message names. */
const named = 3;

/**
 * Looks at the sources of an API reference where they are still in their places, each once: reports how many of them
 * have changed since Doxygen ran, and returns the files that no comment describes.
 */
export function readSources(
  api: ApiReference,
  { isLatest, settings }: Pick<VersionedDoxygen, 'isLatest' | 'settings'>,
  { placeOf }: Pick<SourcePlaces, 'placeOf'>,
  { inputs, diagnostics }: Pick<BuildContext, 'inputs' | 'diagnostics'>,
): ReadonlySet<string> {
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

function sourceText(path: string | undefined, inputs: Inputs): string | undefined {
  const stats = path === undefined ? undefined : inputs.statSync(path);
  if (path === undefined || !stats?.isFile() || stats.size > largest) return undefined;
  // Names and commands are ASCII in nearly all encodings.
  return inputs.readIfPossible(path)?.toString('utf8');
}
