import { beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModel } from '../../src/cli/model-command.ts';
import { build, check } from '../../src/program/index.ts';
import { contentFolder, messages } from '../markdown/content-folder.ts';
import { searchOf } from '../search/search-engine.ts';
import { classPage, kettleXml } from './extension-site.ts';

/** The first of two extensions: what it returns, the second one receives. */
const first = `export default {
  member({ name }) {
    if (name === 'internal_heat') return null;
    return name === 'boil' ? { badges: ['slow'], brief: '<para>First.</para>' } : undefined;
  },
  elements: { own: () => 'of the first' },
  compound: () => ({ rows: [{ label: 'First', value: 'one' }] }),
  pages: () => [{ path: 'first', title: 'First page', content: '<para>One.</para>' }],
};`;

const second = `export default {
  member(member, { report }) {
    report({ message: member.name + ': ' + member.qualifiers.join(), level: 'warning', advice: 'Do it.' });
    return { badges: ['reviewed'] };
  },
  elements: { own: () => 'of the second', mine: () => 'mine' },
  compound: ({ rows }) => ({ rows: [{ label: 'Second', value: String(rows.length) }] }),
  pages: () => [{ path: 'second', title: 'Second page', content: '<para>Two.</para>' }],
};`;

const elements =
  '<detaileddescription><para><own>a</own>, <mine>b</mine></para></detaileddescription>';

let folder: string;
let config: string;
let reported: string[];

function file(path: string): string {
  const found = join(folder, 'out', path);
  return existsSync(found) ? readFileSync(found, 'utf8') : '';
}

beforeAll(async () => {
  const settings = {
    title: 'T',
    url: 'https://example.org',
    baseUrl: '/base/',
    doxygen: { xml: 'xml' },
    extensions: ['first.js', 'second.js'],
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    checks: { danglingReferences: 'ignore' },
  };
  folder = contentFolder({
    ...kettleXml([['boil'], ['internal_heat'], ['pour']], elements),
    'first.js': first,
    'second.js': second,
    'site.config.yaml': JSON.stringify(settings),
  });
  config = join(folder, 'site.config.yaml');
  const { diagnostics } = await build({ config, out: join(folder, 'out'), cache: false });
  reported = messages({ all: diagnostics }, folder);
});

const warnings = [
  'warning extension-report kettle.hpp:3:? boil: slow',
  'warning extension-report kettle.hpp:5:? pour: ',
];

test('each extension receives what the one before it returned, once for all languages', () => {
  expect(reported.filter((each) => each.includes('extension'))).toEqual(warnings);
});

test.each(['', 'de/'])('both are on the pages of each language: "%s"', (language) => {
  // On other pages than the English ones, comments are marked as English.
  const page = file(`${language}${classPage}index.html`).replace(
    /<(span|div) lang="en" dir="ltr" class="text-language">(.*?)<\/\1>/g,
    '$2',
  );
  for (const text of [
    'of the first, mine',
    '<dt>First</dt><dd>one</dd>',
    '<dt>Second</dt><dd>1</dd>',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('of the second');
  expect(page).not.toContain('internal_heat');
  expect(file(`${language}docs/api/first/index.html`)).toContain('One.');
  expect(file(`${language}docs/api/second/index.html`)).toContain('Two.');
  const text = file(`${language}${classPage}index.md`);
  expect(text).toContain('- slow, reviewed\n');
  expect(text).toContain('First.');
});

test('check runs their diagnostics', async () => {
  const { ok, diagnostics } = await check({ config, cache: false });
  expect(ok).toBe(true);
  expect(
    messages({ all: diagnostics }, folder).filter((each) => each.includes('extension')),
  ).toEqual(warnings);
  expect(diagnostics.find(({ code }) => code === 'extension-report')?.advice).toBe('Do it.');
});

test('the search finds a member by its badge', async () => {
  const search = await searchOf({ cwd: folder });
  const results = (await search.ask('slow')).at(-1)?.groups.flatMap((group) => group.results) ?? [];
  expect(results.map(({ qualifiedName }) => qualifiedName)).toContain('lib::Kettle::boil');
});

test('the model has the badges, and no dropped member', async () => {
  const out = join(folder, 'model.json');
  const terminal = {
    out: () => undefined,
    error: () => undefined,
    interactive: false,
    colors: false,
  };
  await runModel({ config, out, quiet: true }, terminal, folder);
  const text = readFileSync(out, 'utf8');
  expect(text).toContain('"slow"');
  expect(text).not.toContain('internal_heat');
});
