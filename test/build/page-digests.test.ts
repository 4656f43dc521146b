import { expect, test } from '@jest/globals';
import { pageDigests } from '../../src/build/page-digests.ts';
import type { ApiPages, PlanPage } from '../../src/plan/types.ts';

/** What pages show, as tests change it. */
interface Shown {
  remarks: Record<string, string>;
  mentions: Record<string, string>;
  outline: string[];
  around: string;
  coverage: string;
  card: string;
  description: string;
}

const before: Shown = {
  remarks: { own: 'Own.', other: 'Other.', third: 'Third.' },
  mentions: {},
  outline: ['int f();'],
  around: 'configuration',
  coverage: '90 %',
  card: 'card-1.png',
  description: 'Own.',
};

function apiPages({ remarks, mentions, outline }: Shown): ApiPages {
  return {
    files: [],
    surroundings: [],
    mentionsOf: (refid) => {
      const title = mentions[refid];
      return title === undefined ? undefined : { mentions: [{ href: '/a/', title }], uses: [] };
    },
    ownIds: ({ description: { refid } }) => (refid === undefined ? [] : [refid]),
    remarks: () => (refid) => {
      const text = remarks[refid];
      return text === undefined ? undefined : [text];
    },
    isOwnFile: () => () => false,
    outline: () => outline,
  };
}

/** A page of a compound, or of the whole reference. */
function pageOf(refid: string | undefined, description: string): PlanPage {
  const own = refid === undefined ? {} : { refid };
  const page: Partial<PlanPage> = {
    file: 'a/index.html',
    description: {
      ...own,
      description,
      title: 'Own',
      address: { permalink: 'a/' },
      searchTag: '',
      htmlClass: '',
    },
  };
  return page as PlanPage;
}

/** The hashes of a page that shows a second symbol, and of a list that shows it too. */
function hashes(shown: Shown): { frame: string; page?: string; list?: string } {
  const { around, coverage, card, description } = shown;
  const { frame, of } = pageDigests(apiPages(shown), { around, coverage, cardOf: () => card });
  const page = of(pageOf('own', description), ['other']);
  const list = of(pageOf(undefined, 'List'), ['other']);
  return { frame, ...(page && { page }), ...(list && { list }) };
}

/** Changes, and which hashes they change. */
const changes: [what: string, change: Partial<Shown>, changed: ('frame' | 'page' | 'list')[]][] = [
  ['nothing', {}, []],
  ['its own comment', { remarks: { ...before.remarks, own: 'New.' } }, ['page']],
  ['a comment that it shows', { remarks: { ...before.remarks, other: 'New.' } }, ['page', 'list']],
  ['another comment', { remarks: { ...before.remarks, third: 'New.' } }, []],
  ['a text that mentions it', { mentions: { own: 'Guide' } }, ['page']],
  ['a text that mentions what it shows', { mentions: { other: 'Guide' } }, ['page', 'list']],
  ['a text that mentions another symbol', { mentions: { third: 'Guide' } }, []],
  ['a declaration', { outline: ['long f();'] }, ['frame']],
  ['what surrounds the reference', { around: 'other' }, ['frame']],
  ['the share of described symbols', { coverage: '91 %' }, ['list']],
  ['the card', { card: 'card-2.png' }, ['page', 'list']],
  ['the description in its head', { description: 'New.' }, ['page']],
];

test.each(changes)(
  'a change of %s changes only the hashes that depend on it',
  (_, change, changed) => {
    const old = hashes(before);
    const now = hashes({ ...before, ...change });
    const names = ['frame', 'page', 'list'] as const;
    expect(names.filter((name) => old[name] !== now[name])).toEqual(changed);
  },
);

test('a page that shows a symbol which is gone is never right', () => {
  const { other: _gone, ...remarks } = before.remarks;
  expect(Object.keys(hashes({ ...before, remarks }))).toEqual(['frame']);
});
