import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import { guideAnswer } from '../../src/mcp/guide-answer.ts';
import { searchAnswer, topicsAnswer } from '../../src/mcp/site-answers.ts';
import { siteFiles } from '../../src/mcp/site-files.ts';
import { symbolAnswer } from '../../src/mcp/symbol-answer.ts';
import { build } from '../../src/program/index.ts';
import { libraryFiles } from '../libraries/library-folders.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';

let folder: string;
let site: BuiltSite;

beforeAll(async () => {
  await needProgram('doxygen');
  const topic = (name: string): string => `/** @defgroup shapes Shapes of ${name}
 * What ${name} draws. */
`;
  const config = {
    title: 'Suite',
    url: 'https://suite.example',
    libraries: { units: { xml: 'units/xml', title: 'Units' }, linalg: { xml: 'linalg/xml' } },
    docs: {},
    search: {},
  };
  folder = contentFolder({
    ...libraryFiles({ 'units/src/topic.h': topic('units'), 'linalg/src/topic.h': topic('linalg') }),
    'docs/index.md': '# Guide\n',
    'site.config.yaml': JSON.stringify(config),
  });
  const { ok } = await build({
    config: join(folder, 'site.config.yaml'),
    out: join(folder, 'site'),
    cache: false,
  });
  expect(ok).toBe(true);
  site = new BuiltSite(siteFiles('site', folder));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a symbol names its library and, without snapshots, the header that its page names', async () => {
  const answer = await symbolAnswer(site, 'Length::metres', false);
  expect(answer).toContain('- Library: `units`\n- Header: `#include <units.h>`');
  expect(answer).toContain(
    'https://suite.example/docs/api/units/classes/suite/units/length/#metres',
  );
});

test('a name that two libraries define leads to both', async () => {
  expect(await symbolAnswer(site, 'print', false)).toContain(
    'Ask for one of these:\n\n- `suite::linalg::print`\n- `suite::units::print`',
  );
  const both = await symbolAnswer(site, 'suite', false);
  for (const library of ['units', 'linalg']) expect(both).toContain(`Library: \`${library}\``);
});

test('a search can be limited to a library', async () => {
  expect(await searchAnswer(site, 'print', 8)).toContain('suite::linalg::print');
  const limited = await searchAnswer(site, 'library:units print', 8);
  expect(limited).toContain('suite::units::print');
  expect(limited).not.toContain('suite::linalg::print');
});

test.each([
  ['linalg', ['`linalg'], 'the name of a library in the configuration'],
  ['Units', ['`Units'], 'its title'],
  ['libunits', ['`Units'], 'the name of its package'],
  ['suite', ['`Units', '`linalg'], 'the site'],
])('a search for %s leads to where %j starts, because it names %s', async (query, titles) => {
  const [first = '', ...rest] = (await searchAnswer(site, query, 2)).split('\n## ');
  expect(first).toMatch(/^## library\n/);
  for (const title of ['`Units', '`linalg'])
    expect([title, first.includes(title)]).toEqual([title, titles.includes(title)]);
  expect(first).toMatch(/https:\/\/suite\.example\/docs\/api\/(?:units|linalg)\/$/m);
  expect(first).toContain('  Topics, for the tool topics: Shapes of ');
  // What the search finds follows.
  if (query === 'suite') expect(rest.join('\n')).toContain('namespace');
});

test('a search for something else has no libraries', async () => {
  for (const query of ['print', 'unit', 'lib', '++'])
    expect(await searchAnswer(site, query, 2)).not.toContain('## library');
});

test('a symbol or guide with the name of a library is where it starts', async () => {
  expect(await symbolAnswer(site, 'Units', false)).toContain('## library\n\n- library `Units');
  expect(await guideAnswer(site, 'Units')).toMatch(
    /^https:\/\/suite\.example\/docs\/api\/units\/\n/,
  );
});

test('topics have their titles and libraries, and can be asked for by both names', async () => {
  expect(await topicsAnswer(site, undefined)).toBe(
    `- \`shapes\` Shapes of linalg (library \`linalg\`): What linalg draws. https://suite.example/docs/api/linalg/groups/shapes/
- \`shapes\` Shapes of units (library \`units\`): What units draws. https://suite.example/docs/api/units/groups/shapes/`,
  );
  const both = await topicsAnswer(site, 'Shapes');
  for (const library of ['units', 'linalg']) expect(both).toContain(`# Shapes of ${library}`);
  const one = await topicsAnswer(site, 'shapes of units');
  expect(one).toContain('# Shapes of units');
  expect(one).not.toContain('# Shapes of linalg');
});
