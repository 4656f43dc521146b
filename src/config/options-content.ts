import { group, list, mapping } from './containers.ts';
import { Option, wrongType, type Outcome } from './option.ts';
import { versionDoxygen } from './options-doxygen.ts';
import {
  absoluteUrl,
  choice,
  file,
  flag,
  folder,
  folderToBe,
  isModulePath,
  modulePath,
  name,
  routeBase,
  text,
} from './scalars.ts';
import type {
  CheckSeverity,
  DocsConfig,
  DocsVersionConfig,
  EditUrl,
  PagesConfig,
} from './types.ts';

const editBase = absoluteUrl('A URL.');
const editModule = modulePath('A module.');

/** Base of edit links: a URL, or a module. */
export const editUrl = new Option<EditUrl>(
  {
    description:
      'URL of the folder with the configuration, for the link "Edit this page": the path of each source file is appended; or a module whose default export gives the whole address.',
    type: 'string',
  },
  (node, at): Outcome<EditUrl> => {
    const written = node.kind === 'scalar' ? node.value : undefined;
    if (typeof written !== 'string' || !isModulePath(written)) return editBase.read(node, at);
    const outcome = editModule.read(node, at);
    return outcome && { value: { module: outcome.value } };
  },
).optional();

/** Files excluded by default: names that start with an underscore, and tests. */
export const usuallyExcluded = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx,md,mdx}',
  '**/__tests__/**',
];

/** Which parts of the last update of texts to show. */
export const lastUpdate = {
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

/** The name of a file, or false. */
export const tagsFile = new Option<string | false>(
  {
    description: 'Name of the file in the folder that declares tags; false for none.',
    anyOf: [{ type: 'string' }, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false
      ? { value: false }
      : name('Name of a file.').read(node, at),
);

/** Options of other generators for texts, and their replacements here. */
const textHints: Record<string, string> = {
  admonitions: 'Admonitions are always there.',
  ...Object.fromEntries(
    [
      'remarkPlugins',
      'rehypePlugins',
      'recmaPlugins',
      'beforeDefaultRemarkPlugins',
      'beforeDefaultRehypePlugins',
    ].map((key) => [key, 'Markdown has no plugins here: write components, and use them in MDX.']),
  ),
};

/** The same for guides. */
const docsHints: Record<string, string> = {
  ...textHints,
  id: 'There is one set of guides: put further ones in folders of it, each with a sidebar of its own.',
  sidebarPath: 'Here it is called "sidebar".',
  sidebarItemsGenerator: 'Write the items into a module of sidebars: see "sidebar".',
  editLocalizedFiles: 'Let "editUrl" name a module that knows where the translations are.',
};

const version = group<DocsVersionConfig>('Settings of one version.', {
  label: name('Label for readers.').optional(),
  path: routeBase('Path segment below the docs; empty for the root of the docs.').optional(),
  banner: choice('Banner above the text.', 'none', 'unreleased', 'unmaintained').optional(),
  badge: flag('Shows the label above the text.').optional(),
  className: text('Class names of the html element on its pages.').optional(),
  noIndex: flag('Tells robots not to index it.').default(false),
  doxygen: versionDoxygen.optional(),
});

const oneSetOfDocs = group<Omit<DocsConfig, 'defaultPath'>>(
  'The guides; none when left out.',
  {
    path: folderToBe(
      'Folder with the Markdown files; released versions are in versioned_docs beside it.',
    ).default('docs'),
    routeBasePath: routeBase('Site path below which the guides stand.').default('docs'),
    sidebar: sidebar.optional(),
    sidebarCollapsible: flag(
      'Categories of the sidebars can be closed where they do not say otherwise.',
    ).default(true),
    sidebarCollapsed: flag(
      'Categories of the sidebars are closed at first where they do not say otherwise.',
    ).default(true),
    include: list('Files that are guides: globs below the folder.', name('A glob.')).default([
      '**/*.{md,mdx}',
    ]),
    exclude: list('Files among them that are none.', name('A glob.')).default(usuallyExcluded),
    numberPrefixParser: flag(
      'Takes numbers off the names of files and folders (01-intro.md), and orders by them.',
    ).default(true),
    tags: tagsFile.default('tags.yml'),
    tagsBasePath: routeBase('Site path of the list of tags below that of the guides.').default(
      'tags',
    ),
    onInlineTags: choice<CheckSeverity>(
      'What happens to tags that the file of tags does not declare, where there is one.',
      'ignore',
      'log',
      'warn',
      'throw',
    ).default('warn'),
    editUrl,
    editCurrentVersion: flag(
      'Edit links of older versions lead to the text of the docs folder.',
    ).default(false),
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
  { hints: docsHints },
);

/** The guides. */
export const docs: Option<DocsConfig> = new Option<DocsConfig>(oneSetOfDocs.schema, (node, at) => {
  if (node.kind !== 'list') return oneSetOfDocs.read(node, at);
  wrongType('a map', node, at, docsHints.id);
  return undefined;
});

/** Stand-alone pages. */
export const pages: Option<PagesConfig> = group<Omit<PagesConfig, 'defaultPath'>>(
  'Pages outside docs and blog.',
  {
    path: folder('Folder with pages in Markdown or TSX.').default('src/pages'),
    routeBasePath: routeBase('Site path below which the pages stand.').default('/'),
    include: list('Files that are pages: globs below the folder.', name('A glob.')).default([
      '**/*.{js,jsx,ts,tsx,md,mdx}',
    ]),
    exclude: list('Files among them that are none.', name('A glob.')).default(usuallyExcluded),
    editUrl,
    ...lastUpdate,
  },
  { hints: textHints },
);
