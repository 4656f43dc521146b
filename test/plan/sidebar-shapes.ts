import type { Links } from '../../src/model/links.ts';
import type { SidebarNode } from '../../src/plan/api-sidebar.ts';
import type { Sidebar } from '../../src/plan/sidebars.ts';
import type { SidebarItem } from '../../src/shared/page-data.ts';

/** Links of a site with the base path `/b/`. */
export const links: Links = {
  base: '/b/',
  refid: () => undefined,
  standard: () => undefined,
  source: () => undefined,
  url: (url) => url,
  comment: (url) => url,
  sourceName: (path) => path,
  permalink: (permalink) => `/b/${permalink}`,
  image: () => undefined,
  imageSize: () => undefined,
};

/** Creates a link to a page with the name of its label. */
export const page = (name: string): SidebarNode => ({ label: name, permalink: `${name}/` });

/** Creates a group without page. */
export const group = (label: string, items: SidebarNode[]): SidebarNode => ({ label, items });

/** Creates links to pages with ordered names. */
export const many = (prefix: string, count: number): SidebarNode[] =>
  Array.from({ length: count }, (_, i) => page(`${prefix}${String(i).padStart(6, '0')}`));

/** Creates a chain of groups, each with a page next to the next group. */
const chain = (depth: number): SidebarNode[] =>
  depth === 0
    ? [page('deepest')]
    : [page(`beside ${depth}`), group(`link ${depth}`, chain(depth - 1))];

/** Unusual sidebars by description. */
export const shapes: Record<string, SidebarNode[]> = {
  'one huge list': [page('top'), group('Huge', many('x', 6000))],
  'a list so huge that its ranges need ranges': [
    group('Huger', many('some_longer_name_', 120_000)),
  ],
  'huge lists without a group around them': many('w', 900),
  'a deep chain': chain(1200),
  'hundreds of large groups': Array.from({ length: 500 }, (_, i) =>
    group(`group ${i}`, many(`g${i}_`, 40)),
  ),
  'groups of one': Array.from({ length: 3000 }, (_, i) => group(`only ${i}`, [page(`p${i}`)])),
  'groups with pages of their own, and empty ones': [
    ...Array.from({ length: 300 }, (_, i) => ({
      ...page(`owner ${i}`),
      items: i % 3 === 0 ? [] : many(`o${i}_`, 9),
    })),
    group('Nothing', []),
  ],
  'one name for all': [
    group(
      'Same',
      many('', 800).map((node) => ({ ...node, label: 'same' })),
    ),
  ],
  'names in no order, and in other scripts': [
    group(
      'Mixed',
      many('', 1500).map((node, i) => ({ ...node, label: `${'ßzДaé中'[(i * 7) % 6] ?? ''}${i}` })),
    ),
  ],
  'an item that is larger than a file': [
    { label: '', html: `<p>${'x'.repeat(60_000)}</p>` },
    group('A', many('a', 700)),
  ],
};

/** Returns the part of a sidebar with a hash in its name. */
export function partNamed(sidebar: Sidebar, hash: string): SidebarItem[] {
  const found = sidebar.parts.find(({ path }) => path.endsWith(`-${hash}.json`));
  if (!found) throw new Error(`No part is named ${hash}.`);
  return found.items;
}

/** Returns the items of a sidebar as lines, indented by level; ranges of long lists are flattened. */
export function linesOf(
  items: readonly SidebarItem[],
  inner: (item: SidebarItem) => readonly SidebarItem[],
  indent = '',
): string[] {
  return items.flatMap((item) => {
    const { label, href = '' } = item;
    if (isRange(item)) return linesOf(inner(item), inner, indent);
    return [`${indent}${label} ${href}`, ...linesOf(inner(item), inner, `${indent} `)];
  });
}

/** True for a range of names; no other item in these sidebars has such a label. */
export function isRange({ label }: { label: string }): boolean {
  return / – |…$/.test(label);
}

/** Returns the same lines from the source nodes of a sidebar; an empty group is a link. */
export function linesOfNodes(nodes: readonly SidebarNode[], indent = ''): string[] {
  return nodes.flatMap(({ label, permalink, items = [] }) => [
    `${indent}${label} ${permalink === undefined ? '' : `/b/${permalink}`}`,
    ...linesOfNodes(items, `${indent} `),
  ]);
}
