import { expect, it, test } from '@jest/globals';
import { reasonOf, reportText } from './report.mjs';

const about = { date: '2026-11-24', runs: 3 };
const target = (what: string, got: string) => ({ what, wanted: '1 s', got, holds: got < '1 s' });

const first = reportText(
  [
    { title: 'Search', about: ['Old text.'], targets: [target('a', '2 s'), target('gone', '3 s')] },
    { title: 'Growth', about: ['The | table.'], targets: [target('b|c', '0.5 s')] },
  ],
  about,
);

/** Titles, and rows of targets, which have three numbers or texts and an answer. */
const shown = (text: string): string[] =>
  text.match(/^(?:## .*|\| (?:Search|Growth|fmt) .*\| (?:yes|\*\*no\*\*) \|)$/gm) ?? [];

it('orders the sections, and names those that were not measured', () => {
  expect(shown(first)).toEqual([
    '## What is wanted, and what is',
    '| Growth | b\\|c | 1 s | 0.5 s | yes |',
    '| Search | a | 1 s | 2 s | **no** |',
    '| Search | gone | 1 s | 3 s | **no** |',
    '## Growth',
    '## Search',
    '## Examples and coverage of other libraries',
    '## Change logs of other libraries',
    '## Choices',
  ]);
  expect(first).toMatch(/^Not measured that day: Growth in the browser, This site, /m);
});

it('replaces measured sections and all of their targets, and keeps the others of that day', () => {
  const text = reportText(
    [
      { title: 'Search', about: ['New text.'], targets: [target('a', '0.4 s')] },
      { title: 'fmt', targets: [target('d', '4 s')] },
    ],
    about,
    first,
  );
  expect(shown(text)).toEqual([
    '## What is wanted, and what is',
    '| Growth | b\\|c | 1 s | 0.5 s | yes |',
    '| fmt | d | 1 s | 4 s | **no** |',
    '| Search | a | 1 s | 0.4 s | yes |',
    '## Growth',
    '## fmt',
    '## Search',
    '## Examples and coverage of other libraries',
    '## Change logs of other libraries',
    '## Choices',
  ]);
  expect(text).toContain('The | table.');
  expect(text).not.toContain('Old text.');
});

it('starts anew on another day', () => {
  const text = reportText([{ title: 'fmt' }], { ...about, date: '2026-11-25' }, first);
  expect(shown(text)).toEqual([
    '## What is wanted, and what is',
    '## fmt',
    '## Examples and coverage of other libraries',
    '## Change logs of other libraries',
    '## Choices',
  ]);
  expect(text).toContain('Measured on 2026-11-25, on one machine');
});

test.each([
  [
    'the innermost cause',
    'A failed (1):\n[ERROR] Error: No.\n  [cause]: Error: B\n  [cause]: Hook C\n}',
    'Hook C',
  ],
  ['the first error', 'A failed (1):\nStart\nError: one\nError: two', 'Error: one'],
  ['the last line', 'A failed (1):\nStart\nStopped\n', 'Stopped'],
])('gives as a reason %s', (_, text, reason) => {
  expect(reasonOf(text)).toMatch(/^A failed \(1\): /);
  expect(reasonOf(text)).toContain(reason);
});
