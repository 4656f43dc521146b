import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildExtended, classPage } from './extension-site.ts';

/** The complete example of the manual. */
const example =
  /```js\n([\s\S]*?)```/.exec(readFileSync('documentation/programs/extensions.md', 'utf8'))?.[1] ??
  '';

let site: Awaited<ReturnType<typeof buildExtended>>;

beforeAll(async () => {
  const rationale =
    '<detaileddescription><para><rationale cost="high">Tea &amp; <bold>time</bold>.</rationale></para></detaileddescription>';
  site = await buildExtended(
    example,
    [['boil', rationale], ['internal_heat'], ['pour_draft']],
    '<detaileddescription><para>See <ref refid="classKettle_1a0" kindref="member">boil</ref>.</para></detaileddescription>',
  );
});

test('the example of the manual reports only what it means to report', () => {
  expect(site.reported.filter((each) => !each.includes('api-coverage'))).toEqual([
    'info extension-report kettle.hpp:3:? lib::Kettle::boil may throw.',
    'info extension-report kettle.hpp:5:? lib::Kettle::pour_draft may throw.',
  ]);
});

test.each([
  ['the replaced element', 'Rationale', 'index.html'],
  ['its attribute', 'Cost: high.', 'index.html'],
  ['its content', '<strong>time</strong>', 'index.html'],
  ['its content in Markdown', 'Tea & **time**', 'index.md'],
  ['the badge', '<li class="badge">experimental</li>', 'index.html'],
  ['the badge in Markdown', '- experimental', 'index.md'],
  ['the row', '<dt>Members</dt><dd><strong>3</strong></dd>', 'index.html'],
  ['the row in Markdown', 'Members: **3**', 'index.md'],
])('the page of a class has %s', (_, text, name) => {
  expect(site.file(classPage + name)).toContain(text);
});

test.each(['index.html', 'index.md'])('the added page links to the class: %s', (name) => {
  expect(site.file(`docs/api/all-classes/${name}`)).toContain(`/base/${classPage}`);
});

test('the search finds the added page by its title and its text', () => {
  const index = site.files().filter((name) => /search\/.*(?<!html)$/.test(`/${name}`));
  const text = index.map((name) => site.file(name)).join('\n');
  expect(text).toContain('docs/api/all-classes/');
  expect(text).toContain('In one list:');
});

test('symbols.json has the badge of the member, and no field for those without one', () => {
  const rows = JSON.parse(site.file('docs/api/symbols.json') ?? '') as {
    name: string;
    badges?: string[];
  }[];
  expect(rows.map(({ name, badges }) => [name, badges])).toEqual([
    ['lib::Kettle', undefined],
    ['lib::Kettle::boil', undefined],
    ['lib::Kettle::pour_draft', ['experimental']],
  ]);
});

test('no file of the site has the dropped member', () => {
  const files = site.files().filter((name) => /\.(?:html|json|js|md|txt|xml|tag)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => site.file(name)?.includes('internal_heat'))).toEqual([]);
});
