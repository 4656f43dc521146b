import type { Place } from '../shared/place.ts';
import type { SnapshotKind } from './api-history.ts';

/**
 * The addresses that releases published, and what was there: no later build may lose one of them. Plain data; addresses
 * are relative to the base path.
 */
export interface Ledger {
  /** The symbols of the current API that were published. */
  symbols: readonly PublishedSymbol[];
  /** The symbols that are gone, also those that were never published; overloads are separate. */
  removed: readonly RemovedSymbol[];
  /** The published pages that do not belong to a symbol; missing if there is no list of them. */
  pages?: PublishedPages;
  /** The addresses whose loss the maintainers accept. */
  lost: readonly AcceptedLoss[];
  /**
   * Maps the pages of headers in Doxygen's HTML of earlier releases, without the ending, to the paths of the headers;
   * missing if no snapshot keeps Doxygen's ids.
   */
  headers?: ReadonlyMap<string, string>;
  /** Maps the paths of headers that have another name now to these names; missing if there are none. */
  renamedHeaders?: ReadonlyMap<string, string>;
}

/** Maps addresses to the first release that published them: `docs/api/classes/a/#b` to `3.1.2`. */
export type PublishedAddresses = ReadonlyMap<string, string>;

/** A symbol of the current API with all addresses that it ever had. */
export interface PublishedSymbol {
  /** Its id in the current API. */
  refid: string;
  /** Qualified name. */
  name: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases, `classa#a0b1…`; missing if they are not known. */
  doxygen?: readonly string[];
}

/** A symbol that is gone. */
export interface RemovedSymbol {
  /** Qualified name. */
  name: string;
  /** Its kind, as in snapshots. */
  kind: SnapshotKind;
  /** Its last declaration, on one line. */
  declaration: string;
  /** The release that removed it. */
  release: string;
  /** The text of its summary in the last release that had it; missing if it is not known. */
  brief?: string;
  /** The text of its deprecation; missing if it had none. */
  deprecation?: string;
  /** Id of the symbol that replaces it; missing if none is known. */
  instead?: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases; missing if they are not known. */
  doxygen?: readonly string[];
  /** The header that users included; missing if it is not known. */
  header?: string;
  /** The last version of the docs that has the symbol; missing if none has. */
  documented?: DocumentedIn;
}

/** The page of a symbol in a version of the docs. */
export interface DocumentedIn {
  /** The label of the version. */
  version: string;
  /** Its address: base path, page and anchor. */
  href: string;
  /** The text of its summary there; missing if it has none. */
  brief?: string;
}

/** The list of published pages. */
export interface PublishedPages {
  /** Path of the file, for messages. */
  file: string;
  /** Where the site was. */
  site: PublishedSite;
  /** The pages and the headings on them. */
  entries: readonly PublishedPage[];
}

/** The options that all addresses of a site depend on, as they were when its pages were published. */
export interface PublishedSite {
  /** The base path. */
  baseUrl: string;
  /** False if addresses of pages have no slash at the end. */
  trailingSlash: boolean;
  /** Site paths of the parts of the site, without slashes at the ends: `api` to `docs/api`. */
  routes: Readonly<Record<string, string>>;
}

/** A published page, or a heading on one. */
export interface PublishedPage {
  /** Its address. */
  address: string;
  /** The first release that published it. */
  release: string;
  /**
   * What a page without a text of its own is: `list` for a list of pages, else the kind of what it shows: `file`.
   * Missing for texts.
   */
  kind?: string;
  /** Its title; missing for texts and lists. */
  title?: string;
  /** Its line in the file, counted from 1. */
  line: number;
}

/** An address whose loss the maintainers accept. */
export interface AcceptedLoss {
  /** The address. */
  address: string;
  /** Its place in the file. */
  place: Place;
}

/** Splits an address into the permalink of its page and its anchor, which is empty for the page itself. */
export function splitAddress(address: string): [permalink: string, anchor: string] {
  const at = address.indexOf('#');
  const [path, anchor] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
  const bare = decoded(path).replace(/^\/+|\/+$/g, '');
  return [bare === '' || bare.endsWith('.html') ? bare : `${bare}/`, decoded(anchor)];
}

/** Longest name of a file or folder, in bytes, and longest path, in characters, that all systems accept. */
const longest = { name: 254, path: 1000 };

/** True if a page can have an address: its path stays below the base path, and file systems accept its names. */
export function isPageAddress(address: string): boolean {
  const [permalink] = splitAddress(address);
  if (permalink === '') return true;
  if (permalink.length > longest.path || /[\\<>"|*\p{Cc}]|^[a-z][a-z\d+.-]*:/iu.test(permalink))
    return false;
  return permalink.replace(/\/$/, '').split('/').every(isFileName);
}

function isFileName(name: string): boolean {
  if (name === '' || name === '.' || name === '..') return false;
  // A character has at most three bytes.
  return name.length * 3 <= longest.name || new TextEncoder().encode(name).length <= longest.name;
}

/** Decodes percent-encoding; returns malformed text unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What was on a page that still exists: the ids that links from outside use. Plain data. */
export interface FormerContent {
  /** Symbols that are gone, by name. */
  removed: readonly FormerSymbolAnchor[];
  /** What is elsewhere now, by its label. */
  moved: readonly MovedAnchor[];
}

/** The anchors of a symbol that is gone. */
export interface FormerSymbolAnchor {
  /** The ids, at least one. */
  ids: readonly string[];
  /** The symbol. */
  symbol: RemovedSymbol;
}

/** The anchors of something that has another place now. */
export interface MovedAnchor {
  /** The ids, at least one. */
  ids: readonly string[];
  /** What it was. */
  label: string;
  /** Its address: base path, page and anchor. */
  href: string;
}

/** The page at the address of something that is gone. Plain data. */
export interface RemovedPage extends FormerContent {
  /** Site path without base. */
  permalink: string;
  /** Title: the name of what is gone. */
  title: string;
  /** The symbol; missing for other pages, such as those of files. */
  symbol?: RemovedSymbol;
}

/** Returns all ids that a page has for what is not on it any more. */
export function formerIds({ removed, moved }: FormerContent): string[] {
  return [...removed, ...moved].flatMap(({ ids }) => ids);
}
