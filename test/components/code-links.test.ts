import { expect, test } from '@jest/globals';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { codeContent, codeFigure } from '../../src/code/code-block.ts';
import { readCode } from '../../src/code/code-source.ts';
import { loadHighlight } from '../../src/code/highlight.ts';
import { withCodeLinks } from '../../src/components/prose/code-links.ts';
import { defaultCode } from '../../src/shared/code-settings.ts';

const symbols = new Set([
  '::lib::add()',
  '::lib::Pot',
  '::lib::Pot()',
  '::lib::Pot::brew()',
  '::other::add()',
  '::lib_init()',
  '::MAX_CUPS',
  '::lib::detail::hidden()',
]);

/** Returns the linked names of a text with some code blocks, each as `name -> symbol`. */
async function links(blocks: readonly string[], language = 'cpp', meta = ''): Promise<string[]> {
  const highlight = await loadHighlight();
  const tree: Root = {
    type: 'root',
    children: blocks.map((code) => {
      const source = readCode({ code, language, meta }, defaultCode);
      return codeFigure(source, codeContent(source, highlight).nodes);
    }),
  };
  const linked = withCodeLinks(tree, (name) => (symbols.has(name) ? name : undefined));
  const text = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&#x26;', '&');
  // Nothing else changes.
  expect(text(toHtml(linked))).toBe(text(toHtml(tree)));
  return [...toHtml(linked).matchAll(/<a data-href="([^"]*)">(.*?)<\/a>/g)].map(
    ([, href = '', label = '']) => `${text(label)} -> ${href}`,
  );
}

const using = 'using namespace lib;\n';

test.each([
  ['lib::add(1);', ['lib::add -> ::lib::add()'], 'the scope is complete'],
  ['namespace l = lib;\nl::add(1);', ['l::add -> ::lib::add()'], 'an alias is declared'],
  [`${using}add(1);`, ['add -> ::lib::add()'], 'its namespace is open'],
  ['using lib::add;\nadd(1);', ['add -> ::lib::add()'], 'the name is introduced'],
  ['lib_init();', ['lib_init -> ::lib_init()'], 'it is global'],
  ['int cups = MAX_CUPS;', ['MAX_CUPS -> ::MAX_CUPS'], 'macros are global'],
  ['namespace lib {\nPot pot;\n}', ['Pot -> ::lib::Pot'], 'the code is in its namespace'],
  [
    `${using}Pot pot; pot.add(1); Pot::brew();`,
    ['Pot -> ::lib::Pot', 'Pot::brew -> ::lib::Pot::brew()'],
    'members of objects have an unknown class',
  ],
  [`${using}return add(1);`, ['add -> ::lib::add()'], '"return" declares nothing'],
  ['add(1);', [], 'no namespace is open'],
  ['detail::hidden();', [], 'another library may have a namespace of this name'],
  [`${using}int add(int a) { return a; }\nadd(1);`, [], 'the example declares it'],
  [`${using}auto add = [] {};\nadd();`, [], 'a variable has this name'],
  [`${using}template <class Pot> void f(Pot a);\nPot {};`, [], 'a parameter has this name'],
  [`${using}using namespace other;\nadd(1);`, [], 'two open namespaces have it'],
  ['lib::add(1); // lib::add(2)', ['lib::add -> ::lib::add()'], 'comments are text'],
  ['lib::add("lib::add(2)");', ['lib::add -> ::lib::add()'], 'strings are text'],
  ['/* lib::add(1)\nlib::add(2) */', [], 'a comment has several lines'],
  ['#define ADD lib::add(1)', [], 'directives are no uses'],
])('%j links %j, because: %s', async (code, expected, _because) => {
  expect(await links([code])).toEqual(expected);
});

test('the blocks of a text continue each other', async () => {
  expect(await links([using, 'add(1);'])).toEqual(['add -> ::lib::add()']);
  expect(await links([`${using}void add();`, 'add(1);'])).toEqual([]);
});

test('other languages have no names of the library', async () => {
  expect(await links(['lib::add(1);'], 'rust')).toEqual([]);
  expect(await links(['lib::add(1);'], 'text')).toEqual([]);
});

test('marked and numbered lines have links, too', async () => {
  const code = 'int a;\nlib::add(1);\nlib::add(2);';
  expect(await links([code], 'cpp', '{2} showLineNumbers')).toEqual([
    'lib::add -> ::lib::add()',
    'lib::add -> ::lib::add()',
  ]);
});
