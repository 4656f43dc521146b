import { describe, expect, test } from '@jest/globals';
import type { CheckSeverity, Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { checkLinks } from '../../src/plan/check-links.ts';
import { PageScanner } from '../../src/plan/page-scan.ts';
import { scanHtml, urlsOf } from '../../src/plan/scan-html.ts';
import type { Place } from '../../src/shared/place.ts';
import type { Plan } from '../../src/plan/types.ts';

interface Setup {
  /** Permalink to the content of the body. */
  pages: Record<string, string>;
  /** Other files of the site. */
  files?: string[];
  links?: CheckSeverity;
  anchors?: CheckSeverity;
  /** Links in Markdown: URL, file and line. */
  prose?: [url: string, file: string, line: number][];
  /** Files that only the repository has. */
  outside?: string[];
  /** Permalink to source file. */
  sources?: Record<string, string>;
  /** Permalinks of pages that could not be rendered. */
  failed?: string[];
  profile?: 'lenient';
  /** Permalinks of React pages, with the links of their link components. */
  components?: Record<string, string[]>;
  /** Places of plain `a` elements in components. */
  written?: Record<string, Place>;
  /** Language of the site; the last folder of the base path. */
  locale?: string;
  /** Options that name files for every page. */
  head?: Partial<Pick<Config, 'favicon' | 'navbar' | 'headTags' | 'scripts'>>;
}

/** Advice of the last reports. */
let advice: (string | undefined)[] = [];

/** Returns the reports of the check: code, level, place and message of each diagnostic. */
function check(setup: Setup): string[] {
  const { pages, files = [], links = 'throw', anchors = 'warn', prose = [], sources = {} } = setup;
  const { failed = [], components = {}, head = {} } = setup;
  const links_ = prose.map(([url, file, line]) => ({ url, kind: 'link', place: { file, line } }));
  const plan = {
    config: {
      checks: { brokenLinks: links, brokenAnchors: anchors, profile: setup.profile },
      file: 'site.config.yaml',
      baseUrl: '/base/',
      navbar: {},
      headTags: [],
      scripts: [],
      theme: {},
      ...head,
      i18n: { defaultLocale: 'en', locale: setup.locale ?? 'en', locales: ['en', 'fr', 'base'] },
    },
    site: {
      docs: [{ docs: [{ body: { links: links_ } }] }],
      standalone: [],
      repositoryFiles: new Map(setup.outside?.map((file) => [file, {}])),
    },
    links: { base: '/base/', url: (url: string) => url },
    pages: [...Object.keys(pages), ...failed].map((permalink) => ({
      permalink,
      file: fileOf(permalink),
      data: { layout: permalink.startsWith('blog/') ? 'blog' : 'doc' },
      description: { place: sources[permalink] ? { file: sources[permalink] } : undefined },
    })),
  } as unknown as Plan;
  const diagnostics = new Diagnostics();
  const scanner = new PageScanner();
  checkLinks(
    Object.entries(pages).map(([permalink, body]) => ({
      page: { permalink },
      scan: scanner.scan(
        `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`,
        components[permalink] && { html: body, links: new Set(components[permalink]) },
      ),
      texts: scanner.texts,
    })),
    [...Object.keys(pages).map(fileOf), ...files].map((path) => ({ path })),
    plan,
    diagnostics,
    new Map(Object.entries(setup.written ?? {})),
  );
  advice = diagnostics.all.map((each) => each.advice);
  return diagnostics.all.map(({ code, level, place, message }) => {
    const at = place ? ` ${place.file}:${place.line ?? 0}` : '';
    return `${level} ${code}${at}\n${message}`;
  });
}

function fileOf(permalink: string): string {
  return permalink.endsWith('.html') ? permalink : `${permalink}index.html`;
}

const link = (href: string): string => `<a href="${href}">x</a>`;

describe('S-328 valid links', () => {
  test.each([
    '/base/',
    '/base',
    '/base/docs/a/',
    '/base/docs/a',
    '/base/docs/a/?x=1#id',
    '/base/docs/%61/',
    '/base/docs/%C3%BC/',
    '/base/docs/ü/',
    '../../docs/a/',
    './#own',
    '#own',
    '#',
    '#%C3%BC',
    '#ü',
    '#named',
    '?q=1#own',
    '/base/old/',
    '/base/img/logo.svg',
    '/base/404.html',
    '/base/page',
    '/base/docs/a/#id:~:text=foo',
    '/base/img/logo.svg#part',
    'https://example.org/none',
    '//example.org/none',
    'mailto:a@example.org',
    'data:text/plain,x',
    'pathname:///none',
    'javascript:void(0)',
  ])('%s', (href) => {
    const found = check({
      pages: {
        '': 'home',
        'docs/a/': '<h2 id="id">x</h2>',
        'docs/ü/': '',
        'page.html': '',
        'docs/here/': `<h2 id="own">x</h2><i id="ü"></i><a name="named"></a>${link(href)}`,
      },
      files: ['img/logo.svg', 'old/index.html', '404.html'],
    });
    expect(found).toEqual([]);
  });
});

describe('S-328 broken links', () => {
  test.each([
    ['/base/none/', '/base/none/'],
    ['/docs/a/', '/docs/a/'],
    ['/basement/', '/basement/'],
    ['/base/docs/a/none.html', '/base/docs/a/none.html'],
    ['none', '/base/docs/here/none'],
    ['../none/?x#y', '/base/docs/none/?x#y'],
    ['/base/%E0%A4%A/', '/base/%E0%A4%A/'],
  ])('%s', (href, resolved) => {
    const [message, ...others] = check({ pages: { 'docs/a/': '', 'docs/here/': link(href) } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^error broken-link\n/);
    expect(message).toContain(
      `\n/base/docs/here/ links to "${href}", but the site has no page or file at ${resolved}.`,
    );
  });

  test.each([
    '<img src="/base/a.png">',
    '<script src="/base/a.js"></script>',
    '<link href="/base/a.css">',
    '<img srcset="/base/b.png 1x, /base/a.png 2x" src="/base/b.png">',
  ])('of assets: %s', (html) => {
    const found = check({ pages: { 'x/': html }, files: ['b.png'] });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      / links to "(\/base\/a\.\w+)", but the site has no page or file at \1\.$/,
    );
  });

  test('in another case are warnings that name the page', () => {
    const pages = { 'docs/a/': '', 'docs/here/': link('/base/docs/A#x') + link('../%41/') };
    expect(check({ pages })).toEqual([
      'warning broken-link\n/base/docs/here/ links to "/base/docs/A#x", but the address there is /base/docs/a/.',
      'warning broken-link\n/base/docs/here/ links to "../%41/", but the address there is /base/docs/a/.',
    ]);
    expect(advice[0]).toBe(
      'Write it as in the address, or set checks.brokenLinks to ignore: servers distinguish upper and lower case.',
    );
    expect(check({ pages, links: 'log' })[0]).toMatch(/^info /);
    // No browser loads it.
    expect(check({ pages: { '': '<img src="/base/Logo.png">' }, files: ['logo.png'] })).toEqual([
      'error broken-link\n/base/ links to "/base/Logo.png", but the address there is /base/logo.png.',
    ]);
  });

  test('S-327 S-330 are reported once each, with their pages', () => {
    const found = check({
      pages: { 'a/': link('/base/x') + link('y') + link('y'), 'b/': link('/base/x') },
    });
    expect(found).toEqual([
      'error broken-link\n/base/a/ and /base/b/ link to "/base/x", but the site has no page or file at /base/x.',
      'error broken-link\n/base/a/ links to "y", but the site has no page or file at /base/a/y.',
    ]);
  });

  test('S-331 are attributed to the navbar or the like if five pages have them', () => {
    const pages = (count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}/`, link('/base/nav/')]));
    expect(check({ pages: pages(4) })).toEqual([
      'error broken-link\n/base/p0/, /base/p1/, /base/p2/ and /base/p3/ link to "/base/nav/", but the site has no page or file at /base/nav/.',
    ]);
    expect(advice).toEqual(['Correct the link, or set checks.brokenLinks to warn.']);
    expect(check({ pages: pages(5) })[0]).toContain(
      '/base/p0/, /base/p1/, /base/p2/ and 2 more pages link to',
    );
    expect(advice[0]).toContain('in the navbar, the footer or a sidebar');
  });

  test('are reported at their place in Markdown, once for all pages that show the text', () => {
    const found = check({
      pages: {
        'a/': link('none/') + link('/base/none/'),
        'blog/': link('/base/none/'),
        'b/': link('none/'),
      },
      sources: { 'a/': 'docs/a.md', 'b/': 'docs/b.md' },
      prose: [
        ['none/', 'docs/c.md', 1],
        ['none/', 'docs/a.md', 7],
        ['/base/none/', 'docs/a.md', 9],
      ],
    });
    expect(found).toEqual([
      'error broken-link docs/a.md:7\n/base/a/ links to "none/", but the site has no page or file at /base/a/none/.',
      'error broken-link docs/a.md:9\n/base/a/ and /base/blog/ link to "/base/none/", but the site has no page or file at /base/none/.',
      'error broken-link\n/base/b/ links to "none/", but the site has no page or file at /base/b/none/.',
    ]);
  });
});

test('a link that pages have outside their text belongs to the shell', () => {
  const nav = link('/base/none/');
  const found = check({
    pages: { 'a/': nav, 'api/': nav, 'blog/': nav },
    sources: { 'a/': 'docs/a.md', 'api/': 'xml/api.xml' },
    prose: [['/base/none/', 'docs/a.md', 3]],
  });
  const end = '"/base/none/", but the site has no page or file at /base/none/.';
  expect(found).toEqual([
    `error broken-link docs/a.md:3\n/base/a/ links to ${end}`,
    `error broken-link\n/base/api/ and /base/blog/ link to ${end}`,
  ]);
});

describe('anchors', () => {
  test('S-329 S-332 without an element are reported, on the same page and on others', () => {
    const found = check({
      pages: { 'a/': link('/base/b#none') + link('#y') + link('../b/#z'), 'b/': '<p id="z"></p>' },
    });
    expect(found).toEqual([
      'warning broken-anchor\n/base/a/ links to "/base/b#none", but the page /base/b has no anchor "none".',
      'warning broken-anchor\n/base/a/ links to "#y", but the page /base/a/ has no anchor "y".',
    ]);
    expect(advice[0]).toBe('Correct the anchor, or set checks.brokenAnchors to ignore.');
  });

  test.each([
    ['pb-callback-t', 'pb_callback_t', '#pb_callback_t'],
    ['Usage', 'usage', '#usage'],
    ['a-b', '<p id="a_b"></p><p id="ab"></p>', undefined],
    ['%C3%84-b', 'ä_b', '#ä_b'],
    ['-', '_', undefined],
    ['only', '', '/base/b/#only'],
    ['two', '', undefined],
  ])('a link to "#%s" may mean another anchor', (anchor, own, near) => {
    const [message] = check({
      pages: {
        'a/': link(`#${anchor}`) + (own.startsWith('<') ? own : `<p id="${own}"></p>`),
        'b/': '<p id="only"></p><p id="two"></p>',
        'c/': '<p id="two"></p>',
        'api/': '<p id="only"></p>',
      },
      sources: { 'a/': 'docs/a.md', 'b/': 'docs/b.mdx', 'c/': 'docs/c.md', 'api/': 'xml/a.xml' },
    });
    expect(message?.match(/"; (.*) exists\.$/)?.[1]).toBe(near);
  });

  test('of a missing page are not reported in addition to the page', () => {
    expect(check({ pages: { 'a/': link('/base/b/#x') } })).toHaveLength(1);
  });
});

test('links to a page that could not be rendered are reported if the site is written without it', () => {
  const setup = { pages: { 'a/': link('/base/failed/') + link('/base/gone/') } };
  expect(check({ ...setup, failed: ['failed/'] }).join()).not.toContain('/base/failed/');
  const lenient = check({ ...setup, failed: ['failed/'], profile: 'lenient' });
  expect(lenient.join()).toContain('/base/failed/');
  expect(check(setup).join()).toContain('/base/failed/');
});

test('S-327 severities determine the level', () => {
  const pages = { 'a/': link('/base/x') + link('#y') };
  const levels = (links: CheckSeverity, anchors: CheckSeverity): string[] =>
    check({ pages, links, anchors }).map((text) => text.split('\n', 1)[0]!);
  expect(levels('log', 'throw')).toEqual(['info broken-link', 'error broken-anchor']);
  expect(levels('ignore', 'log')).toEqual(['info broken-anchor']);
  expect(levels('warn', 'ignore')).toEqual(['warning broken-link']);
  expect(levels('ignore', 'ignore')).toEqual([]);
});

describe('scanning HTML', () => {
  const scan = (html: string): string[] => {
    const found: string[] = [];
    scanHtml(html, {
      url: (attribute) => {
        if (attribute.checked) found.push(...urlsOf(attribute));
      },
      anchor: (id) => found.push(`#${id}`),
    });
    return found;
  };

  test.each([
    ['<a href="a&amp;b&#x27;&#39;&quot;">', ["a&b''\""]],
    ["<a href='x>y' id=z>", ['#z', 'x>y']],
    ['<a\n  class="c"\n  HREF = "x"\n>', ['x']],
    ['<a href=x/y/>', ['x/y/']],
    ['<img src="a"/><br/><p id="b"/>', ['a', '#b']],
    ['<a href>', []],
    // Only there, the attribute is an address.
    ['<object data="x"></object><p data="y"></p>', ['x']],
    ['<a data-no-broken-link-check href="x" id="i">', ['#i']],
    ['<a data-no-broken-link-check="true" href="x">', []],
    ['<a data-noBrokenLinkCheck href="x" id="i">', ['#i']],
    ['<a data-nobrokenlinkcheck="true" href="x">', []],
    ['<a data-href="x" data-id="y" name="n">', ['#n']],
    ['<meta name="description" content="x">', []],
    ['a < b <3 </a href="x"> <a href="y">', ['y']],
    ['<!-- <a href="x"> --><a href="y">', ['y']],
    ['<!-- <a href="x">', []],
    ['<script>"<a href=\\"x\\">"</script><a href="y">', ['y']],
    ['<script src="s">if (a<b) {}</script><style>a{}</style><a href="y">', ['s', 'y']],
    ['<template><a href="x"></template><a href="y">', ['y']],
    ['<title>a <b id="x"></title><i id="y">', ['#y']],
    ['<a href="x', ['x']],
    ['<a href=', ['']],
    ['<a', []],
    ['<', []],
    ['<source srcset="a.png 1x, b,c.png 2x">', ['a.png', 'b,c.png']],
  ])('%s', (html, expected) => {
    expect(scan(html)).toEqual(expected);
  });

  test('stays linear on markup that never ends', () => {
    const start = performance.now();
    scan('<a '.repeat(200_000));
    scan('<!--'.repeat(200_000));
    scan('<script>'.repeat(200_000));
    scan('<a href="'.repeat(200_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

test('links to other languages lead to pages and files that every language has', () => {
  const pages = {
    '': link('/docs/#gone') + link('/base/fr/docs/') + link('/fr/docs/') + link('/none.png'),
    'docs/': '<img src="/a.png"><img src="/base/a.png">',
  };
  expect(check({ pages, files: ['a.png'], locale: 'base' })).toEqual([
    'error broken-link\n/base/ links to "/base/fr/docs/", but the site has no page or file at /base/fr/docs/.',
    'error broken-link\n/base/ links to "/none.png", but the site has no page or file at /none.png.',
  ]);
});

describe('links of React pages', () => {
  const pages = { '': link('/base/none/'), 'b/': link('/base/gone/#x') };

  test('a plain `a` element is a warning, a link component an error', () => {
    const found = check({ pages, components: { '': ['/base/none/'], 'b/': [] } });
    expect(found).toEqual([
      'error broken-link\n/base/ links to "/base/none/", but the site has no page or file at /base/none/.',
      'warning broken-link\n/base/b/ links to "/base/gone/#x", but the site has no page or file at /base/gone/#x.',
    ]);
    expect(advice[1]).toContain('The component Link adds the base path');
  });

  test('its place is that in the code, also for a component in a text; the links of the shell have none', () => {
    const written = { '/base/none/': { file: 'src/a.tsx', line: 4 } };
    const inText = { '': link('/base/none/'), 'docs/a/': link('/base/none/'), 'docs/b/': '' };
    expect(check({ pages: inText, written })).toEqual([
      expect.stringMatching(/^warning broken-link src\/a\.tsx:4\n\/base\/ and \/base\/docs\/a\//),
    ]);
    expect(check({ pages: { ...inText, 'docs/b/': link('/base/none/') }, written })).toEqual([
      expect.stringMatching(/^error broken-link\n/),
    ]);
  });

  test('an image is a warning, unless all pages or a text have it', () => {
    const image = '<link rel="preload" href="/base/none.png"/><img src="/base/none.png"/>';
    expect(check({ pages: { '': image, 'docs/a/': '' } })).toEqual([
      'warning broken-link\n/base/ loads "/base/none.png", but the site has no page or file at /base/none.png.',
    ]);
    expect(advice[0]).toContain('useBaseUrl');
    expect(check({ pages: { '': image, 'docs/a/': image } })).toEqual([
      expect.stringMatching(/^error /),
    ]);
    // Figures lead to the picture that they show.
    expect(check({ pages: { '': image + link('/base/none.png'), 'docs/a/': '' } })).toEqual([
      expect.stringMatching(/^warning .*\n.* loads /),
    ]);
    expect(check({ pages: { '': link('/base/none.png'), 'docs/a/': '' } })).toEqual([
      expect.stringMatching(/^error .*\n.* links to /),
    ]);
  });

  test('a link that other pages have too stays an error; a milder severity stays milder', () => {
    const both = { ...pages, 'c/': link('/base/none/') };
    expect(check({ pages: both, components: { '': [] } }).map((each) => each.slice(0, 5))).toEqual([
      'error',
      'error',
    ]);
    expect(check({ pages, components: { '': [], 'b/': [] }, links: 'log' })).toEqual([
      expect.stringMatching(/^info /),
      expect.stringMatching(/^info /),
    ]);
  });
});

describe('addresses in the head', () => {
  const place = { file: 'site.config.yaml', line: 7, column: 5 };
  const icon = (href: string): Config['headTags'][number] => ({
    tagName: 'link',
    attributes: { rel: 'icon', href },
    place,
  });

  test('each is reported once, at its place, as a warning', () => {
    const found = check({
      pages: { '': '', 'a/': '', 'b/': '' },
      head: {
        favicon: 'img/none.ico',
        headTags: [icon('/base/none.png'), icon('icon.png')],
        scripts: [{ attributes: { src: '/base/none.js' }, place }],
      },
    });
    expect(found).toEqual([
      'warning broken-link site.config.yaml:0\nThe option `favicon` leads to "img/none.ico", but the site has no page or file at /base/img/none.ico.',
      'warning broken-link site.config.yaml:7\nThe tag `script` leads to "/base/none.js", but the site has no page or file at /base/none.js.',
      'warning broken-link site.config.yaml:7\nThe tag `link` leads to "/base/none.png", but the site has no page or file at /base/none.png.',
      'warning broken-link site.config.yaml:7\nThe tag `link` leads to "icon.png", which is relative to the address of each page.',
    ]);
    expect(advice[3]).toBe('Start it with the base path: "/base/icon.png".');
  });

  test('a logo is reported at the option and not for each page, unless a guide shows it as well', () => {
    const image = '<img src="/base/img/none.svg">';
    const logo = { src: 'img/none.svg' };
    const navbar = { items: [], customItems: {}, hideOnScroll: false, logo };
    const option =
      'warning broken-link site.config.yaml:0\nThe option `navbar.logo.src` leads to "img/none.svg", but the site has no page or file at /base/img/none.svg.';
    expect(check({ pages: { '': image, 'a/': image }, head: { navbar } })).toEqual([option]);
    expect(
      check({
        pages: { '': image, 'a/': image },
        sources: { 'a/': 'docs/a.md' },
        prose: [['/base/img/none.svg', 'docs/a.md', 3]],
        head: { navbar },
      }),
    ).toEqual([option, expect.stringMatching(/^error broken-link docs\/a\.md:3/)]);
    expect(check({ pages: { '': image }, files: ['img/None.svg'], head: { navbar } })).toEqual([
      expect.stringMatching(/but the address there is \/base\/img\/None\.svg\.$/),
    ]);
  });

  test('files of the site, other hosts and other sites on the same host are valid', () => {
    const valid = ['/base/img/a.png', '/favicon.ico', 'https://example.org/a.png', '//b.example/'];
    const head = { favicon: '/img/a.png', headTags: valid.map(icon) };
    expect(check({ pages: { '': '' }, files: ['img/a.png'], head })).toEqual([]);
  });
});

test('a link to a file that only the repository has says what to set', () => {
  const [found = '', ...others] = check({
    pages: { 'a/': '<a href="../Makefile">x</a><a href="../none">x</a>' },
    prose: [
      ['../Makefile', 'docs/a.md', 3],
      ['../none', 'docs/a.md', 4],
    ],
    sources: { 'a/': 'docs/a.md' },
    outside: ['Makefile'],
  });
  expect(found).toContain('"../Makefile", which exists, but is not a part of the site.');
  expect(advice[0]).toContain('Set `editUrl` of the docs');
  expect(others).toEqual([expect.stringContaining('the site has no page or file at /base/none')]);
});
