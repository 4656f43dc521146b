import { expect, test } from '@jest/globals';
import { compareAddresses } from '../../src/init/compare-addresses.ts';

test.each([
  [
    'all kept',
    ['/', '/docs/a', '/docs/b.html', '/docs/c/'],
    ['', 'docs/a/', 'docs/b/', 'docs/c'],
    [],
    [],
    [],
  ],
  ['a redirect answers', ['/old'], [''], ['old/'], [], []],
  [
    'another case',
    ['/docs/Install_It'],
    ['docs/install-it/'],
    [],
    [['/docs/Install_It', '/docs/install-it']],
    [],
  ],
  [
    'another folder',
    ['/docs/install'],
    ['docs/user/install/'],
    [],
    [['/docs/install', '/docs/user/install']],
    [],
  ],
  [
    'a page that the old site had, too, is not where another one moved',
    ['/docs/a/install', '/docs/install'],
    ['docs/a/install/'],
    [],
    [],
    ['/docs/install'],
  ],
  [
    'two pages of that name are ambiguous',
    ['/docs/install'],
    ['docs/a/install/', 'docs/b/install/'],
    [],
    [],
    ['/docs/install'],
  ],
  [
    'and so are two old ones',
    ['/x/install', '/y/install'],
    ['docs/install/'],
    [],
    [],
    ['/x/install', '/y/install'],
  ],
  [
    'numbers in front of names are removed, those of releases and dates are not',
    ['/docs/01-user/2-Setup', '/docs/7.0-notes', '/blog/2021-02-05-a'],
    ['docs/user/setup/', 'docs/0-notes/', 'blog/02-05-a/'],
    [],
    [['/docs/01-user/2-Setup', '/docs/user/setup']],
    ['/blog/2021-02-05-a', '/docs/7.0-notes'],
  ],
  [
    'numbers and lists name no page',
    ['/news/page/2', '/news/tags'],
    ['blog/page/2/', 'blog/tags/'],
    [],
    [],
    ['/news/page/2', '/news/tags'],
  ],
  [
    'a redirect applies to all languages, and pages move within their own',
    ['/a/setup', '/fr/a/setup', '/fr/here'],
    ['b/setup/', 'fr/b/setup/', 'here/', 'fr/there/here/'],
    [],
    [['/a/setup', '/b/setup']],
    ['/fr/here'],
  ],
])('addresses: %s', (_, old, pages, others, moved, lost) => {
  const found = compareAddresses(old, { pages, others, languages: ['fr'] });
  expect(found.moved.map(({ from, to }) => [from, to])).toEqual(moved);
  expect(found.lost).toEqual(lost);
  expect(found.total).toBe(old.length);
});
