import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { codeWords } from '../../src/components/api/signature/coloured-code.tsx';
import { shortSignature } from '../../src/components/api/signature/short-signature.tsx';
import type { Member } from '../../src/model/compound.ts';
import { everywhere, member } from './api-model.ts';

/** Returns the type and the rest of a row as text, with the targets of links. */
function row(
  declared: Member,
  language: string,
  href?: string,
  macros?: readonly string[],
): [string, string] {
  const setting = { language, links: everywhere, words: codeWords(macros) };
  const { type, rest } = shortSignature(declared, setting, href);
  const text = (node: typeof type): string =>
    renderToStaticMarkup(<>{node}</>)
      .replace(/<a class="member-name"[^>]*>(.*?)<\/a>/g, '<$1>')
      .replace(/<b class="member-name">(.*?)<\/b>/g, '*$1*')
      .replace(/<span class="([kta])">(.*?)<\/span>/g, '$1{$2}')
      .replace(/<b class="member-name" title="(.*?)">(.*?)<\/b>/g, '*$2*$1');
  return [text(type), text(rest)];
}

const int = { type: ['int'], name: 'x', brief: [] };

test('rows of tables have the syntax of their language', () => {
  const method = member({
    name: 'move:by:',
    type: ['void'],
    callable: true,
    params: [
      { type: ['id'], name: 'it', brief: [] },
      { ...int, attributes: '[by]' },
    ],
    argsString: '(id it, [by] int x)',
  });
  expect(row(method, 'Objective-C', '#m')).toEqual([
    '- (t{void})',
    '<move:>(id)it *by:*[by](t{int})x',
  ]);
  expect(row(method, 'Objective-C')).toEqual(['- (t{void})', '*move:*(id)it *by:*[by](t{int})x']);
  const make = member({
    name: 'make',
    type: ['id'],
    modifiers: ['static'],
    callable: true,
    argsString: '()',
  });
  expect(row(make, 'Objective-C', '#m')).toEqual(['+ (id)', '<make>']);
  const plain = member({
    name: 'f',
    type: ['void'],
    params: [int],
    callable: true,
    argsString: '(int x)',
  });
  expect(row(plain, 'C++', '#m')).toEqual(['t{void} ', '<f>(t{int} x)']);
});

test('a row omits attribute macros, and shows modifiers without a type next to the name', () => {
  const make = (type: string, name: string): string[] =>
    row(member({ name, type: [type], callable: true, argsString: '()' }), 'C++', '#m');
  expect(make('LIB_STRONG_INLINE const Index', 'size')).toEqual(['k{const} Index ', '<size>()']);
  expect(make('LIBAPI void', 'run')).toEqual(['t{void} ', '<run>()']);
  // Types can be in capital letters, too.
  expect(make('FILE *', 'open')).toEqual(['FILE *', '<open>()']);
  expect(make('explicit constexpr', 'Box')).toEqual(['', 'k{explicit} k{constexpr} <Box>()']);
});

test('configured attribute macros are recognised in rows and in full declarations', () => {
  const macros = ['MY_HOT', 'lib_cold'];
  const hot = member({
    name: 'f',
    type: ['MY_HOT ', { text: 'lib_cold', refid: 'm' }, ' int lib_colder'],
    argsString: '()',
  });
  expect(row(hot, 'C++', '#f', macros)).toEqual(['t{int} lib_colder ', '<f>()']);
  expect(row(hot, 'C++', '#f')[0]).toMatch(/^MY_HOT .*lib_cold.* t\{int\} lib_colder $/);
  const whole = renderToStaticMarkup(<>{codeWords(macros).coloured('MY_HOT int x')}</>);
  expect(whole).toBe('<span class="a">MY_HOT</span> <span class="t">int</span> x');
});

test.each([
  ['60 /* default time, an int */', '60 <span class="c">/* default time, an int */</span>'],
  [
    '1 /* a */ + int() /* b',
    '1 <span class="c">/* a */</span> + <span class="t">int</span>() <span class="c">/* b</span>',
  ],
  ['http://int', 'http://<span class="t">int</span>'],
])('%s: words of comments are no code', (code, html) => {
  expect(renderToStaticMarkup(<>{codeWords().coloured(code)}</>)).toBe(html);
});
