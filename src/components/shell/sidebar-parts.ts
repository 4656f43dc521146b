import type { SidebarData, SidebarItem } from '../../shared/page-data.ts';
import { sourceOf } from './sidebar-scope.ts';

/** Gives the items of a page's sidebar, with those that were loaded. */
export type CompleteSidebar = (sidebar: SidebarData) => SidebarItem[];

type Parts = ReadonlyMap<string, SidebarItem[]>;

/** Maps the address of a file to its items: those that are on their way, and those that are there. */
const fetched = new Map<string, Promise<SidebarItem[]>>();

/** Files that the server does not have: a newer build has replaced them. */
const gone = new Set<string>();

/** The files whose items are shown. */
let shown: Parts = new Map();

/**
 * Loads a file, and gives what shows its items as well. Who tries again to load one that the server has no more gets the
 * page anew, which knows the files of today.
 */
export async function loadPart(href: string, isAgain = false): Promise<CompleteSidebar> {
  if (isAgain && gone.has(href)) window.location.reload();
  const items = await fetchPart(href);
  shown = new Map(shown).set(href, items);
  const parts = shown;
  return ({ items, treeHref }) => complete(items, parts.get(treeHref ?? ''), treeHref, parts);
}

/** The items in a file, which is fetched once. */
export function fetchPart(href: string): Promise<SidebarItem[]> {
  const known = fetched.get(href);
  if (known) return known;
  const items = readPart(href);
  fetched.set(href, items);
  // The next reader of it tries again.
  items.catch(() => fetched.delete(href));
  return items;
}

async function readPart(href: string): Promise<SidebarItem[]> {
  const response = await fetch(href);
  if (response.status === 404) gone.add(href);
  if (!response.ok) throw new Error(`${href}: ${response.status} ${response.statusText}`);
  const items: unknown = await response.json();
  if (!isItems(items)) throw new Error(`${href} is not a list of sidebar items.`);
  return items;
}

function isItems(value: unknown): value is SidebarItem[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && 'label' in item)
  );
}

/**
 * The items of a list as a page carries them, in place of them all those of the list where they are known. The branch of
 * the page stays, whatever has been loaded: groups of which nothing else is known have what the page has.
 */
function complete(
  own: readonly SidebarItem[],
  all: SidebarItem[] | undefined,
  source: string | undefined,
  parts: Parts,
): SidebarItem[] {
  return (all ?? own).map((item) => {
    if (!item.items) return item;
    const { items, part } = item;
    const innerSource = sourceOf(part, source);
    const inner = part === undefined ? all && items : parts.get(innerSource ?? '');
    return { ...item, items: complete(itemsLike(item, own), inner, innerSource, parts) };
  });
}

/**
 * The items of a page's sidebar, with those below groups that the page leaves out and the page before had: what the
 * reader has seen of other branches stays.
 */
export function withKnown(
  items: readonly SidebarItem[],
  known: readonly SidebarItem[],
): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const before = itemsLike(item, known);
    return { ...item, items: item.items.length > 0 ? withKnown(item.items, before) : before };
  });
}

/** The items of the same group in another list; none where it has no such group. */
function itemsLike(item: SidebarItem, list: readonly SidebarItem[]): SidebarItem[] {
  const { label, href, firstHref } = item;
  const found = list.find(
    (one) => one.label === label && one.href === href && one.firstHref === firstHref,
  );
  return found?.items ?? [];
}
