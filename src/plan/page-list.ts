import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Address, PageLink, PageSource } from '../pages/page-kind.ts';
import { memberAnchors } from './anchors.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { ScopedPage } from './page-scopes.ts';
import { placeNames } from './place-names.ts';
import type { AddressNames } from '../model/address-names.ts';
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
  /** Pages that readers may take for this one, since their addresses are nearly the same. */
  similar: readonly PageLink[];
}

/** Of how many pages the anchors are kept. */
const mostAnchored = 300;

/** So many similar pages a page names. */
const mostSimilar = 8;

/** What decides about permalinks and files of pages. */
type PlacingConfig = Pick<Config, 'baseUrl' | 'trailingSlash'> & {
  checks: Pick<Config['checks'], 'duplicateRoutes'>;
};

/**
 * Gives every page its permalink, sorted by it. Of pages whose permalinks their authors chose, and that chose the same,
 * the first is kept and the others are reported (S-335).
 */
export function placePages(
  pages: readonly ScopedPage[],
  { baseUrl: base, trailingSlash, checks }: PlacingConfig,
  diagnostics: Diagnostics,
): PlacedPage[] {
  const level = levelOf(checks.duplicateRoutes);
  const shelf = new Shelf(mostAnchored);
  const placed = new Map<string, PlacedPage>();
  const names = placesOfNames(pages, diagnostics);
  for (const { source, scope } of pages) {
    const { description } = source;
    const { permalink, similar } = names.get(source) ?? ownPlace(description.address);
    const file = description.file ?? fileOf(permalink, trailingSlash);
    // File systems that ignore case would write both to one file.
    const key = file.toLowerCase();
    const known = placed.get(key);
    if (known) {
      const other = known.source.description.place?.file;
      if (level)
        diagnostics.report({
          code: 'duplicate-route',
          level,
          place: description.addressPlace ?? description.place,
          message: `The URL ${base}${permalink} is already used by ${other === undefined ? 'another page' : `the page of ${other}`}, so this page is skipped.`,
          advice: `Give one of the two another slug or file name, ${orSet('checks.duplicateRoutes', level)}.`,
        });
      continue;
    }
    const anchors = shelf.keeping(() => memberAnchors(description.members ?? [], description));
    placed.set(key, {
      ...{ permalink, file, source, scope, similar },
      get anchors() {
        return anchors();
      },
    });
  }
  return [...placed.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/** Where a page stands, and what it may be taken for. */
type Place = Pick<PlacedPage, 'permalink' | 'similar'>;

function ownPlace(address: Address): Place {
  return { permalink: 'permalink' in address ? address.permalink : '', similar: [] };
}

/** Maps the pages that have names to their places; names that two namespaces have because one is inline are reported. */
function placesOfNames(
  pages: readonly ScopedPage[],
  diagnostics: Diagnostics,
): Map<PageSource, Place> {
  const named = pages.flatMap(({ source, scope }) => {
    const { address, refid } = source.description;
    if ('permalink' in address) return [];
    return [{ source, address, refid, apiPath: scope.input.settings.apiPath }];
  });
  const places = placeNames(named);
  return new Map(
    named.map(({ source, address }, i) => {
      const { permalink = '', similar = [] } = places[i] ?? {};
      const others = similar.flatMap((index) => named[index] ?? []);
      const rival = others.find((other) => other.address.names[0] === address.names[0]);
      const isLonger = address.style === 'symbol' && address.names.length > 1;
      if (isLonger && rival && rival.address.names.length < address.names.length)
        reportInline(address.names, source.description.place, diagnostics);
      const titled = similar.flatMap((index) => {
        const label = named[index]?.source.description.title;
        const other = places[index]?.permalink;
        return label === undefined || other === undefined ? [] : [{ label, permalink: other }];
      });
      return [source, { permalink, similar: titled.slice(0, mostSimilar) }];
    }),
  );
}

function reportInline(
  [short, long = short]: AddressNames,
  place: PageSource['description']['place'],
  diagnostics: Diagnostics,
): void {
  diagnostics.warning(
    'inline-namespace',
    `"${long}" is also "${short}", because a namespace in its name is inline, but another symbol has that name. Its URL uses the longer name.`,
    place,
    'Rename one of the two: code that uses the short name does not compile.',
  );
}

/** The file that a static host shows for a permalink (S-021). */
export function fileOf(permalink: string, trailingSlash: boolean | undefined): string {
  if (permalink.endsWith('.html')) return permalink;
  if (trailingSlash === false && permalink !== '') return `${permalink.replace(/\/$/, '')}.html`;
  return `${permalink}index.html`;
}
