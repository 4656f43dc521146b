import { librariesPath } from '../shared/libraries-path.ts';
import type { Place } from '../shared/place.ts';
import { childOf, type SourceNode } from '../yaml/source.ts';
import type { Config } from './types.ts';

/** The options that depend on the libraries of a site. */
type LibrariesConfig = Pick<Config, 'doxygen' | 'libraries' | 'docs' | 'coverage'>;

/** Reports libraries that one site cannot show together. */
export function checkLibraries(
  { doxygen, libraries, docs, coverage }: LibrariesConfig,
  source: SourceNode,
  fault: (message: string, place: Place, advice: string) => void,
): void {
  if (!libraries) return;
  const node = childOf(source, 'libraries');
  const { place } = node ?? source;
  if (doxygen)
    fault(
      'The options "doxygen" and "libraries" exclude each other.',
      place,
      'Add the library of "doxygen" to "libraries", with all its options, and remove "doxygen".',
    );
  if (coverage.page)
    fault(
      '"coverage.page": sites with several libraries have no page about what is documented.',
      childOf(childOf(source, 'coverage'), 'page')?.place ?? source.place,
      'Remove it, and measure each library with mtp-site coverage --xml FOLDER.',
    );
  const versions = childOf(childOf(source, 'docs'), 'versions');
  for (const [name, version] of Object.entries(docs?.versions ?? {}))
    if (version.doxygen)
      fault(
        `"docs.versions.${name}.doxygen": versions of the guides have no API reference of their own on a site with several libraries.`,
        childOf(childOf(versions, name), 'doxygen')?.place ?? source.place,
        'Remove it: "libraries" belong to the latest version. Or build a site of its own for the older versions.',
      );
  const known = new Map<string, string>();
  for (const [name, { routeBasePath }] of Object.entries(libraries)) {
    const path = routeBasePath.toLowerCase();
    const other = known.get(path);
    if (other !== undefined)
      fault(
        `"libraries.${name}": it has the same path as "${other}", /${routeBasePath}/.`,
        childOf(node, name)?.place ?? place,
        `Set another path: libraries.${name}.routeBasePath.`,
      );
    known.set(path, name);
  }
  if (librariesPath(libraries) === '')
    fault(
      '"libraries": the paths of the libraries do not start with the same folder, which the page with their list needs.',
      place,
      'Set "routeBasePath" for each of them, such as api/NAME, or leave it out.',
    );
}
