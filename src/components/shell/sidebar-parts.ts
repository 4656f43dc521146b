import type { SidebarData, SidebarItem } from '../../shared/page-data.ts';
import { sourceOf } from './sidebar-scope.ts';

/** Returns the items of a page's sidebar, including those that were loaded. */
export type CompleteSidebar = (sidebar: SidebarData) => SidebarItem[];

type Parts = ReadonlyMap<string, SidebarItem[]>;

/** Maps the address of a file to the promise of its items. */
const fetched = new Map<string, Promise<SidebarItem[]>>();

/** Files that the server no longer has because a newer build replaced them. */
const gone = new Set<string>();

/** Maps addresses of files to the items that are shown. */
let shown: Parts = new Map();

/**
 * Loads a file; returns a function that adds all loaded items to a sidebar. Trying again to load a file that is gone
 * reloads the page, which refers to the current files.
 */
export async function loadPart(href: string, isAgain = false): Promise<CompleteSidebar> {
  if (isAgain && gone.has(href)) window.location.reload();
  const items = await fetchPart(href);
  shown = new Map(shown).set(href, items);
  const parts = shown;
  return ({ items, treeHref }) => complete(items, parts.get(treeHref ?? ''), treeHref, parts);
}

/** Returns the items in a file, which is fetched once. */
export function fetchPart(href: string): Promise<SidebarItem[]> {
  const known = fetched.get(href);
  if (known) return known;
  const items = readPart(href);
  fetched.set(href, items);
  // The next request tries again.
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
 * Replaces the items in the page with the full list if it is loaded. The page's own branch always stays: groups
 * without loaded items keep those from the page.
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
 * Fills the groups that a page leaves empty with the items from the previous page, to keep the branches that the reader
 * has seen.
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

/** Returns the items of the same group in another list; none if it has no such group. */
function itemsLike(item: SidebarItem, list: readonly SidebarItem[]): SidebarItem[] {
  const { label, href, firstHref } = item;
  const found = list.find(
    (one) => one.label === label && one.href === href && one.firstHref === firstHref,
  );
  return found?.items ?? [];
}
