import { group, list, mapping, type Fields, type Values } from './containers.ts';
import { furtherSets } from './further-sets.ts';
import { Option, wrongType, type Outcome } from './option.ts';
import { versionDoxygen } from './options-doxygen.ts';
import {
  absoluteUrl,
  choice,
  file,
  flag,
  folder,
  folderToBe,
  forbidden,
  isModulePath,
  modulePath,
  name,
  routeBase,
  text,
} from './scalars.ts';
import type { CheckSeverity } from './check-severity.ts';

/**
 * Base of edit links: the URL of the folder with the configuration, to which the path of the source file is appended,
 * or a module (path of the file) whose default export returns the URL for each text.
 */
export type EditUrl = string | { module: string };

/** What translation adds to the settings of texts. */
export interface Translated {
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
}

const editBase = absoluteUrl('A URL.');
const editModule = modulePath('A module.');

/** Base of edit links: a URL, or a module. */
export const editUrl = new Option<EditUrl>(
  {
    description:
      'URL of the folder with the configuration, for the link "Edit this page"; the path of each source file is appended. Or a module whose default export returns the complete URL.',
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
export const excludedByDefault = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx,md,mdx}',
  '**/__tests__/**',
];

/** Which parts of the last update of texts to show. */
export const lastUpdate = {
  showLastUpdateTime: flag(
    'Shows the date of the last change of each page, according to git.',
  ).default(false),
  showLastUpdateAuthor: flag(
    'Shows the author of the last change of each page, according to git.',
  ).default(false),
};

/** Parts of the last update to show. */
export type LastUpdateConfig = Values<typeof lastUpdate>;

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
      'File with the sidebars: YAML, JSON, or a JavaScript or TypeScript module. By default, the sidebar follows the folders; false for none.',
    anyOf: [sidebarFile.schema, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false ? { value: false } : sidebarFile.read(node, at),
);

/** The name of a file, or false. */
export const tagsFile = new Option<string | false>(
  {
    description: 'Name of the tags file in the folder; false for none.',
    anyOf: [{ type: 'string' }, { enum: [false] }],
  },
  (node, at) =>
    node.kind === 'scalar' && node.value === false
      ? { value: false }
      : name('Name of a file.').read(node, at),
);

/** Options of other generators for texts, and their replacements here. */
const textHints: Record<string, string> = {
  admonitions: 'Admonitions are always enabled.',
  ...Object.fromEntries(
    [
      'remarkPlugins',
      'rehypePlugins',
      'recmaPlugins',
      'beforeDefaultRemarkPlugins',
      'beforeDefaultRehypePlugins',
    ].map((key) => [
      key,
      'Markdown plugins are not supported: write components, and use them in MDX.',
    ]),
  ),
};

/** The same for guides. */
const docsHints: Record<string, string> = {
  ...textHints,
  id: 'Add further sets of guides with the option "docsSets": their names are the ids.',
  sidebarPath: 'Use "sidebar".',
  sidebarItemsGenerator: 'Generate the items in a sidebar module: see "sidebar".',
  editLocalizedFiles: 'Set "editUrl" to a module that returns the URLs of the translations.',
};

const versionFields = {
  label: name('Displayed label.').optional(),
  path: routeBase(
    'Path of the version, relative to the docs; empty for the root of the docs.',
  ).optional(),
  banner: choice('Banner above the text.', 'none', 'unreleased', 'unmaintained').optional(),
  badge: flag('Shows the label above the text.').optional(),
  className: text('Class names of the html element on its pages.').optional(),
  noIndex: flag('Tells search engines not to index the version.').default(false),
  doxygen: versionDoxygen.optional(),
};

const versions = <F extends Fields>(fields: F) =>
  mapping('Settings of versions, by name.', group('Settings of one version.', fields)).default({});

const docsFields = {
  path: folderToBe(
    'Folder with the Markdown files; released versions are in versioned_docs next to it.',
  ).default('docs'),
  routeBasePath: routeBase('Path of the guides.').default('docs'),
  sidebar: sidebar.optional(),
  sidebarCollapsible: flag('Sidebar categories can be collapsed by default.').default(true),
  sidebarCollapsed: flag('Sidebar categories are collapsed at first by default.').default(true),
  include: list('Globs of the guides, relative to the folder.', name('A glob.')).default([
    '**/*.{md,mdx}',
  ]),
  exclude: list('Globs of files to exclude.', name('A glob.')).default(excludedByDefault),
  numberPrefixParser: flag(
    'Removes number prefixes from the names of files and folders (01-intro.md), and sorts by them.',
  ).default(true),
  tags: tagsFile.default('tags.yml'),
  tagsBasePath: routeBase('Path of the list of tags, relative to the guides.').default('tags'),
  onInlineTags: choice<CheckSeverity>(
    'Severity of tags that the tags file does not declare.',
    'ignore',
    'log',
    'warn',
    'throw',
  ).default('warn'),
  editUrl,
  editCurrentVersion: flag('Edit links of older versions lead to the docs folder.').default(false),
  ...lastUpdate,
  breadcrumbs: flag('Shows breadcrumbs above the text.').default(true),
  versions: versions(versionFields),
  lastVersion: name(
    'Name of the version at the root of the docs; by default, the newest released version.',
  ).optional(),
  includeCurrentVersion: flag(
    'Builds the docs folder in addition to the released versions.',
  ).default(true),
  onlyIncludeVersions: list(
    'Names of the versions to build; by default, all.',
    name('A name.'),
    1,
  ).optional(),
  disableVersioning: flag('Builds only the docs folder.').default(false),
  versionPersistence: choice(
    'Storage for the version that the reader selected.',
    'localStorage',
    'none',
  ).default('localStorage'),
};

/** A set of guides. */
export type DocsConfig = Values<typeof docsFields> &
  Translated & {
    /** Id of a further set; missing for the main one. */
    set?: string;
  };

const oneSetOfDocs = group('The guides; by default, there are none.', docsFields, {
  hints: docsHints,
});

/** The main set of guides. */
export const docs: Option<DocsConfig> = new Option<DocsConfig>(oneSetOfDocs.schema, (node, at) => {
  if (node.kind !== 'list') return oneSetOfDocs.read(node, at);
  wrongType('a map', node, at, 'Add further sets of guides with the option "docsSets".');
  return undefined;
});

/** Further sets of guides, by id. */
export const docsSets: Option<Record<string, DocsConfig>> = furtherSets<DocsConfig>(
  'Further sets of guides, by id: each has its own path, sidebars and versions.',
  group(
    'A further set of guides.',
    {
      ...docsFields,
      path: folderToBe(
        'Folder with the Markdown files; released versions are in {id}_versioned_docs next to it.',
      ),
      routeBasePath: routeBase('Path of the guides.'),
      versions: versions({
        ...versionFields,
        doxygen: forbidden('only the versions in "docs" have API references.'),
      }),
    },
    { hints: docsHints },
  ),
);

const pagesFields = {
  path: folder('Folder with pages in Markdown or TSX.').default('src/pages'),
  routeBasePath: routeBase('Path of the pages.').default('/'),
  include: list('Globs of the pages, relative to the folder.', name('A glob.')).default([
    '**/*.{js,jsx,ts,tsx,md,mdx}',
  ]),
  exclude: list('Globs of files to exclude.', name('A glob.')).default(excludedByDefault),
  editUrl,
  ...lastUpdate,
};

const pagesHints: Record<string, string> = {
  ...textHints,
  id: 'A site has one set of stand-alone pages.',
};

/** A set of stand-alone pages. */
export type PagesConfig = Values<typeof pagesFields> & Translated;

/** The stand-alone pages. */
export const pages: Option<PagesConfig> = group(
  'Stand-alone pages, outside docs and blog.',
  pagesFields,
  { hints: pagesHints },
);
