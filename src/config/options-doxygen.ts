import { allStandards, standardNamed } from '../shared/standards.ts';
import { pathOfLibrary } from './library-settings.ts';
import { group, inherited, list, mapping, type GroupRules, type ValueOf } from './containers.ts';
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
import { Option } from './option.ts';
import { legacyUrls } from './options-legacy-urls.ts';
import { sourceUrl } from './source-url.ts';
const diagrams = {
  inheritance: flag('Inheritance graphs: base and derived classes.').default(true),
  includes: flag(
    'Include graphs: the files that a file includes, and the files that include it.',
  ).default(true),
  collaboration: flag('Collaboration graphs: the types of the members of a class.').default(false),
  calls: flag(
    'Call graphs: the functions that a function calls; by default, as set by CALL_GRAPH. The XML contains calls if REFERENCES_RELATION or CALL_GRAPH is set.',
  ).optional(),
  callers: flag(
    'Caller graphs: the functions that call a function; by default, as set by CALLER_GRAPH. The XML contains callers if REFERENCED_BY_RELATION or CALLER_GRAPH is set.',
  ).optional(),
  folders: flag(
    'Folder graphs: the folders that the files of a folder include; by default, as set by DIRECTORY_GRAPH.',
  ).optional(),
  maxNodes: integer('Maximum number of nodes in a graph. Larger graphs are shown as lists.', {
    minimum: 2,
  }).default(40),
};

const aboutDiagrams = 'Graphs of the API reference.';

const diagramCommands = group(
  'Commands that draw diagrams in comments: they read the source from standard input and write SVG to standard output. Without a command, the source is shown.',
  {
    msc: name('Command for message sequence charts.').optional(),
    plantuml: name('Command for PlantUML.').optional(),
    mermaid: name('Command for Mermaid.').optional(),
    dia: name('Command for Dia.').optional(),
  },
);

const show = {
  private: flag('Private members and classes: EXTRACT_PRIVATE.').optional(),
  privateVirtual: flag(
    'Private virtual functions with a description: EXTRACT_PRIV_VIRTUAL.',
  ).optional(),
  package: flag('Symbols with package access: EXTRACT_PACKAGE.').optional(),
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
    'Files without a description, and their declarations outside of classes, namespaces and groups: EXTRACT_ALL.',
  ).optional(),
  headerSources: flag(
    'Pages of headers without a description, for their source: VERBATIM_HEADERS.',
  ).optional(),
  sources: flag(
    'Pages of all files without a description, for their source: SOURCE_BROWSER.',
  ).optional(),
  files: flag('Pages of files and folders: SHOW_FILES.').optional(),
  includes: flag('Includes of files: SHOW_INCLUDE_FILES.').optional(),
};

const xmlFolder = (description: string): Option<string> =>
  folder(
    description,
    'Run Doxygen with GENERATE_XML = YES first. The path is relative to the folder of the configuration file.',
    'command',
  );

const oneXml = xmlFolder(
  "Folder with Doxygen's XML, which contains index.xml; required unless there are variants.",
);

const xml = new Option<string>(
  oneXml.schema,
  (node, at) => oneXml.read(node, at),
  (at) => (at.siblings?.includes('variants') ? { value: '' } : oneXml.read(undefined, at)),
);

const variants = mapping(
  'Folders with the XML of the same library for several platforms or configurations, one for each set of PREDEFINED, by the name that readers see. They become one API reference, which says what only some of them have; settings and layout are those of "xml", by default the first one.',
  xmlFolder("Folder with Doxygen's XML for this variant."),
  name('The name of the variant, as readers see it.'),
).check((folders) => {
  const names = new Map<string, string>();
  for (const [key, path] of Object.entries(folders)) {
    const other = names.get(path);
    if (other !== undefined)
      return {
        message: `"${other}" and "${key}" have the same folder.`,
        advice: 'Run Doxygen once for each variant, with another OUTPUT_DIRECTORY and PREDEFINED.',
        key,
      };
    names.set(path, key);
  }
  return names.size > 0 ? undefined : 'It names no folder.';
});

/** Takes the folder of the first variant as that of the library, unless another variant is named. */
function withMainFolder<Settings extends { xml: string; variants?: Record<string, string> }>(
  settings: Option<Settings>,
): Option<Settings> {
  return settings
    .check(({ xml, variants }) =>
      !variants || xml === '' || Object.values(variants).includes(xml)
        ? undefined
        : {
            message: '"xml" is not the folder of a variant.',
            advice:
              'Leave it out, or name the folder of the variant whose settings and layout count.',
            key: 'xml',
          },
    )
    .map((value) => ({
      ...value,
      xml: value.xml || (Object.values(value.variants ?? {})[0] ?? ''),
    }));
}

const xmlRules: GroupRules = { requiredUnless: { key: 'xml', other: 'variants' } };

const macroName = name('The name of a macro.').check((value) =>
  /^[A-Za-z_]\w*$/.test(value)
    ? undefined
    : {
        message: `"${value}" is not the name of a macro.`,
        advice: 'Write the name alone, without parameters.',
      },
);

const examples = list(
  'Examples that use the library: files, and folders with the source files in them. Each has a page with its code, and symbols show the lines that use them. Examples that the XML describes (`\\example`) are shown in any case. By default, the files in the EXAMPLE_PATH of the Doxyfile, if they are found; [] for none.',
  folderOrFile('A folder or a file.'),
);

const shared = {
  routeBasePath: routeBase('Path of the API reference.').default('docs/api'),
  examples: examples.optional(),
  sidebarLabel: name(
    'Label of the first link in its sidebar; by default, the title of the overview page.',
  ).optional(),
  title: name(
    'Title of the overview page; by default, the title of the main page, or the name and version of the library.',
  ).optional(),
  show: group(
    'Symbols that the API reference shows; by default, as set in the Doxyfile.',
    show,
  ).default({}),
  navigation: choice(
    'Order, titles and links of the sidebar and the overview: "layout" follows LAYOUT_FILE and SHOW_NAMESPACES, "usual" keeps the default order.',
    'layout',
    'usual',
  ).default('layout'),
  tagFiles: mapping(
    'Tag files of other projects that the XML refers to, each with the URL of the documentation of that project.',
    absoluteUrl('URL of the documentation of the other project.'),
    file('A tag file.'),
  ).default({}),
  standardLibrary: choice(
    'Target of links to names of the C++ standard library.',
    'cppreference',
    'none',
  ).default('cppreference'),
  autolink: choice(
    'Links inline code in guides, posts and pages, and names in their code blocks, that name exactly one public symbol with a description.',
    'inlineCode',
    'none',
  ).default('inlineCode'),
  includeRoot: list(
    'Folders to strip from the paths of headers in #include lines. By default, they are determined from STRIP_FROM_INC_PATH, from the #include lines of sources and examples, from INCLUDE_PATH, and from common names such as "include".',
    name('The start of a path in the XML.'),
  ).optional(),
  includeStyle: choice(
    'Style of #include lines: <angle> or "quote"; by default, as set by FORCE_LOCAL_INCLUDES.',
    'angle',
    'quote',
  ).optional(),
  attributeMacros: list(
    'Macros that expand to attributes, linkage or "inline": declarations show them in a muted colour, and tables hide them. You need not list names that end in API, EXPORT, INLINE, NODISCARD and similar words.',
    macroName,
  ).default([]),
  standards: mapping(
    'Macros in the conditions of headers that say which standard a compiler follows, each with the first standard that defines it. Conditions on `__cplusplus`, `__STDC_VERSION__`, feature-test macros, and macros that the headers in the XML define from these need no entry.',
    name('The name of a standard, such as "C++20" or "C11".')
      .check((value) =>
        standardNamed(value)
          ? undefined
          : {
              message: `"${value}" is not the name of a standard.`,
              advice: `Available standards: ${allStandards.join(', ')}.`,
            },
      )
      .map((value) => standardNamed(value) ?? value),
    macroName,
  ).optional(),
  guarantees: list(
    'Titles of paragraphs (`\\par Thread safety`) and sections that a page compares in a table if at least three of its members have them. Use "pre", "post" and "invariant" for the commands with these names.',
    name('A title, or "pre", "post" or "invariant".'),
  ).default(['Complexity', 'Exception safety', 'Thread safety', 'Reentrancy', 'pre', 'post']),
  diagrams: group(aboutDiagrams, diagrams).default({}),
  diagramCommands: diagramCommands.default({}),
  rawHtml: choice(
    'HTML in comments (\\htmlonly): keep only safe elements, keep everything, or drop everything. Scripts in it run only if the pages have no content security policy.',
    'sanitize',
    'trust',
    'drop',
  ).default('sanitize'),
  formulaMacros: file(
    'File with formula macros, as in FORMULA_MACROFILE; by default, the file that Doxyfile.xml names.',
  ).optional(),
  sourceUrl: sourceUrl(
    'URL of a source line in its repository: {path} is the path relative to the root of the repository, {line} the line, {revision} the tag or commit. Every location in the sources links to it.',
  ).optional(),
  revision: name(
    'Tag, branch or commit of the sources for {revision} in "sourceUrl"; by default, a tag of the checked-out commit, or the commit itself.',
  )
    .check((value) =>
      /^[^-\s]\S*$/.test(value) ? undefined : `"${value}" is not the name of a revision.`,
    )
    .optional(),
  legacyUrls,
};

const latest = {
  xml,
  variants: variants.optional(),
  command: name(
    'Command that writes the XML, such as `doxygen docs/Doxyfile`. "mtp-site watch" runs it in the folder of this file when a file in "sources" changes, and at the start if there is no XML. Builds do not run it.',
  ).optional(),
  sources: list(
    'Sources of the XML, for "mtp-site watch": files, and folders with everything in them.',
    folderOrFile('A folder or a file.'),
  ).default([]),
  ...shared,
};

/** The API reference. */
export const doxygen = withMainFolder(
  group(
    'The API reference of the latest version of the docs; by default, there is none.',
    latest,
    xmlRules,
  ),
);

const library = withMainFolder(
  group(
    'The API reference of a library.',
    { ...latest, routeBasePath: shared.routeBasePath.inherited() },
    xmlRules,
  ),
);

/** The API references of several libraries, instead of that of one. */
export const libraries = mapping(
  'The API references of several libraries that the site shows side by side, instead of "doxygen": by the names that addresses and the filter of the search ("library:") use, each with the options of "doxygen". The path of each is docs/api and its name by default; the page that lists the libraries is at the path that all of them start with.',
  new Option<ValueOf<typeof library>>({ $ref: '#/properties/doxygen' }, (node, at) =>
    library.read(node, at),
  ),
  name('The name of a library.').check((value) =>
    /^[A-Za-z0-9][\w-]*$/.test(value)
      ? undefined
      : {
          message: `"${value}" cannot be the name of a library.`,
          advice: 'Use letters, digits, hyphens and underscores; "title" can be any text.',
        },
  ),
)
  .check((all) => (Object.keys(all).length > 0 ? undefined : 'It names no library.'))
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).map(([key, { routeBasePath = pathOfLibrary(key), ...own }]) => [
        key,
        { ...own, routeBasePath },
      ]),
    ),
  );

/** The API reference of one version of the docs. */
export const versionDoxygen = withMainFolder(
  group(
    'The API reference of the version; the default values are those of the top-level option "doxygen".',
    {
      xml,
      variants: variants.optional(),
      ...inherited(shared),
      diagrams: group(aboutDiagrams, inherited(diagrams)).optional(),
    },
    xmlRules,
  ),
);

/** Defaults of an API reference of which only the XML folder is known. */
export const doxygenDefaults = group('', shared);

/** Settings of the API reference. With variants, `xml` is the folder of the first one. */
export type DoxygenConfig = Omit<Written, 'sources'> & Partial<Pick<Written, 'sources'>>;

type Written = ValueOf<typeof doxygen>;

/** The API reference of a version of the docs; missing settings are inherited from the latest version. */
export type VersionDoxygenConfig = ValueOf<typeof versionDoxygen>;

/** Shell commands that render diagrams as SVG; a language without a command is shown as source. */
export type DiagramCommandsConfig = ValueOf<typeof diagramCommands>;
