import { expect, test } from '@jest/globals';
import type { Compound } from '../../src/model/compound.ts';
import { unplacedBreadcrumbs } from '../../src/plan/unplaced-breadcrumbs.ts';

const compound = (kind: string, name: string, title?: string): Compound =>
  ({
    kind,
    name,
    rawName: name,
    refid: name,
    title: title && [{ type: 'text', value: title }],
  }) as unknown as Compound;

const outer = compound('namespace', 'lib');
const inner = compound('namespace', 'lib::io');
const hidden = compound('namespace', 'other');
const topics = compound('group', 'all', 'All topics');
const topic = compound('group', 'files', 'Files');

/** Who is inside whom. */
const parents = new Map([
  ['lib::io::file', inner],
  ['lib::io', outer],
  ['files', topics],
  ['other::file', hidden],
]);

/** Returns the labels and permalinks of the breadcrumbs of what Doxygen calls `refid`. */
function crumbs(refid: string): string[] {
  const symbols = {
    compounds: new Map([['lib::io::file', compound('class', 'file')]]),
    parent: (id: string) => parents.get(id),
    groupsOf: (id: string) => (id === 'alone' ? [] : [topic]),
    shortName: ({ name }: Compound) => name,
  };
  const links = {
    base: '/base/',
    refid: (id: string) => (id === 'other' ? undefined : `/base/api/${id.replace('::', '/')}/`),
  };
  const page = { refid, title: 'T', overview: { label: 'API', permalink: 'api/' } };
  return unplacedBreadcrumbs(page, symbols, links).map(
    ({ label, permalink = '' }) => `${label} ${permalink}`,
  );
}

test.each([
  ['scopes, by its name', 'lib::io::file', ['lib api/lib/', 'io api/lib/io/', 'file ']],
  ['a topic, for want of scopes', 'file', ['All topics api/all/', 'Files api/files/', 'T ']],
  [
    'a topic, if the scopes have no pages',
    'other::file',
    ['All topics api/all/', 'Files api/files/', 'T '],
  ],
  ['neither', 'alone', ['T ']],
])('a page that the sidebar hides is below the overview and %s', (_, refid, expected) => {
  expect(crumbs(refid)).toEqual(['API api/', ...expected]);
});
