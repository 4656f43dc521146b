import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Address, PageLink, PageSource } from '../pages/page-kind.ts';
import { isStorable } from './file-name.ts';
import { memberAnchors } from './anchors.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { ScopedPage } from './page-scopes.ts';
import { placeNames } from './place-names.ts';
import type { AddressNames } from '../model/address-names.ts';
import type { MemberAnchor } from '../model/links.ts';
import { RecentCache } from '../model/recent-cache.ts';

/** A page with its place on the site and its anchors. */
export interface PlacedPage extends ScopedPage {
  /** Site path without base. */
  permalink: string;
  /** Path of the file relative to the output folder. */
  file: string;
  /** Maps a member's or enum value's refid to its anchors on the page; cached for recently used pages. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Pages with similar addresses, which readers may have meant. */
  similar: readonly PageLink[];
}

/** Maximum number of pages whose anchors are cached. */
const mostAnchored = 300;

/** Number of characters that messages show of a URL that is too long. */
const shown = 60;

/** Maximum number of similar pages per page. */
const mostSimilar = 8;

/** The configuration that affects permalinks and files of pages. */
type PlacingConfig = Pick<Config, 'baseUrl' | 'trailingSlash'> & {
  checks: Pick<Config['checks'], 'duplicateRoutes'>;
};

/**
 * Assigns permalinks to all pages and sorts the pages by them. If authors set the same permalink for several pages, the
 * first one is kept and the others are reported (S-335). Pages that no file system can store are reported, too.
 */
export function placePages(
  pages: readonly ScopedPage[],
  { baseUrl: base, trailingSlash, checks }: PlacingConfig,
  diagnostics: Diagnostics,
): PlacedPage[] {
  const level = levelOf(checks.duplicateRoutes);
  const recent = new RecentCache(mostAnchored);
  const placed = new Map<string, PlacedPage>();
  const names = placesOfNames(pages, diagnostics);
  for (const { source, scope, input } of pages) {
    const { description } = source;
    const { permalink, similar } = names.get(source) ?? ownPlace(description.address);
    const file = description.file ?? fileOf(permalink, trailingSlash);
    if (!isStorable(file)) {
      reportLength(permalink, description, diagnostics);
      continue;
    }
    // On file systems that ignore case, both would be the same file.
    const key = file.toLowerCase();
    const known = placed.get(key);
    if (known) {
      const other = known.source.description.place?.file;
      if (level && !description.sharesId)
        diagnostics.report({
          code: 'duplicate-route',
          level,
          place: description.addressPlace ?? description.place,
          message: `The URL ${base}${permalink} is already used by ${other === undefined ? 'another page' : `the page of ${other}`}, so this page is skipped.`,
          advice: `Change the slug or the file name of one of the two, ${orSet('checks.duplicateRoutes', level)}.`,
        });
      continue;
    }
    const anchors = recent.memoize(() => memberAnchors(description.members ?? [], description));
    placed.set(key, {
      permalink,
      file,
      source,
      scope,
      input,
      similar,
      get anchors() {
        return anchors();
      },
    });
  }
  return [...placed.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

function reportLength(
  permalink: string,
  { addressPlace, place }: PageSource['description'],
  diagnostics: Diagnostics,
): void {
  diagnostics.error(
    'long-route',
    `The URL "${permalink.slice(0, shown)}…" is too long for the name of a file, so this page is skipped.`,
    addressPlace ?? place,
    'Shorten the slug, the permalink or the names of the folders.',
  );
}

/** The place of a page, and the pages that it may be confused with. */
type Place = Pick<PlacedPage, 'permalink' | 'similar'>;

function ownPlace(address: Address): Place {
  return { permalink: 'permalink' in address ? address.permalink : '', similar: [] };
}

/** Maps pages with names to their places; reports names that collide because a namespace is inline. */
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
      const namesake = others.find((other) => other.address.names[0] === address.names[0]);
      const isLonger = address.style === 'symbol' && address.names.length > 1;
      if (isLonger && namesake && namesake.address.names.length < address.names.length)
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

/** Returns the file that a static host serves for a permalink (S-021). */
export function fileOf(permalink: string, trailingSlash: boolean | undefined): string {
  if (permalink.endsWith('.html')) return permalink;
  if (trailingSlash === false && permalink !== '') return `${permalink.replace(/\/$/, '')}.html`;
  return `${permalink}index.html`;
}
