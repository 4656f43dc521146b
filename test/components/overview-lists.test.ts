import { expect, test } from '@jest/globals';
import { overviewLists } from '../../src/components/api/overview-lists.tsx';
import type { Compound } from '../../src/model/compound.ts';
import type { Symbols } from '../../src/model/symbols.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';

/** A library of one namespace with some classes, one class outside of it, and a file without folder for each class. */
function library(classes: number): Symbols {
  const compounds = new Map<string, Compound>();
  const add = (refid: string, kind: Compound['kind'], name: string): void => {
    compounds.set(refid, { refid, kind, name } as Compound);
  };
  add('namespacen', 'namespace', 'n');
  add('classouter', 'class', 'outer');
  for (let i = 0; i < classes; i++) {
    add(`class${i}`, 'class', `n::c${i}`);
    add(`file${i}`, 'file', `c${i}.h`);
  }
  const parent = (refid: string): Compound | undefined =>
    /^class\d/.test(refid) ? compounds.get('namespacen') : undefined;
  return {
    compounds,
    parent,
    inline: { around: new Map() },
    nested: { compounds: new Map() },
  } as unknown as Symbols;
}

const { api } = contentTexts('en', {});

test('the overview of a small library lists everything', () => {
  const lists = overviewLists(library(298), api);
  expect(lists.map(({ id, compounds, total }) => [id, compounds.length, total])).toEqual([
    ['namespaces', 1, undefined],
    ['classes', 299, undefined],
    ['files', 298, undefined],
  ]);
});

test('of long lists the overview shows what no other page lists, and leads to the rest', () => {
  const lists = overviewLists(library(500), api);
  expect(
    lists.map(({ id, compounds, total, index }) => [id, compounds.length, total, index]),
  ).toEqual([
    ['namespaces', 1, undefined, undefined],
    ['classes', 1, 501, 'indices/classes/classes/'],
    ['files', 300, 500, undefined],
  ]);
});
