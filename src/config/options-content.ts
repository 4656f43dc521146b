import { group, list, mapping } from './containers.ts';
import { Option } from './option.ts';
import {
  absoluteUrl,
  choice,
  file,
  flag,
  folder,
  folderToBe,
  integer,
  name,
  routeBase,
  text,
} from './scalars.ts';
import type {
  BlogConfig,
  Config,
  DiagramCommandsConfig,
  DiagramsConfig,
  DocsConfig,
  DocsVersionConfig,
  DoxygenConfig,
} from './types.ts';

const editUrl = absoluteUrl(
  'URL that the path of a source file is appended to for the link "Edit this page".',
).optional();

const lastUpdate = {
  showLastUpdateTime: flag('Shows when each text was last changed, as git knows it.').default(
    false,
  ),
  showLastUpdateAuthor: flag('Shows who last changed each text.').default(false),
};

const sidebarFile = file(
  'File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module.',
).check((value) =>
  /\.(?:ya?ml|json|[cm]?[jt]s)$/i.test(value)
    ? undefined
    : 'the file must end in .yaml, .yml, .json, .js, .cjs, .mjs or .ts.',
);

/** A file with sidebars, or false. */
const sidebar = new Option<string | false>(
  {
    description:
      'File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module. Made from the folders when left out; false for none.',
    anyOf: [sidebarFile.schema, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false ? { value: false } : sidebarFile.read(node, at),
);

const diagrams = group<DiagramsConfig>('Graphs that the reference draws.', {
  inheritance: flag('Draws base and derived classes.').default(true),
  includes: flag('Draws the files that a file includes, and those that include it.').default(true),
  collaboration: flag('Draws what a class is made of.').default(false),
  maxNodes: integer('A graph with more nodes stays a list.', { minimum: 2 }).default(40),
});

const diagramCommands = group<DiagramCommandsConfig>(
  'Commands that draw the diagrams of comments: source on standard input, SVG on standard output. Without a command the source is shown.',
  {
    msc: name('Command for message sequence charts.').optional(),
    plantuml: name('Command for PlantUML.').optional(),
    mermaid: name('Command for Mermaid.').optional(),
    dia: name('Command for Dia.').optional(),
  },
);

/** The API reference. */
export const doxygen: Option<DoxygenConfig> = group<DoxygenConfig>(
  'The API reference; none when left out.',
  {
    xml: folder("Folder with Doxygen's XML, the one that holds index.xml."),
    routeBasePath: routeBase('Site path below which the reference stands.').default('docs/api'),
    sidebarLabel: name('Label of the first link in its sidebar.').default(
      'API Reference (Doxygen)',
    ),
    title: name(
      'Title of the overview page; name and version of the library when left out.',
    ).optional(),
    tagFiles: mapping(
      "Tag files of other projects that the XML refers to, each with the URL of that project's pages.",
      absoluteUrl("URL of the folder with the other project's pages."),
      file('A tag file.'),
    ).default({}),
    standardLibrary: choice(
      'Where names of the C++ standard library lead.',
      'cppreference',
      'none',
    ).default('cppreference'),
    autolink: choice(
      'Code in guides, posts and pages that names exactly one public symbol with a description becomes a link to it.',
      'inlineCode',
      'none',
    ).default('inlineCode'),
    includeRoot: list(
      'Folders that #include lines leave out of the paths of headers.',
      name('The start of a path in the XML.'),
    ).default(['include']),
    includeStyle: choice(
      'How #include lines write a header: <angle> or "quote".',
      'angle',
      'quote',
    ).default('angle'),
    diagrams: diagrams.default({}),
    diagramCommands: diagramCommands.default({}),
    rawHtml: choice(
      'HTML of comments (\\htmlonly): what is harmless is let through, or all of it is trusted, or dropped. Inline scripts never run.',
      'sanitize',
      'trust',
      'drop',
    ).default('sanitize'),
  },
);

const version = group<DocsVersionConfig>('Settings of one version.', {
  label: name('Label for readers.').optional(),
  path: routeBase('Path segment below the docs; empty for the root of the docs.').optional(),
  banner: choice('Banner above the text.', 'none', 'unreleased', 'unmaintained').optional(),
  badge: flag('Shows the label above the text.').optional(),
  className: text('Class names of the html element on its pages.').optional(),
  noIndex: flag('Tells robots not to index it.').default(false),
});

/** The guides. */
export const docs: Option<DocsConfig> = group<Omit<DocsConfig, 'defaultPath'>>(
  'The guides; none when left out.',
  {
    path: folderToBe(
      'Folder with the Markdown files; released versions are in versioned_docs beside it.',
    ).default('docs'),
    routeBasePath: routeBase('Site path below which the guides stand.').default('docs'),
    sidebar: sidebar.optional(),
    editUrl,
    ...lastUpdate,
    breadcrumbs: flag('Shows breadcrumbs above the text.').default(true),
    versions: mapping('Settings of versions, by name.', version).default({}),
    lastVersion: name(
      'Name of the version at the root of the docs; the newest released one when left out.',
    ).optional(),
    includeCurrentVersion: flag('Builds the docs folder beside the released versions.').default(
      true,
    ),
    onlyIncludeVersions: list(
      'Names of the versions to build; all when left out.',
      name('A name.'),
      1,
    ).optional(),
    disableVersioning: flag('Builds the docs folder only.').default(false),
    versionPersistence: choice(
      'Where the version that a reader chose is kept.',
      'localStorage',
      'none',
    ).default('localStorage'),
  },
);

/** The blog. */
export const blog: Option<BlogConfig> = group<BlogConfig>('The blog; none when left out.', {
  path: folder('Folder with the posts.').default('blog'),
  routeBasePath: routeBase('Site path of the index.').default('blog'),
  title: name('Title of the index.').default('Blog'),
  description: text('Description of the index.').default('Blog'),
  postsPerPage: integer('Posts on one page of a list.', { minimum: 1 }).default(10),
  recentPosts: integer('Entries of the list of recent posts; 0 for none.', {
    minimum: 0,
  }).default(5),
  recentPostsTitle: name(
    'Heading of that list; in the language of the site when left out.',
  ).optional(),
  readingTime: flag('Shows how long a post takes to read.').default(true),
  editUrl,
  ...lastUpdate,
  feeds: list('Feeds to write.', choice('A feed.', 'rss', 'atom', 'json')).default(['rss', 'atom']),
  feedLimit: integer('Newest posts in a feed; 0 for all.', { minimum: 0 }).default(20),
});

/** Stand-alone pages. */
export const pages: Option<NonNullable<Config['pages']>> = group('Pages outside docs and blog.', {
  path: folder('Folder with pages in Markdown or TSX.').default('src/pages'),
  ...lastUpdate,
});
