import type { Links } from '../model/links.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { SidebarNode } from './api-sidebar.ts';
import { compact, ownItem } from './sidebar-items.ts';
import { shortHash } from './short-hash.ts';

/**
 * Maximum size of a sidebar file in bytes. Lists of names compress to an eighth, so a file of this size arrives with
 * the first packets of a response, and its four hundred rows are rendered within a frame or two.
 */
export const partBytes = 40_000;

/** Length of a part's hash in characters. */
const hashLength = 8;

/** Groups up to this size in bytes preferably stay in the file of their list: request headers are about as large. */
const smallBytes = 500;

/** Maximum size in bytes of a reference to items in another file: `"items":[],"part":"12345678",`. */
const referenceBytes = 30;

/** A file with items that browsers load to complete a sidebar. */
export interface SidebarPart {
  /** Path relative to the output folder; it contains a hash of the content. */
  path: string;
  /** The items; groups with a part of their own have no items here. */
  items: SidebarItem[];
}

/** A sidebar and the files that browsers load to complete it. */
export interface PartedSidebar {
  /** The whole tree; groups whose items are in a separate file name it. */
  items: SidebarItem[];
  /** Path of the file with the top-level items. */
  treePath: string;
  /** The files, each once. */
  parts: SidebarPart[];
}

/** An item and its size. */
interface SizedItem {
  /** The item with everything below it. */
  whole: SidebarItem;
  /** The item as stored in the file of its list. */
  stored: SidebarItem;
  /** Size of the stored item as JSON in bytes, including the comma after it. */
  bytes: number;
  /** The part of `bytes` that its children take. */
  innerBytes: number;
}

/** Stores the items of a group in a separate file and returns its hash. */
type Store = (items: SidebarItem[]) => string;

/**
 * Splits a sidebar into files. Files are as large as possible, since each further one is a request: if a list with all
 * its children exceeds the limit, its largest groups get separate files until the rest fits. Files are named after
 * their content, so a change renames only the file that contains it and the files that refer to that one.
 */
export function cutIntoParts(name: string, items: readonly SidebarItem[]): PartedSidebar {
  const parts = new Map<string, SidebarPart>();
  const store: Store = (stored) => {
    const hash = shortHash(JSON.stringify(stored), hashLength);
    parts.set(hash, { path: `assets/sidebars/${name}-${hash}.json`, items: stored });
    return hash;
  };
  const list = fitting(items, store);
  const top = store(list.map(({ stored }) => stored));
  return {
    items: list.map(({ whole }) => whole),
    treePath: parts.get(top)?.path ?? '',
    parts: [...parts.values()],
  };
}

/** The items of a list; if they do not fit into one file, the largest groups are stored separately. */
function fitting(items: readonly SidebarItem[], store: Store): SizedItem[] {
  const list = items.map((item) =>
    item.items ? group(item, fitting(item.items, store)) : link(item),
  );
  let total = contentBytes(list) + 2;
  const apart = new Set<SizedItem>();
  for (const one of [...list].sort((a, b) => b.innerBytes - a.innerBytes)) {
    if (total <= partBytes || one.innerBytes <= referenceBytes) break;
    total -= one.innerBytes - referenceBytes;
    apart.add(one);
  }
  return list.map((one) => (apart.has(one) ? storedApart(one, store) : one));
}

function link(item: SidebarItem): SizedItem {
  return { whole: item, stored: item, bytes: jsonBytes(item) + 1, innerBytes: 0 };
}

function group(item: SidebarItem, inner: readonly SizedItem[]): SizedItem {
  const innerBytes = contentBytes(inner);
  return {
    whole: { ...item, items: inner.map(({ whole }) => whole) },
    stored: { ...item, items: inner.map(({ stored }) => stored) },
    bytes: jsonBytes({ ...item, items: [] }) + innerBytes + 1,
    innerBytes,
  };
}

function storedApart({ whole, stored }: SizedItem, store: Store): SizedItem {
  const part = store(stored.items ?? []);
  const reference = compact({ ...stored, items: [], part });
  return {
    whole: compact({ ...whole, part }),
    stored: reference,
    bytes: jsonBytes(reference) + 1,
    innerBytes: 0,
  };
}

/** Returns the size in bytes that a node takes in the file of its list, including small children. */
export function sizeMeasurer(links: Links): (node: SidebarNode) => number {
  const known = new Map<SidebarNode, { own: number; inner: number }>();
  const sizeOf = (node: SidebarNode): { own: number; inner: number } => {
    let found = known.get(node);
    if (!found) {
      const { items = [] } = node;
      const own = jsonBytes(ownItem(node, links)) + (items.length > 0 ? referenceBytes : 0) + 1;
      const inner = items.reduce((sum, item) => sum + sizeOf(item).own + sizeOf(item).inner, 0);
      known.set(node, (found = { own, inner }));
    }
    return found;
  };
  return (node) => {
    const { own, inner } = sizeOf(node);
    return inner <= smallBytes ? own + inner : own;
  };
}

/** Size in bytes of the content of a list, without the brackets. */
function contentBytes(list: readonly SizedItem[]): number {
  return Math.max(0, list.reduce((sum, { bytes }) => sum + bytes, 0) - 1);
}

/** Size in bytes of an item as JSON. */
function jsonBytes(item: SidebarItem): number {
  return Buffer.byteLength(JSON.stringify(item));
}
