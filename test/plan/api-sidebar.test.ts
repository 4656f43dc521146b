import { expect, test } from '@jest/globals';
import type { Compound } from '../../src/model/compound.ts';
import type { NavigationTab } from '../../src/model/navigation-tabs.ts';
import { indexSymbols } from '../../src/model/symbols.ts';
import { apiSidebar, type SidebarNode } from '../../src/plan/api-sidebar.ts';
import { contentTexts } from '../../src/shared/texts/catalogues.ts';
import { compound } from '../components/api-model.ts';

const make = (
  kind: Compound['kind'],
  name: string,
  inner: Compound[] = [],
  others: Partial<Compound> = {},
): Compound =>
  compound({
    kind,
    name,
    refid: `${kind} ${name}`,
    ...others,
    inner: inner.map((one) => ({
      refid: one.refid,
      name: one.name,
      kind: one.kind === 'class' || one.kind === 'page' ? one.kind : 'namespace',
      inline: false,
    })),
  });

/** Returns the sidebar of some compounds, which all have pages. */
const sidebarOf = (compounds: Compound[]): SidebarNode[] =>
  apiSidebar({
    symbols: indexSymbols({ title: '', folder: '', images: [], compounds }),
    overviewLabel: 'API',
    texts: contentTexts('en').api,
    overview: 'api/',
    pages: new Map(compounds.map(({ refid, name }) => [refid, { permalink: refid, title: name }])),
    lists: new Map(),
    labelled: [],
  });

/** Returns the group of an index with one list. */
const indices = (label: string, permalink: string): SidebarNode[] => [
  { label: 'Indices', items: [{ label, items: [{ label: 'All', permalink }] }] },
];

/** Returns a sidebar as lines, indented by level. */
const lines = (nodes: readonly SidebarNode[], indent = ''): string[] =>
  nodes.flatMap(({ label, items = [] }) => [indent + label, ...lines(items, `${indent}  `)]);

test('labels of pages with the same title include their folders', () => {
  const at = (file: string, name: string): Compound =>
    make('page', name, [], { refid: file, location: { file } });
  const pages = [
    at('src/host/README.md', 'README'),
    at('src/common/README.md', 'README'),
    at('README.md', 'README'),
    at('src/host/usage.md', 'usage'),
    at('lib/a/docs/notes.md', 'notes'),
    at('lib/b/docs/notes.md', 'notes'),
    // Two pages of one folder.
    at('src/a.dox', 'twins'),
    at('src/b.dox', 'twins'),
  ];
  expect(lines(sidebarOf(pages))).toEqual([
    'API',
    'Pages',
    '  README (host)',
    '  README (common)',
    '  README',
    '  usage',
    '  notes (a/docs)',
    '  notes (b/docs)',
    '  twins',
    '  twins',
  ]);
});

test('classes are below their namespaces, files below their folders, both by name', () => {
  const inner = make('class', 'b::Outer::Inner');
  const outer = make('class', 'b::Outer', [inner]);
  const other = make('class', 'a::Other');
  const compounds = [
    make('namespace', 'b', [outer]),
    make('namespace', 'a', [other]),
    make('class', 'Global'),
    outer,
    inner,
    other,
    make('file', 'src/z.h'),
    make('file', 'root.h'),
    make('file', 'include/y.h'),
  ];
  const symbols = indexSymbols({ title: '', folder: '', images: [], compounds });
  const nodes = apiSidebar({
    symbols,
    overviewLabel: 'API',
    texts: contentTexts('en').api,
    overview: 'api/',
    pages: new Map(compounds.map(({ refid, name }) => [refid, { permalink: refid, title: name }])),
    lists: new Map(),
    labelled: indices('Files', 'api/indices/files/all/'),
  });
  expect(lines(nodes).join('\n')).toBe(
    [
      'API',
      'Namespaces',
      '  b',
      '  a',
      'Classes',
      '  Global',
      '  a',
      '    Other',
      '  b',
      '    Outer',
      '      Inner',
      'Files',
      '  include',
      '    y.h',
      '  src',
      '    z.h',
      '  root.h',
      'Indices',
      '  Files',
      '    All',
    ].join('\n'),
  );
});

test('the manual comes first, as a tree of its subpages, with the lists that Doxygen generates at its end', () => {
  const chapter = make('page', 'chapter');
  const tutorial = make('page', 'tutorial', [chapter]);
  const main = make('page', 'main', [tutorial], { refid: 'indexpage' });
  const created = make('page', 'todo', [], { location: { file: 'todo' } });
  const compounds = [make('class', 'A'), chapter, main, created, make('page', 'other'), tutorial];
  const nodes = apiSidebar({
    symbols: indexSymbols({ title: '', folder: '', images: [], compounds }),
    overviewLabel: 'API',
    texts: contentTexts('en').api,
    overview: 'api/',
    pages: new Map(
      compounds.map(({ refid, name }) => [
        refid,
        { permalink: refid === 'indexpage' ? 'api/' : refid, title: name },
      ]),
    ),
    lists: new Map([['Classes', 'api/classes/']]),
    labelled: [],
  });
  expect(lines(nodes)).toEqual([
    'API',
    'Pages',
    '  tutorial',
    '    chapter',
    '  other',
    '  todo',
    'Classes',
    '  A',
  ]);
  expect(nodes.map(({ permalink, open }) => [permalink, open])).toEqual([
    ['api/', undefined],
    [undefined, true],
    ['api/classes/', undefined],
  ]);
});

test('equal names are made distinct in a list, and among the previous and next pages', () => {
  const compounds = [
    // No namespace is documented: all classes are in one list.
    make('class', 'sky::Line'),
    make('class', 'app::Line'),
    make('class', 'app::Word'),
    make('file', 'sky/Export.h'),
    make('file', 'app/Export.h'),
    make('dir', 'src/app'),
    make('dir', 'include/app'),
  ];
  const nodes = sidebarOf(compounds);
  expect(lines(nodes)).toEqual([
    'API',
    'Classes',
    '  sky::Line',
    '  app::Line',
    '  Word',
    'Files',
    '  app',
    '    Export.h',
    '  sky',
    '    Export.h',
    'Folders',
    '  src/app',
    '  include/app',
  ]);
  const labels = (items: readonly SidebarNode[]): string[] =>
    items.flatMap(({ pageLabel, items: inner = [] }) => [pageLabel ?? '', ...labels(inner)]);
  expect(labels(nodes).filter((label) => label !== '')).toEqual(['app/Export.h', 'sky/Export.h']);
});

test('a class inside one that is hidden is below the namespace around both', () => {
  const compounds = [
    make('namespace', 'a'),
    make('namespace', 'b'),
    make('class', 'a::Hidden::Shown'),
    make('class', 'Hidden::Other'),
    make('class', 'b::Third'),
  ];
  const nodes = sidebarOf(compounds);
  const classes = nodes.find(({ label }) => label === 'Classes');
  expect(lines(classes?.items ?? [])).toEqual(['Other', 'a', '  Shown', 'b', '  Third']);
});

test('specialisations are below their template, with their arguments and full names as neighbours', () => {
  const inner = make('class', 'view< T, true >::iterator');
  const compounds = [
    make('class', 'view'),
    make('class', 'view< T, true >', [inner]),
    make('class', 'view< T, false >'),
    inner,
    // Its template is not documented.
    make('class', 'hash< view >'),
    make('class', 'box::view< int >'),
  ];
  const nodes = sidebarOf(compounds);
  expect(lines(nodes)).toEqual([
    'API',
    'Classes',
    '  view',
    '    < T, true >',
    '      iterator',
    '    < T, false >',
    '  hash< view >',
    '  view< int >',
  ]);
  expect(nodes[1]?.items?.[0]?.items?.[1]?.pageLabel).toBe('view< T, false >');
});

test('the layout file decides the order, the titles and the links of the sidebar', () => {
  const compounds = [
    make('page', 'quick'),
    make('group', 'audio'),
    make('class', 'Player'),
    make('file', 'player.h'),
    make('concept', 'Sound'),
  ];
  const tab = (type: string, title = '', others = {}): NavigationTab => ({
    type,
    title,
    isVisible: true,
    ...others,
  });
  const nodes = apiSidebar({
    symbols: indexSymbols({ title: '', folder: '', images: [], compounds }),
    overviewLabel: 'API',
    texts: contentTexts('en').api,
    overview: 'api/',
    pages: new Map(compounds.map(({ refid, name }) => [refid, { permalink: refid, title: name }])),
    lists: new Map([['Types', 'api/classes/']]),
    tabs: [
      tab('mainpage', 'Introduction'),
      tab('modules', 'Reference'),
      tab('user', 'Tutorial', { url: 'page quick.html' }),
      tab('user', 'Forum', { url: 'https://forum.example' }),
      tab('user', 'Elsewhere', { url: '@ref nothing' }),
      tab('pages'),
      tab('classes', 'Types'),
      tab('files', '', { isVisible: false }),
    ],
    labelled: indices('Types', 'api/indices/classes/all/'),
  });
  expect(lines(nodes)).toEqual([
    'API',
    'Reference',
    '  audio',
    'Tutorial',
    'Forum',
    'Pages',
    '  quick',
    'Types',
    '  Player',
    // The layout does not mention these.
    'Concepts',
    '  Sound',
    'Indices',
    '  Types',
    '    All',
  ]);
  expect(nodes.map(({ permalink, url }) => permalink ?? url)).toEqual([
    'api/',
    undefined,
    'page quick',
    'https://forum.example',
    undefined,
    'api/classes/',
    undefined,
    undefined,
  ]);
});
