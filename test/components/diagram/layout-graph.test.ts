import { describe, expect, test } from '@jest/globals';
import { Graph as LayoutSheet, layout } from '@dagrejs/dagre';
import { impliedEdges } from '../../../src/components/diagram/implied-edges.ts';
import {
  layoutGraph,
  placePair,
  sizes,
  type PlacedNode,
} from '../../../src/components/diagram/layout-graph.ts';
import { shortNames } from '../../../src/components/diagram/node-names.ts';
import type { Sheet } from '../../../src/components/diagram/rows.ts';
import { columnsOf, textLines } from '../../../src/components/diagram/text-lines.ts';
import type { Graph } from '../../../src/model/compound.ts';
import { fc } from '../../property-tests.ts';

/** Graphs with circles, loops, several edges between two nodes, and unreachable nodes. */
const graphs = fc
  .record({
    kind: fc.constantFrom<Graph['kind'][]>(
      'includes',
      'includedBy',
      'inheritance',
      'collaboration',
    ),
    names: fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 2, maxLength: 12 }),
    edges: fc.array(
      fc.record({
        from: fc.nat(11),
        to: fc.nat(11),
        relation: fc.constantFrom('include', 'usage', 'public-inheritance'),
        labels: fc.array(fc.string({ maxLength: 40 }), { maxLength: 2 }),
      }),
      { maxLength: 24 },
    ),
  })
  .map(({ kind, names, edges }): Graph => ({
    kind,
    nodes: names.map((label, i) => ({
      id: String(i),
      label,
      children: edges
        .filter(({ from }) => from === i)
        .map(({ to, relation, labels }) => ({ id: String(to), relation, labels })),
    })),
  }));

function overlap(a: PlacedNode, b: PlacedNode): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

describe('places', () => {
  test('two nodes are where the library puts them', () => {
    // A box has at least one line of text: the library throws if two nodes are at the same point.
    const pixels = fc.integer({ min: sizes.line + 2 * sizes.padding, max: 400 });
    const size = fc.record({ width: pixels, height: pixels });
    fc.assert(
      fc.property(size, size, fc.boolean(), fc.nat(60), (a, b, isSwapped, ranksep) => {
        const [upper, lower] = isSwapped ? ['2', '1'] : ['1', '2'];
        const [own, librarys] = [placePair, layout].map((place) => {
          const sheet: Sheet = new LayoutSheet({ multigraph: true });
          sheet.setGraph({ nodesep: 16, edgesep: 12, ranksep });
          sheet.setNode('1', { ...a });
          sheet.setNode('2', { ...b });
          sheet.setEdge(upper, lower, { width: 0, height: 0, labelpos: 'c' }, '0');
          place(sheet, { upper, lower });
          const places = ['1', '2'].map((id) => sheet.node(id)).map(({ x, y }) => ({ x, y }));
          const { width, height } = sheet.graph();
          return { places, width, height, points: sheet.edge(upper, lower, '0').points };
        });
        expect(own).toEqual(librarys);
      }),
      { numRuns: 60 },
    );
  });

  test('nodes are inside the drawing, do not overlap, and have room for their names', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { nodes, width, height } = layoutGraph(graph);
        expect(nodes).toHaveLength(graph.nodes.length);
        nodes.forEach((node, i) => {
          expect(node.x >= -4 && node.x + node.width <= width + 4).toBe(true);
          expect(node.y >= -4 && node.y + node.height <= height + 4).toBe(true);
          expect(node.height).toBeGreaterThanOrEqual(node.lines.length * 16);
          for (const line of node.lines)
            expect(node.width).toBeGreaterThanOrEqual(columnsOf(line) * 7.2);
          for (const other of nodes.slice(i + 1)) expect(overlap(node, other)).toBe(false);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('the same graph gets the same layout, whatever was laid out before', () => {
    fc.assert(
      fc.property(graphs, graphs, (graph, other) => {
        const first = JSON.stringify(layoutGraph(graph));
        layoutGraph(other);
        expect(JSON.stringify(layoutGraph(graph))).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  test('bases are above classes, files above what they include and what includes them', () => {
    const nodes = ['own', 'other'].map((label, i) => ({
      id: label,
      label,
      children: i === 0 ? [{ id: 'other', relation: 'include', labels: [] }] : [],
    }));
    const order = (kind: Graph['kind']): string[] =>
      layoutGraph({ kind, nodes }).nodes.map(({ label }) => label);
    expect(order('includes')).toEqual(['own', 'other']);
    expect(order('includedBy')).toEqual(['own', 'other']);
    expect(order('inheritance')).toEqual(['other', 'own']);
  });

  test('the line of an edge passes its label', () => {
    const nodes = ['own', 'left', 'middle', 'right'].map((label) => ({
      id: label,
      label: `folder/${label}`,
      children: ['own', 'left', 'right']
        .filter((id) => (id === 'own') !== (label === 'own'))
        .map((id, i) => ({ id, relation: 'include', labels: [String(i + 10)] })),
    }));
    const { edges } = layoutGraph({ kind: 'folders', nodes });
    expect(edges).toHaveLength(5);
    for (const { line, text } of edges) expect(line).toContain(`${text?.x} ${text?.y}`);
  });

  test('many classes of one base are below each other, in the order of the graph', () => {
    const derived = [...'abcdefghijklmnopqrst'].map((letter) => `derived_${letter}`);
    const { direction, nodes } = layoutGraph({
      kind: 'inheritance',
      nodes: ['base', ...derived].map((label, i) => ({
        id: label,
        label,
        children: i === 0 ? [] : [{ id: 'base', relation: 'public-inheritance', labels: [] }],
      })),
    });
    expect(direction).toBe('right');
    expect(nodes.map(({ label }) => label)).toEqual(['base', ...derived]);
  });
});

test('redundant edges are removed, and everything stays reachable', () => {
  const edge = fc.record({ from: fc.nat(7).map(String), to: fc.nat(7).map(String) });
  const reachable = (edges: readonly { from: string; to: string }[], start: string): string[] => {
    const seen = new Set<string>();
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const next = edges.filter(({ from, to }) => from === id && !seen.has(to));
      for (const { to } of next) {
        seen.add(to);
        open.push(to);
      }
    }
    return [...seen].filter((id) => id !== start).sort();
  };
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 30 }), (edges) => {
      const implied = impliedEdges(edges);
      const kept = edges.filter((each) => !implied.has(each));
      for (const { from } of edges) expect(reachable(kept, from)).toEqual(reachable(edges, from));
      for (const { from, to } of kept) {
        const others = kept.filter((each) => each.from !== from || each.to !== to);
        if (from !== to) expect(reachable(others, from)).not.toContain(to);
      }
    }),
  );
});

describe('names', () => {
  const names = (kind: Graph['kind'], ...labels: string[]): string[] =>
    shortNames({
      kind,
      nodes: labels.map((label) => ({ id: label, label, refid: label, children: [] })),
    });

  test('class names omit the scopes around the class of the page', () => {
    expect(names('inheritance', 'a::b::C', 'a::D< a::b::E, aa::b::F >', 'x::a::G')).toEqual([
      'C',
      'D< E, aa::b::F >',
      'x::a::G',
    ]);
    expect(names('inheritance', 'com.example.A', 'com.example.deep.B')).toEqual(['A', 'deep.B']);
  });

  test('names that would become equal are not shortened', () => {
    expect(names('inheritance', 'a::b::C', 'a::C', 'a::D')).toEqual(['a::b::C', 'a::C', 'D']);
    expect(names('includes', 'x/a.h', 'y/a.h', 'y/b.h')).toEqual(['x/a.h', 'y/a.h', 'b.h']);
  });

  test('long names break after separators and lose their middle', () => {
    expect(textLines('vector< int >')).toEqual(['vector< int >']);
    expect(textLines('detail::nothrow_< Callable_T >')).toEqual([
      'detail::nothrow_<',
      'Callable_T >',
    ]);
    expect(textLines('a_very_long_identifier_of_many_words')).toEqual([
      'a_very_long_identifier_of_',
      'many_words',
    ]);
    const lines = textLines(`first< ${'middle, '.repeat(40)}last >`);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^first</);
    expect(lines[2]).toMatch(/^… (?:middle, )+last >$/);
  });

  test('wide characters take two columns, and no line is much too long', () => {
    expect(columnsOf('a文b')).toBe(4);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        for (const line of textLines(name)) expect([...line].length).toBeLessThanOrEqual(30);
      }),
    );
  });
});

test('names that objects inherit are ids like any other', () => {
  const labels = ['__proto__', 'toString', 'constructor', ''];
  const nodes = labels.map((id, i) => ({
    id,
    label: `Node ${i}`,
    children: labels.slice(i + 1).map((id) => ({ id, relation: 'usage', labels: [] })),
  }));
  const layout = layoutGraph({ kind: 'collaboration', nodes });
  expect(layout.nodes).toHaveLength(4);
  expect(layout.edges).toHaveLength(6);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
