import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChangeLead } from '../../src/components/api/changes/change-lead.tsx';
import { changeSections } from '../../src/components/api/changes/change-sections.ts';
import { withShippedTexts } from '../../src/config/shipped-texts.ts';
import type { ChangeCategory, ShownChange } from '../../src/model/api-history.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';

const texts = contentTexts('en');

/** A changed symbol. */
function change(text: ShownChange['phrases'][number]['text'], header?: string): ShownChange {
  const kind = text === 'symbol-added' ? 'added' : 'changed';
  return { name: 'a', kind, members: 0, phrases: [{ text }], ...(header && { header }) };
}

/** Returns the titles of the sections with the number of their rows, and the reasons in these. */
function sections(category: ChangeCategory, symbols: ShownChange[]): string[] {
  return changeSections({ category, symbols }, texts.rules).map(({ title, rows }) => {
    const reasons = [...new Set(rows.map(({ reason }) => reason))].filter(Boolean);
    return `${title?.text ?? ''} ${rows.length}: ${reasons.join(', ')}`;
  });
}

function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

const gone = texts.rules['symbol-removed'];
const result = texts.rules['const-removed'];

test.each<[string, ChangeCategory, ShownChange[], string[]]>([
  // Readers overlook nothing in a short list.
  ['few', 'breaking', times(7, change('symbol-removed')), [` 7: ${gone}`]],
  [
    'by what changed',
    'breaking',
    [...times(6, change('symbol-removed')), ...times(2, change('const-removed'))],
    // Those without a common reason come first: no heading may seem to be theirs.
    [` 2: ${result}`, `${gone} 6: `],
  ],
  [
    'additions by header',
    'added',
    [...times(7, change('symbol-added', 'a.h')), change('symbol-added', 'b.h')],
    ['a.h 7: ', 'b.h 1: '],
  ],
  // The only header of a library says nothing.
  ['additions in one header', 'added', times(9, change('symbol-added', 'a.h')), [' 9: ']],
  // The heading of the category says it.
  ['deprecations', 'deprecated', times(9, change('deprecated')), [' 9: ']],
])('sections of changes: %s', (_, category, symbols, wanted) => {
  expect(sections(category, symbols)).toEqual(wanted);
});

test('a guide for users goes by header, whatever changed', () => {
  const symbols = [
    ...times(5, change('symbol-removed', 'a.h')),
    ...times(4, change('const-removed', 'b.h')),
  ];
  const found = changeSections({ category: 'breaking', symbols }, texts.rules, true);
  expect(found.map(({ title, rows }) => [title?.text, title?.isHeader, rows[0]?.reason])).toEqual([
    ['a.h', true, gone],
    ['b.h', true, result],
  ]);
});

test.each<[[ChangeCategory, number][], string]>([
  [[], 'The public API did not change.'],
  [[['deprecated', 2], ['added', 84]], '84 added, 2 deprecated, nothing breaks'], // prettier-ignore
  [[['breaking', 1], ['added', 3]], '3 added, 1 breaks callers'], // prettier-ignore
  // Nobody knows whether these break something.
  [[['doubtful', 1]], '1 doubtful'],
])('the lead of %j', (sizes, wanted) => {
  const groups = sizes.map(([category, count]) => ({
    category,
    symbols: times(count, change('symbol-added')),
  }));
  expect(renderToStaticMarkup(<ChangeLead groups={groups} texts={texts} />)).toBe(
    `<p class="changes-lead">${wanted}</p>`,
  );
});

test.each([
  ['en', '21 added, nothing breaks', 'English has commas only'],
  ['de', '21 neu und nichts inkompatibel', 'the last comma is a word'],
  ['ru', '21 новое, ничего не ломается', '21 has the singular'],
  ['zh', '21 项新增、完全兼容', 'Chinese has a comma of its own'],
])('the lead of a release in %s: %s', (locale, wanted, _because) => {
  const own = contentTexts(locale, withShippedTexts([locale], undefined));
  const groups = [{ category: 'added' as const, symbols: times(21, change('symbol-added')) }];
  expect(renderToStaticMarkup(<ChangeLead groups={groups} texts={own} />)).toBe(
    `<p class="changes-lead">${wanted}</p>`,
  );
});
