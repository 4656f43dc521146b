import { afterEach, expect, test } from '@jest/globals';
import { fetchPart, loadPart, withKnown } from '../../../src/components/shell/sidebar-parts.ts';
import { sourceOf } from '../../../src/components/shell/sidebar-scope.ts';
import { createSidebar, sidebarFor, type Sidebar } from '../../../src/plan/sidebars.ts';
import type { SidebarData, SidebarItem } from '../../../src/shared/page-data.ts';
import { contentTexts } from '../../../src/shared/texts/catalogues.ts';
import {
  group,
  linesOf,
  linesOfNodes,
  links,
  many,
  page,
  shapes,
} from '../../plan/sidebar-shapes.ts';

const texts = contentTexts('en');
const ownFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = ownFetch;
});

/** Serves the files of a sidebar below `/b/`; returns the requested addresses. */
function serve({ parts }: Sidebar): string[] {
  const files = new Map(parts.map(({ path, items }) => [`/b/${path}`, JSON.stringify(items)]));
  const requested: string[] = [];
  globalThis.fetch = (address) => {
    const href = typeof address === 'string' ? address : '';
    requested.push(href);
    const text = files.get(href);
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
  };
  return requested;
}

/** Returns the sidebar as a page contains it. */
function onPage(sidebar: Sidebar, permalink: string): SidebarData {
  return sidebarFor(sidebar, permalink, '', `/b/${sidebar.treePath}`, texts);
}

/** Returns the address for the first group whose items are missing, or the last such group if requested. */
function missing(items: readonly SidebarItem[], around = '', isLast = false): string | undefined {
  for (const item of isLast ? [...items].reverse() : items) {
    const source = sourceOf(item.part, around);
    if (item.items?.length === 0) return source;
    const found = missing(item.items ?? [], source, isLast);
    if (found !== undefined) return found;
  }
  return undefined;
}

const inner = ({ items = [] }: SidebarItem): SidebarItem[] => items;

/** Returns the last page of a sidebar that is in a group. */
function lastPage(sidebar: Sidebar): string {
  return sidebar.order.at(-1)?.permalink ?? '';
}

test.each(Object.entries(shapes))(
  'opening every group of a sidebar with %s shows every entry once, from either end, and loads each file once',
  async (_, nodes) => {
    const sidebar = createSidebar('api', nodes, links);
    const requested = serve(sidebar);
    for (const isLast of [false, true]) {
      const data = onPage(sidebar, lastPage(sidebar));
      let { items } = data;
      let href = missing(items, data.treeHref, isLast);
      while (href !== undefined) {
        items = (await loadPart(href))(data);
        const next = missing(items, data.treeHref, isLast);
        // Loaded items are no longer missing.
        expect(next).not.toBe(href);
        href = next;
      }
      expect(linesOf(items, inner)).toEqual(linesOfNodes(nodes));
    }
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested.length).toBeLessThanOrEqual(sidebar.parts.length);
  },
);

const sidebar = createSidebar(
  'own',
  [page('top'), group('A', many('a', 900)), group('B', [page('b0'), group('C', many('c', 300))])],
  links,
);

test('the branch of the page is shown, whatever is loaded around it', async () => {
  serve(sidebar);
  const data = onPage(sidebar, 'a000450/');
  const complete = await loadPart(data.treeHref ?? '');
  const labels = linesOf(complete(data), inner).map((line) => line.trim().split(' ')[0]);
  expect(labels).toContain('a000450');
  // Another page has its own branch in the same tree.
  const other = linesOf(complete(onPage(sidebar, 'c000150/')), inner);
  expect(other.join('\n')).toContain('c000150');
  expect(other.join('\n')).not.toContain('a000450');
});

test('branches that earlier pages showed stay available', () => {
  const [first, second] = [onPage(sidebar, 'a000450/'), onPage(sidebar, 'c000150/')];
  const lines = linesOf(withKnown(second.items, first.items), inner).join('\n');
  expect(lines).toContain('a000450');
  expect(lines).toContain('c000150');
  // The list around a page is that of the current page.
  const moved = withKnown(onPage(sidebar, 'a000480/').items, first.items);
  expect(linesOf(moved, inner).join('\n')).not.toContain('a000450');
});

test('a file that cannot be loaded is requested again, a loaded one is not', async () => {
  const fresh = createSidebar('fresh', many('f', 100), links);
  const href = `/b/${fresh.treePath}`;
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
  await expect(fetchPart(href)).rejects.toThrow('503');
  globalThis.fetch = () => Promise.resolve(new Response('"no list"'));
  await expect(fetchPart(href)).rejects.toThrow('not a list of sidebar items');
  const requested = serve(fresh);
  await Promise.all([fetchPart(href), fetchPart(href)]);
  expect((await fetchPart(href)).length).toBe(100);
  expect(requested).toEqual([href]);
});
