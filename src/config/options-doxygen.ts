import type { ShownSymbols } from '../shared/shown-symbols.ts';
import { group, list, mapping, type Fields } from './containers.ts';
import {
  absoluteUrl,
  choice,
  file,
  flag,
  folder,
  folderOrFile,
  integer,
  name,
  routeBase,
} from './scalars.ts';
import type { Option } from './option.ts';
import { sourceUrl } from './source-url.ts';
import type {
  DiagramCommandsConfig,
  DiagramsConfig,
  DoxygenConfig,
  VersionDoxygenConfig,
} from './types.ts';

const diagrams: Fields<DiagramsConfig> = {
  inheritance: flag('Draws base and derived classes.').default(true),
  includes: flag('Draws the files that a file includes, and those that include it.').default(true),
  collaboration: flag('Draws what a class is made of.').default(false),
  calls: flag(
    'Draws which functions a function calls; as CALL_GRAPH says when left out. The XML has calls with REFERENCES_RELATION or CALL_GRAPH.',
  ).optional(),
  callers: flag(
    'Draws which functions call a function; as CALLER_GRAPH says when left out. The XML has callers with REFERENCED_BY_RELATION or CALLER_GRAPH.',
  ).optional(),
  folders: flag(
    'Draws which folders the files of a folder include; as DIRECTORY_GRAPH says when left out.',
  ).optional(),
  maxNodes: integer('A graph with more nodes stays a list.', { minimum: 2 }).default(40),
};

const aboutDiagrams = 'Graphs that the reference draws.';

const diagramCommands = group<DiagramCommandsConfig>(
  'Commands that draw the diagrams of comments: source on standard input, SVG on standard output. Without a command the source is shown.',
  {
    msc: name('Command for message sequence charts.').optional(),
    plantuml: name('Command for PlantUML.').optional(),
    mermaid: name('Command for Mermaid.').optional(),
    dia: name('Command for Dia.').optional(),
  },
);

const show: Fields<Partial<ShownSymbols>> = {
  private: flag('Private members and classes: EXTRACT_PRIVATE.').optional(),
  privateVirtual: flag(
    'Private virtual functions with a description: EXTRACT_PRIV_VIRTUAL.',
  ).optional(),
  package: flag('What only the package may use: EXTRACT_PACKAGE.').optional(),
  static: flag('Static functions and variables outside of classes: EXTRACT_STATIC.').optional(),
  localClasses: flag('Classes of source files: EXTRACT_LOCAL_CLASSES.').optional(),
  anonymousNamespaces: flag('Namespaces without a name: EXTRACT_ANON_NSPACES.').optional(),
  friends: flag('Friends of classes: HIDE_FRIEND_COMPOUNDS.').optional(),
  undocumentedMembers: flag('Members without a description: HIDE_UNDOC_MEMBERS.').optional(),
  undocumentedClasses: flag('Classes without a description: HIDE_UNDOC_CLASSES.').optional(),
  undocumentedNamespaces: flag(
    'Namespaces that have neither a description nor anything to show: HIDE_UNDOC_NAMESPACES.',
  ).optional(),
  undocumentedConstructors: flag(
    'Destructors, and constructors without parameters, that have no description: EXTRACT_ALL.',
  ).optional(),
  undocumentedConcepts: flag('Concepts without a description: EXTRACT_ALL.').optional(),
  undocumentedFiles: flag(
    'Files without a description, and what they declare outside of classes, namespaces and groups: EXTRACT_ALL.',
  ).optional(),
  headerSources: flag(
    'Pages of headers without a description, for their source: VERBATIM_HEADERS.',
  ).optional(),
  sources: flag(
    'Pages of all files without a description, for their source: SOURCE_BROWSER.',
  ).optional(),
  files: flag('Pages of files and folders: SHOW_FILES.').optional(),
  includes: flag('What files include: SHOW_INCLUDE_FILES.').optional(),
};

const xml = folder(
  "Folder with Doxygen's XML, the one that holds index.xml.",
  'Run Doxygen first, with GENERATE_XML = YES. The path is relative to the folder of the configuration file.',
  'command',
);

const shared: Fields<Omit<DoxygenConfig, 'xml' | 'command' | 'sources'>> = {
  routeBasePath: routeBase('Site path below which the reference stands.').default('docs/api'),
  sidebarLabel: name(
    'Label of the first link in its sidebar; the title of the overview page when left out.',
  ).optional(),
  title: name(
    'Title of the overview page; that of the main page, or name and version of the library, when left out.',
  ).optional(),
  show: group<Partial<ShownSymbols>>(
    'Which symbols the reference shows; what is left out is as in the Doxyfile.',
    show,
  ).default({}),
  navigation: choice(
    'Order, titles and links of the sidebar and the overview: those of LAYOUT_FILE and SHOW_NAMESPACES, or the usual ones.',
    'layout',
    'usual',
  ).default('layout'),
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
    'Folders that #include lines leave out of the paths of headers. When left out, they follow from STRIP_FROM_INC_PATH, from what sources and examples include, from INCLUDE_PATH, and from usual names such as "include".',
    name('The start of a path in the XML.'),
  ).optional(),
  includeStyle: choice(
    'How #include lines write a header: <angle> or "quote"; as FORCE_LOCAL_INCLUDES says when left out.',
    'angle',
    'quote',
  ).optional(),
  attributeMacros: list(
    'Macros of declarations that expand to attributes, linkage or "inline": declarations show them muted, and rows of tables leave them out. Names that end in API, EXPORT, INLINE, NODISCARD and the like need not be listed.',
    name('The name of a macro.').check((value) =>
      /^[A-Za-z_]\w*$/.test(value)
        ? undefined
        : {
            message: `"${value}" is not the name of a macro.`,
            advice: 'Write the name alone, without parameters.',
          },
    ),
  ).default([]),
  diagrams: group<DiagramsConfig>(aboutDiagrams, diagrams).default({}),
  diagramCommands: diagramCommands.default({}),
  rawHtml: choice(
    'HTML of comments (\\htmlonly): what is harmless is let through, or all of it is trusted, or dropped. Inline scripts never run.',
    'sanitize',
    'trust',
    'drop',
  ).default('sanitize'),
  formulaMacros: file(
    'File with the macros of formulas, as in FORMULA_MACROFILE; the one that Doxyfile.xml names when left out.',
  ).optional(),
  sourceUrl: sourceUrl(
    'Address of a line of a source in its repository: {path} stands for the path below the root of the repository, {line} for the line, {revision} for the tag or commit. Every place in the sources links there.',
  ).optional(),
  revision: name(
    'Tag, branch or commit of the sources for {revision} in "sourceUrl"; when left out, a tag of the commit that is checked out where the sources are, else the commit.',
  )
    .check((value) =>
      /^[^-\s]\S*$/.test(value) ? undefined : `"${value}" is not the name of a revision.`,
    )
    .optional(),
};

/** The API reference. */
export const doxygen: Option<DoxygenConfig> = group<DoxygenConfig>(
  'The API reference, that of the latest version of the docs; none when left out.',
  {
    xml,
    command: name(
      'Command that writes the XML, such as `doxygen docs/Doxyfile`: "mtp-site watch" runs it in the folder of this file when something in "sources" changes, and at its start where there is no XML yet. Builds do not run it.',
    ).optional(),
    sources: list(
      'Headers that the XML is made from, for "mtp-site watch": folders, with all below them, and files.',
      folderOrFile('A folder or a file.'),
    ).default([]),
    ...shared,
  },
);

/** The API reference of one version of the docs. */
export const versionDoxygen: Option<VersionDoxygenConfig> = group<VersionDoxygenConfig>(
  'The API reference of the version; what is left out is as in the option "doxygen" at the top.',
  {
    xml,
    routeBasePath: shared.routeBasePath.inherited(),
    sidebarLabel: shared.sidebarLabel.inherited(),
    title: shared.title.inherited(),
    show: shared.show.inherited(),
    navigation: shared.navigation.inherited(),
    tagFiles: shared.tagFiles.inherited(),
    standardLibrary: shared.standardLibrary.inherited(),
    autolink: shared.autolink.inherited(),
    includeRoot: shared.includeRoot,
    includeStyle: shared.includeStyle,
    attributeMacros: shared.attributeMacros.inherited(),
    diagrams: group<Partial<DiagramsConfig>>(aboutDiagrams, {
      inheritance: diagrams.inheritance.inherited(),
      includes: diagrams.includes.inherited(),
      collaboration: diagrams.collaboration.inherited(),
      calls: diagrams.calls,
      callers: diagrams.callers,
      folders: diagrams.folders,
      maxNodes: diagrams.maxNodes.inherited(),
    }).optional(),
    diagramCommands: shared.diagramCommands.inherited(),
    rawHtml: shared.rawHtml.inherited(),
    formulaMacros: shared.formulaMacros.inherited(),
    sourceUrl: shared.sourceUrl.inherited(),
    revision: shared.revision,
  },
);

/** Defaults of an API reference of which only the XML folder is known. */
export const doxygenDefaults: Option<Omit<DoxygenConfig, 'xml' | 'command' | 'sources'>> = group(
  '',
  shared,
);
