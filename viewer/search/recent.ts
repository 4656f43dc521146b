import { storageSlot } from '../../src/components/shell/browser-storage.ts';
import type { StorageSlot } from '../../src/components/shell/browser-storage.ts';
import type { PageData } from '../../src/shared/page-data.ts';
import siteData from '../site-data.ts';

/** How many searches, and how many pages, are kept. */
const maxEntries = 6;

/** A page that the reader has visited. */
export interface RecentPage {
  /** Its address. */
  href: string;
  /** Its title, without the site title. */
  title: string;
  /** Its kind, as in results. */
  kind: string;
}

/** Kinds of known pages, as results call them. */
const kinds: Readonly<Record<string, string>> = {
  doc: 'doc',
  'blog-post': 'post',
  class: 'class',
  concept: 'concept',
  namespace: 'namespace',
  group: 'group',
  file: 'file',
  folder: 'dir',
};

/** Entries stay in this browser and are never sent. */
function slot(name: 'pages' | 'searches'): StorageSlot {
  return storageSlot(`docusaurus.search.${name}`, siteData.storage);
}

/** Returns the list in a slot, without invalid entries. */
function read<Entry>(
  name: 'pages' | 'searches',
  isEntry: (value: unknown) => value is Entry,
): Entry[] {
  try {
    const list: unknown = JSON.parse(slot(name).get() ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isPage(value: unknown): value is RecentPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    isText(value.href) &&
    'title' in value &&
    isText(value.title) &&
    'kind' in value &&
    isText(value.kind)
  );
}

/** Returns the pages that the reader has visited, the latest first. */
export function recentPages(): RecentPage[] {
  return read('pages', isPage);
}

/** Remembers a visited page. */
export function rememberPage({ kind, href, title }: PageData): void {
  if (kind === 'search' || kind === 'not-found') return;
  const end = ` ${siteData.titleDelimiter} ${siteData.title}`;
  const page = {
    href,
    kind: kinds[kind] ?? 'page',
    title: title.endsWith(end) ? title.slice(0, -end.length) : title,
  };
  const others = recentPages().filter((other) => other.href !== href);
  slot('pages').set(JSON.stringify([page, ...others].slice(0, maxEntries)));
}

/** Returns the successful searches of the reader, the latest first. */
export function recentSearches(): string[] {
  return read('searches', isText);
}

/** Remembers a query that led to a result. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((other) => other !== text);
  slot('searches').set(JSON.stringify([text, ...others].slice(0, maxEntries)));
}

/** Clears recent pages and searches. */
export function clearRecent(): void {
  slot('pages').delete();
  slot('searches').delete();
}
