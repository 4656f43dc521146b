import { describe, expect, it } from '@jest/globals';
import type { Graph } from '../../src/model/compound.ts';
import { LayoutCache, type LayoutTable } from '../../src/render/layout-cache.ts';

const graphOf = (label: string): Graph => ({
  kind: 'inheritance',
  nodes: [
    { id: '1', label, children: [{ id: '2', relation: 'public-inheritance', labels: [] }] },
    { id: '2', label: 'Base', children: [] },
  ],
});

describe('layouts of graphs', () => {
  it('are computed once for all languages, because most graphs have the same names in each', async () => {
    const shared: LayoutTable = new Map();
    const [first, second] = [
      await LayoutCache.open(undefined, '', shared),
      await LayoutCache.open(undefined, '', shared),
    ];
    expect(second.of(graphOf('List'))).toBe(first.of(graphOf('List')));
    expect(second.of(graphOf('Liste')).nodes.map(({ label }) => label)).toContain('Liste');
  });
});
