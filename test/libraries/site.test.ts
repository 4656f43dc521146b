import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.ts';
import { inLanguage } from '../../src/config/in-language.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { symbolsFiles } from '../../src/emit/symbols-file.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { Plan, PlanPage } from '../../src/plan/types.ts';
import { searchFiles } from '../../src/search/search-files.ts';
import { contextOf } from '../context.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { needProgram } from '../run/shared.ts';
import { libraryFiles } from './library-folders.ts';

const config = {
  title: 'Suite',
  url: 'https://example.org',
  libraries: { units: { xml: 'units/xml', title: 'Units' }, linalg: { xml: 'linalg/xml' } },
  docs: {},
  search: {},
  i18n: { locales: ['en', 'de'] },
};

const guide = `# Guide

[[suite::units::Length]] and \`suite::linalg::Point\`, \`Point\`; not [[print]], nor [[suite]].
`;

interface Built {
  plan: Plan;
  messages: string[];
}

let files: Record<string, string>;

async function plan(options: object = {}, more: Record<string, string> = {}): Promise<Built> {
  const all = { ...files, 'docs/guide.md': guide, ...more };
  const cwd = contentFolder(all);
  const diagnostics = new Diagnostics();
  const text = JSON.stringify({ ...config, ...options });
  const loaded = loadConfig({ cwd, file: 'site.config.yaml', text }, diagnostics);
  if (!loaded) throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  const context = contextOf(diagnostics);
  const own = inLanguage(loaded, 'en', context);
  const planned = planSite(await readSite(own, context), own, diagnostics);
  return { plan: planned, messages: diagnostics.all.map(({ message }) => message) };
}

beforeAll(async () => {
  await needProgram('doxygen');
  files = libraryFiles();
});

describe('two libraries, one of which uses the other', () => {
  let built: Built;
  const page = (permalink: string): PlanPage => {
    const found = built.plan.pages.find((each) => each.permalink === permalink);
    if (!found) throw new Error(`There is no page ${permalink}.`);
    return found;
  };
  beforeAll(async () => {
    built = await plan();
  });

  test('have pages below paths of their own, and one that lists them', () => {
    const all = built.plan.pages.map(({ permalink }) => permalink);
    expect(all).toEqual(
      expect.arrayContaining([
        'docs/api/',
        'docs/api/units/',
        'docs/api/units/classes/suite/units/length/',
        'docs/api/units/namespaces/suite/',
        'docs/api/linalg/classes/suite/linalg/point/',
        'docs/api/linalg/namespaces/suite/',
      ]),
    );
    expect(all.filter((each) => /^docs\/api\/(?!units|linalg)./.test(each))).toEqual([]);
  });

  test('are named by breadcrumbs, titles and sidebars', () => {
    const { context, data } = page('docs/api/linalg/classes/suite/linalg/point/');
    expect(context.breadcrumbs.slice(0, 3)).toEqual([
      { label: 'Libraries', permalink: 'docs/api/' },
      { label: 'linalg', permalink: 'docs/api/linalg/' },
      { label: 'Classes', permalink: 'docs/api/linalg/classes/' },
    ]);
    expect(data.title).toBe('Point class | linalg | Suite');
    expect(data.sidebar?.items.slice(0, 2).map(({ label, href }) => [label, href])).toEqual([
      ['Libraries', '/docs/api/'],
      ['linalg', '/docs/api/linalg/'],
    ]);
    expect(page('docs/api/').data.sidebar?.items.map(({ label }) => label)).toEqual([
      'Libraries',
      'Units',
      'linalg',
    ]);
  });

  test.each<[name: string, href: string | undefined, why: string]>([
    ['units::Length', '/docs/api/units/classes/suite/units/length/', 'in a namespace around it'],
    ['suite::units::Length', '/docs/api/units/classes/suite/units/length/', 'its whole name'],
    ['suite::units::print', '/docs/api/units/namespaces/suite/units/#print', 'a function'],
    ['unit_handle', '/docs/api/units/structs/unit-handle/', 'a global type, as in C'],
    ['Length', undefined, 'a name without scope may be that of a parameter'],
    ['print', undefined, 'a name without scope may be that of a parameter'],
    ['units::Area', undefined, 'no library has it'],
    ['suite::linalg::Point', undefined, 'Doxygen links names of the own library'],
  ])('link the name %s in code of the other one to %s: %s', (name, href, _) => {
    const { links } = page('docs/api/linalg/').context;
    expect(links.library?.(name)).toBe(href);
  });

  test('resolve ids that only the other one defines', () => {
    const { links } = page('docs/api/linalg/').context;
    const refid = 'classsuite_1_1units_1_1Length';
    const href = '/docs/api/units/classes/suite/units/length/';
    expect(links.refid(refid)).toBe(href);
    expect(links.refid(refid, '/elsewhere/units.tag')).toBe(href);
    // Both define it.
    expect(links.refid('namespacesuite')).toBe('/docs/api/linalg/namespaces/suite/');
  });

  test('are found by the names in guides, unless several are meant', () => {
    const { links } = page('docs/guide/').context;
    expect(links.symbol?.('suite::units::Length', false)?.href).toBe(
      '/docs/api/units/classes/suite/units/length/',
    );
    expect(links.symbol?.('Point', true)?.href).toBe(
      '/docs/api/linalg/classes/suite/linalg/point/',
    );
    expect(links.symbol?.('print', true)).toBeUndefined();
    expect(built.messages).toEqual([
      '`[[print]]` is ambiguous: it may mean `suite::linalg::print` of linalg or `suite::units::print` of units.',
      '`[[suite]]` is ambiguous: it may mean `suite` of units or `suite` of linalg.',
    ]);
  });

  test('name the guides that mention their symbols', () => {
    const { mentions } = page('docs/api/units/classes/suite/units/length/').context;
    const found = mentions?.('classsuite_1_1units_1_1Length');
    expect(JSON.stringify(found)).toContain('/docs/guide/');
  });

  test('are in one list of symbols and one index, which tell them apart', () => {
    const { plan } = built;
    const [list, ...others] = symbolsFiles(plan);
    expect([list?.path, others]).toEqual(['docs/api/symbols.json', []]);
    const rows: unknown = JSON.parse(list && 'bytes' in list ? String(list.bytes) : '');
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'suite::units::Length', library: 'units' }),
        expect.objectContaining({ name: 'suite::linalg::Point', library: 'linalg' }),
      ]),
    );
    const manifest: unknown = JSON.parse(searchFiles(plan)[0]?.bytes ?? '');
    expect(manifest).toMatchObject({
      versions: [
        {
          symbols: {
            list: 'docs/api/symbols.json',
            namespaces: [
              'library:',
              'library:units ',
              'library:linalg ',
              'linalg',
              'suite',
              'units',
            ],
            kinds: expect.arrayContaining([
              ['class', 0, 'class type', 'units'],
              ['class', 0, 'class type', 'linalg'],
            ]),
          },
        },
      ],
    });
  });

  test('are listed with version, purpose and numbers, in Markdown, too', () => {
    const { source, context } = page('docs/api/');
    const text = source.text?.(context, { textHref: (href) => href });
    expect(text).toContain(`# Libraries

## [Units](/docs/api/units/) 2.1

The brief of units

- [Namespaces](/docs/api/units/namespaces/): 2
- [Classes](/docs/api/units/classes/): 2
`);
  });
});

test.each([
  [
    'snapshots that no library has',
    {},
    { 'api/1.0.0.json': '{}' },
    'The snapshots in this folder are not used: of several libraries, each has a folder of its own.',
  ],
  [
    'the version of the library in the navbar',
    { navbar: { items: [{ type: 'libraryVersion' }] } },
    {},
    expect.stringContaining('several libraries, each with a version of its own'),
  ],
])('%s: reports that they are not shown', async (_, options, more, message) => {
  const guide = { 'docs/guide.md': '# Guide\n' };
  expect((await plan(options, { ...guide, ...more })).messages).toEqual([message]);
});
