import { beforeAll, describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config, VersionDoxygenConfig } from '../../src/config/types.ts';
import { versionedDoxygen, type VersionedDoxygen } from '../../src/config/versioned-doxygen.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { drawSite } from '../../src/draw/draw-site.ts';
import { symbolsFiles } from '../../src/emit/symbols-file.ts';
import { tagFiles } from '../../src/emit/tag-file.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import type { Plan, PlanPage } from '../../src/plan/types.ts';
import { isComplete } from '../../src/compile/read-apis.ts';
import { readSite } from '../../src/compile/read-site.ts';
import { contentFolder } from '../markdown/content-folder.ts';
import { configFile, versionedConfig, versionedFiles } from './versioned-site.ts';
import { contextOf } from '../context.ts';

interface Planned {
  plan: Plan;
  /** Faults and warnings: code, place and message. */
  messages: string[];
}

async function planned(
  config: object = versionedConfig,
  files: Record<string, string> = versionedFiles,
): Promise<Planned> {
  const cwd = contentFolder({ ...files, ...configFile(config) });
  const diagnostics = new Diagnostics();
  const loaded = loadConfig({ cwd }, diagnostics);
  const reported = (): string[] =>
    diagnostics.all.map(({ code, place, message, advice = '' }) =>
      `${code} ${place?.file ?? ''}:${place?.line ?? ''} ${message} ${advice}`.replaceAll(cwd, ''),
    );
  if (!loaded) throw new Error(reported().join('\n'));
  const site = await readSite(loaded, contextOf(diagnostics));
  const plan = planSite(site, loaded, diagnostics);
  return {
    plan: { ...plan, drawings: await drawSite(plan, contextOf(diagnostics)) },
    messages: reported(),
  };
}

/** The versions that have an API reference: the path of their guides. */
const paths = { current: 'docs/next', '2.0': 'docs', '1.0': 'docs/1.0' };

describe('a site with an API reference per version', () => {
  let site: Planned;
  beforeAll(async () => {
    site = await planned();
  });

  const page = (permalink: string): PlanPage => {
    const found = site.plan.pages.find((each) => each.permalink === permalink);
    if (!found) throw new Error(`There is no ${permalink}.`);
    return found;
  };
  /** Returns the content of a page, without the banner that links to the latest version. */
  const contentOf = ({ source, context }: PlanPage): string => {
    const drawings = context.apiInScope && site.plan.drawings?.get(context.apiInScope);
    const html = renderToStaticMarkup(source.render({ ...context, drawings }));
    return html.replace(/<div class="theme-doc-version-banner.*?<\/div><\/div>/s, '');
  };
  const linksOf = (permalink: string): string[] =>
    [...contentOf(page(permalink)).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

  test('builds without faults', () => {
    expect(site.messages).toEqual([]);
  });

  test('each reference is below the guides of its version, the latest at its configured path', () => {
    const permalinks = site.plan.pages.map(({ permalink }) => permalink);
    expect(permalinks).toEqual(
      expect.arrayContaining([
        'docs/api/',
        'docs/api/classes/geo/fresh/',
        'docs/next/api/structs/geo/shape/',
        'docs/next/api/indices/classes/all/',
        'docs/1.0/api/classes/geo/legacy/',
        'docs/1.0/api/files/geo-h/',
      ]),
    );
    expect(permalinks).not.toContain('docs/1.0/api/classes/geo/fresh/');
    expect(permalinks.filter((path) => path.startsWith('docs/0.9/'))).toEqual(['docs/0.9/']);
  });

  test('no page links to that of another version', () => {
    for (const [version, path] of Object.entries(paths)) {
      const own = site.plan.pages.filter(({ permalink }) => permalink.startsWith(`${path}/api/`));
      expect(own.length).toBeGreaterThan(10);
      const hrefs = own.flatMap(({ permalink, data }) => [
        ...linksOf(permalink),
        ...[...JSON.stringify(data.sidebar).matchAll(/"href":"([^"]*)"/g)].map(([, to = '']) => to),
      ]);
      const pages = new Set(hrefs.filter((href) => href.startsWith('/b/') && href !== '/b/'));
      const others = [...pages].filter(
        (href) =>
          !href.startsWith(`/b/${path}/api/`) &&
          href !== `/b/${path}/` &&
          // Posts belong to no version: the latest lists those that mention its symbols.
          !(version === '2.0' && href.startsWith('/b/blog/')),
      );
      expect(linksOf(`${path}/api/`)).toContain(`/b/${path}/`);
      expect([version, others]).toEqual([version, []]);
    }
  });

  test('comments, listings, images and custom markup are those of the version', () => {
    const shape = contentOf(page('docs/1.0/api/classes/geo/shape/'));
    expect(shape).toContain('The shape of 1.0.');
    expect(shape).toContain('<a href="/b/docs/1.0/api/classes/geo/legacy/">raw 1.0</a>');
    expect(shape).toContain('href="/b/docs/1.0/api/files/geo-h/#l00002"');
    const listing = contentOf(page('docs/api/files/geo-h/'));
    expect(listing).toContain('// 2.0');
    expect(listing).toContain('href="/b/docs/api/classes/geo/fresh/"');
    expect(contentOf(page('docs/next/api/'))).toContain(
      'src="/b/assets/api-images/current/logo.svg"',
    );
    expect(contentOf(page('docs/api/'))).toContain('src="/b/assets/api-images/logo.svg"');
    const copies = site.plan.site.apis.flatMap(({ images }) =>
      images.map(({ path, source }) => `${path} ${source.replace(/^.*xml\//, '')}`),
    );
    expect(copies).toEqual([
      'assets/api-images/logo.svg 2.0/logo.svg',
      'assets/api-images/current/logo.svg dev/logo.svg',
      'assets/api-images/1.0/logo.svg 1.0/logo.svg',
    ]);
  });

  test('names of symbols in guides lead to the reference of their version, otherwise to the latest', () => {
    const shape = (path: string): string => `/b/${path}/api/structs/geo/shape/`;
    expect(linksOf('docs/')).toEqual(
      expect.arrayContaining([shape('docs'), '/b/docs/api/classes/geo/fresh/']),
    );
    expect(linksOf('docs/next/')).toContain(shape('docs/next'));
    const old = linksOf('docs/1.0/');
    expect(old.filter((href) => href === '/b/docs/1.0/api/classes/geo/shape/')).toHaveLength(2);
    expect(old).toContain('/b/docs/1.0/api/classes/geo/legacy/');
    expect(linksOf('docs/0.9/')).toEqual(
      expect.arrayContaining([shape('docs'), '/b/docs/api/classes/geo/circle/#size']),
    );
    expect(linksOf('blog/2024/01/02/post/')).toContain('/b/docs/api/classes/geo/fresh/');
  });

  test('S-137 S-218 pages link to the same symbol in other versions, otherwise to the nearest scope there', () => {
    const { data, context } = page('docs/1.0/api/classes/geo/shape/');
    expect(data.version).toBe('1.0');
    expect(data.versions).toEqual({
      current: '/b/docs/next/api/structs/geo/shape/',
      '2.0': '/b/docs/api/structs/geo/shape/',
      '1.0': '/b/docs/1.0/api/classes/geo/shape/',
    });
    expect(context.version).toMatchObject({
      label: 'One',
      badge: true,
      banner: 'unmaintained',
      latest: { href: '/b/docs/api/structs/geo/shape/' },
    });
    const legacy = page('docs/1.0/api/classes/geo/legacy/');
    expect(legacy.data.versions).toMatchObject({ '2.0': '/b/docs/api/namespaces/geo/' });
    expect(legacy.context.version?.latest.href).toBe('/b/docs/api/namespaces/geo/');
    expect(page('docs/next/api/').context.version?.banner).toBe('unreleased');
    expect(page('docs/api/').context.version?.banner).toBeUndefined();
    expect(page('docs/0.9/').data.versions).toEqual({ '0.9': '/b/docs/0.9/', ...guides });
  });

  test('S-178 S-304 S-305 they declare their version to searches, style sheets and robots', () => {
    const { description } = page('docs/1.0/api/classes/geo/legacy/');
    expect(description).toMatchObject({ searchTag: 'docs-default-1.0', noIndex: true });
    expect(description.htmlClass.split(' ')).toEqual(
      expect.arrayContaining(['docs-version-1.0', 'is-old', 'docs-doc-page']),
    );
    const next = page('docs/next/api/').description;
    expect([next.searchTag, next.noIndex]).toEqual(['docs-default-current', undefined]);
  });

  test('S-134 docs items of the navbar can link to the reference of each version that has one', () => {
    const [item] = site.plan.siteData.navbar.left;
    expect(item).toMatchObject({
      href: '/b/docs/api/',
      inVersions: {
        current: { href: '/b/docs/next/api/', activeSidebar: 'doxygenSidebar' },
        '2.0': { href: '/b/docs/api/' },
        '1.0': { href: '/b/docs/1.0/api/' },
      },
    });
    expect(JSON.stringify(item)).not.toContain('0.9');
  });

  test('versions inherit settings and can override them', () => {
    const label = (permalink: string): string | undefined =>
      page(permalink).data.sidebar?.items[0]?.label;
    expect(label('docs/api/')).toBe('Reference');
    expect(label('docs/1.0/api/')).toBe('Reference');
    expect(label('docs/next/api/')).toBe('Reference in work');
    expect(page('docs/1.0/api/').data.title).toBe('Geo 1.0 | Site');
    const standard = site.plan.apis.map(({ settings }) => settings.standardLibrary);
    expect(standard).toEqual(['none', 'none', 'none']);
  });

  test('each has its list of symbols and its tag file', () => {
    const files = new Map(
      [...symbolsFiles(site.plan), ...tagFiles(site.plan)].map((file) => [
        file.path,
        'bytes' in file ? String(file.bytes) : '',
      ]),
    );
    expect([...files.keys()].sort()).toEqual(
      Object.values(paths)
        .flatMap((path) => [`${path}/api/Geo.tag`, `${path}/api/symbols.json`])
        .sort(),
    );
    const old = files.get('docs/1.0/api/symbols.json') ?? '';
    expect(old).toContain('"/b/docs/1.0/api/classes/geo/legacy/#size"');
    expect(old).not.toContain('fresh');
    expect(old).not.toContain('"/b/docs/api/');
    expect(files.get('docs/1.0/api/Geo.tag')).toContain(
      '<filename>classes/geo/legacy/index.html</filename>',
    );
  });
});

const guides = { '1.0': '/b/docs/1.0/', '2.0': '/b/docs/', current: '/b/docs/next/' };

describe('faults', () => {
  test('a symbol that exists only in another version is reported with the version that lacks it', async () => {
    const name = 'versioned_docs/version-1.0/index.md';
    const { messages } = await planned(versionedConfig, {
      ...versionedFiles,
      [name]: '# Guide\n\nSee [[geo::fresh]].\n',
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(
      `/${name}:3 \`[[geo::fresh]]\` does not name a symbol of the API reference of version "1.0".`,
    );
  });

  test('two references at one path are reported once', async () => {
    const { docs, doxygen } = versionedConfig;
    const old = { doxygen: { xml: 'xml/1.0', routeBasePath: 'docs/api' } };
    const versions = { ...docs.versions, '1.0': old };
    const { messages } = await planned({
      ...versionedConfig,
      doxygen,
      docs: { ...docs, versions },
    });
    expect(messages.filter((message) => message.startsWith('doxygen-path'))).toEqual([
      expect.stringContaining(
        'The API references of the docs versions "2.0" and "1.0" would have the same path: /docs/api/.',
      ),
    ]);
    expect(messages.some((message) => message.startsWith('duplicate-route'))).toBe(false);
  });

  test('a folder without XML is reported, but links to its pages are not', async () => {
    const files = { ...versionedFiles, 'xml/1.0/index.xml': '<?xml version="1.0"?>\n<other/>\n' };
    const { plan, messages } = await planned(versionedConfig, files);
    expect(messages.some((message) => message.includes('xml/1.0/index.xml'))).toBe(true);
    expect(isComplete(plan.site, plan.config)).toBe(false);
  });

  test('a missing folder is reported with its place in the configuration', () => {
    const docs = { versions: { '1.0': { doxygen: { xml: 'gone', xlm: 'x' } } } };
    const cwd = contentFolder({ ...versionedFiles, ...configFile({ ...versionedConfig, docs }) });
    const diagnostics = new Diagnostics();
    expect(loadConfig({ cwd: resolve(cwd) }, diagnostics)).toBeUndefined();
    const reported = diagnostics.all.map(({ message, place }) => `${place?.line ?? ''} ${message}`);
    expect(reported).toEqual([
      expect.stringMatching(/^\d+ Unknown option "docs.versions.1.0.doxygen.xlm"/),
      expect.stringMatching(/^\d+ "docs.versions.1.0.doxygen.xml": /),
    ]);
  });
});

test.each([
  ['docs', 'docs/api', 'docs/2.1', 'docs/2.1/api'],
  ['docs', 'docs/reference/cpp', 'docs/next', 'docs/next/reference/cpp'],
  ['docs', 'api', 'docs/2.1', 'api/2.1'],
  ['', 'api', '2.1', '2.1/api'],
  ['docs', '', 'docs/2.1', '2.1'],
])('with guides at "%s" and the reference at "%s", that of %s is at %s', (docs, api, path, own) => {
  const settings = doxygenOf({ docs, api, doxygen: { xml: 'old' } }, path);
  expect(settings.map(({ settings: { routeBasePath } }) => routeBasePath)).toEqual([api, own]);
});

test('settings of a version override the shared ones, key by key', () => {
  const doxygen = {
    xml: 'old',
    routeBasePath: 'old-api',
    show: { private: false },
    diagrams: { maxNodes: 9 },
  };
  const [latest, old] = doxygenOf({ docs: 'docs', api: 'api', doxygen }, 'docs/2.1');
  expect(old?.docsVersion).toBe('2.1');
  expect(old?.settings).toEqual({
    ...latest?.settings,
    xml: 'old',
    routeBasePath: 'old-api',
    show: { private: false, static: true },
    diagrams: { ...latest?.settings.diagrams, maxNodes: 9 },
    // The examples of the latest version may use what others lack.
    examples: [],
  });
});

/** Returns the references of a site with the latest version and 2.1. */
function doxygenOf(
  site: { docs: string; api: string; doxygen: VersionDoxygenConfig },
  path: string,
): VersionedDoxygen[] {
  const config = {
    doxygen: {
      xml: 'new',
      routeBasePath: site.api,
      show: { private: true, static: true },
      tagFiles: {},
      diagrams: { inheritance: true, includes: false, collaboration: true, maxNodes: 40 },
      diagramCommands: {},
    },
    docs: { routeBasePath: site.docs, versions: { '2.1': { doxygen: site.doxygen } } },
  } as unknown as Config;
  return versionedDoxygen(config, [
    { name: '2.1', path, isLast: false },
    { name: '3.0', path: site.docs, isLast: true },
  ]);
}

test('without top-level settings, versions still have references', () => {
  const docs = { routeBasePath: 'docs', versions: { '2.1': { doxygen: { xml: 'old' } } } };
  const versions = [
    { name: '3.0', path: 'docs', isLast: true },
    { name: '2.1', path: 'docs/2.1', isLast: false },
  ];
  const [old, ...others] = versionedDoxygen({ docs } as unknown as Config, versions);
  expect(others).toEqual([]);
  expect(old).toMatchObject({
    docsVersion: '2.1',
    settings: { xml: 'old', routeBasePath: 'docs/2.1/api', rawHtml: 'sanitize' },
  });
});
