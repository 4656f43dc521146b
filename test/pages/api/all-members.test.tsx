import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AllMember } from '../../../src/model/compound.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { classPages } from '../../../src/pages/api/class.ts';
import { compound, member } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

/** Returns the rows of the table of all members, cell by cell. */
function rows(language: string, allMembers: AllMember[]): string[][] {
  const run = member({ name: 'run', refid: 'c_1run', callable: true });
  const kept = compound({
    refid: 'c',
    name: 'a::C',
    language,
    sections: [{ kind: 'public-func', description: [], entries: [{ member: run }] }],
    allMembers,
  });
  const api = { title: '', folder: '', images: [], compounds: [kept] };
  const own = { ...input, apiInScope: api, symbols: indexSymbols(api) };
  const [page] = classPages.pagesOf(own);
  if (!page) throw new Error('A class has a page.');
  const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols }));
  const [table = ''] = /<table class="all-members">.*?<\/table>/s.exec(html) ?? [];
  return Array.from(table.matchAll(/<tr>(<td.*?)<\/tr>/gs), ([, row = '']) =>
    row
      .split('</td>')
      .slice(0, -1)
      .map((cell) => cell.replace(/<[^>]+>/g, '')),
  );
}

const own: AllMember = {
  refid: 'c_1run',
  name: 'run',
  protection: 'public',
  virtual: true,
  pure: true,
};
const inherited: AllMember = {
  refid: 'b_1run',
  name: 'run',
  protection: 'protected',
  virtual: true,
  ambiguityScope: 'a::B::',
};

test('members that only scopes tell apart have them, and pure virtual functions are named as such', () => {
  expect(rows('C++', [own, inherited])).toEqual([
    ['run()', 'a::C', 'public, pure virtual'],
    ['a::B::run', 'a::B', 'protected, virtual'],
  ]);
  expect(rows('Objective-C', [{ ...own, name: 'run:' }])[0]?.[0]).toBe('run:');
  expect(rows('Java', [inherited])).toEqual([['a.B.run', 'a.B', 'protected, virtual']]);
});
