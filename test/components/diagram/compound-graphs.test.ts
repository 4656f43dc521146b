import { expect, test } from '@jest/globals';
import { compoundGraph } from '../../../src/components/diagram/compound-graphs.ts';
import type { DiagramSettings } from '../../../src/components/diagram/diagram-settings.ts';
import type { Compound, Graph, GraphNode } from '../../../src/model/compound.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { compound } from '../api-model.ts';

const settings: DiagramSettings = {
  inheritance: true,
  includes: true,
  collaboration: true,
  calls: true,
  callers: true,
  folders: true,
  maxNodes: 10,
};

/** Returns the names of a graph's nodes, each with its edges. */
function edgesOf(
  compounds: readonly Compound[],
  refid: string,
  kind: Graph['kind'] = 'inheritance',
  maxNodes = 10,
): string[] {
  const symbols = indexSymbols({ title: '', folder: '', compounds: [...compounds], images: [] });
  const own = symbols.compounds.get(refid);
  const graph = own && compoundGraph(own, kind, symbols, { ...settings, maxNodes });
  const text = ({ label, children }: GraphNode): string =>
    [label, ...children.map(({ id, relation }) => `${relation} ${id}`)].join(', ');
  return graph?.nodes.map(text) ?? [];
}

const ref = (
  refid: string,
  protection: 'public' | 'private' = 'public',
): Compound['bases'][number] => ({
  refid,
  name: [refid.toUpperCase()],
  protection,
  virtual: false,
});

/** `own` derives from `a`, `a` from `root` and from a class of another library; `b` from `own`, `c` from `b`. */
const family = [
  compound({ refid: 'root', name: 'ROOT', derived: [ref('a')] }),
  compound({
    refid: 'a',
    name: 'A',
    bases: [
      ref('root', 'private'),
      { name: ['std::', 'exception'], protection: 'public', virtual: true },
    ],
    derived: [ref('own')],
  }),
  compound({ refid: 'own', name: 'OWN', bases: [ref('a')], derived: [ref('b')] }),
  compound({ refid: 'b', name: 'B', bases: [ref('own')], derived: [ref('c')] }),
  compound({ refid: 'c', name: 'C', bases: [ref('b')] }),
];

test('without a graph of Doxygen, one is built from all bases and all derived classes', () => {
  expect(edgesOf(family, 'own')).toEqual([
    'OWN, public-inheritance a',
    'A, private-inheritance root, public-inheritance std::exception',
    'ROOT',
    'std::exception',
    'B, public-inheritance own',
    'C, public-inheritance b',
  ]);
});

test('it ends before the step with too many nodes, and is missing if that is the first step', () => {
  expect(edgesOf(family, 'own', 'inheritance', 5)).toHaveLength(5);
  expect(edgesOf(family, 'own', 'inheritance', 4)).toEqual([]);
  const many = [...'abcdefghijk'].map((letter) => ref(letter));
  expect(edgesOf([compound({ refid: 'own', name: 'OWN', derived: many })], 'own')).toEqual([]);
});

test('a graph of Doxygen is used unchanged; disabled kinds and missing relations give none', () => {
  const graph: Graph = { kind: 'inheritance', nodes: [] };
  const content = { refid: 'own', name: 'OWN', bases: [ref('a')] };
  const own = compound({ ...content, graphs: [graph] });
  const symbols = indexSymbols({ title: '', folder: '', compounds: [own], images: [] });
  expect(compoundGraph(own, 'inheritance', symbols, settings)).toEqual(graph);
  expect(compoundGraph(own, 'inheritance', symbols)).toEqual(graph);
  expect(compoundGraph(compound(content), 'inheritance', symbols)).toBeUndefined();
  expect(edgesOf([compound({ refid: 'own', name: 'OWN' })], 'own')).toEqual([]);
});

test('files lead to what they include, and to what includes them, even in a circle', () => {
  const include = (refid: string): Compound['includes'][number] => ({
    refid,
    name: `${refid}.h`,
    local: true,
  });
  const files = [
    compound({
      refid: 'a',
      name: 'x/a.h',
      kind: 'file',
      includes: [include('b'), { name: 'string', local: false }],
      includedBy: [include('b')],
    }),
    compound({
      refid: 'b',
      name: 'x/b.h',
      kind: 'file',
      includes: [include('a')],
      includedBy: [include('a')],
    }),
  ];
  expect(edgesOf(files, 'a', 'includes')).toEqual([
    'x/a.h, include b, include string',
    'b.h, include a',
    'string',
  ]);
  expect(edgesOf(files, 'a', 'includedBy')).toEqual(['x/a.h, include b', 'b.h, include a']);
});
