import { expect, test } from '@jest/globals';
import { overviewContent } from '../../src/components/api/overview-lists.tsx';
import type { Compound, Member } from '../../src/model/compound.ts';
import type { Symbols } from '../../src/model/symbols.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';

/** Creates compounds from a refid, a kind, a name, and the number of members with a description. */
function library(
  ...all: (readonly [refid: string, kind: Compound['kind'], described?: number])[]
): Symbols {
  const compounds = new Map(
    all.map(([refid, kind, described]) => [
      refid,
      {
        refid,
        kind,
        name: refid,
        brief: [],
        detailed: [],
        modifiers: [],
        ...(refid === 'made' && { location: { file: refid } }),
        facts: described === undefined ? { isUndescribed: true } : {},
      } as unknown as Compound,
    ]),
  );
  const described = new Map(all.map(([refid, , count = 0]) => [refid, count]));
  const member = { facts: {} } as unknown as Member;
  return {
    compounds,
    parent: (refid: string) => (refid === 'sub' ? compounds.get('indexpage') : undefined),
    innerOf: ({ refid }: Compound) => (refid === 'indexpage' ? [{ refid: 'sub' }] : []),
    membersOf: ({ refid }: Compound) => Array<Member>(described.get(refid) ?? 0).fill(member),
    inline: { around: new Map() },
    nested: { compounds: new Map() },
  } as unknown as Symbols;
}

const { api } = contentTexts('en', {});

/** Returns the first lists of the overview: ids, refids and total numbers. */
function shown(symbols: Symbols): [string, string[], number | undefined][] {
  return overviewContent(symbols, api).lists.map(({ id, compounds, total }) => [
    id,
    compounds.map(({ refid }) => refid),
    total,
  ]);
}

test('the overview starts with the manual, in reading order, and topics', () => {
  const symbols = library(
    ['indexpage', 'page'],
    ['made', 'page'],
    ['other', 'page'],
    ['sub', 'page'],
    ['group', 'group'],
    ['namespace', 'namespace'],
    ['file', 'file'],
  );
  expect(shown(symbols)).toEqual([
    ['pages', ['sub', 'other'], 3],
    ['topics', ['group'], undefined],
  ]);
  expect(overviewContent(symbols, api).all.map(({ path }) => path)).toEqual([
    'pages/',
    'groups/',
    'namespaces/',
    'files/',
  ]);
});

test('without topics it lists namespaces, and the best documented of many classes', () => {
  const classes = Array.from({ length: 20 }, (_, i) => [`c${i}`, 'class', i] as const);
  const symbols = library(['namespace', 'namespace'], ['undescribed', 'class'], ...classes);
  expect(shown(symbols)).toEqual([
    ['namespaces', ['namespace'], undefined],
    ['classes', classes.slice(8).map(([refid]) => refid), 21],
  ]);
});

test('without topics and namespaces it lists the headers, which have the functions of a C library', () => {
  expect(
    shown(library(['lib.h', 'file', 2], ['main.dox', 'file'], ['lib_device', 'struct'])),
  ).toEqual([
    ['classes', ['lib_device'], undefined],
    ['files', ['lib.h'], 2],
  ]);
});

test('an empty reference has no lists', () => {
  expect(overviewContent(library(), api)).toMatchObject({ lists: [], points: [], all: [] });
});
