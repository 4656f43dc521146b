import { expect, test } from '@jest/globals';
import { contentFolder } from '../markdown/content-folder.ts';
import { compareHtml } from './compare-html.mjs';

const hash = (digit: string): string => `a${digit.repeat(32)}`;
const row = (id: string, text: string): string =>
  `<tr class="memitem:${id}"><td>int&#160;</td><td>${text}</td></tr>`;
const symbol = (refid: string, kind: string, name: string): object => ({ refid, kind, name });

test('lists symbols that only Doxygen shows, and those that only the site shows', () => {
  const html = contentFolder({
    'classA.html': `<title>L: A Class Reference</title>${row(hash('1'), '<b>both</b>')}${row(hash('2'), 'f &lt;T&gt;')}<tr class="memitem:${hash('9')} inherit pub_methods_classB"></tr>`,
    'd1/classB.html': `<title>L: B</title><a id="${hash('3')}"></a><a id="${hash('3')}${hash('4')}"></a>`,
    'classA-members.html': '',
    'annotated.html': '',
    'functions_vars.html': '',
    'a_8h_source.html': '',
    'search/classes_0.html': '',
  });
  const site = contentFolder({
    'docs/api/symbols.json': JSON.stringify([
      symbol('classA', 'class', 'A'),
      symbol(`classA_1${hash('1')}`, 'function', 'A::both'),
      symbol(`classA_1${hash('1')}-2`, 'function', 'A::both'),
      symbol(`classA_1${hash('5')}`, 'variable', 'A::hidden'),
      symbol(`classA_1${hash('1')}${hash('6')}`, 'enumvalue', 'A::value'),
      symbol('d2/classC', 'class', 'C'),
    ]),
  });
  expect(compareHtml(html, site)).toEqual({
    onlyHtml: {
      pages: ['classB  L: B'],
      members: [`${hash('2')}  classA: int f <T>`, `${hash('3')}  classB: #${hash('3')}`],
    },
    onlySite: { pages: ['classC  class C'], members: [`${hash('5')}  variable A::hidden`] },
    counts: { html: { pages: 2, members: 3 }, site: { pages: 2, members: 2 } },
  });
});
