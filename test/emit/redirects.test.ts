import { describe, expect, test } from '@jest/globals';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { redirectPage } from '../../src/emit/redirect-page.ts';
import { redirectFiles } from '../../src/emit/redirects.ts';
import { symbolsFiles } from '../../src/emit/symbols-file.ts';
import type { Config } from '../../src/config/types.ts';
import type { PlannedApi } from '../../src/plan/types.ts';
import { redirectedTo } from '../../src/shared/redirect-target.ts';
import { sitePlan } from './site-plan.ts';

function redirects(
  pairs: [from: string, to: string][],
  config: Partial<Config> = {},
): { files: Record<string, string>; found: string[]; advice: (string | undefined)[] } {
  const diagnostics = new Diagnostics();
  const plan = sitePlan({
    config,
    pages: { '': {}, 'docs/a/': {}, 'docs/b/': {} },
    redirects: pairs.map(([from, to]) => ({ from, to })),
  });
  const others = [
    'index.html',
    'docs/a/index.html',
    'docs/b/index.html',
    'files/x.pdf',
    'raw/index.html',
  ];
  const files = redirectFiles(
    plan,
    others.map((path) => ({ path })),
    '/base/assets/js/redirect-1.js',
    diagnostics,
  );
  return {
    files: Object.fromEntries(
      files.map((file) => [
        file.path,
        /url=([^"]*)"/.exec('bytes' in file ? String(file.bytes) : '')?.[1] ?? '',
      ]),
    ),
    found: diagnostics.all.map(({ level, code, message }) => `${level} ${code}: ${message}`),
    advice: diagnostics.all.map(({ advice }) => advice),
  };
}

describe('redirects', () => {
  test('S-312 S-313 get a page that leads to the target, with base and trailing slash', () => {
    expect(
      redirects([
        ['old/', '/docs/a'],
        ['/older', '/docs/b/#part'],
        ['page.html', 'docs/a/'],
        ['away', 'https://other.example/x'],
        ['home', '/'],
        ['paper', '/files/x.pdf'],
      ]),
    ).toEqual({
      files: {
        'old/index.html': '/base/docs/a/',
        'older/index.html': '/base/docs/b/#part',
        'page.html/index.html': '/base/docs/a/',
        'away/index.html': 'https://other.example/x',
        'home/index.html': '/base/',
        'paper/index.html': '/base/files/x.pdf',
      },
      found: [],
      advice: [],
    });
  });

  test('S-314 to paths that do not exist are errors, each reported with a similar path', () => {
    const { files, found, advice } = redirects([
      ['x/', '/docs/aa/'],
      ['y/', '/none'],
      ['z/', '/docs/a/'],
    ]);
    expect(Object.keys(files)).toEqual(['z/index.html']);
    expect(found).toEqual([
      'error redirect-target: A redirect leads to "/docs/aa/", but the site has no such page or file.',
      'error redirect-target: A redirect leads to "/none", but the site has no such page or file.',
    ]);
    expect(advice).toEqual([
      expect.stringMatching(/^Did you mean "\/docs\/[ab]"\?$/),
      'Use the path of a page from the root of the site, without the base path.',
    ]);
  });

  test('S-314 from a page, and further ones from a path, are dropped and reported as duplicates', () => {
    const pairs: [string, string][] = [
      ['docs/a/', '/docs/b/'],
      ['x/', '/docs/a/'],
      ['x', '/docs/b/'],
    ];
    const { files, found } = redirects(pairs);
    expect(files).toEqual({ 'x/index.html': '/base/docs/a/' });
    expect(found).toEqual([
      'error duplicate-route: The redirect from "docs/a/" to "/docs/b/" is skipped: a page already exists at /docs/a.',
      'error duplicate-route: The redirect from "x" to "/docs/b/" is skipped: the path already has another target.',
    ]);
    const checks = { duplicateRoutes: 'ignore' } as Config['checks'];
    expect(redirects(pairs, { checks })).toEqual({ files, found: [], advice: [] });
  });

  test('whose path no file system can store are reported', () => {
    const { files, found } = redirects([
      [`${'a'.repeat(256)}/`, '/docs/a/'],
      ['x/', '/docs/a/'],
    ]);
    expect(Object.keys(files)).toEqual(['x/index.html']);
    expect(found).toEqual([
      `error long-route: The path of the redirect from "${'a'.repeat(60)}…" is too long for the name of a file.`,
    ]);
  });

  test('S-314 never replace another file', () => {
    const { files, found } = redirects([['raw/', '/docs/a/']]);
    expect(files).toEqual({});
    expect(found[0]).toMatch(
      /^error redirect-overrides-file: The redirect from "raw\/" would overwrite the file "raw\/index\.html"/,
    );
  });
});

describe('S-313 the page of a redirect', () => {
  const script = '/base/assets/js/redirect-1.js';

  test.each([
    ['/base/a/', '?q=1', '#h', '/base/a/?q=1#h'],
    ['/base/a/', '', '', '/base/a/'],
    ['/base/a/?x=2', '?q=1', '#h', '/base/a/?x=2#h'],
    ['/base/a/#own', '?q=1', '#h', '/base/a/?q=1#own'],
    ['https://o.example/?a#b', '?q', '#h', 'https://o.example/?a#b'],
  ])('%s with %s%s', (to, search, hash, expected) => {
    expect(redirectedTo({ to, keepsHash: false }, { search, hash })).toBe(expected);
  });

  test.each([
    ['/base/a/#own', '#h', '/base/a/#h'],
    ['/base/a/#own', '', '/base/a/#own'],
    [`/base/a/`, `#r_a${'0'.repeat(32)}`, `/base/a/#a${'0'.repeat(32)}`],
    ['/base/a/', '#r_value', '/base/a/#r_value'],
  ])('that keeps the hash: %s with %s', (to, hash, expected) => {
    expect(redirectedTo({ to, keepsHash: true }, { search: '', hash })).toBe(expected);
  });

  test('S-313 works without script and names the new address to search engines', () => {
    const html = redirectPage({ to: '/base/a/?x&"y', canonical: 'https://e.example/a/', script });
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/base/a/?x&amp;&quot;y">');
    expect(html).toContain('<link rel="canonical" href="https://e.example/a/">');
    expect(html).toContain(`<script src="${script}" data-to="/base/a/?x&amp;&quot;y"></script>`);
    expect(html).not.toContain('noindex');
  });

  test('contains no script of its own, whatever the target', () => {
    const html = redirectPage({
      to: '/</script><script>x',
      canonical: 'https://e.example/',
      script,
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain("script-src 'self'");
  });

  test('with anchors that lead to several pages lists them, and waits for the reader without scripts', () => {
    const html = redirectPage({
      to: '/base/a/',
      canonical: 'https://e.example/base/a/',
      script,
      keepsHash: true,
      noIndex: true,
      anchors: [{ id: 'a1', href: '/base/b/#x', label: 'f<int>' }],
    });
    expect(html).toContain('<li id="a1"><a href="/base/b/#x">f&lt;int&gt;</a></li>');
    expect(html).toContain(' defer data-to="/base/a/" data-hash="keep"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('http-equiv="refresh"');
  });
});

test('symbols.json has one symbol per line, in the order of the plan', () => {
  const symbolRows = [
    { refid: 'classa', kind: 'class', name: 'a', url: '/base/docs/api/classes/a/' },
    {
      refid: 'classa_1b',
      kind: 'function',
      name: 'a::b',
      url: '/base/docs/api/classes/a/#b',
      brief: 'é "x"',
    },
  ];
  const api = {
    settings: { routeBasePath: 'docs/api' },
    symbolRows: () => symbolRows,
  } as unknown as PlannedApi;
  const [file, ...others] = symbolsFiles(sitePlan({ apis: [api] }));
  expect(others).toEqual([]);
  expect(file?.path).toBe('docs/api/symbols.json');
  const text = file && 'bytes' in file ? String(file.bytes) : '';
  expect(JSON.parse(text)).toEqual(symbolRows);
  expect(text.split('\n')).toHaveLength(symbolRows.length + 3);
  expect(symbolsFiles(sitePlan({}))).toEqual([]);
});
