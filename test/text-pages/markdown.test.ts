import { describe, expect, test } from '@jest/globals';
import * as md from '../../src/text-pages/markdown.ts';
import { joinPieces } from '../../src/text-pages/running-text.ts';
import { htmlText } from '../../src/text-pages/html-text.ts';
import { blockTypes, readBack, shownText } from './read-back.ts';

/** Texts in comments that a parser would take for markup, with the markup. */
const hostile: [text: string, because: string][] = [
  ['*not* emphasised, 5 * 3, **a', 'emphasis'],
  ['_x_ and __init__ and snake_case_name and _', 'emphasis by underscores'],
  ['a <b> c </b> <!-- d --> <?php ?> x<y', 'HTML'],
  ['vector<int> and map<string, vector<int>>', 'template arguments'],
  ['`code` and ``two`` and a ` alone', 'code'],
  ['[a](b) and [c] and ![d](e) and [^1]', 'links'],
  ['a | b || c', 'cells'],
  ['~~gone~~ and ~Foo() and a~b~c', 'struck-out text'],
  ['&lt; &amp; &#65; AT&T; &', 'entities'],
  ['C:\\new\\*.txt \\[ \\\\', 'backslashes'],
  ['see http://example.org/*a*_b_ and www.example.org/~x~ now', 'addresses'],
  ['mail a_b_c@example.org or <me@example.org>', 'mail addresses'],
  ['$x_1$ and \\(y\\)', 'formulas'],
  ['Wow![x]', 'an image'],
  ['a  b\n\n\nc\td', 'white space'],
  ['trailing backslash \\', 'a line break'],
];

/** Texts that would begin a block at the start of a line. */
const starts: [text: string, because: string][] = [
  ['# heading', 'heading'],
  ['####### seven', 'no heading'],
  ['- item', 'list'],
  ['+ item', 'list'],
  ['* item', 'list'],
  ['1. item', 'numbered list'],
  ['99) item', 'numbered list'],
  ['> quote', 'quote'],
  ['---', 'rule'],
  ['- - -', 'rule'],
  ['***', 'rule'],
  ['___', 'rule'],
  ['===', 'underlined heading'],
  ['```cpp', 'fence'],
  ['~~~', 'fence'],
  ['    four spaces', 'code by indentation'],
  ['<div>', 'HTML'],
  ['[a]: b', 'definition'],
  ['| a | b |', 'table'],
  [':-- | --:', 'row of a table'],
  ['[ ] open', 'task'],
];

describe('a parser returns text as it was', () => {
  test.each([...hostile, ...starts])('%j, no %s', (text) => {
    const root = readBack(md.paragraph(md.escapeText(text)));
    expect(root.children.map(({ type }) => type)).toEqual(['paragraph']);
    const [paragraph] = root.children;
    const types = paragraph?.type === 'paragraph' ? paragraph.children.map(({ type }) => type) : [];
    // The parser links addresses in any text; what readers see stays the same.
    const isAddress = /www|http|@/.test(text);
    expect(new Set(types)).toEqual(new Set(isAddress ? ['text', 'link'] : ['text']));
    if (!isAddress) expect(types).toEqual(['text']);
    expect(shownText(root)).toBe(text.replace(/\s+/g, ' ').trim());
  });

  test.each(hostile)('in a cell, a heading, a link and emphasis: %j', (text) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    const escaped = md.escapeText(text);
    const row = readBack(md.table(['a', 'b'], [[escaped, md.code(text)]])).children[0];
    const cells = row?.type === 'table' ? row.children[1]?.children.map(shownText) : [];
    expect(cells?.[0]).toBe(shown);
    expect(shownText(readBack(md.heading(2, escaped)))).toBe(shown);
    expect(shownText(readBack(md.link(escaped, '/x')))).toBe(shown);
    expect(shownText(readBack(joinPieces([{ text: escaped, mark: '**' }])))).toBe(shown);
    expect(shownText(readBack(md.list([md.paragraph(escaped), 'x'])))).toBe(`${shown}x`);
  });

  test('after a line break, too', () => {
    const text = `a${md.lineBreak}${md.escapeText('# b')}${md.lineBreak}${md.escapeText('--- | ---')}`;
    expect(blockTypes(md.paragraph(text))).toEqual(['paragraph']);
  });

  test('plain words are not escaped: programs search the source', () => {
    const plain = 'std::vector, snake_case, a < b && c, x-y, 50%, "quoted" (yes), ~Foo';
    expect(md.escapeText(plain)).toBe(plain);
  });
});

describe('code', () => {
  test.each(['a`b', '`', '``', '`a`', ' a ', 'a|b', 'x\\|y', 'a\nb', '\\', '<b>', '*a*'])(
    '%j is the same, in a line and in a cell',
    (text) => {
      const shown = text.replace(/\s+/g, ' ').trim();
      const [first] = readBack(md.code(text)).children;
      expect(first?.type === 'paragraph' ? first.children.map(({ type }) => type) : []).toEqual([
        'inlineCode',
      ]);
      expect(shownText(readBack(md.code(text)))).toBe(shown);
      const table = readBack(md.table(['h'], [[md.code(text)]])).children[0];
      const cell = table?.type === 'table' ? table.children[1]?.children : [];
      expect(cell).toHaveLength(1);
      expect(cell?.map(shownText)).toEqual([shown]);
    },
  );

  test.each(['```\ninner\n```', '~~~', 'a\n\n````b', '    indented', '# no heading'])(
    'a block of %j ends at its end',
    (text) => {
      for (const block of [
        md.fence(text, 'cpp'),
        md.list(['x', md.blocks(['y', md.fence(text)])]),
      ]) {
        const root = readBack(`${block}\n\nafter`);
        expect(root.children).toHaveLength(2);
        expect(shownText(root)).toContain(text.replace(/\s+/g, ' ').trim());
      }
      const [code] = readBack(md.fence(text, 'cpp')).children;
      expect(code?.type === 'code' && code.value).toBe(text);
    },
  );

  test('the language of a fence cannot end it', () => {
    expect(md.fence('x', 'c`p p')).toBe('```cpp\nx\n```');
  });
});

describe('marks', () => {
  test.each([
    ['a', '**', 'b', 'c', 'inside of a word'],
    ['a', '*', '"b"', 'c', 'next to punctuation inside of a word'],
    ['', '**', ' b ', 'c', 'with spaces inside'],
    ['*', '*', 'b', '*', 'next to the same mark'],
    ['a ', '~~', 'b', '.', 'struck out'],
  ] as [string, '*' | '**' | '~~', string, string, string][])(
    '%j + %s%j + %j: %s',
    (before, mark, text, after) => {
      const joined = joinPieces([
        { text: md.escapeText(before) },
        { text, mark },
        { text: md.escapeText(after) },
      ]);
      const root = readBack(joined);
      expect(shownText(root)).toBe(`${before}${text}${after}`.replace(/\s+/g, ' ').trim());
      expect(JSON.stringify(root)).toMatch(
        /"type":"(?:strong|emphasis|delete)"|<(?:strong|em|del)>/,
      );
    },
  );

  test('emphasis without text leaves no marks', () => {
    expect(joinPieces([{ text: ' ', mark: '**' }, { text: 'a' }])).toBe(' a');
  });
});

test('addresses lead where they should', () => {
  for (const href of ['/a(b)/', '/a b/', '/x_y*z/', '/a|b/', '/<b>/', '/?a=1&copy;=2', '/é/#x'])
    for (const text of [md.link('t', href), md.table(['h'], [[md.link('t', href)]])]) {
      const url = /"url":"([^"]*)"/.exec(JSON.stringify(readBack(text)))?.[1] ?? '';
      expect(decodeURI(url)).toBe(href);
    }
});

test('HTML of a comment stays HTML, and its text is not Markdown', () => {
  const text = htmlText('<table title="a>b">\n\n<tr><td>*x* | `y`</td></tr>\n</table>');
  expect(blockTypes(`${text}\n\nafter`)).toEqual(['html', 'paragraph']);
  expect(text).toContain('&#42;x&#42; &#124; &#96;y&#96;');
});

test('a table becomes a list if a text has several blocks', () => {
  const rows: [string, string][] = [
    ['`a`', 'One.'],
    ['`b`', md.blocks(['Two.', md.fence('int b;', 'cpp')])],
  ];
  expect(blockTypes(md.tableOrList(['Name', 'Text'], rows))).toEqual(['list']);
  expect(blockTypes(md.tableOrList(['Name', 'Text'], rows.slice(0, 1)))).toEqual(['table']);
  expect(md.tableOrList(['Name', 'Text'], [])).toBe('');
});
