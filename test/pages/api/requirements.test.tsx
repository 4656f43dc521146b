import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Compound } from '../../../src/model/compound.ts';
import { indexSymbols } from '../../../src/model/symbols.ts';
import { classPages } from '../../../src/pages/api/class.ts';
import { requirementPages } from '../../../src/pages/api/requirement.ts';
import { compound, member } from '../../components/api-model.ts';
import { contextOf, input } from './library.ts';

const entries = [
  { member: member({ refid: 'a_1f', name: 'f', qualifiedName: 'n::A::f', callable: true }) },
  { member: member({ refid: 'a_1v', name: 'v', qualifiedName: 'n::A::v', callable: false }) },
];
const given = (name: string): { refid: string; name: string } => ({ refid: `a_1${name}`, name });
const compounds: Compound[] = [
  compound({
    refid: 'a',
    name: 'n::A',
    satisfies: [
      { refid: 'requirement_REQ-1', text: '' },
      { refid: 'requirement_REQ-1', text: 'in time' },
      { refid: 'requirement_REQ-2', text: '' },
      { refid: 'requirement_REQ-3', text: '' },
    ],
    sections: [{ kind: 'public-func', description: [], entries }],
  }),
  compound({
    refid: 'requirement_REQ-1',
    name: 'REQ-1',
    kind: 'requirement',
    title: [{ type: 'text', value: 'Be fast' }],
  }),
  compound({ refid: 'requirement_REQ-2', name: 'REQ-2', kind: 'requirement' }),
  compound({
    refid: 'requirements',
    name: 'requirements',
    kind: 'requirements',
    requirements: [
      {
        refid: 'REQ-1',
        title: [],
        satisfiedBy: [given('f'), given('v'), { refid: 'a', name: 'A' }],
        verifiedBy: [{ refid: 'elsewhere', name: 'other' }],
      },
    ],
  }),
];

/** Returns the text of the page of a compound. */
function text(refid: string): string {
  const api = { title: '', folder: '', images: [], compounds };
  const own = { ...input, api, symbols: indexSymbols(api) };
  const pages = [...classPages(own), ...requirementPages(own)];
  const page = pages.find(({ description }) => description.refid === refid);
  if (!page) throw new Error(`${refid} has a page.`);
  const html = renderToStaticMarkup(page.render({ ...contextOf(page), symbols: own.symbols }));
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');
}

test('symbols that satisfy a requirement have full names, and functions have parentheses', () => {
  const names = 'n::A::f(), n::A::v, n::A';
  expect(text('requirements')).toContain(`${names} other`);
  expect(text('requirement_REQ-1')).toContain(names);
});

test('a requirement is named by its id, with its title or the text of the reference', () => {
  expect(text('a')).toContain('REQ-1 (Be fast), REQ-1 (in time), REQ-2, REQ-3');
});
