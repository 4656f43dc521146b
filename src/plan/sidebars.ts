import type { Links } from '../model/links.ts';
import type { Crumb, PageLink } from '../pages/page-kind.ts';
import type { SidebarData, SidebarItem } from '../shared/page-data.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import { plural } from '../shared/texts/plural.ts';
import type { SidebarNode } from './api-sidebar.ts';
import { compact, itemOf } from './sidebar-items.ts';
import { cutIntoParts, sizeMeasurer } from './sidebar-parts.ts';
import type { PartedSidebar, SidebarPart } from './sidebar-parts.ts';
import { withRanges } from './sidebar-ranges.ts';

/** Maximum number of items of a sidebar that is complete on every page; for larger ones, pages have the open path. */
const completeUpTo = 60;

/** In lists longer than `completeUpTo`, the number of items on either side of the open one. */
const around = 12;

/** The place of a page in a sidebar. */
export interface SidebarPlace {
  /** Name of the sidebar. */
  sidebar: string;
  /** The groups around the page, outermost first. */
  path: SidebarNode[];
  /** The page's own item. */
  node: SidebarNode;
}

/** A sidebar with the data that pages need. */
export interface Sidebar extends PartedSidebar {
  /** Its name. */
  name: string;
  /** The items without hrefs; very long lists are split into ranges. */
  nodes: SidebarNode[];
  /** The pages in reading order, each once, without pages that only list others. */
  order: PageLink[];
  /** Maps a permalink to its index in `order`. */
  index: ReadonlyMap<string, number>;
  /** Maps a permalink to its first place. */
  places: ReadonlyMap<string, SidebarPlace>;
  /** Number of items. */
  size: number;
  /** Maps the permalink of an unlisted page to the sidebar shown on that page, which includes it. */
  unlisted: ReadonlyMap<string, Sidebar>;
}

/** Computes order, places and hrefs of a sidebar; it contains an unlisted page only on that page (S-205). */
export function createSidebar(name: string, nodes: SidebarNode[], links: Links): Sidebar {
  const hidden = unlistedIn(nodes);
  const own = hidden.map((permalink) => {
    const sidebar = completeSidebar(name, listedNodes(nodes, permalink), links);
    // There are few of them, so each page carries all items.
    return [permalink, { ...sidebar, size: 0 }] as const;
  });
  const listed = hidden.length === 0 ? nodes : listedNodes(nodes);
  return { ...completeSidebar(name, listed, links), unlisted: new Map(own) };
}

/** Permalinks of the unlisted pages. */
function unlistedIn(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap(({ permalink, unlisted, items = [] }) => [
    ...(unlisted && permalink !== undefined ? [permalink] : []),
    ...unlistedIn(items),
  ]);
}

/** Removes unlisted pages, except one; a group without remaining items becomes a link to its page, or disappears. */
function listedNodes(nodes: readonly SidebarNode[], shown?: string): SidebarNode[] {
  return nodes.flatMap((node) => {
    const { label, pageLabel, className } = node;
    const permalink = node.unlisted && node.permalink !== shown ? undefined : node.permalink;
    if (!node.items) return node.unlisted && permalink === undefined ? [] : [node];
    const items = listedNodes(node.items, shown);
    if (items.length > 0) return [{ ...node, permalink, items }];
    return permalink === undefined ? [] : [{ label, pageLabel, permalink, className }];
  });
}

function completeSidebar(name: string, listed: SidebarNode[], links: Links): Sidebar {
  const size = countOf(listed);
  const nodes = size > completeUpTo ? withRanges(listed, sizeMeasurer(links)) : listed;
  const order: PageLink[] = [];
  const index = new Map<string, number>();
  const places = new Map<string, SidebarPlace>();
  const walk = (items: SidebarNode[], path: SidebarNode[]): void => {
    for (const node of items) {
      const { permalink } = node;
      if (permalink !== undefined && node.reference !== true && !places.has(permalink)) {
        places.set(permalink, { sidebar: name, path, node });
        if (node.isList !== true) {
          index.set(permalink, order.length);
          order.push({ label: node.pageLabel ?? node.label, permalink });
        }
      }
      if (node.items) walk(node.items, [...path, node]);
    }
  };
  walk(nodes, []);
  const parted = cutIntoParts(
    name,
    nodes.map((node) => itemOf(node, links)),
  );
  return { name, nodes, ...parted, order, index, places, size, unlisted: new Map() };
}

/** The number of nodes, including their children. */
function countOf(nodes: readonly SidebarNode[]): number {
  return nodes.reduce((sum, { items = [] }) => sum + 1 + countOf(items), 0);
}

/** True if pages contain only a part of the sidebar, which browsers complete from files. */
export function isPruned(sidebar: Sidebar): boolean {
  return sidebar.size > completeUpTo;
}

/** The files for completing some sidebars, each once: two versions may share a list. */
export function partsOf(sidebars: readonly Sidebar[]): SidebarPart[] {
  const parts = sidebars.filter(isPruned).flatMap((sidebar) => sidebar.parts);
  return [...new Map(parts.map((part) => [part.path, part])).values()];
}

/** A sidebar as shown on one page: complete if it is small, otherwise the open path with neighbouring items. */
export function sidebarFor(
  sidebar: Sidebar,
  permalink: string,
  label: string,
  treeHref: string,
  texts: ContentTexts,
): SidebarData {
  if (!isPruned(sidebar)) return { name: sidebar.name, label, items: sidebar.items };
  const place = sidebar.places.get(permalink);
  const open = new Set(place ? [...place.path, place.node] : []);
  return {
    name: sidebar.name,
    label,
    items: prune(sidebar.nodes, sidebar.items, open, texts),
    treeHref,
  };
}

/**
 * The items of a level near the open one, without the items of closed groups. Omitted items of a long list are replaced
 * by a closed group; without scripts, it links to the nearest of their pages, which shows the items around it.
 */
function prune(
  nodes: readonly SidebarNode[],
  items: readonly SidebarItem[],
  open: ReadonlySet<SidebarNode>,
  texts: ContentTexts,
): SidebarItem[] {
  const at = nodes.findIndex((node) => open.has(node));
  const isLong = items.length > completeUpTo;
  const start = isLong ? Math.max(0, at - around) : 0;
  const end = isLong ? Math.min(items.length, Math.max(at, around) + around + 1) : items.length;
  const shown = items.slice(start, end).map((item, i) => {
    const node = nodes[start + i];
    if (!item.items || !node?.items) return item;
    const isOpen = open.has(node) || node.fixed === true || node.open === true;
    return { ...item, items: isOpen ? prune(node.items, item.items, open, texts) : [] };
  });
  return [
    ...leftOut(items.slice(0, start).reverse(), texts.itemsAbove, texts),
    ...shown,
    ...leftOut(items.slice(end), texts.itemsBelow, texts),
  ];
}

/** The item that replaces omitted ones, given nearest first; none if nothing is omitted. */
function leftOut(
  items: readonly SidebarItem[],
  text: string,
  { locale }: ContentTexts,
): SidebarItem[] {
  if (items.length === 0) return [];
  const label = plural(locale, text, items.length);
  const nearest = items.find((item) => item.href !== undefined || item.firstHref !== undefined);
  const firstHref = nearest?.href ?? nearest?.firstHref;
  return [compact({ label, firstHref, items: [], rest: true })];
}

/** The breadcrumbs of a page: the groups around it, without ranges of long lists, then the page itself. */
export function breadcrumbsOf(sidebar: Sidebar, permalink: string, title: string): Crumb[] {
  const place = sidebar.places.get(permalink);
  if (!place) return [];
  const groups = place.path
    .filter((node) => node.range !== true)
    .map(({ label, permalink }) => ({ label, permalink }));
  return [...groups, { label: place.node.label || title }];
}

/** The pages before and after a page in reading order. */
export function neighbours(
  sidebar: Sidebar,
  permalink: string,
): { previous?: PageLink; next?: PageLink } {
  const i = sidebar.index.get(permalink);
  if (i === undefined) return {};
  return { previous: sidebar.order[i - 1], next: sidebar.order[i + 1] };
}
