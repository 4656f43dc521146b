import type { Links } from '../model/links.ts';
import type { SidebarItem } from '../shared/page-data.ts';
import type { SidebarNode } from './api-sidebar.ts';
import { compact, ownItem } from './sidebar-items.ts';
import { shortHash } from './short-hash.ts';

/**
 * How many bytes a file of a sidebar has at most. Lists of names shrink to an eighth on the way, so that this much comes
 * with the first packets of an answer, and its four hundred rows are on the screen within a frame or two.
 */
export const partBytes = 40_000;

/** How many characters the hash of a part has. */
const hashLength = 8;

/** How many bytes of items need no file of their own, where there is a choice: the headers of a request are as many. */
const smallBytes = 500;

/** What a group takes at most in a file, beside itself, where its items are in another: `"items":[],"part":"12345678",`. */
const referenceBytes = 30;

/** A file from which browsers complete a sidebar. */
export interface SidebarPart {
  /** Path below the output folder; its name changes with its content. */
  path: string;
  /** What is in it; the items of groups that name a part of their own are left out. */
  items: SidebarItem[];
}

/** A sidebar and the files from which browsers complete it. */
export interface PartedSidebar {
  /** The whole tree; groups whose items are in a file of their own name it. */
  items: SidebarItem[];
  /** Path of the file with the outermost items. */
  treePath: string;
  /** The files, each once. */
  parts: SidebarPart[];
}

/** An item and its weight. */
interface Weighed {
  /** The item with everything below it. */
  whole: SidebarItem;
  /** The item as it stands in the file of its list. */
  stored: SidebarItem;
  /** Bytes of that as JSON, with the comma behind it. */
  bytes: number;
  /** How many of them are what is below it. */
  innerBytes: number;
}

/** Stores the items of a group in a file of their own, and gives the name of that part. */
type Store = (items: SidebarItem[]) => string;

/**
 * Cuts a sidebar into files. A file holds as much as fits, because each further one is a request: of a list that is too
 * large with all that is below it, the largest groups get files of their own until the rest fits. A file is named after
 * its content, so that a change gives new names only to the file it is in and to those around that one.
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

/** The items of a list, of which the largest are stored apart where all of them would not fit into one file. */
function fitting(items: readonly SidebarItem[], store: Store): Weighed[] {
  const list = items.map((item) =>
    item.items ? group(item, fitting(item.items, store)) : link(item),
  );
  let total = contentBytes(list) + 2;
  const apart = new Set<Weighed>();
  for (const one of [...list].sort((a, b) => b.innerBytes - a.innerBytes)) {
    if (total <= partBytes || one.innerBytes <= referenceBytes) break;
    total -= one.innerBytes - referenceBytes;
    apart.add(one);
  }
  return list.map((one) => (apart.has(one) ? storedApart(one, store) : one));
}

function link(item: SidebarItem): Weighed {
  return { whole: item, stored: item, bytes: jsonBytes(item) + 1, innerBytes: 0 };
}

function group(item: SidebarItem, inner: readonly Weighed[]): Weighed {
  const innerBytes = contentBytes(inner);
  return {
    whole: { ...item, items: inner.map(({ whole }) => whole) },
    stored: { ...item, items: inner.map(({ stored }) => stored) },
    bytes: jsonBytes({ ...item, items: [] }) + innerBytes + 1,
    innerBytes,
  };
}

function storedApart({ whole, stored }: Weighed, store: Store): Weighed {
  const part = store(stored.items ?? []);
  const reference = compact({ ...stored, items: [], part });
  return {
    whole: compact({ ...whole, part }),
    stored: reference,
    bytes: jsonBytes(reference) + 1,
    innerBytes: 0,
  };
}

/** Gives the bytes that a node takes in the file of its list: with what is below it, where that is little. */
export function weigherOf(links: Links): (node: SidebarNode) => number {
  const known = new Map<SidebarNode, { own: number; inner: number }>();
  const weigh = (node: SidebarNode): { own: number; inner: number } => {
    let found = known.get(node);
    if (!found) {
      const { items = [] } = node;
      const own = jsonBytes(ownItem(node, links)) + (items.length > 0 ? referenceBytes : 0) + 1;
      const inner = items.reduce((sum, item) => sum + weigh(item).own + weigh(item).inner, 0);
      known.set(node, (found = { own, inner }));
    }
    return found;
  };
  return (node) => {
    const { own, inner } = weigh(node);
    return inner <= smallBytes ? own + inner : own;
  };
}

/** Bytes of what stands between the brackets of a list. */
function contentBytes(list: readonly Weighed[]): number {
  return Math.max(0, list.reduce((sum, { bytes }) => sum + bytes, 0) - 1);
}

/** Bytes of an item as JSON. */
function jsonBytes(item: SidebarItem): number {
  return Buffer.byteLength(JSON.stringify(item));
}
