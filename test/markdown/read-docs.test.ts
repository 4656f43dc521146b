import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import type { DocsConfig } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readDocs } from '../../src/markdown/read-docs.ts';
import type { DocsVersion } from '../../src/model/site.ts';
import { contentFolder, messages } from './content-folder.ts';
import { docsConfig } from './docs-config.ts';
import { contextOf } from '../context.ts';

async function read(
  files: Record<string, string>,
  sidebar?: string,
  settings: Partial<DocsConfig> = {},
): Promise<DocsVersion & { reported: string[] }> {
  const folder = contentFolder(files);
  const config = docsConfig(folder, {
    ...(sidebar === undefined ? {} : { sidebar: join(folder, sidebar) }),
    ...settings,
  });
  const diagnostics = new Diagnostics();
  const [version] = await readDocs(config, contextOf(diagnostics));
  if (!version) throw new Error('There is no version.');
  return { ...version, reported: messages(diagnostics, folder) };
}

const page = (frontMatter: string, text = 'Text.'): string =>
  `---\n${frontMatter}\n---\n\n${text}\n`;

describe('ids and permalinks', () => {
  const cases: [path: string, text: string, id: string, permalink: string][] = [
    ['intro.md', 'Text.', 'intro', 'docs/intro/'],
    ['guide/index.md', 'Text.', 'guide/index', 'docs/guide/'],
    ['guide/README.md', 'Text.', 'guide/README', 'docs/guide/'],
    ['guide/guide.md', 'Text.', 'guide/guide', 'docs/guide/'],
    ['01-guide/02-start.md', 'Text.', 'guide/start', 'docs/guide/start/'],
    ['1. guide/2_start.md', 'Text.', 'guide/start', 'docs/guide/start/'],
    ['2021-11-notes.md', 'Text.', '2021-11-notes', 'docs/2021-11-notes/'],
    ['7.0-notes.md', 'Text.', '7.0-notes', 'docs/7.0-notes/'],
    ['01-a.md', page('parse_number_prefixes: false'), '01-a', 'docs/01-a/'],
    ['guide/a.md', page('slug: b'), 'guide/a', 'docs/guide/b/'],
    ['guide/a.md', page('slug: /b/c'), 'guide/a', 'docs/b/c/'],
    ['guide/a.md', page('slug: ../b'), 'guide/a', 'docs/b/'],
    ['guide/a.md', page('slug: /'), 'guide/a', 'docs/'],
    ['guide/a.md', page('id: b'), 'guide/b', 'docs/guide/b/'],
    ['guide/index.md', page('id: b'), 'guide/b', 'docs/guide/'],
    ['01-guide/01-guide.md', 'Text.', 'guide/guide', 'docs/guide/'],
    ['01-guide/guide.md', 'Text.', 'guide/guide', 'docs/guide/guide/'],
    ['Ein Führer/Über uns.md', 'Text.', 'Ein Führer/Über uns', 'docs/Ein Führer/Über uns/'],
    ['a.md', page('id: 3.10'), '3.10', 'docs/3.10/'],
  ];
  for (const [path, text, id, permalink] of cases) {
    test(`S-180 S-181 S-182 ${path} ${text.includes('slug') ? 'with slug' : ''} is ${permalink}`, async () => {
      const { docs, reported } = await read({ [path]: text });
      expect(reported).toEqual([]);
      expect(docs.map((doc) => [doc.id, doc.permalink])).toEqual([[id, permalink]]);
    });
  }

  test('beside an index page of Hugo, a text that is named like the folder has an address of its own', async () => {
    const { docs, sidebars, reported } = await read({
      'guide/_index.md': page('title: All', ''),
      'guide/guide.md': 'Text.',
      'other/other.md': 'Text.',
    });
    expect(reported).toEqual([]);
    expect(docs.map((doc) => [doc.id, doc.permalink])).toEqual([
      ['guide/guide', 'docs/guide/guide/'],
      ['guide/index', 'docs/guide/'],
      ['other/other', 'docs/other/'],
    ]);
    expect(Object.values(sidebars)[0]).toMatchObject([
      { label: 'All', link: { id: 'guide/index' }, items: [{ id: 'guide/guide' }] },
      { type: 'doc', id: 'other/other', label: 'other' },
    ]);
  });

  test('S-181 number prefixes are kept if the configuration disables their removal', async () => {
    const files = { '01-guide/02-start.md': 'A.', '01-guide/01-more.md': 'B.' };
    const { docs, sidebars } = await read(files, undefined, { numberPrefixParser: false });
    expect(
      docs.map(({ id, permalink, sidebarPosition }) => [id, permalink, sidebarPosition]),
    ).toEqual([
      ['01-guide/01-more', 'docs/01-guide/01-more/', undefined],
      ['01-guide/02-start', 'docs/01-guide/02-start/', undefined],
    ]);
    expect(sidebars.docsSidebar).toMatchObject([{ label: '01-guide' }]);
  });

  test('docs can be at the root of the site', async () => {
    const files = { 'index.md': page('slug: /\ntags: [x]'), 'a/b.md': 'B.' };
    const { docs, tags } = await read(files, undefined, { routeBasePath: '' });
    expect(docs.map(({ permalink }) => permalink)).toEqual(['a/b/', '']);
    expect(tags.map(({ permalink }) => permalink)).toEqual(['tags/x/']);
  });
});

test('S-184 title, description and levels come from the front matter, otherwise from the text', async () => {
  const { docs } = await read({
    'a.md': '# From *the* text\n\nThe first\nparagraph with `code`.\n\nThe second.',
    'b.md': page('title: 3.10\ndescription: Given\ntoc_max_heading_level: 4', '# Heading'),
    'c.md': 'Text, then\n\n## No title',
    'd.md': 'Text.\n\n***\n\n# Behind a line',
    'e.md': '## First\n\n# Second',
  });
  expect(docs.map(({ title, description, tocLevels }) => [title, description, tocLevels])).toEqual([
    ['From the text', 'The first paragraph with code.', undefined],
    ['3.10', 'Given', { min: undefined, max: 4 }],
    ['c', 'Text, then', undefined],
    ['d', 'Text.', undefined],
    ['e', 'First', undefined],
  ]);
});

test('S-186 S-189 drafts, partials, tests and other files are omitted', async () => {
  const files = {
    'a.md': 'A.',
    'draft.md': page('draft: true'),
    '_partial.md': 'P.',
    '_folder/a.md': 'P.',
    'a.test.md': 'T.',
    'b.mdx': 'B.',
    'api.spec.md': 'A specification.',
    'image.png': '',
    'c/readme.txt': '',
  };
  const { docs, sidebars, reported } = await read(files);
  expect(docs.map(({ id }) => id)).toEqual(['a', 'api.spec', 'b']);
  expect(sidebars.docsSidebar).toHaveLength(3);
  expect(reported).toEqual([]);
  const chosen = await read(files, undefined, {
    include: ['*.md', '_folder/**'],
    exclude: ['api.*'],
  });
  expect(chosen.docs.map(({ id }) => id)).toEqual(['_folder/a', '_partial', 'a', 'a.test']);
});

test('S-185 front matter is read as other generators read it', async () => {
  const { docs, reported } = await read({
    'a.md': page(
      'title: 3.10\nsidebar_label: 2024\nunlisted: "true"\nsidebar_position: "7"\ntags: [1.20, x]\nsidebar_class_name: big\npagination_label: 5\nsidebar_key: k\nsidebar_custom_props: { a: 1 }\nhide_title: true\nhide_table_of_contents: true\nkeywords: [a, 2]\nimage: /img/x.png\ndescription: 42\ncustom_edit_url: null\ndisplayed_sidebar: null\npagination_prev: null\nown: [1]',
    ),
  });
  expect(reported).toEqual([]);
  expect(docs).toMatchObject([
    {
      title: '3.10',
      sidebarLabel: '2024',
      unlisted: true,
      sidebarPosition: 7,
      tags: ['1.20', 'x'],
      sidebarClassName: 'big',
      paginationLabel: '5',
      hideTitle: true,
      hideTableOfContents: true,
      keywords: ['a', '2'],
      image: '/img/x.png',
      description: '42',
      editUrl: null,
      displayedSidebar: null,
      paginationPrevious: null,
      paginationNext: undefined,
    },
  ]);
});

test('S-180 S-183 S-185 S-189 S-190 S-217 S-233 all faults of front matter are reported at their places', async () => {
  const { reported, docs } = await read({
    'broken.md': '---\ntitle: Broken: title\n---\n',
    'types.md': page(
      'title: [a]\nkeywords: a, b\ndraft: "yes"\ntags: web\nunknown: fine\nsidebar_position: first\ntoc_min_heading_level: 1',
    ),
    'both.md': page('draft: true\nunlisted: true'),
    'id.md': page('id: a/b'),
    'slug.md': page('slug: /a#b'),
    'sidebar.md': page('displayed_sidebar: none\npagination_next: nowhere'),
  });
  expect(reported).toEqual([
    "error front-matter both.md:3:11 Can't be draft and unlisted at the same time.",
    expect.stringMatching(
      /^error front-matter broken\.md:2:8 Error while parsing Markdown front matter\.\nThis can happen if you use special characters in front matter values \(try using double quotes around that value\)\.\nYAML: Nested mappings/,
    ),
    'error front-matter id.md:2:5 Document id "a/b" cannot include slash.',
    'error front-matter slug.md:2:7 We couldn\'t compute a valid slug for document with ID "slug" in "." directory.',
    'error front-matter types.md:4:8 "draft" must be true or false, but is the text "yes".',
    'error front-matter types.md:8:24 "toc_min_heading_level" must be a heading level from 2 to 6, but is 1.',
    'error front-matter types.md:2:8 "title" must be text, but is a list.',
    'error front-matter types.md:7:19 "sidebar_position" must be a number, but is the text "first".',
    'error front-matter types.md:5:7 "tags" must be a list, but is the text "web".',
    "error front-matter sidebar.md:2:20 Doc with ID sidebar wants to display sidebar none but a sidebar with this name doesn't exist.",
    'error front-matter sidebar.md:3:18 Error when loading sidebar in .: the pagination_next front matter points to a non-existent ID nowhere.',
  ]);
  expect(docs.find(({ id }) => id === 'types')?.keywords).toEqual(['a', 'b']);
});

test('S-187 S-188 shared ids, an empty and a missing folder are errors', async () => {
  const shared = await read({ '1-a.md': 'A.', '2-a.md': 'A.' });
  expect(shared.reported).toEqual([
    'error duplicate-doc-id 2-a.md:1:1 2 guides have the id "a":\n- 1-a.md\n- 2-a.md',
  ]);
  const empty = await read({ 'note.txt': '' });
  expect(empty.reported).toEqual([
    'error docs-empty Docs version "current" has no docs! At least one doc should exist at ".".',
  ]);
  const diagnostics = new Diagnostics();
  const config = docsConfig('/no/such/folder');
  expect(await readDocs(config, contextOf(diagnostics))).toMatchObject([
    { docs: [], sidebars: {}, tags: [] },
  ]);
  expect(diagnostics.all.map(({ code }) => code)).toEqual(['docs-folder']);
});

test('S-220 S-221 tags are declared in their file or created from their names', async () => {
  const { docs, tags, reported } = await read({
    'tags.yml': 'api:\n  label: Programming interface\n  permalink: /interface\nempty:\n',
    'a.md': page('tags: [api, Release notes, 3.2]'),
  });
  expect(docs[0]?.tags).toEqual(['api', 'Release notes', '3.2']);
  expect(tags).toEqual([
    { key: '3.2', label: '3.2', permalink: 'docs/tags/3-2/' },
    { key: 'empty', label: 'Empty', permalink: 'docs/tags/empty/' },
    { key: 'api', label: 'Programming interface', permalink: 'docs/tags/interface/' },
    { key: 'Release notes', label: 'Release notes', permalink: 'docs/tags/release-notes/' },
  ]);
  expect(reported).toEqual([
    'warning undeclared-tags a.md:2:7 Tags [Release notes, 3.2] used in a.md are not defined in tags.yml.',
  ]);
});

test('S-220 S-221 options of tags: another file, none, another path, another severity', async () => {
  const files = {
    'tags.yml': 'a:\n',
    'meta/labels.yaml': 'b: { label: Bee }\nc: { permalink: /b }\n',
    'a.md': page('tags: [b, { label: Own, permalink: /mine }]'),
  };
  const other = await read(files, undefined, {
    tags: 'meta/labels.yaml',
    tagsBasePath: 'labels',
    onInlineTags: 'throw',
  });
  expect(other.tags).toEqual([
    { key: 'b', label: 'Bee', permalink: 'docs/labels/b/' },
    { key: 'c', label: 'C', permalink: 'docs/labels/b/' },
    { key: 'Own', label: 'Own', permalink: 'docs/labels/mine/' },
  ]);
  expect(other.reported).toEqual([
    'error tags meta/labels.yaml:2:4 Duplicate permalinks found in tags file:\n  - /b',
    'error undeclared-tags a.md:2:7 Tags [Own] used in a.md are not defined in tags.yml.',
  ]);
  expect((await read(files, undefined, { onInlineTags: 'ignore' })).reported).toEqual([]);
  expect((await read(files, undefined, { tags: false })).tags.map(({ key }) => key)).toEqual([
    'b',
    'Own',
  ]);
  expect((await read(files, undefined, { tags: 'none.yml' })).reported).toEqual([
    expect.stringContaining('The tags file "none.yml" does not exist'),
  ]);
});

describe('sidebars', () => {
  const docs = {
    'a.md': 'A.',
    'b.md': 'B.',
    'c/index.md': page('title: See'),
    'c/d.md': 'D.',
    'draft.md': page('draft: true'),
  };

  test('S-191 S-192 S-195 every kind of item is read', async () => {
    const { sidebars, reported } = await read(
      {
        ...docs,
        'sidebars.yaml': `
main:
  - a
  - { type: ref, id: b, label: Bee, className: x }
  - { type: link, label: Site, href: "https://example.org" }
  - { type: html, value: <hr>, defaultStyle: true, className: y }
  - { type: link, label: Raw, href: /raw, autoAddBaseUrl: false, customProps: { a: 1 }, key: r }
  - draft
  - type: category
    label: All of it
    collapsed: false
    link: { type: generated-index, description: Everything }
    items:
      - { type: autogenerated, dirName: c }
  - type: category
    label: Only drafts
    items: [draft]
  - type: category
    label: A page, no items
    link: { type: doc, id: a }
    items: [draft]
short:
  One: [a]
  Two: [b]
`,
      },
      'sidebars.yaml',
    );
    expect(reported).toEqual([]);
    expect(sidebars).toEqual({
      main: [
        { type: 'doc', id: 'a' },
        { type: 'ref', id: 'b', label: 'Bee', className: 'x' },
        { type: 'link', label: 'Site', href: 'https://example.org' },
        { type: 'html', value: '<hr>', defaultStyle: true, className: 'y' },
        { type: 'link', label: 'Raw', href: '/raw', asWritten: true },
        {
          type: 'category',
          label: 'All of it',
          collapsed: false,
          collapsible: true,
          link: {
            type: 'generated-index',
            permalink: 'docs/category/all-of-it/',
            title: 'All of it',
            description: 'Everything',
            keywords: [],
          },
          items: [
            { type: 'doc', id: 'c/d' },
            { type: 'doc', id: 'c/index' },
          ],
        },
        { type: 'doc', id: 'a', label: 'A page, no items' },
      ],
      short: [
        {
          type: 'category',
          label: 'One',
          items: [{ type: 'doc', id: 'a' }],
          collapsed: true,
          collapsible: true,
        },
        {
          type: 'category',
          label: 'Two',
          items: [{ type: 'doc', id: 'b' }],
          collapsed: true,
          collapsible: true,
        },
      ],
    });
  });

  test('S-194 S-195 faults are reported with their places, unknown docs all at once', async () => {
    const { reported } = await read(
      {
        ...docs,
        'sidebars.json': JSON.stringify(
          {
            main: [
              'nowhere',
              { type: 'doc' },
              { type: 'menu' },
              { type: 'category', label: 'Empty', items: [] },
              { type: 'autogenerated', dirName: 'none' },
              { type: 'ref', id: 'neither' },
              { type: 'category', lable: 'L', label: 'M', link: { type: 'doc', id: 'c/ddd' } },
              { type: 'html', value: '<b title="x>' },
            ],
          },
          null,
          1,
        ),
      },
      'sidebars.json',
    );
    expect(reported).toEqual([
      'error sidebars sidebars.json:4:3 A sidebar item of the type "doc" needs "id".',
      'error sidebars sidebars.json:8:12 "main[2].type" must be one of "doc", "ref", "link", "category", "html", "autogenerated", but is the text "menu".',
      'error sidebars sidebars.json:10:3 Sidebar category Empty has neither any subitem nor a link. This makes this item not able to link to anything.',
      'error sidebars sidebars.json:17:15 There are no docs in the folder "none".',
      'error sidebars sidebars.json:25:4 Unknown key "lable".',
      'error sidebars sidebars.json:34:13 The HTML of a sidebar item has a tag that does not end, or a quote too many or too few: <b title="x>',
      'error sidebar-docs sidebars.json:3:3 Invalid sidebar file at "sidebars.json".\nThese sidebar document ids do not exist:\n- nowhere\n- neither\n- c/ddd\n\nAvailable document ids are:\n- a\n- b\n- c/d\n- c/index',
    ]);
  });

  test('S-193 without a file, sidebars follow the folders', async () => {
    const { sidebars } = await read({
      '2-second.md': 'S.',
      '1-first.md': 'F.',
      'last.md': 'L.',
      'zero.md': page('sidebar_position: 0\nsidebar_class_name: z'),
      '3-folder/index.md': page('title: Folder page'),
      '3-folder/b.md': 'B.',
      '3-folder/a.md': 'A.',
      '4-alone/README.md': page('sidebar_label: Alone'),
      'named/_category_.yml':
        'label: Named\nposition: 1.5\ncollapsible: false\nlink: null\ndescription: D\n',
      'named/named.md': 'N.',
    });
    const plain = { collapsed: true, collapsible: true };
    expect(sidebars).toEqual({
      docsSidebar: [
        { type: 'doc', id: 'zero' },
        { type: 'doc', id: 'first' },
        {
          type: 'category',
          label: 'Named',
          description: 'D',
          items: [{ type: 'doc', id: 'named/named' }],
          collapsed: true,
          collapsible: false,
        },
        { type: 'doc', id: 'second' },
        {
          type: 'category',
          label: 'Folder page',
          link: { type: 'doc', id: 'folder/index' },
          items: [
            { type: 'doc', id: 'folder/a' },
            { type: 'doc', id: 'folder/b' },
          ],
          ...plain,
        },
        { type: 'doc', id: 'alone/README', label: 'Alone' },
        { type: 'doc', id: 'last' },
      ],
    });
  });

  test.each([
    ['README.md', '', ['README', 'api', 'zoo']],
    ['index.md', '', ['index', 'api', 'zoo']],
    ['_index.md', '', ['index', 'api', 'zoo']],
    ['README.md', 'sidebar_position: 3', ['api', 'README', 'zoo']],
    ['readable.md', '', ['api', 'readable', 'zoo']],
  ])(
    'the page of the root, %s with "%s", is first unless it has a position',
    async (file, own, ids) => {
      const { sidebars } = await read({
        'api.md': page('sidebar_position: 2'),
        'zoo.md': 'Z.',
        [file]: page(own),
      });
      expect(sidebars.docsSidebar).toEqual(ids.map((id) => ({ type: 'doc', id })));
    },
  );

  test('S-192 S-193 category pages have unique addresses, whatever their labels', async () => {
    const index = 'link: { type: generated-index, keywords: a, slug: ';
    const { sidebars, reported } = await read(
      {
        'a/_category_.yml': 'label: Same\nlink: { type: generated-index, title: T, image: /i.png }',
        'a/a.md': 'A.',
        'b/_category_.json': '{ "label": "Same", "link": { "type": "generated-index" } }',
        'b/b.md': 'B.',
        'c/_category_.yml': `${index}/see/c } }\ncollapsed: false\nclassName: x`.replace(' }', ''),
        'c/c.md': 'C.',
        'd/_category_.yml': 'link: { type: doc, id: intro }',
        'd/intro.md': page('sidebar_position: 2\nid: intro'),
        'd/more.md': 'M.',
        'e/_category_.yml': 'link: { type: doc, id: intor }\nlabels: x',
        'e/intro.md': 'I.',
      },
      undefined,
      { sidebarCollapsed: false, sidebarCollapsible: false },
    );
    expect(reported).toEqual([
      'error category-file e/_category_.yml:2:1 Unknown key "labels".',
      'error category-file e/_category_.yml:1:24 There is no doc with the id "intor".',
    ]);
    const open = { collapsed: false, collapsible: false };
    expect(sidebars.docsSidebar?.slice(0, 4)).toMatchObject([
      { label: 'intro', link: { type: 'doc', id: 'd/intro' }, items: [{ id: 'd/more' }], ...open },
      { label: 'Same', link: { permalink: 'docs/category/same/', title: 'T', image: '/i.png' } },
      { label: 'Same', link: { permalink: 'docs/category/same-1/', title: 'Same' } },
      { label: 'c', className: 'x', link: { permalink: 'docs/see/c/', keywords: ['a'] } },
    ]);
  });
});
