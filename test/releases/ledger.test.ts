import { expect, test } from '@jest/globals';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, build, configure, edit, folder, guide, library, page, write } from './ledger-site.ts';

test('what is gone has a page or a place on its page, and what moved is found', async () => {
  // Another tool, or another spelling of a type, has another hash.
  edit('api/1.0.0.json', (text) => text.replace('geo/#print"', 'geo/#print-abcdef"'));
  const { code, faults } = await build();
  expect({ code, faults: faults.filter((line) => !line.includes('snapshot-edited')) }).toEqual({
    code: 0,
    faults: [],
  });
  expect(page('docs/api/classes/geo/square')).toContain('<meta name="robots" content="noindex');
  expect(page('docs/api/classes/geo/ball')).toContain(
    'data-to="/docs/api/classes/geo/solids/ball/" data-hash="keep"',
  );
  expect(at('docs/api/classes/geo/circle', 'grow')).toMatch(
    /^geo::Circle::grow Removed in 2\.0\.0 · Replaced by geo::Circle::scale void grow\(double length\) Use scale\(\) instead\./,
  );
  expect(at('docs/api/namespaces/geo', 'print-abcdef')).toMatch(
    /^1 of 2 shapes\.hpp:43 void print .*long level/,
  );
  expect(page('docs/api/pages/deprecated')).toContain('data-to="/docs/api/"');
  const sitemap = readFileSync(join(folder, 'build/sitemap.xml'), 'utf8');
  expect(sitemap).not.toMatch(/geo\/square|geo\/ball|old-hpp/);
});

test('what is gone has its summary, and a link to the last version of the docs that has it', async () => {
  // In 1.0, rectangles are squares, and circles grow; 0.9 has the same.
  for (const version of ['1.0', '0.9']) {
    const xml = join(folder, `xml-${version}`);
    cpSync(library, xml, { recursive: true, filter: (path) => !/\/api$|expected/.test(path) });
    for (const file of readdirSync(xml))
      edit(`xml-${version}/${file}`, (text) =>
        text
          .replaceAll('Rectangle', 'Square')
          .replaceAll('scale', 'grow')
          .replace(/factor/g, 'length'),
      );
    renameSync(join(xml, 'classgeo_1_1Rectangle.xml'), join(xml, 'classgeo_1_1Square.xml'));
    write(`versioned_docs/version-${version}/guide.md`, guide);
  }
  write('versions.json', '["2.0", "1.0", "0.9"]');
  write('versioned_docs/version-2.0/guide.md', guide);
  write(
    'site.config.yaml',
    `title: T\ndoxygen: { xml: ${library} }\ndocs:\n  path: docs\n  versions:\n    '1.0': { doxygen: { xml: xml-1.0 } }\n    '0.9': { doxygen: { xml: xml-0.9 } }\n`,
  );
  const { faults } = await build();
  expect(faults.filter((line) => !line.includes('snapshot-edited'))).toEqual([]);
  const square = page('docs/api/classes/geo/square');
  expect(square).toContain('<a href="/docs/1.0/api/classes/geo/square/">Documented in 1.0</a>');
  expect(square).toContain('<p>A shape with two different sides.</p>');
  expect(at('docs/api/classes/geo/circle', 'grow')).toContain('Documented in 1.0');
  expect(page('docs/api/classes/geo/circle')).toContain('/docs/1.0/api/classes/geo/circle/#grow"');
  expect(at('docs/api/files/old-hpp', 'GEO_VERSION')).not.toContain('Documented in');
});

test('a lost page and a lost heading fail the build, with the line and a redirect', async () => {
  write('docs/manual.md', guide);
  rmSync(join(folder, 'docs/guide.md'));
  expect(await build()).toEqual({
    code: 1,
    faults: [
      'api/pages.txt:25: error: /docs/guide/ was published with 1.0.0, but leads nowhere. [lost-address]',
    ],
    advice: [
      expect.stringMatching(
        /^Add to "redirects": \{ from: \/docs\/guide\/, to: .* \}; or accept the loss in accepted\.yaml: \{ lost: \/docs\/guide\/, reason: … \};/,
      ),
    ],
  });
  expect(existsSync(join(folder, 'build'))).toBe(false);

  write('docs/guide.md', guide.replace('Install', 'Installing'));
  expect((await build()).faults).toEqual([
    'api/pages.txt:26: error: /docs/guide/#install was published with 1.0.0, but leads nowhere. [lost-address]',
  ]);
  configure('redirects:\n  - { from: "/docs/guide/#install", to: "/docs/guide/#installing" }\n');
  expect(await build()).toEqual({ code: 0, faults: [], advice: [] });
  expect(page('docs/guide')).toContain(
    '<li id="install"><a href="/docs/guide/#installing" data-moved="">',
  );
});

test('a loss can be accepted with a reason, and the check can be softened', async () => {
  rmSync(join(folder, 'docs/guide.md'));
  write('docs/other.md', '# Other\n');
  write('api/accepted.yaml', '- { lost: /docs/guide/, reason: Nobody needs it. }\n');
  expect((await build()).faults).toEqual([]);
  rmSync(join(folder, 'api/accepted.yaml'));
  configure('checks: { lostAddresses: warn }\n');
  const { code, faults } = await build();
  expect({ code, count: faults.length }).toEqual({ code: 0, count: 1 });
});

test('many lost addresses are counted', async () => {
  const more = Array.from({ length: 30 }, (_, i) => `/docs/page-${i}/ 1.0.0`);
  edit('api/pages.txt', (text) => `${text}${more.join('\n')}\n`);
  const { faults } = await build();
  expect(faults).toHaveLength(21);
  expect(faults[0]).toBe(
    'api/pages.txt: error: 10 more published addresses lead nowhere. [lost-address]',
  );
});

test('another path of a part of the site is one fault, and one redirect corrects it', async () => {
  configure('', ', routeBasePath: reference');
  expect(await build()).toMatchObject({
    code: 1,
    faults: [
      'api/pages.txt: error: 20 published pages below /docs/api/ are below /reference/ now. [lost-address]',
    ],
    advice: [
      'Add to "redirects": { from: /docs/api/*, to: /reference/* }; or restore the path, or set checks.lostAddresses to warn.',
    ],
  });
  configure(
    'redirects:\n  - { from: /docs/api/*, to: /reference/* }\n',
    ', routeBasePath: reference',
  );
  expect(await build()).toEqual({ code: 0, faults: [], advice: [] });
  expect(page('docs/api/classes/geo/circle')).toContain('data-to="/reference/classes/geo/circle/"');
  expect(at('reference/classes/geo/circle', 'grow')).toContain('Removed in 2.0.0');
  expect(at('docs/api/classes/geo/square', 'side')).toContain('double side() const');
});

test('another base path, and addresses without a slash at the end, are one fault each', async () => {
  configure('baseUrl: /lib/\ntrailingSlash: false\n');
  expect((await build()).faults).toEqual([
    'api/pages.txt: error: The addresses of the published pages end in "/", but "trailingSlash" is false now. [lost-address]',
    'api/pages.txt: error: The pages were published below /, but "baseUrl" is /lib/ now. [lost-address]',
  ]);
  configure('baseUrl: /\n');
  // A preview below another path publishes nothing.
  expect(await build('--base', '/preview/7/')).toEqual({ code: 0, faults: [], advice: [] });
  configure('baseUrl: /lib/\ntrailingSlash: false\n');
  edit('api/pages.txt', (text) =>
    text.replace('baseUrl: /', 'baseUrl: /lib/').replace('Slash: true', 'Slash: false'),
  );
  expect((await build()).faults).toEqual([]);
});

test('lists and pages of dropped versions lead to what takes their place', async () => {
  edit(
    'api/pages.txt',
    (text) =>
      `${text}/docs/1.0/guide/ 1.0.0\n/docs/1.0/api/classes/geo/circle/ 1.0.0 class geo::Circle\n/docs/tags/a/ 1.0.0 list\n`,
  );
  configure('checks: { lostAddresses: warn }\n');
  expect((await build()).faults).toEqual([]);
  expect(page('docs/1.0/guide')).toContain('data-to="/docs/guide/"');
  expect(page('docs/1.0/api/classes/geo/circle')).toContain(
    'data-to="/docs/api/classes/geo/circle/"',
  );
  expect(page('docs/tags/a')).toContain('data-to="/"');
});

test('a merge conflict and lines that are no addresses are reported, and the others count', async () => {
  edit(
    'api/pages.txt',
    (text) =>
      `${text}<<<<<<< ours\n/docs/gone/ 1.0.0\n=======\nhttps://example.org/ 1.0.0\n>>>>>>> theirs\n/../x/ 1.0.0\n/docs/a/ <script>\n`,
  );
  expect((await build()).faults).toEqual([
    'api/pages.txt:28: error: The file has a merge conflict. [published-pages]',
    'api/pages.txt:29: error: /docs/gone/ was published with 1.0.0, but leads nowhere. [lost-address]',
    'api/pages.txt:31: error: This is not a published page: https://example.org/ 1.0.0 [published-pages]',
    'api/pages.txt:33: error: This is not a published page: /../x/ 1.0.0 [published-pages]',
    'api/pages.txt:34: error: This is not a published page: /docs/a/ <script> [published-pages]',
  ]);
});

test('a merge that loses published pages fails the build, and one that adds some does not', async () => {
  const count = (lines: number): void =>
    edit(
      'api/pages.txt',
      (text) => `# 1.0.0 published ${lines}\n${text.replace(/^# 1\.0\.0.*\n/, '')}`,
    );
  const pages =
    readFileSync(join(folder, 'api/pages.txt'), 'utf8').match(/^\/.* 1\.0\.0\b/gm) ?? [];
  count(pages.length);
  expect((await build()).faults).toEqual([]);
  count(pages.length - 1);
  expect((await build()).faults).toEqual([]);
  count(pages.length + 2);
  expect((await build()).faults).toEqual([
    `api/pages.txt:1: error: Only ${pages.length} of the ${pages.length + 2} addresses that 1.0.0 published are left: a merge or an edit may have lost lines. [published-pages]`,
  ]);
});
