import { describe, expect, it } from '@jest/globals';
import type { SidebarNode } from '../../src/plan/api-sidebar.ts';
import {
  breadcrumbsOf,
  isPruned,
  createSidebar,
  neighbours,
  sidebarFor,
} from '../../src/plan/sidebars.ts';
import type { SidebarItem } from '../../src/shared/page-data.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { labelledPages } from '../../src/plan/site-sidebars.ts';
import { group, links, page } from './sidebar-shapes.ts';

const texts = contentTexts('en');

const many = (prefix: string, count: number): SidebarNode[] =>
  Array.from({ length: count }, (_, i) => page(`${prefix}${i}`));

const count = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + count(item.items ?? []), 0);

describe('a small sidebar', () => {
  const sidebar = createSidebar('docs', [page('a'), group('G', [page('b'), page('c')])], links);

  it('is complete on every page, in reading order', () => {
    expect(isPruned(sidebar)).toBe(false);
    expect(count(sidebarFor(sidebar, 'a/', 'L', '/t', texts).items)).toBe(4);
    expect(neighbours(sidebar, 'b/')).toEqual({
      previous: { label: 'a', permalink: 'a/' },
      next: { label: 'c', permalink: 'c/' },
    });
  });

  it('links groups without a page to their first page, for readers without scripts', () => {
    expect(sidebar.items[1]).toMatchObject({ label: 'G', firstHref: '/b/b/' });
    expect(sidebar.items[1]).not.toHaveProperty('href');
  });

  it('derives breadcrumbs from the groups around a page', () => {
    expect(breadcrumbsOf(sidebar, 'c/', 'C')).toEqual([
      { label: 'G', permalink: undefined },
      { label: 'c' },
    ]);
  });
});

describe('a large sidebar', () => {
  const sidebar = createSidebar(
    'api',
    [group('A', [group('A1', many('x', 40)), ...many('y', 5)]), group('B', many('z', 40))],
    links,
  );

  it('adds to a page only its open path and its neighbours', () => {
    const shown = sidebarFor(sidebar, 'y2/', 'L', '/b/tree.json', texts);
    expect(isPruned(sidebar)).toBe(true);
    expect(shown.treeHref).toBe('/b/tree.json');
    expect(count(shown.items)).toBe(2 + 6);
    expect(shown.items[0]?.items?.map(({ label }) => label)).toEqual([
      'A1',
      'y0',
      'y1',
      'y2',
      'y3',
      'y4',
    ]);
    expect(shown.items[1]).toMatchObject({ label: 'B', items: [], firstHref: '/b/z0/' });
  });

  it('shows a page that it does not list with all groups closed', () => {
    expect(count(sidebarFor(sidebar, 'elsewhere/', 'L', '/t', texts).items)).toBe(2);
  });
});

describe('a list of hundreds of items', () => {
  const sidebar = createSidebar('api', [group('A', many('x', 500)), page('last')], links);
  const shownAt = (permalink: string): (string | undefined)[] => {
    const [list] = sidebarFor(sidebar, permalink, 'L', '/t', texts).items;
    return (list?.items ?? []).map(({ label }) => label);
  };

  it('adds to a page the items around its own, and one for the rest on each side', () => {
    const shown = shownAt('x250/');
    expect(shown).toHaveLength(27);
    expect(shown.slice(0, 2)).toEqual(['238 above', 'x238']);
    expect(shown.slice(-2)).toEqual(['x262', '237 below']);
    expect(shownAt('x0/').at(0)).toBe('x0');
    expect(shownAt('x499/').at(-1)).toBe('x499');
  });

  it('links to the nearest omitted page, for readers without scripts', () => {
    const items = sidebarFor(sidebar, 'x250/', 'L', '/t', texts).items[0]?.items;
    const rest = { items: [], rest: true };
    expect(items?.at(0)).toEqual({ ...rest, label: '238 above', firstHref: '/b/x237/' });
    expect(items?.at(-1)).toEqual({ ...rest, label: '237 below', firstHref: '/b/x263/' });
  });

  it('stays bounded if the page is in no list', () => {
    const wide = createSidebar('wide', many('w', 500), links);
    expect(sidebarFor(wide, 'elsewhere/', 'L', '/t', texts).items).toHaveLength(26);
  });
});

describe('labels', () => {
  const labelOf = (label: string): string | undefined =>
    createSidebar('api', [{ label, permalink: 'x/' }], links).items[0]?.label;

  it.each([
    ['is whole if it fits', 'view<T, true>', 'view<T, true>'],
    [
      'with arguments keeps its end, where it differs from the others',
      'drop_last_view<Rng, detail::drop_last_view::mode_bidi>',
      'drop_last_view<Rng, det…p_last_view::mode_bidi>',
    ],
    [
      'of a guide is whole',
      'How to write a test that runs on the host and on the board',
      'How to write a test that runs on the host and on the board',
    ],
  ])('%s', (_, label, shown) => {
    expect(labelOf(label)).toBe(shown);
  });
});

describe('pages of an API reference that name their labels', () => {
  const labelled = (
    permalink: string,
    title: string,
    ...sidebarLabels: string[]
  ): Parameters<typeof labelledPages>[0][number] => ({
    permalink,
    source: { description: { title, sidebarLabels } },
  });

  it('are below the groups and pages that these name', () => {
    const nodes = labelledPages([
      labelled('i/a/', 'All macros', 'Indices', 'Files', 'Macros'),
      labelled('i/a/x/', 'All macros: X', 'Indices', 'Files', 'Macros', 'X'),
      labelled('i/b/', 'Types', 'Indices', 'Files', 'Types'),
      labelled('no/', 'Not listed'),
      labelled('n/', 'Numbers', 'Numbers'),
    ]);
    const letter = { label: 'X', pageLabel: 'All macros: X', permalink: 'i/a/x/' };
    const macros = { label: 'Macros', pageLabel: 'All macros', permalink: 'i/a/', items: [letter] };
    const files = { label: 'Files', items: [macros, { label: 'Types', permalink: 'i/b/' }] };
    expect(nodes).toEqual([
      { label: 'Indices', items: [files] },
      { label: 'Numbers', permalink: 'n/' },
    ]);
  });
});
