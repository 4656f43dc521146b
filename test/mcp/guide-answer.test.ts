import { beforeAll, describe, expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { pageLength } from '../../src/mcp/answers.ts';
import { BuiltSite } from '../../src/mcp/built-site.ts';
import { guideAnswer } from '../../src/mcp/guide-answer.ts';
import { headingKey, headingOf, sectionIn } from '../../src/mcp/page-sections.ts';
import { siteFiles } from '../../src/mcp/site-files.ts';
import { buildOnce } from '../run/shared.ts';

const headings = [
  { id: '', text: 'Guide', depth: 1 },
  { id: 'use', text: 'Use', depth: 2 },
  { id: 'notes', text: 'Notes', depth: 3 },
  { id: 'more', text: 'More of f()', depth: 2 },
  { id: 'notes-1', text: 'Notes', depth: 3 },
];

const markdown = `# Guide

## Use

\`\`\`sh
## Notes
\`\`\`

### Notes

First.

## More of [\`f()\`](/lib/f/index.md#f) <a id="more"></a>

Text.

### Notes

Second.
`;

test.each<[string, string | undefined, string]>([
  ['use', 'use', 'the anchor'],
  ['Use', 'use', 'the text'],
  ['more of F', 'more', 'the text without signs'],
  ['notes-1', 'notes-1', 'the anchor of a heading that has the text of an earlier one'],
  ['other', undefined, 'nothing'],
  ['()', undefined, 'signs only'],
])('a heading is found by what agents know of it: %s is %s, by %s', (wanted, id, _by) => {
  expect(headingOf(wanted, headings)?.id).toBe(id);
});

test.each([
  ['use', '## Use\n\n```sh\n## Notes\n```\n\n### Notes\n\nFirst.', 'with the sections below it'],
  ['notes', '### Notes\n\nFirst.', 'up to a heading of a higher level; code has no headings'],
  ['notes-1', '### Notes\n\nSecond.', 'the second of two with the same text'],
])('the section of a heading is cut from the Markdown: %s', (id, expected) => {
  const heading = headingOf(id, headings);
  expect(heading && sectionIn(markdown, heading, headings)).toBe(expected);
});

test('links and anchors are no part of a heading', () => {
  expect(headingKey('More of [`f()`](/lib/f/index.md#f) <a id="more"></a>')).toBe('moreoff');
});

/** A site with one page. */
function siteWith(md: string | undefined, html: string): BuiltSite {
  const files = new Map([
    ['index.html', '<link rel="canonical" href="https://lib.example/lib/">'],
    ['g/index.html', `<article>${html}</article>`],
    ...(md === undefined ? [] : [['g/index.md', md] as const]),
  ]);
  return new BuiltSite({ name: 'site', read: (path) => Promise.resolve(files.get(path)) });
}

const html =
  '<h1>G</h1><div><p>Start.</p><h2 id="a">A</h2><p>On a.</p><h3 id="b">B</h3><p>On b.</p><h2 id="c">C</h2><p>On c.</p><a id="d"></a></div>';

describe.each([
  [
    'the Markdown of the build',
    '# G\n\nStart.\n\n## A\n\nOn a.\n\n### B\n\nOn b.\n\n## C\n\nOn c.',
  ],
  ['HTML only', undefined],
])('a page of which a site has %s', (_, md) => {
  const site = siteWith(md, html);

  test.each<[string, string | undefined, string, string]>([
    ['/lib/g/#a', undefined, '/lib/g/#a\n\n## A\n\nOn a.\n\n### B\n\nOn b.', 'an anchor'],
    ['/lib/g/index.md#b', undefined, '#b\n\n### B\n\nOn b.', 'the anchor of a link in Markdown'],
    ['/g/', 'c', 'https://lib.example/lib/g/#c\n\n## C\n\nOn c.', 'a heading'],
    ['/g/#b', 'A', '## A', 'the argument before the anchor'],
  ])('answers with the section alone: %s, %s', async (guide, section, expected, _because) => {
    const answer = await guideAnswer(site, guide, section);
    expect(answer).toContain(expected);
    expect(answer).not.toContain('Start.');
  });

  test('a section that it lacks is an answer that lists the sections', async () => {
    expect(await guideAnswer(site, '/g/', 'nothing')).toBe(
      'The page https://lib.example/lib/g/ has no section `nothing`. Sections, for the argument section: A · C',
    );
  });

  test.each(['/g/#nothing', '/g/#d', '/g/#%'])(
    'an anchor that marks no section means the page: %s',
    async (guide) => {
      const answer = await guideAnswer(site, guide);
      for (const part of ['Start.', 'On a.', 'On c.']) expect(answer).toContain(part);
    },
  );
});

test('only a page that is longer than an answer starts with its sections', async () => {
  const list = 'Sections, for the argument section: A · C';
  const long = `# G\n\n${'Text. '.repeat(pageLength / 6 + 1)}`;
  expect(await guideAnswer(siteWith(long, html), '/g/')).toContain(`/lib/g/\n\n${list}\n\n# G`);
  expect(await guideAnswer(siteWith('# G', html), '/g/')).not.toContain(list);
});

describe('the guides of a built site', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    const root = resolve('.');
    site = new BuiltSite(siteFiles(await buildOnce(root, root), root));
  });

  const floating = '/docs/user/#floating-point\n\n### Floating point';

  test.each<[string, string | undefined, string, string]>([
    ["User's guide", undefined, "# User's guide", 'the page, though the search finds sections'],
    ["User's guide", 'Floating point', floating, 'a section of the page'],
    ["User's guide › Floating point", undefined, floating, 'a section as the search shows it'],
    ["User's guide#floating-point", undefined, floating, 'a section as addresses have it'],
    ['What counts as success', undefined, '/docs/user/#success\n\n### What', 'a heading alone'],
    ['micro test plus', 'no heading', 'has no section', 'nothing'],
    [
      '/docs/api/groups/test-case/#test_case',
      undefined,
      '#test_case\n\n### `test_case',
      'the symbol at an anchor',
    ],
  ])('%s with the section %s', async (guide, section, expected, _because) => {
    expect(await guideAnswer(site, guide, section)).toContain(expected);
  });
});
