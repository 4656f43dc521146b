import { expect, test } from '@jest/globals';
import { callGraph, type CallGraphKind } from '../../../src/components/diagram/call-graphs.ts';
import type { DiagramSettings } from '../../../src/components/diagram/diagram-settings.ts';
import type { Member } from '../../../src/model/compound.ts';
import { indexSymbols, type Symbols } from '../../../src/model/symbols.ts';
import { compound, member } from '../api-model.ts';

const settings: DiagramSettings = {
  inheritance: false,
  includes: false,
  collaboration: false,
  calls: true,
  callers: true,
  folders: false,
  maxNodes: 10,
};

/** Creates a namespace with functions and the names that each calls; `v` is a variable. */
function library(calls: Record<string, string>): Symbols {
  const refs = (names: readonly string[]): Member['references'] =>
    names.map((name) => ({ refid: `n_1${name}`, name }));
  const members = Object.entries(calls).map(([name, called]) =>
    member({
      name,
      refid: `n_1${name}`,
      qualifiedName: `n::${name}`,
      kind: name === 'v' ? 'variable' : 'function',
      references: refs([...called]),
      referencedBy: refs(Object.keys(calls).filter((other) => calls[other]?.includes(name))),
    }),
  );
  const entries = members.map((each) => ({ member: each }));
  const owner = compound({
    refid: 'n',
    name: 'n',
    kind: 'namespace',
    sections: [{ kind: 'func', description: [], entries }],
  });
  return indexSymbols({ title: '', folder: '', compounds: [owner], images: [] });
}

/** Returns the edges of a graph, by the names of the functions; undefined if there is none. */
function edgesOf(
  symbols: Symbols,
  name: string,
  kind: CallGraphKind,
  changes: Partial<DiagramSettings> = {},
): string[] | undefined {
  const own = symbols.members.get(`n_1${name}`);
  const graph = own && callGraph(own.member, kind, symbols, { ...settings, ...changes });
  return graph?.nodes.map(({ id, children }) => [id, ...children.map((to) => to.id)].join(' '));
}

const short = (lines: readonly string[] | undefined): string[] | undefined =>
  lines?.map((line) => line.replaceAll('n_1', ''));

const chain = library({ a: 'bcv', b: 'd', c: 'd', d: 'e', e: 'f', f: '', v: '' });

test('a graph follows calls for three steps, and has no variables and nothing further away', () => {
  expect(short(edgesOf(chain, 'a', 'calls'))).toEqual(['a b c', 'b d', 'c d', 'd e', 'e']);
  expect(short(edgesOf(chain, 'e', 'callers'))).toEqual(['e d', 'd b c', 'b a', 'c a', 'a']);
});

test('there is none if it would show no more than the list of names, for disabled kinds, or for other symbols', () => {
  expect(edgesOf(chain, 'e', 'calls')).toBeUndefined();
  expect(edgesOf(chain, 'f', 'calls')).toBeUndefined();
  expect(edgesOf(chain, 'v', 'callers')).toBeUndefined();
  expect(edgesOf(chain, 'a', 'calls', { calls: false })).toBeUndefined();
  expect(edgesOf(chain, 'e', 'callers', { callers: false })).toBeUndefined();
});

test('it ends before the step with too many functions', () => {
  expect(short(edgesOf(chain, 'a', 'calls', { maxNodes: 4 }))).toEqual([
    'a b c',
    'b d',
    'c d',
    'd',
  ]);
  expect(edgesOf(chain, 'a', 'calls', { maxNodes: 2 })).toBeUndefined();
});

test('a function that calls itself has an edge to itself, and circles end', () => {
  const circle = library({ a: 'ab', b: 'a', c: 'b' });
  expect(short(edgesOf(circle, 'a', 'calls'))).toEqual(['a a b', 'b a']);
});

test('if every function of a scope refers to itself, none of them calls itself', () => {
  const odd = library({ a: 'ab', b: 'bc', c: 'c' });
  expect(short(edgesOf(odd, 'a', 'calls'))).toEqual(['a b', 'b c', 'c']);
  expect(edgesOf(odd, 'b', 'calls')).toBeUndefined();
});
