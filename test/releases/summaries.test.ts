import { expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readSummaries, writeSummaries } from '../../src/releases/summaries.ts';

/** Reads a file of summaries; returns its entries, and where it has faults. */
function read(text: string): { entries: [string, string][]; faults: string[] } {
  const diagnostics = new Diagnostics();
  const entries = [...readSummaries(text, 'api/summaries.txt', diagnostics)];
  const faults = diagnostics.all.map(({ code, place }) => `${code} ${place?.line ?? 0}`);
  return { entries, faults };
}

test('what is written is read again, sorted', () => {
  const text = writeSummaries(
    new Map([
      ['lib::b', 'Draws: quickly.'],
      ['a', 'Opens.'],
    ]),
  );
  expect(text).toMatch(/^# .*\na: Opens\.\nlib::b: Draws: quickly\.\n$/);
  expect(read(text)).toEqual({
    entries: [
      ['a', 'Opens.'],
      ['lib::b', 'Draws: quickly.'],
    ],
    faults: [],
  });
});

test.each<[string, string, [string, string][], string[]]>([
  ['a line of a merge conflict', '<<<<<<< ours\na: Opens.\n', [['a', 'Opens.']], ['summaries 1']],
  ['a line without a name', 'a: Opens.\n: Draws.\n', [['a', 'Opens.']], ['summaries 2']],
  // Both sides of a merge can have one; the first counts.
  ['two lines about a symbol', 'a: Opens.\na: Draws.\n', [['a', 'Opens.']], []],
  ['a byte order mark and line ends of Windows', '\uFEFFa: Opens.\r\n', [['a', 'Opens.']], []],
])('%s', (_, text, entries, faults) => {
  expect(read(text)).toEqual({ entries, faults });
});
