import { describe, expect, test } from '@jest/globals';
import { partBytes } from '../../src/plan/sidebar-parts.ts';
import { breadcrumbsOf, createSidebar, neighbours, partsOf } from '../../src/plan/sidebars.ts';
import type { SidebarItem } from '../../src/shared/page-data.ts';
import {
  group,
  isRange,
  linesOf,
  linesOfNodes,
  links,
  many,
  page,
  partNamed,
  shapes,
} from './sidebar-shapes.ts';

const bytes = (items: readonly SidebarItem[]): number => Buffer.byteLength(JSON.stringify(items));

/** Returns the labels of a list, and of its nested lists. */
const labels = (items: readonly SidebarItem[] = []): string[] => items.map(({ label }) => label);

describe.each(Object.entries(shapes))('the files of a sidebar with %s', (_, nodes) => {
  const sidebar = createSidebar('api', nodes, links);

  test('contain every entry exactly once, in its order and groups', () => {
    const read = new Set<string>();
    const inner = ({ part, items = [] }: SidebarItem): SidebarItem[] => {
      if (part === undefined) return items;
      expect(items).toEqual([]);
      read.add(part);
      return partNamed(sidebar, part);
    };
    const top = sidebar.parts.find(({ path }) => path === sidebar.treePath);
    expect(linesOf(top?.items ?? [], inner)).toEqual(linesOfNodes(nodes));
    // Every file is referenced.
    expect(sidebar.parts).toHaveLength(read.size + 1);
  });

  test('are not too large, unless they cannot be split', () => {
    for (const { items } of sidebar.parts)
      if (!items.some(({ html }) => html !== undefined))
        expect(bytes(items)).toBeLessThanOrEqual(partBytes);
  });

  test('are large enough for a request: few entries are in small files', () => {
    const small = sidebar.parts.filter(
      ({ path, items }) => path !== sidebar.treePath && bytes(items) < 450,
    );
    expect(small.length).toBeLessThanOrEqual(sidebar.parts.length / 10);
  });
});

describe('a list of thousands', () => {
  const names = ['Atlas', 'Barrel', 'Camera', 'Dome', 'Engine', 'Frame', 'Gate', 'Hull'];
  const nodes = [
    group(
      'Classes',
      names.flatMap((name) => many(name, 300)),
    ),
  ];
  const sidebar = createSidebar('api', nodes, links);
  const ranges = labels(sidebar.items[0]?.items);

  test('is split into ranges where its names differ most', () => {
    expect(ranges).toEqual(['A – B', 'C – D', 'E – F', 'G – H']);
  });

  test('shows no range in breadcrumbs, and is read in the same order', () => {
    expect(breadcrumbsOf(sidebar, 'Camera000007/', '')).toEqual([
      { label: 'Classes', permalink: undefined },
      { label: 'Camera000007' },
    ]);
    expect(neighbours(sidebar, 'Barrel000299/').next?.label).toBe('Camera000000');
  });

  test.each([4000, 16_000, 64_000])('of %i names has few ranges on each level', (count) => {
    const [list] = createSidebar('api', [group('Classes', many('x', count))], links).items;
    const longest = ({ items = [] }: SidebarItem): number =>
      Math.max(items.some(isRange) ? items.length : 0, ...items.map(longest));
    expect(list && longest(list)).toBeLessThanOrEqual(24);
    expect(list && longest(list)).toBeGreaterThan(4);
  });

  test('has full names in its ranges if it is not sorted', () => {
    const reversed = [group('Classes', [...(nodes[0]?.items ?? [])].reverse())];
    const [list] = createSidebar('api', reversed, links).items;
    expect(list?.items?.[0]?.label).toMatch(/^Hull000299 – /);
  });

  test('distinguishes ranges whose names begin alike, up to a letter or digit', () => {
    const rangesOf = (...scopes: string[]): string[] => {
      const names = scopes.flatMap((scope) => many(`lib::${scope}::x_`, 1600 / scopes.length));
      return labels(createSidebar('api', [group('Classes', names)], links).items[0]?.items);
    };
    expect(rangesOf('a', 'b', 'c', 'd')).toEqual(['lib::a…', 'lib::b…', 'lib::c…', 'lib::d…']);
    // Both ends have the same length if one would be a prefix of the other.
    expect(rangesOf('ca', 'cb', 'cc', 'cd', 'e', 'f', 'g', 'h')).toEqual([
      'lib::ca – lib::cb',
      'lib::cc – lib::cd',
      'lib::e – lib::f',
      'lib::g – lib::h',
    ]);
  });

  test('keeps the names of files without new entries', () => {
    const [classes] = nodes;
    const items = [...(classes?.items ?? [])];
    items.splice(1000, 0, page('Dome000099b'));
    const later = createSidebar('api', [group('Classes', items)], links);
    const before = new Set(sidebar.parts.map(({ path }) => path));
    const fresh = later.parts.filter(({ path }) => !before.has(path));
    // The file with the entry, and the top file, which names it.
    expect(later.parts).toHaveLength(sidebar.parts.length);
    expect(fresh.length).toBeLessThanOrEqual(2);
  });
});

test('files that several sidebars share are written once; those of small ones are not written', () => {
  const large = createSidebar('api', many('x', 1000), links);
  const same = createSidebar('api', many('x', 1000), links);
  const small = createSidebar('docs', many('x', 5), links);
  expect(partsOf([large, same, small])).toEqual(large.parts);
  expect(isRange({ label: labels(large.items)[0] ?? '' })).toBe(true);
});
