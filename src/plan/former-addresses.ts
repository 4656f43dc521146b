import { anchorId } from '../model/anchor-id.ts';
import { classKinds } from '../model/class-kinds.ts';
import { splitAddress, type Ledger } from '../model/ledger.ts';
import { splitUrl } from '../shared/url.ts';
import { FormerMatches } from './former-matches.ts';
import type { LegacyAddresses, LegacyPlace } from './legacy-addresses.ts';
import type { LegacyStyle, NamedCompound } from './legacy-style.ts';
import type { PlannedApi } from './types.ts';

/** What earlier releases published. */
export type FormerPlaces = Pick<
  Ledger,
  'symbols' | 'removed' | 'headers' | 'renamedHeaders' | 'pages'
>;

/** Returns the pages of Doxygen's HTML that snapshots know, by their names. */
export function formerCompounds({ symbols, removed, headers }: FormerPlaces): NamedCompound[] {
  const pages = new Map<string, NamedCompound>();
  const named = [...symbols, ...removed].flatMap(({ name, doxygen = [] }) =>
    doxygen.map((place) => [name, place] as const),
  );
  for (const [name, refid] of named)
    if (!refid.includes('#')) pages.set(refid, { refid, kind: kindOf(refid), rawName: name });
  for (const [refid, path] of headers ?? [])
    pages.set(refid, { refid, kind: 'file', rawName: path });
  for (const [, place] of named) {
    const [refid = ''] = place.split('#');
    if (!pages.has(refid)) pages.set(refid, { refid, kind: kindOf(refid), rawName: '' });
  }
  return [...pages.values()];
}

/** The names of pages begin with the kinds of what they show. */
function kindOf(page: string): NamedCompound['kind'] {
  return classKinds.find((kind) => page.startsWith(kind)) ?? 'namespace';
}

/** A value of an enumeration: its anchor begins with that of the enumeration. */
const valueAnchor = /^(g?)g?([a-z][0-9a-f]{32})a[0-9a-f]{32}$/;

/**
 * Adds the addresses that symbols had on sites of earlier releases, as their snapshots keep them: each leads to the
 * symbol as it is now, or to what is known about one that is gone.
 */
export function addFormerAddresses(
  { symbols, links }: Pick<PlannedApi, 'symbols' | 'links'>,
  published: FormerPlaces,
  style: LegacyStyle,
  overview: string,
  addresses: LegacyAddresses,
): void {
  const compounds = new Map(formerCompounds(published).map((each) => [each.refid, each]));
  if (compounds.size === 0) return;
  let matches: FormerMatches | undefined;
  const found = (): FormerMatches => (matches ??= new FormerMatches(symbols));
  const around = (name: string): string => links.refid(found().around(name) ?? '') ?? overview;
  for (const [page, name] of published.headers ?? []) {
    const fileNamed = (path: string): string | undefined =>
      found().find({ kind: 'file', name: path, file: '', anchor: '', args: '' });
    const refid = fileNamed(name) ?? fileNamed(published.renamedHeaders?.get(name) ?? '');
    const href = links.refid(page) ?? links.refid(refid ?? '') ?? links.refid('files') ?? overview;
    const compound = compounds.get(page);
    if (!compound) continue;
    addresses.addPage(style.compoundFile(compound), href);
    addresses.addPage(style.sourceFile(compound), href);
  }
  // Snapshots have no pages of comments, but the list of published pages names them.
  for (const { kind, title, address } of published.pages?.entries ?? [])
    if (kind === 'page' && title !== undefined)
      addresses.addPage(
        style.compoundFile({ refid: title, kind, rawName: title }),
        links.refid(title) ?? hrefOf(address),
      );
  // Pages whose compound is gone lead to the page of their first symbol.
  const firsts = new Map<NamedCompound, string>();
  for (const { refid, name, doxygen = [] } of published.symbols) {
    if (doxygen.length === 0) continue;
    // A symbol that the site hides now leads to its scope.
    const href = links.refid(refid) ?? around(name);
    for (const place of doxygen) add(place, { href, alias: anchorId(refid) }, name);
  }
  for (const { name, doxygen = [], addresses: own } of published.removed) {
    if (doxygen.length === 0) continue;
    const [address] = own.keys();
    const href = address === undefined ? around(name) : hrefOf(address);
    for (const place of doxygen) add(place, { href }, name);
  }
  for (const [compound, href] of firsts)
    addresses.addPage(style.compoundFile(compound), splitUrl(href)[0]);

  function hrefOf(address: string): string {
    const [permalink, anchor] = splitAddress(address);
    return links.permalink(permalink) + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
  }

  function add(at: string, place: LegacyPlace, label: string): void {
    const [page = '', anchor] = at.split('#');
    const compound = compounds.get(page);
    if (!compound) return;
    if (anchor === undefined) {
      addresses.addPage(style.compoundFile(compound), place.href);
      addresses.addPage(style.memberListFile(compound), place.href);
      return;
    }
    if (!firsts.has(compound)) firsts.set(compound, place.href);
    addresses.addAnchor(style.compoundFile(compound), anchor, place, label);
    if (!style.hasMemberPages) return;
    const ofMember = anchor.replace(valueAnchor, '$1$2');
    addresses.addAnchor(style.memberFile(ofMember, compound), anchor, place, label);
  }
}
