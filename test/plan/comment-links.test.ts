import { describe, expect, test } from '@jest/globals';
import { doxygenLists } from '../../src/plan/doxygen-lists.ts';
import { createLinks } from '../../src/plan/links.ts';
import { pathKey } from '../../src/plan/site-paths.ts';
import type { Target } from '../../src/plan/targets.ts';

const permalinks = new Set([
  'api/',
  'api/groups/',
  'api/indices/files/all/',
  'api/indices/classes/variables/',
]);
const targets = new Map<string, Target>([
  ['group__io', { permalink: 'api/groups/io/' }],
  ['group__io_1ga12', { permalink: 'api/groups/io/', anchor: 'open' }],
  ['d1/d2a/group__in_1ga12', { permalink: 'api/groups/in/', anchor: 'close' }],
  ['classdata__source', { permalink: 'api/classes/data-source/' }],
  ['a_8h', { permalink: 'api/files/a-h/' }],
  ...doxygenLists(permalinks, 'api'),
]);
const links = createLinks({
  base: '/b/',
  targets,
  externals: () => undefined,
  standard: () => undefined,
  sources: new Map([['docs/start.md', 'docs/start/']]),
  docsFolders: ['docs'],
  listings: new Map(),
  images: new Map(),
  assets: new Map(),
  paths: new Set(['docs/start/', 'img/logo.svg', 'old.html', 'docs/a b/'].map(pathKey)),
  files: new Set(['img/logo.svg']),
});

describe('links in comments', () => {
  test.each([
    ['https://example.org/x', 'https://example.org/x'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['group__io.html', '/b/api/groups/io/'],
    ['./group__io.html#ga12', '/b/api/groups/io/#open'],
    ['group__io.html#unknown', '/b/api/groups/io/'],
    ['classdata__source.html#a0', '/b/api/classes/data-source/'],
    ['a_8h_source.html', '/b/api/files/a-h/'],
    ['a_8h_source.html#l00012', '/b/api/files/a-h/'],
    ['start.md#first', '/b/docs/start/#first'],
    ['/docs/start/#first', '/b/docs/start/#first'],
    ['/docs/start', '/b/docs/start'],
    ['/b/docs/start/', '/b/docs/start/'],
    ['/docs/a%20b/', '/b/docs/a%20b/'],
    ['/img/logo.svg', '/b/img/logo.svg'],
    ['/old.html', '/b/old.html'],
    ['pathname:///other/app', '/b/other/app'],
  ])('%s leads to %s', (url, href) => {
    expect(links.comment(url)).toBe(href);
  });

  test('an anchor of the same comment is found by the id that Doxygen gives it', () => {
    expect(links.comment('#ga12', 'xml/group__io.xml')).toBe('/b/api/groups/io/#open');
    expect(links.comment('#ga12', 'xml/d1/d2a/group__in.xml')).toBe('/b/api/groups/in/#close');
    expect(links.comment('#ga12', 'group__in.xml')).toBeUndefined();
    expect(links.comment('#gone', 'xml/group__io.xml')).toBeUndefined();
    expect(links.comment('#any')).toBe('#any');
  });

  test.each(['', 'www.example.org/x', 'group__gone.html', 'sub/page.html#x', '/gone/', 'gone.md'])(
    '"%s" has no target and becomes text',
    (url) => {
      expect(links.comment(url)).toBeUndefined();
    },
  );

  test.each([
    ['modules.html', '/b/api/groups/'],
    ['annotated.html#x', '/b/api/'],
    ['globals_func.html', '/b/api/indices/files/all/'],
    ['functions_vars.html', '/b/api/indices/classes/variables/'],
    ['namespacemembers.html', undefined],
  ])("Doxygen's list %s is %s", (url, href) => {
    expect(links.comment(url)).toBe(href);
  });
});
