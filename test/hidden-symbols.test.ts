import { beforeAll, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../src/build/build-site.ts';
import { loadConfig } from '../src/config/load-config.ts';
import { Diagnostics } from '../src/diagnostics/diagnostics.ts';
import { contentFolder, messages } from './markdown/content-folder.ts';
import { contextOf } from './context.ts';

const xml = 'fixtures/hidden/xml';
const options = ['HIDE_UNDOC_MEMBERS', 'HIDE_UNDOC_CLASSES'].map(
  (id) => `<option id="${id}"><value>YES</value></option>`,
);

/** Returns the text of all files of a site of the fixture, and the reports. */
async function built(show: object): Promise<{ text: string; reported: string[] }> {
  const read = (name: string): string => readFileSync(join(xml, name), 'utf8');
  const files = readdirSync(xml).map((name) => [`xml/${name}`, read(name)] as const);
  const folder = contentFolder({
    ...Object.fromEntries(files),
    'xml/Doxyfile.xml': `<doxyfile>${options.join('')}</doxyfile>`,
    'site.config.yaml': JSON.stringify({
      title: 'T',
      url: 'https://example.org',
      baseUrl: '/',
      doxygen: { xml: 'xml', show },
    }),
  });
  const diagnostics = new Diagnostics();
  const config = loadConfig({ cwd: folder }, diagnostics);
  if (!config) throw new Error('The configuration has a fault.');
  const out = join(folder, 'out');
  await build({
    config,
    out,
    write: true,
    context: contextOf(diagnostics),
    progress: () => undefined,
  });
  const texts = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|js|tag|xml|txt)$/.test(entry.name))
    .map((entry) => `${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`);
  return { text: texts.join('\n'), reported: messages(diagnostics, folder) };
}

let site: Awaited<ReturnType<typeof built>>;

beforeAll(async () => {
  site = await built({});
});

test.each([
  'privateUndocumented',
  'PrivateHeat',
  'privateWarm',
  'sieveHoles',
  'namespaceStatic',
  'groupStatic',
  'AnonymousKind',
  'undocumentedPour',
  'UndocumentedColour',
  'UndocumentedHandle',
  'handleWidth',
  'UndocumentedBowl',
  'undocumentedInside',
  'undocumentedDry',
])('no file of the site names %s, which the Doxyfile hides', (name) => {
  expect(site.text.split(name)).toHaveLength(1);
});

test('references to hidden symbols in descriptions are plain text, and not a fault', () => {
  expect(site.reported).toEqual([]);
  expect(site.text).toMatch(/tea::Pot::privateDocumented/);
  expect(site.text).not.toMatch(/href="[^"]*privateDocumented/i);
});

test('symbols that the configuration shows are present again', async () => {
  const { text } = await built({ private: true, static: true, anonymousNamespaces: true });
  expect(text).toMatch(/href="[^"]*#privateDocumented"/);
  for (const name of ['privateWarm', 'sieveHoles', 'namespaceStatic', 'AnonymousKind'])
    expect([name, text.includes(name)]).toEqual([name, true]);
  expect(text.includes('undocumentedPour')).toBe(false);
});
