import { expect, test } from '@jest/globals';
import type { DiagramSettings } from '../../../src/components/diagram/diagram-settings.ts';
import { folderGraph } from '../../../src/components/diagram/folder-graph.ts';
import type { Compound } from '../../../src/model/compound.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { compound } from '../api-model.ts';

const settings: DiagramSettings = {
  inheritance: false,
  includes: false,
  collaboration: false,
  calls: false,
  callers: false,
  folders: true,
  maxNodes: 10,
};

const folders = ['s', 's/a', 's/a/x', 's/a/x/deep', 's/a/y', 's/b', 's/b/z', 's/c'];

/** Maps files to their includes. */
const includes: Record<string, string[]> = {
  's/main.h': ['s/a/x/1.h'],
  's/top.h': [],
  's/a/own.h': [],
  's/a/x/1.h': ['s/a/x/2.h', 's/a/x/deep/3.h', 's/a/y/4.h', 's/top.h', 'string'],
  's/a/x/2.h': ['s/b/z/5.h', 's/b/6.h', 's/a/own.h'],
  's/a/x/deep/3.h': ['s/a/x/1.h', 's/b/6.h'],
  's/a/y/4.h': [],
  's/b/6.h': [],
  's/b/z/5.h': ['s/a/x/deep/3.h'],
  's/c/7.h': [],
};

const symbols = indexSymbols({
  title: '',
  folder: '',
  images: [],
  compounds: [
    ...folders.map((name) => compound({ refid: name, name, kind: 'dir', inner: innerOf(name) })),
    ...Object.entries(includes).map(([name, included]) =>
      compound({
        refid: name,
        name,
        kind: 'file',
        includes: included.map((refid) => ({ refid, name: refid, local: true })),
      }),
    ),
  ],
});

function innerOf(folder: string): Compound['inner'] {
  const isInside = (name: string): boolean =>
    name.replace(/\/[^/]*$/, '') === folder && name !== folder;
  return [
    ...folders.filter(isInside).map((refid) => ({ kind: 'dir' as const, refid })),
    ...Object.keys(includes)
      .filter(isInside)
      .map((refid) => ({ kind: 'file' as const, refid })),
  ].map((each) => ({ ...each, name: each.refid, inline: false }));
}

/** Returns the edges of a folder's graph, each with its number of includes; undefined without a graph. */
function edgesOf(name: string, changes: Partial<DiagramSettings> = {}): string[] | undefined {
  const own = symbols.compounds.get(name);
  const found = own && folderGraph(own, symbols, { ...settings, ...changes });
  return found?.graph.nodes.flatMap(({ label, children }) =>
    children.map(({ id, labels }) => `${label} ${labels.join()} ${id}`),
  );
}

test('other folders are as large as possible, and folders around a folder count only their files', () => {
  expect(edgesOf('s/a/x')).toEqual([
    's/a/x 1 s',
    's/a/x 1 s/a',
    's/a/x 1 s/a/y',
    's/a/x 3 s/b',
    's 1 s/a/x',
    's/b 1 s/a/x',
  ]);
  expect(edgesOf('s/a/x/deep')).toEqual([
    's/a/x/deep 1 s/a/x',
    's/a/x/deep 1 s/b',
    's/a/x 1 s/a/x/deep',
    's/b 1 s/a/x/deep',
  ]);
});

test('a folder without includes from or to others has no graph', () => {
  expect(edgesOf('s')).toBeUndefined();
  expect(edgesOf('s/c')).toBeUndefined();
  expect(edgesOf('s/a/x', { folders: false })).toBeUndefined();
});

test('each include is listed once, by the folder at its other end', () => {
  const own = symbols.compounds.get('s/a');
  const found = own && folderGraph(own, symbols, settings);
  const pairs = found?.includes.map(({ folder, pairs }) => [
    folder.name,
    ...pairs.map(({ from, to }) => `${from.name} ${to.name}`),
  ]);
  expect(pairs).toEqual([
    ['s', 's/a/x/1.h s/top.h'],
    ['s/b', 's/a/x/2.h s/b/z/5.h', 's/a/x/2.h s/b/6.h', 's/a/x/deep/3.h s/b/6.h'],
  ]);
});
