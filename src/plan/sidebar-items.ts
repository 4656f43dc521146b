import type { Links } from '../model/links.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { SidebarNode } from './api-sidebar.ts';

/** Converts a node and its children, with final hrefs; a group without items becomes a link to its page. */
export function itemOf(node: SidebarNode, links: Links): SidebarItem {
  const items = node.items?.map((inner) => itemOf(inner, links)) ?? [];
  return ownItem(node, links, items.length > 0 ? items : undefined);
}

/** Converts a node with final hrefs and the given items. */
export function ownItem(node: SidebarNode, links: Links, items?: SidebarItem[]): SidebarItem {
  const { label, open, fixed, html, deprecated, className } = node;
  const href = hrefOf(node, links);
  const first = href === undefined && node.items ? firstHref(node.items, links) : undefined;
  return compact({
    label: withoutMiddle(label),
    href,
    firstHref: first,
    items,
    open,
    fixed,
    html,
    deprecated,
    className,
  });
}

/** More characters of a name do not fit into the two lines of an item. */
const longest = 48;

/**
 * Omits the middle of a long name with template arguments: names that begin alike differ at their end. Other labels are
 * whole, since style sheets cut what does not fit.
 */
function withoutMiddle(label: string): string {
  if (label.length <= longest || !/<[^]*>$/.test(label)) return label;
  const half = (longest - 2) / 2;
  return `${label.slice(0, half)}…${label.slice(-half)}`;
}

/** The href of a node. */
function hrefOf({ permalink, url, asWritten }: SidebarNode, links: Links): string | undefined {
  if (permalink !== undefined) return links.permalink(permalink);
  return url && (asWritten ? url : links.url(url));
}

/** The first href among some nodes and their children, depth first. */
function firstHref(nodes: readonly SidebarNode[], links: Links): string | undefined {
  for (const node of nodes) {
    const found = hrefOf(node, links) ?? firstHref(node.items ?? [], links);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The optional fields of an item. */
const optionalKeys = [
  'href',
  'firstHref',
  'items',
  'part',
  'rest',
  'open',
  'fixed',
  'html',
  'deprecated',
  'className',
] as const satisfies readonly (keyof SidebarItem)[];

/** Omits unset fields, so that the JSON in each page stays small. */
export function compact(item: SidebarItem): SidebarItem {
  const kept: SidebarItem = { label: item.label };
  for (const key of optionalKeys)
    if (item[key] !== undefined) Object.assign(kept, { [key]: item[key] });
  return kept;
}
