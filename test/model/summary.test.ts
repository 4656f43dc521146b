import { describe, expect, test } from '@jest/globals';
import type { Block, Inline } from '../../src/model/description.ts';
import { isAside, summaryOf } from '../../src/model/summary.ts';
import { textOfBlocks } from '../../src/model/walk.ts';
import { para } from '../components/api-model.ts';

/** Returns the text of the summary of a description without a brief part. */
function summary(...detailed: Block[]): string {
  return textOfBlocks(summaryOf({ brief: [], detailed }));
}

const code = (value: string): Inline => ({ type: 'code', children: [{ type: 'text', value }] });
const strong = (value: string): Inline => ({ type: 'strong', children: [{ type: 'text', value }] });
const image: Inline = { type: 'inlineImage', source: 'badge.svg', alt: 'passing' };
const note: Block = { type: 'note', kind: 'note', children: [para('Beware.')] };

test('the brief description is the summary, whatever follows', () => {
  const brief = [para('Opens. Twice.')];
  expect(summaryOf({ brief, detailed: [para('More.')] })).toBe(brief);
});

describe('the first sentence of the description', () => {
  test.each([
    // A period ends a sentence,
    ['Opens a window. It is empty.', 'Opens a window.'],
    ['Is it open? It may be.', 'Is it open?'],
    ['Opens it!\u201d) Always.', 'Opens it!\u201d)'],
    // whatever the white space after it,
    ['Opens it.  Always.', 'Opens it.'],
    ['Opens (and shows it.) Or fails.', 'Opens (and shows it.)'],
    ['Says "open." Then it opens.', 'Says "open."'],
    // but not in numbers and names of files,
    ['Needs version 1.2 of window.h to open. Or newer.', 'Needs version 1.2 of window.h to open.'],
    // nor after abbreviations and initials,
    ['Opens things, e.g. Windows. Closes them.', 'Opens things, e.g. Windows.'],
    ['Opens one (i.e. The first). Closes it.', 'Opens one (i.e. The first).'],
    ['See Fig. 3 for details. Then open it.', 'See Fig. 3 for details.'],
    ['By D. Knuth, revised. Later sold.', 'By D. Knuth, revised.'],
    // nor if small letters follow.
    ['Windows, doors etc. are opened. Then closed.', 'Windows, doors etc. are opened.'],
    ['Waits ... then opens. Or not.', 'Waits ... then opens.'],
    ['Waits ...  then opens. Or not.', 'Waits ... then opens.'],
    // An abbreviation is a whole word.
    ['Opens the tavern no. No more.', 'Opens the tavern no. No more.'],
    ['Opens the vino. No more.', 'Opens the vino.'],
    // Other scripts have their own marks.
    ['打开窗口。然后关闭。', '打开窗口。'],
    // What has no end is a sentence, too.
    ['Opens a window', 'Opens a window'],
    ['One of these:', 'One of these…'],
    ['One of these : ', 'One of these…'],
    ['Like std::vector', 'Like std::vector'],
    // A summary has room for 240 characters: a sentence of this length is whole,
    [`${'x'.repeat(239)}. More.`, `${'x'.repeat(239)}.`],
    ['x'.repeat(240), 'x'.repeat(240)],
    // and a longer one ends with a whole word.
    [`Opens ${'x'.repeat(240)}. More.`, 'Opens…'],
    [`Opens  ${'x'.repeat(230)} y${'z'.repeat(9)}`, `Opens ${'x'.repeat(230)}…`],
  ])('%s', (text, expected) => {
    expect(summary(para(text))).toBe(expected);
  });

  test('code and links stay whole, and do not end it', () => {
    expect(summary(para('Calls ', code('open. Then'), ' and waits. Or not.'))).toBe(
      'Calls open. Then and waits.',
    );
    expect(summary(para('Like ', code('open()'), '. Then it waits.'))).toBe('Like open().');
    expect(summary(para('Opens it.', code('x'), ' follows. End.'))).toBe('Opens it.x follows.');
  });

  test('it may end inside or after text with a style', () => {
    expect(summary(para(strong('Opens it. Always'), ' here.'))).toBe('Opens it.');
    expect(summary(para(strong('Opens it.'), ' Always.'))).toBe('Opens it.');
    expect(summary(para(strong('Opens it.'), ' always.'))).toBe('Opens it. always.');
    expect(summary(para('Opens it.', { type: 'lineBreak' }, 'Always.'))).toBe('Opens it.');
    expect(summary(para('Opens it.\u201d)', strong('  Always.')))).toBe('Opens it.\u201d)');
    expect(summary(para('Opens it.', strong('  always.')))).toBe('Opens it. always.');
    expect(summary(para('Opens it.', ' ', strong(' Always.')))).toBe('Opens it.');
    expect(summary(para(strong(''), 'Opens it. Always.'))).toBe('Opens it.');
  });

  test('text in the styles of words belongs to it, and what came before counts for its length', () => {
    for (const type of [
      'strong',
      'emphasis',
      'underline',
      'strike',
      'deleted',
      'inserted',
      'small',
    ] as const)
      expect(
        summary(para({ type, children: [{ type: 'text', value: 'Opens it. Always' }] }, ' here.')),
      ).toBe('Opens it.');
    expect(summary(para(strong('x'.repeat(200)), ` ${'y'.repeat(39)}`))).toHaveLength(240);
    expect(summary(para(strong('x'.repeat(200)), ` ${'y'.repeat(40)}`))).toBe(
      `${'x'.repeat(200)}…`,
    );
    expect(summary(para(code('x'.repeat(240)), ' y.'))).toBe(`${'x'.repeat(240)}…`);
  });

  test('one that is too long for a list is cut after a word', () => {
    const cut = summary(para(`Opens ${'word '.repeat(100)}. End.`));
    expect(cut).toMatch(/^Opens (?:word )+word…$/);
    expect(cut.length).toBeLessThan(242);
    const inCode = summary(para('Opens ', code('x'.repeat(300)), '.'));
    expect(inCode).toBe('Opens …');
  });
});

test('notes, parameters, images and empty paragraphs come before the summary', () => {
  const params: Block = { type: 'parameterList', kind: 'param', items: [] };
  expect(summary(note, params, para(image), para(' '), para('Opens it. Then'))).toBe('Opens it.');
});

test.each<[string, Inline, boolean]>([
  ['text', { type: 'text', value: 'x' }, true],
  ['blanks', { type: 'text', value: ' ' }, false],
  ['a formula', { type: 'inlineFormula', tex: 'x' }, true],
  ['code', code('x'), true],
  ['a link around an image', { type: 'link', url: 'a', children: [image] }, false],
  ['a link', { type: 'link', url: 'a', children: [{ type: 'text', value: 'x' }] }, true],
  ['a line break', { type: 'lineBreak' }, false],
])('a paragraph of %s: %s', (_, inline, isText) => {
  expect(isAside(para(inline))).toBe(!isText);
});

test('a description that starts with anything but a sentence has no summary', () => {
  const list: Block = { type: 'list', ordered: false, items: [{ children: [para('One.')] }] };
  const table: Block = { type: 'table', rows: [] };
  const listing: Block = { type: 'listing', lines: [] };
  for (const block of [list, table, listing]) expect(summary(block, para('Text.'))).toBe('');
  expect(summary(note)).toBe('');
  expect(summary()).toBe('');
});
