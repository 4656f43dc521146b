import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Address, PageDescription } from '../pages/page-kind.ts';
import { memberAnchors } from './anchors.ts';
import { levelOf } from '../diagnostics/severity.ts';
import type { ScopedPage } from './page-scopes.ts';
import { permalinkOf } from './permalinks.ts';
import type { MemberAnchor } from '../model/links.ts';
import { Shelf } from '../model/shelf.ts';

/** A page with its place on the site and its anchors. */
export interface PlacedPage extends ScopedPage {
  /** Site path without base. */
  permalink: string;
  /** Path of the file below the output folder. */
  file: string;
  /** Maps a member's or enum value's refid to its anchors on the page; made anew where many others have been asked for since. */
  anchors: ReadonlyMap<string, MemberAnchor>;
}

/** Of how many pages the anchors are kept. */
const mostAnchored = 300;

/** What decides about permalinks and files of pages. */
type PlacingConfig = Pick<Config, 'baseUrl' | 'trailingSlash'> & {
  checks: Pick<Config['checks'], 'duplicateRoutes'>;
};

/** Gives every page its permalink, sorted by it; of pages with one permalink the first is kept and the others reported (S-335). */
export function placePages(
  pages: readonly ScopedPage[],
  { baseUrl: base, trailingSlash, checks }: PlacingConfig,
  diagnostics: Diagnostics,
): PlacedPage[] {
  const level = levelOf(checks.duplicateRoutes);
  const shelf = new Shelf(mostAnchored);
  const placed = new Map<string, PlacedPage>();
  const placeOf = (
    address: Address,
    ownFile: string | undefined,
    apiPath: string,
  ): { permalink: string; file: string; key: string } => {
    const permalink = permalinkOf(address, apiPath);
    const file = ownFile ?? fileOf(permalink, trailingSlash);
    // File systems that ignore case would write both to one file.
    return { permalink, file, key: file.toLowerCase() };
  };
  for (const { source, scope } of pages) {
    const { description } = source;
    const { apiPath } = scope.input.settings;
    let place = placeOf(description.address, description.file, apiPath);
    if (placed.has(place.key)) place = placeOf(ownAddress(description), description.file, apiPath);
    const { permalink, file, key } = place;
    const known = placed.get(key);
    if (known) {
      const other = known.source.description.place?.file;
      if (level)
        diagnostics.report({
          code: 'duplicate-route',
          level,
          place: description.addressPlace ?? description.place,
          message: `Duplicate routes found!\n- Attempting to create page at ${base}${permalink}, but a page already exists at this route.\nThis could lead to non-deterministic routing behavior.`,
          advice: `${other === undefined ? '' : `The other page is that of ${other}. `}Give one of the two another slug or file name.`,
        });
      continue;
    }
    const anchors = shelf.keeping(() => memberAnchors(description.members ?? []));
    placed.set(key, {
      ...{ permalink, file, source, scope },
      get anchors() {
        return anchors();
      },
    });
  }
  return [...placed.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** The address of a page whose name another has too, such as that of a file of which Doxygen strips all folders. */
function ownAddress({ address, refid }: PageDescription): Address {
  if ('permalink' in address || refid === undefined) return address;
  return { ...address, name: `${address.name} ${refid}` };
}

/** The file that a static host shows for a permalink (S-021). */
export function fileOf(permalink: string, trailingSlash: boolean | undefined): string {
  if (permalink.endsWith('.html')) return permalink;
  if (trailingSlash === false && permalink !== '') return `${permalink.replace(/\/$/, '')}.html`;
  return `${permalink}index.html`;
}
