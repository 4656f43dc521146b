/** A place in a file. The path is relative to the working folder, with `/` as separator. */
interface Place {
  /** Path of the file as the user would write it. */
  file: string;
  /** 1-based line, when known. */
  line?: number;
  /** 1-based column, when known. */
  column?: number;
}
/** A code of the catalogue: the stable name of a kind of diagnostic. */
type DiagnosticCode =
  | 'accepted-unused'
  | 'admonition-look'
  | 'api-changes'
  | 'authors'
  | 'backfill'
  | 'backfill-failed'
  | 'backfill-input'
  | 'backfill-tags'
  | 'blog-folder'
  | 'blog-untruncated'
  | 'broken-anchor'
  | 'broken-image'
  | 'broken-link'
  | 'broken-markdown-image'
  | 'broken-markdown-link'
  | 'broken-symbol-link'
  | 'bundle'
  | 'bundler'
  | 'cache-damaged'
  | 'cache-unwritable'
  | 'category-file'
  | 'config-invalid'
  | 'config-missing'
  | 'config-unreadable'
  | 'config-unused'
  | 'config-xml'
  | 'config-yaml'
  | 'confirm'
  | 'content-policy'
  | 'coverage-brief'
  | 'coverage-extraction'
  | 'coverage-low'
  | 'coverage-new'
  | 'coverage-overloads'
  | 'coverage-parameter'
  | 'coverage-replacement'
  | 'coverage-result'
  | 'coverage-topic'
  | 'dangling-image'
  | 'dangling-link'
  | 'dangling-part'
  | 'dangling-reference'
  | 'deep-nesting'
  | 'diagram'
  | 'diff-library'
  | 'diff-nothing'
  | 'docs-empty'
  | 'docs-folder'
  | 'docs-versions'
  | 'docset-icon'
  | 'docusaurus-config'
  | 'doxyfile'
  | 'doxygen'
  | 'doxygen-failed'
  | 'doxygen-path'
  | 'duplicate-doc-id'
  | 'duplicate-heading-id'
  | 'duplicate-route'
  | 'edit-url'
  | 'example-compile'
  | 'example-compiles'
  | 'example-ignored'
  | 'example-name'
  | 'example-output'
  | 'example-run'
  | 'example-setup'
  | 'example-warning'
  | 'example-words'
  | 'extension'
  | 'extension-report'
  | 'foreign-markup'
  | 'formula'
  | 'formula-macros'
  | 'front-matter'
  | 'frozen-value'
  | 'hidden-file-reference'
  | 'hidden-symbols'
  | 'image-damaged'
  | 'image-script'
  | 'images-not-converted'
  | 'import-cycle'
  | 'init-compare'
  | 'init-docusaurus'
  | 'init-doxyfile'
  | 'init-doxygen'
  | 'init-exists'
  | 'init-from'
  | 'init-github'
  | 'init-nothing'
  | 'init-out'
  | 'init-parts'
  | 'init-sources'
  | 'inline-author'
  | 'inline-namespace'
  | 'internal'
  | 'last-update'
  | 'late-error'
  | 'legacy-urls-gone'
  | 'legacy-urls-many'
  | 'legacy-urls-rules'
  | 'legacy-urls-skipped'
  | 'long-route'
  | 'lost-address'
  | 'lost-symbols'
  | 'lost-translation'
  | 'macro-misread'
  | 'markdown-plugin'
  | 'mdx'
  | 'mdx-component'
  | 'misread'
  | 'missing-import'
  | 'navbar-item'
  | 'no-feeds'
  | 'not-needed'
  | 'not-taken-over'
  | 'open-admonition'
  | 'out-in-use'
  | 'out-not-folder'
  | 'out-overlaps-sources'
  | 'output-duplicate'
  | 'output-earlier'
  | 'output-in-place'
  | 'output-not-ours'
  | 'output-path'
  | 'output-source'
  | 'output-unfinished'
  | 'output-write'
  | 'outside-image'
  | 'outside-link'
  | 'page-module'
  | 'pages-folder'
  | 'plugin-data'
  | 'post-date'
  | 'postcss'
  | 'published-pages'
  | 'redirect-overrides-file'
  | 'redirect-target'
  | 'redirects'
  | 'render-page'
  | 'replaced-elements'
  | 'rst-unknown'
  | 'search-alias'
  | 'serve-no-port'
  | 'serve-no-site'
  | 'sidebar-docs'
  | 'sidebars'
  | 'since'
  | 'snapshot'
  | 'snapshot-edited'
  | 'snapshot-empty'
  | 'snapshot-exists'
  | 'snapshot-outdated'
  | 'snapshot-release'
  | 'snapshot-unknown'
  | 'social-card'
  | 'social-cards-incomplete'
  | 'social-cards-off'
  | 'source-paths'
  | 'source-revision'
  | 'static-shadowed'
  | 'system'
  | 'tag-file'
  | 'tags'
  | 'theme-contrast'
  | 'theme-part'
  | 'translations'
  | 'undeclared-tags'
  | 'unknown-class'
  | 'unknown-key'
  | 'unknown-language'
  | 'unmarked-code'
  | 'unreadable-file'
  | 'unset-property'
  | 'unsupported-code'
  | 'unused-directive'
  | 'usage'
  | 'watch-failed'
  | 'watch-no-port'
  | 'written-fixes'
  | 'xml-containment'
  | 'xml-empty'
  | 'xml-id'
  | 'xml-lost-members'
  | 'xml-malformed'
  | 'xml-missing-file'
  | 'xml-no-compounds'
  | 'xml-no-index'
  | 'xml-not-doxygen'
  | 'xml-older'
  | 'xml-unknown-element'
  | 'xml-unknown-kind'
  | 'xml-variants'
  | 'xml-version';

/** Severity of a diagnostic: an `error` makes the command fail, a `warning` is counted, an `info` is only shown. */
type Level = 'error' | 'warning' | 'info';
/** A fault or remark, in the form in which the tool prints every message. */
interface Diagnostic {
  /** Stable name of the kind of fault, kebab-case, for filters and tests: `xml-malformed`, `broken-link`. */
  code: DiagnosticCode;
  /** Its severity. */
  level: Level;
  /** Its place, if any. */
  place?: Place;
  /** Describes the fault: one sentence (more lines for a list). */
  message: string;
  /** Advice on what to do next, if known. */
  advice?: string;
  /** A correction that `check --fix` can write: what is at the place, and what replaces it. */
  fix?: {
    written: string;
    replacement: string;
  };
}

/** Comments that add a class to lines; the comments themselves are removed from the code. */
interface MagicComment {
  /** Class names of the lines. */
  className: string;
  /** Text of a comment above a single line. */
  line?: string;
  /** Texts of the comments around several lines. */
  block?: {
    start: string;
    end: string;
  };
}
/** A site's settings for code blocks. */
interface CodeSettings {
  /** Default language of code blocks, in lower case; plain text when missing. */
  defaultLanguage?: string;
  /** The comments that mark lines; line ranges after a block's language use the class of the first. */
  magicComments: readonly MagicComment[];
  /** Copies examples with the lines that pages do not show. */
  copyHiddenLines?: boolean;
}

/** The languages of a site. */
interface Languages {
  /** The language at the base path. */
  defaultLocale: string;
  /** All languages. */
  locales: string[];
  /** The language being built. */
  locale: string;
}
/** One of these directives. */
type PolicyDirective =
  'connect' | 'font' | 'form' | 'frame' | 'img' | 'media' | 'script' | 'style' | 'worker';
/** The sources of directives, in addition to the site itself. */
type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;
/** A translation: texts by group and key; missing ones fall back to English. */
type Translation = {
  readonly [Group in 'api' | 'content' | 'debug' | 'rules' | 'search' | 'shell']?: Readonly<
    Record<string, string | undefined>
  >;
};
/** The translations of a site, by locale. */
type Translations = Readonly<Record<string, Translation>>;

/** Severity of a check's findings. */
type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';
/** Strictness of all checks: `lenient` reports faults that would fail the build as warnings, and writes the site. */
type CheckProfile = 'strict' | 'lenient';

/** The symbols that an API reference shows; each field corresponds to a Doxygen setting for its own HTML. */
interface ShownSymbols {
  /** Private members and classes. */
  private: boolean;
  /** Private virtual functions with a description, if other private members are hidden. */
  privateVirtual: boolean;
  /** Members and classes with package access. */
  package: boolean;
  /** Static functions and variables of files and namespaces. */
  static: boolean;
  /** Classes defined in source files. */
  localClasses: boolean;
  /** Unnamed namespaces. */
  anonymousNamespaces: boolean;
  /** Friends of classes. */
  friends: boolean;
  /** Members without a description. */
  undocumentedMembers: boolean;
  /** Classes without a description. */
  undocumentedClasses: boolean;
  /** Namespaces without a description and without visible content. */
  undocumentedNamespaces: boolean;
  /** Undocumented destructors and constructors without parameters. */
  undocumentedConstructors: boolean;
  /** Concepts without a description. */
  undocumentedConcepts: boolean;
  /** Files without a description, and their declarations outside classes, namespaces and groups. */
  undocumentedFiles: boolean;
  /** Pages of files and folders. */
  files: boolean;
  /** Pages with the source of undocumented headers. */
  headerSources: boolean;
  /** Pages with the source of any undocumented file. */
  sources: boolean;
  /** The includes of files. */
  includes: boolean;
}

/** How the addresses of an earlier site, which Doxygen wrote as HTML, lead to the pages of this one. */
interface LegacyUrlsConfig {
  /** Site path of the folder of the earlier site, without leading or trailing slashes; defaults to HTML_OUTPUT. */
  path?: string;
  /** The earlier site had CREATE_SUBDIRS; follows the XML when missing. */
  subdirs?: boolean;
  /** The earlier site had SEPARATE_MEMBER_PAGES; follows the XML when missing. */
  separateMemberPages?: boolean;
  /** The earlier site had CASE_SENSE_NAMES; follows the XML when missing. */
  caseSenseNames?: boolean;
  /** Tag file of the earlier site, which lists its pages and anchors: absolute path. */
  tag?: string;
  /** Writes any number of files. */
  force: boolean;
  /** Form of the redirects: a page for each, or the rules of a web server. */
  format: LegacyUrlsFormat;
  /** Place of the option in the configuration. */
  place: Place;
}
/** Form of the redirects: a page for each, or the rules of a web server. */
type LegacyUrlsFormat = 'html' | 'netlify' | 'nginx';

/** Which graphs of Doxygen are drawn. */
interface DiagramsConfig {
  /** Base and derived classes. */
  inheritance: boolean;
  /** Files that a file includes, and files that include it. */
  includes: boolean;
  /** Classes that a class is composed of. */
  collaboration: boolean;
  /** Functions that a function calls; follows Doxygen's settings when missing. */
  calls?: boolean;
  /** Functions that call a function; follows Doxygen's settings when missing. */
  callers?: boolean;
  /** Folders that the files of a folder include; follows Doxygen's settings when missing. */
  folders?: boolean;
  /** Maximum number of nodes in a graph; larger graphs stay lists. */
  maxNodes: number;
}
/** Shell commands that render diagrams as SVG; a language without a command is shown as source. */
interface DiagramCommandsConfig {
  /** Message sequence charts. */
  msc?: string;
  /** PlantUML. */
  plantuml?: string;
  /** Mermaid. */
  mermaid?: string;
  /** Dia. */
  dia?: string;
}
/** Settings of the API reference. */
interface DoxygenConfig {
  /** Folder with Doxygen's XML; with variants, that of the first one. */
  xml: string;
  /** Folders with the XML of the variants of the library, by the name that readers see; none when missing. */
  variants?: Record<string, string>;
  /** Shell command that generates the XML; the development server runs it when a source changes. */
  command?: string;
  /** Input of the command: folders and files, absolute paths. */
  sources?: string[];
  /** Site path of the API reference, without leading or trailing slashes. */
  routeBasePath: string;
  /** Examples that use the library: files, and folders with source files, absolute paths; defaults to EXAMPLE_PATH. */
  examples?: string[];
  /** Label of the sidebar's first link; defaults to the title of the overview page. */
  sidebarLabel?: string;
  /** Title of the overview page; defaults to that of the main page, or to name and version of the library. */
  title?: string;
  /** Symbols to show; overrides the Doxyfile. */
  show: Partial<ShownSymbols>;
  /** Order of the sidebar and the overview: according to Doxygen's settings, or the usual one. */
  navigation: 'layout' | 'usual';
  /** Maps the tag files of other projects to the URLs of their pages. */
  tagFiles: Record<string, string>;
  /** Link target of names of the C++ standard library. */
  standardLibrary: 'cppreference' | 'none';
  /** Links code in texts that names exactly one public symbol. */
  autolink: 'inlineCode' | 'none';
  /** Path prefixes to strip in `#include` lines; detected when missing. */
  includeRoot?: string[];
  /** `<x>` or `"x"` in `#include` lines; follows Doxygen's settings when missing. */
  includeStyle?: 'angle' | 'quote';
  /** Macros in declarations that expand to attributes, in addition to those recognized by name. */
  attributeMacros: string[];
  /** Titles of the paragraphs and sections that a page compares in a table. */
  guarantees: string[];
  /** Diagrams. */
  diagrams: DiagramsConfig;
  /** Commands that render the diagrams in comments. */
  diagramCommands: DiagramCommandsConfig;
  /** Treatment of HTML in comments: keep harmless elements, keep everything, or remove everything. */
  rawHtml: 'sanitize' | 'trust' | 'drop';
  /** File with the macros of formulas; defaults to that of Doxygen's settings. */
  formulaMacros?: string;
  /** URL of a source line in the repository; no such links when missing. */
  sourceUrl?: SourceUrl;
  /** Revision of the sources in the repository; defaults to the one that is checked out. */
  revision?: string;
  /** Redirects from the addresses of Doxygen's own HTML; none when missing. */
  legacyUrls?: LegacyUrlsConfig;
}
/** URLs of sources in a repository. */
interface SourceUrl {
  /** URL template with the placeholders `{path}`, `{line}` and `{revision}`. */
  template: string;
  /** Place of the template in the configuration. */
  place: Place;
}
/** The API reference of a version of the docs; missing settings are inherited from the latest version. */
interface VersionDoxygenConfig extends Partial<
  Omit<DoxygenConfig, 'diagrams' | 'command' | 'sources'>
> {
  /** Folder with Doxygen's XML. */
  xml: string;
  /** Diagrams. */
  diagrams?: Partial<DiagramsConfig>;
}
/** A version of the docs. */
interface DocsVersionConfig {
  /** Label for readers. */
  label?: string;
  /** Path segment. */
  path?: string;
  /** Banner above the text. */
  banner?: 'none' | 'unreleased' | 'unmaintained';
  /** Badge with the label. */
  badge?: boolean;
  /** Class names of the `html` element on its pages. */
  className?: string;
  /** Requests that search engines do not index the version. */
  noIndex: boolean;
  /** Its API reference; that of the latest version is configured at the top level. */
  doxygen?: VersionDoxygenConfig;
}
/**
 * Base of edit links: the URL of the folder with the configuration, to which the path of the source file is appended,
 * or a module (path of the file) whose default export returns the URL for each text.
 */
type EditUrl =
  | string
  | {
      module: string;
    };
/** Parts of the last update to show. */
interface LastUpdateConfig {
  /** Shows the day. */
  showLastUpdateTime: boolean;
  /** Shows the author. */
  showLastUpdateAuthor: boolean;
}
/** A set of guides. */
interface DocsConfig extends LastUpdateConfig {
  /** Id of a further set; missing for the main one. */
  set?: string;
  /** Folder with the Markdown files. */
  path: string;
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
  /** Site path of the docs, without leading or trailing slashes. */
  routeBasePath: string;
  /** File that declares the sidebars; generated from the folders when missing, false for none. */
  sidebar?: string | false;
  /** Default for categories of the sidebars: they can be collapsed. */
  sidebarCollapsible: boolean;
  /** Default for categories of the sidebars: they are collapsed at first. */
  sidebarCollapsed: boolean;
  /** Globs of the files that are guides, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** Strips number prefixes from the names of files and folders, and orders by them. */
  numberPrefixParser: boolean;
  /** Name of the file that declares tags, relative to the folder; false for none. */
  tags: string | false;
  /** Site path of the list of tags, relative to that of the guides, without leading or trailing slashes. */
  tagsBasePath: string;
  /** Severity for tags that the tags file does not declare. */
  onInlineTags: CheckSeverity;
  /** Base of edit links. */
  editUrl?: EditUrl;
  /** Edit links of older versions lead to the source in the docs folder. */
  editCurrentVersion: boolean;
  /** Breadcrumbs above the text. */
  breadcrumbs: boolean;
  /** Settings of versions, by name. */
  versions: Record<string, DocsVersionConfig>;
  /** The version at the root of the docs; defaults to the newest released one. */
  lastVersion?: string;
  /** Also builds the docs folder itself, not only the released versions. */
  includeCurrentVersion: boolean;
  /** The versions to build; defaults to all. */
  onlyIncludeVersions?: string[];
  /** Builds the docs folder only. */
  disableVersioning: boolean;
  /** Where the browser stores the version that the reader selected. */
  versionPersistence: 'localStorage' | 'none';
}
/** A blog. */
interface BlogConfig extends LastUpdateConfig {
  /** Folder with the posts. */
  path: string;
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
  /** Site path of the index, without leading or trailing slashes. */
  routeBasePath: string;
  /** Globs of the files that are posts, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** Title of the index. */
  title: string;
  /** Description of the index. */
  description: string;
  /** Sort order of posts: newest first, or last. */
  sortPosts: 'descending' | 'ascending';
  /** Number of posts on one page of a list. */
  postsPerPage: number | 'all';
  /** Site path of further pages, relative to that of the list, without leading or trailing slashes. */
  pageBasePath: string;
  /** Number of entries in the list of recent posts; 0 for no list. */
  recentPosts: number | 'all';
  /** Heading of that list; defaults to a text of the interface. */
  recentPostsTitle?: string;
  /** Groups the list of recent posts by year. */
  recentPostsByYear: boolean;
  /** Site path of the archive, relative to that of the blog, without leading or trailing slashes; false for none. */
  archiveBasePath: string | false;
  /** Name of the file that declares tags, relative to the folder; false for none. */
  tags: string | false;
  /** Site path of the list of tags, relative to that of the blog, without leading or trailing slashes. */
  tagsBasePath: string;
  /** Severity for tags that the tags file does not declare. */
  onInlineTags: CheckSeverity;
  /** The file that declares authors: its path from the folder. */
  authors: string;
  /** Site path of the list of authors, relative to that of the blog, without leading or trailing slashes. */
  authorsBasePath: string;
  /** Severity for authors that only a post declares. */
  onInlineAuthors: CheckSeverity;
  /** Regular expression for the marker that ends excerpts; defaults to the usual markers. */
  truncateMarker?: string;
  /** Severity for posts without that marker. */
  onUntruncatedPosts: CheckSeverity;
  /** Shows the reading time of posts. */
  readingTime: boolean;
  /** Reading speed in words per minute. */
  wordsPerMinute: number;
  /** Base of edit links. */
  editUrl?: EditUrl;
  /** Feeds to write. */
  feeds: ('rss' | 'atom' | 'json')[];
  /** Maximum number of posts in a feed, newest first; 0 for all. */
  feedLimit: number;
  /** Title of the feeds; derived from the site title when missing. */
  feedTitle?: string;
  /** Description of the feeds; defaults to their title. */
  feedDescription?: string;
  /** Copyright line of the feeds; empty for none. */
  feedCopyright: string;
  /** Language of the feeds; defaults to that of the site. */
  feedLanguage?: string;
  /** Adds a style sheet to RSS and Atom feeds, for readers who open them in browsers. */
  feedStyles: boolean;
}
/** A set of stand-alone pages. */
interface PagesConfig extends LastUpdateConfig {
  /** Folder with the pages. */
  path: string;
  /** If the folder is a translation: the folder of the default language, for texts that are not translated. */
  defaultPath?: string;
  /** Site path of the pages, without leading or trailing slashes. */
  routeBasePath: string;
  /** Globs of the files that are pages, relative to the folder. */
  include: string[];
  /** Globs of files to exclude. */
  exclude: string[];
  /** Base of edit links of Markdown pages. */
  editUrl?: EditUrl;
}
/** One of these parts. */
type DescribedPart = 'param' | 'return' | 'throws' | 'tparam';

/** Severity of what "mtp-site coverage" finds in comments. */
interface CoverageChecks {
  /** A public symbol without a description that is new since the release of `--since`. */
  added: CheckSeverity;
  /** A description of a parameter that the declaration does not have. */
  unknownParameter: CheckSeverity;
  /** A description of the result of a function that has none. */
  resultOfVoid: CheckSeverity;
  /** A description that only repeats the name. */
  repeatedName: CheckSeverity;
  /** Overloads of which only some have a description. */
  overloads: CheckSeverity;
  /** A deprecated symbol that does not say what replaces it. */
  replacement: CheckSeverity;
  /** A symbol in no topic, if most are in one. */
  topics: CheckSeverity;
}
/** How the documentation of the API is measured. */
interface CoverageConfig {
  /** Adds a page with the figures to the API reference. */
  page: boolean;
  /** The parts that a complete description has. */
  parts: DescribedPart[];
  /** Only commands such as `\param` describe parts; the text of a description does not. */
  commandsOnly: boolean;
  /** Severity of the checks. */
  checks: CoverageChecks;
}

/** How some examples are compiled; what is missing is inherited. */
interface ExampleRules {
  /** Shell command that compiles `{file}` to the program `{output}`; runs in the folder of the configuration. */
  command?: string;
  /** The same for blocks of C. */
  commandC?: string;
  /** Code in front of each example that is no whole program. */
  prelude?: string;
  /** Runs examples that say neither `run` nor `no-run`. */
  run?: boolean;
  /** Compiles none of these examples. */
  ignore?: boolean;
}
/** Rules for the examples of some files. */
interface ExampleFolder extends ExampleRules {
  /** Globs of the files that contain the examples, relative to the folder of the configuration. */
  files: string[];
}
/** A compiler at Compiler Explorer. */
interface CompilerExplorerConfig {
  /** Its address: `https://godbolt.org`. */
  url: string;
  /** Id of the compiler: `g132`. */
  compiler: string;
  /** Options of the compiler: `-std=c++20 -O2`. */
  options: string;
  /** Libraries by their ids, with the ids of their versions: `fmt: '1010'`. */
  libraries: Record<string, string>;
}
/** Examples in texts and comments, and how they are compiled. */
interface ExamplesConfig extends ExampleRules {
  /** Shell command that runs once before all examples, such as one that builds the library. */
  prepare?: string;
  /** Compilation database to take a command from: a path. */
  compileCommands?: string;
  /** The source in the database whose command is taken; the first one when missing. */
  like?: string;
  /** CMake target to link: `fmt::fmt`; its project is in the folder of the configuration, or in `cmakeFolder`. */
  cmakeTarget?: string;
  /** Folder with the CMakeLists.txt of the library: an absolute path. */
  cmakeFolder?: string;
  /** Words at the end of the command, such as `-lfoo` and paths of libraries; the contents of files are part of keys. */
  libraries: string[];
  /** Rules for some files; the last one that names a file applies. */
  folders: ExampleFolder[];
  /** Time limit for compiling and for running, each, in seconds. */
  timeout: number;
  /** File with the results: "mtp-site examples" writes it, and builds read it; a path. */
  results?: string;
  /** The compiler that the links in blocks open; no links when missing. */
  compilerExplorer?: CompilerExplorerConfig;
}

/** An image with a variant for dark mode. */
interface LogoConfig {
  /** Path below the static folder, or URL. */
  src: string;
  /** Variant for dark mode. */
  srcDark?: string;
  /** Alternative text. */
  alt?: string;
  /** Link target of the logo; defaults to the home page. */
  href?: string;
  /** Link target. */
  target?: string;
  /** Width in CSS pixels. */
  width?: number;
  /** Height in CSS pixels. */
  height?: number;
  /** Class names for the image. */
  className?: string;
  /** Inline style: CSS property to value. */
  style?: Record<string, string>;
}
/** Options of every navbar item. */
interface NavbarItemBase {
  /** Side of the navbar; defaults to right. */
  position?: 'left' | 'right';
  /** Visible text. */
  label?: string;
  /** Class names. */
  className?: string;
}
/** Options of items that are links. */
interface NavbarLinkBase extends NavbarItemBase {
  /** Further attributes of the link: every key that is not an option. */
  attributes: Record<string, string>;
}
/** A link: to a site path (`to`) or to a URL (`href`). */
interface LinkItem extends NavbarLinkBase {
  type: 'default';
  /** Raw HTML in place of the label. */
  html?: string;
  /** Site path without base path. */
  to?: string;
  /** URL, used as written. */
  href?: string;
  /** Prepends the base path to `href`. */
  prependBaseUrlToHref: boolean;
  /** Link target. */
  target?: string;
  /** Prefix (site path without base path) that marks the item as active. */
  activeBasePath?: string;
  /** Regular expression on the full path that marks the item as active. */
  activeBaseRegex?: string;
}
/** A menu. */
interface DropdownItem extends NavbarLinkBase {
  type: 'dropdown';
  /** Site path that the label links to. */
  to?: string;
  /** URL that the label links to, used as written. */
  href?: string;
  /** The entries; dropdowns do not nest. */
  items: NavbarItem[];
}
/** An item that leads to the guides. */
interface DocsItem extends NavbarLinkBase {
  /** Id of a further set of guides; the main one when missing. */
  docsSet?: string;
}
/** A link to a doc. */
interface DocItem extends DocsItem {
  type: 'doc';
  /** The doc's id. */
  docId: string;
}
/** A link to the first entry of a sidebar. */
interface DocSidebarItem extends DocsItem {
  type: 'docSidebar';
  /** The sidebar's name. */
  sidebarId: string;
}
/** The label of the current docs version. */
interface DocsVersionItem extends DocsItem {
  type: 'docsVersion';
  /** A fixed target. */
  to?: string;
}
/** The menu of docs versions. */
interface DocsVersionDropdownItem extends DocsItem {
  type: 'docsVersionDropdown';
  /** The versions to list, in order, with a label if it differs from the version's own; defaults to all. */
  versions?: {
    name: string;
    label?: string;
  }[];
  /** Never marks the menu as active. */
  dropdownActiveClassDisabled: boolean;
  /** Items in front of the versions. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the versions. */
  dropdownItemsAfter: NavbarItem[];
}
/** The menu of languages. */
interface LocaleDropdownItem extends NavbarLinkBase {
  type: 'localeDropdown';
  /** Items in front of the languages. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the languages. */
  dropdownItemsAfter: NavbarItem[];
  /** Query to append to the links to languages. */
  queryString: string;
}
/** Position of the search box. */
interface SearchItem extends NavbarItemBase {
  type: 'search';
}
/** Raw HTML. */
interface HtmlItem extends NavbarItemBase {
  type: 'html';
  /** The markup. */
  value: string;
}
/** The version of the library in the API reference of the site. */
interface LibraryVersionItem extends NavbarLinkBase {
  type: 'libraryVersion';
  /** Site path of the link; missing for plain text. */
  to?: string;
}
/** An item of a type that the site defines. */
interface CustomItem extends NavbarItemBase {
  type: `custom-${string}`;
  /** Props of its component: every other key of the item. */
  props: Record<string, unknown>;
}
/** An item of the navbar. */
type NavbarItem =
  | LinkItem
  | DropdownItem
  | DocItem
  | DocSidebarItem
  | DocsVersionItem
  | DocsVersionDropdownItem
  | LocaleDropdownItem
  | SearchItem
  | HtmlItem
  | LibraryVersionItem
  | CustomItem;
/** The navbar. */
interface NavbarConfig {
  /** Text next to the logo; defaults to the site title, none when empty. */
  title?: string;
  /** Logo. */
  logo?: LogoConfig;
  /** Hides the navbar on scrolling down. */
  hideOnScroll: boolean;
  /** Colour scheme; defaults to that of the page. */
  style?: 'dark' | 'primary';
  /** Items in order. */
  items: NavbarItem[];
  /** Maps item types (`custom-…`) to modules whose default export is the component. */
  customItems: Record<string, string>;
}
/** A link of the footer: exactly one of `to`, `href`, `html`. */
interface FooterLink {
  /** Visible text. */
  label?: string;
  /** Site path without base path. */
  to?: string;
  /** URL, used as written. */
  href?: string;
  /** Raw HTML. */
  html?: string;
  /** Link target. */
  target?: string;
  /** Class names. */
  className?: string;
  /** Further attributes of the link: every key that is not an option. */
  attributes: Record<string, string>;
}
/** A column of the footer. */
interface FooterColumn {
  /** Heading; none when missing. */
  title?: string;
  /** Links. */
  items: FooterLink[];
}
/** The footer. */
interface FooterConfig {
  /** Colour scheme. */
  style: 'light' | 'dark';
  /** Columns with a title, or plain links. */
  links: FooterColumn[] | FooterLink[];
  /** Logo below the links. */
  logo?: LogoConfig;
  /** HTML of the last line. */
  copyright?: string;
  /** Module whose default export renders the footer instead: path of the file. */
  component?: string;
}

/** The search. */
interface SearchConfig {
  /** Words by which readers find symbols and pages that do not have them. */
  aliases: SearchAlias[];
}
/** Words, and what is found by them. */
interface SearchAlias {
  /** The words. */
  words: string;
  /** Name of a symbol, or path of a page without base, from the root on, with an anchor or without. */
  target: string;
  /** Place of the target. */
  place: Place;
}

/** How much a change asks of the users of a library; the highest one of a release decides its version number. */
type Verdict = 'major' | 'minor' | 'patch' | 'none';
/** The id of a rule. */
type RuleId =
  | 'access-reduced'
  | 'access-widened'
  | 'base-access'
  | 'base-added'
  | 'base-removed'
  | 'became-non-static'
  | 'became-static'
  | 'bit-field'
  | 'class-key'
  | 'concept-changed'
  | 'const-added'
  | 'const-removed'
  | 'constexpr-added'
  | 'constexpr-removed'
  | 'constraint-added'
  | 'constraint-changed'
  | 'constraint-removed'
  | 'default-added'
  | 'default-changed'
  | 'default-removed'
  | 'deleted'
  | 'deprecated'
  | 'enum-count-changed'
  | 'enum-scoped'
  | 'enum-underlying-type'
  | 'enum-value-added'
  | 'enum-value-changed'
  | 'enum-value-removed'
  | 'enum-value-shifted'
  | 'explicit-added'
  | 'explicit-removed'
  | 'final-added'
  | 'final-removed'
  | 'header-moved'
  | 'header-moved-away'
  | 'header-moved-reached'
  | 'header-removed'
  | 'header-renamed'
  | 'header-renamed-reached'
  | 'include-removed'
  | 'inherited-now'
  | 'kind-changed'
  | 'lost'
  | 'macro-form'
  | 'macro-replaced'
  | 'macro-text'
  | 'macro-value'
  | 'member-of-removed'
  | 'member-order'
  | 'member-variable-added'
  | 'member-variable-removed'
  | 'nodiscard-added'
  | 'nodiscard-removed'
  | 'noexcept-added'
  | 'noexcept-removed'
  | 'operator-replaced'
  | 'overload-added'
  | 'overload-merged'
  | 'overload-removed'
  | 'overload-replaced'
  | 'parameter-added'
  | 'parameter-added-default'
  | 'parameter-removed'
  | 'parameter-renamed'
  | 'parameter-type'
  | 'parameter-type-loosened'
  | 'pure-virtual-added'
  | 'ref-qualifier'
  | 'renamed-alias-kept'
  | 'return-type'
  | 'return-type-gained'
  | 'return-type-loosened'
  | 'special-member-gone'
  | 'special-member-implicit'
  | 'symbol-added'
  | 'symbol-moved'
  | 'symbol-moved-compatible'
  | 'symbol-removed'
  | 'symbol-renamed'
  | 'template-parameter-added-default'
  | 'template-parameters'
  | 'typedef-target'
  | 'typedef-to-class'
  | 'undeprecated'
  | 'union-or-not'
  | 'variable-const-added'
  | 'variable-const-removed'
  | 'variable-type'
  | 'virtual-added'
  | 'virtual-removed'
  | 'virtual-signature';

/** The verdict of a rule in a library. */
interface RuleChange {
  /** The verdict; `ignore` removes what the rule finds. */
  verdict: Verdict | 'ignore';
  /** Glob of the qualified names that it applies to; all names if missing. */
  in?: string;
}
/** The history of the API. */
interface ReleasesConfig {
  /** Folder with the snapshots of releases: absolute path. It need not exist. */
  folder: string;
  /** Patterns for the names of scopes whose symbols are not public; they replace the default ones. */
  hidden?: string[];
  /** Globs of sources whose symbols are not public. */
  exclude: string[];
  /** Only symbols with a description are public. */
  documentedOnly: boolean;
  /** Globs of headers that users include instead of those that they include. */
  umbrella: string[];
  /** How git tags name releases: a text with `{version}`. */
  tags?: string;
  /** How the numbers of releases announce changes. */
  versioning: 'semver' | 'none';
  /** Changes that break the ABI need a major release. */
  abi: boolean;
  /** Publishes the snapshots of all releases below the API reference. */
  publish: boolean;
  /** Command that compiles code of users to confirm changes, with `{file}` and `{include}`. */
  confirm?: string;
  /** Rules with other verdicts. */
  rules: Partial<Record<RuleId, RuleChange[]>>;
}

/** A colour of the configuration, with its place for the check of its contrast. */
interface ThemeColor {
  /** The colour as `#rrggbb`. */
  color: string;
  /** Where the configuration names it. */
  place?: Place;
}
/** A font of the site. */
interface ThemeFont {
  /** The font families as in CSS, with a generic family at the end. */
  families: string;
  /** The file of the first family; missing if readers have it installed. */
  file?: {
    /** The family that the file contains. */
    family: string;
    /** Path of the file below the static folder. */
    src: string;
    /** The weight of the font, or the first and the last one of a variable font; normal when missing. */
    weight?: string;
    /** Where the configuration names it. */
    place?: Place;
  };
}
/** The look of the site: what is missing is as in the style sheets. */
interface ThemeConfig {
  /** Colour of links and of all that is selected, in light mode. */
  accent?: ThemeColor;
  /** The same in dark mode; follows from `accent` when missing. */
  accentDark?: ThemeColor;
  /** Font of texts. */
  font?: ThemeFont;
  /** Font of code. */
  codeFont?: ThemeFont;
  /** Radius of rounded corners: a length as in CSS. */
  radius?: string;
}

/** How a text is parsed: `auto` treats it as MDX if it uses MDX, `detect` follows the file extension. */
type TextFormat = 'auto' | 'mdx' | 'md' | 'detect';
/** Formulas in texts. */
interface MathConfig {
  /** `$x$` is a formula; otherwise only `$$x$$` is. */
  singleDollarTextMath: boolean;
  /** Maps `\\name` to its replacement, with `#1` for its first argument. */
  macros: Record<string, string>;
}
/** A part of the site that consists of texts. */
type TextSection = 'docs' | 'blog' | 'pages';
/** A plugin of PostCSS, remark or rehype. */
interface PluginConfig {
  /** Absolute path of a module, or name of a package. */
  module: string;
  /** Name of the export; the default export when missing. */
  export?: string;
  /** The argument of the plugin; none when missing. */
  options?: Record<string, unknown>;
  /** Where the configuration names it. */
  place?: Place;
}
/** A plugin of remark or rehype. */
interface TextPluginConfig extends PluginConfig {
  /** The texts that it changes. */
  in: TextSection[];
}
/** How texts are parsed. */
interface MarkdownConfig {
  /** Plain Markdown, or Markdown with components (S-232). */
  format: TextFormat;
  /** Replaces codes such as `:tada:` with emoji. */
  emoji: boolean;
  /** Formulas between dollar signs; `false` if dollar signs are plain text. */
  math: MathConfig | false;
  /** Draws Mermaid diagrams: where the option is; `false` if their source is shown. */
  mermaid:
    | {
        place: Place;
      }
    | false;
  /** Plugins of remark. */
  remarkPlugins: TextPluginConfig[];
  /** Plugins of rehype. */
  rehypePlugins: TextPluginConfig[];
  /** Module with components that all texts can use: absolute path. */
  components?: string;
  /** Keywords of admonitions in addition to the built-in ones. */
  admonitions: string[];
  /** Ids of headings (S-236). */
  anchors: {
    /** Keeps capital letters. */
    maintainCase: boolean;
  };
}
/** The bar above the navbar. */
interface AnnouncementBarConfig {
  /** Identity: a new id shows the bar again to readers who closed it. */
  id: string;
  /** HTML. */
  content: string;
  /** CSS colour. */
  backgroundColor: string;
  /** CSS colour. */
  textColor: string;
  /** Has a close button. */
  isCloseable: boolean;
}
/** Light and dark. */
interface ColorModeConfig {
  /** Mode of a first visit. */
  defaultMode: 'light' | 'dark';
  /** Hides the toggle. */
  disableSwitch: boolean;
  /** Follows the system setting until the reader chooses. */
  respectPrefersColorScheme: boolean;
}
/** A tag in the head: element name and attributes. */
interface HeadTag {
  /** `meta`, `link`, `script`, `style`. */
  tagName: 'meta' | 'link' | 'script' | 'style';
  /** Attributes. */
  attributes: Record<string, string>;
  /** Content of `style` and `script`. */
  innerHTML?: string;
  /** Where the configuration names it. */
  place?: Place;
}
/** A script of every page. */
interface ScriptTag {
  /** Attributes, including `src`. */
  attributes: Record<string, string>;
  /** Where the configuration names it. */
  place?: Place;
}
/** A module in the form of a plugin that publishes data for the user's code. */
interface DataPlugin {
  /** Path of the module. */
  module: string;
  /** The second argument of its function. */
  options: Record<string, unknown>;
}
/** Redirects from old paths. */
interface RedirectsConfig {
  /** Redirects between site paths, with the places where they are written. */
  list: {
    from: string[];
    to: string;
    place?: Place;
  }[];
  /** Extensions, without dot, under which each page is also found: `html` redirects from `/a.html` to `/a/`. */
  fromExtensions: string[];
  /** Extensions, without dot, of pages that are also found without it: `html` redirects from `/a` to `/a.html`. */
  toExtensions: string[];
  /** Module (path of the file) whose default export returns the old paths of each page. */
  createRedirects?: string;
}
/** The languages of the site, and its own texts of the interface. */
interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
  /** Texts of the user's own code in this language, by id. */
  messages?: Readonly<Record<string, string>>;
}
/** Variants of images: quality in percent, widths in pixels. */
interface ImagesConfig {
  /** Creates smaller variants of PNG and JPEG images; browsers choose the one that fits. */
  responsive: boolean;
  /** Quality of the variants. */
  quality: number;
  /** Width of the smallest variant. */
  min: number;
  /** Width of the largest variant. */
  max: number;
  /** Number of variants, evenly spaced. */
  steps: number;
}
/** The pictures of pages that other sites show with links to them. */
interface SocialCardsConfig {
  /** Number of pages above which the site has no cards. */
  maxPages: number;
  /** Where the configuration asks for them. */
  place?: Place;
}
/**
 * The content of site.config.yaml with defaults filled in. Paths of files and folders are absolute; messages show them
 * through `displayPath`.
 */
interface Config {
  /** The file it was read from; missing if there is none. */
  file?: string;
  /** Files that it refers to, such as `package.json`; missing if there are none. */
  referredFiles?: string[];
  /** Name of the site. */
  title: string;
  /** One line below the name. */
  tagline: string;
  /** Origin: `https://example.org`. */
  url: string;
  /** Base path; starts and ends with `/`. */
  baseUrl: string;
  /** The slash at the end of page URLs: true adds it, false strips it, `undefined` leaves it as it is. */
  trailingSlash?: boolean;
  /** Makes the site work from `file:` and below any path. */
  portable: boolean;
  /** Builds a docset, whose pages are portable, instead of a website. */
  docset: boolean;
  /** Path of the icon, relative to the static folder. */
  favicon?: string;
  /** Modules that extend the API reference: absolute paths. */
  extensions: string[];
  /** Requests that search engines do not index the site. */
  noIndex: boolean;
  /** Text between page title and site title. */
  titleDelimiter: string;
  /** Keys without Ctrl that do something anywhere on a page. */
  shortcuts: boolean;
  /** Shows the base-URL banner on a home page whose files did not load. */
  baseUrlIssueBanner: boolean;
  /** Languages: the one at the base path, all of them, and the one being built. */
  i18n: LanguagesConfig;
  /** The API reference. */
  doxygen?: DoxygenConfig;
  /** The main set of guides. */
  docs?: DocsConfig;
  /** Further sets of guides, by id. */
  docsSets: Record<string, DocsConfig>;
  /** The main blog. */
  blog?: BlogConfig;
  /** The main set of stand-alone pages. */
  pages?: PagesConfig;
  /** Folders whose files are copied unchanged. */
  staticDirectories: string[];
  /** The navbar. */
  navbar: NavbarConfig;
  /** The footer. */
  footer?: FooterConfig;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarConfig;
  /** Light and dark. */
  colorMode: ColorModeConfig;
  /** Accent, fonts and corners. */
  theme: ThemeConfig;
  /** Docs sidebar. */
  sidebar: {
    hideable: boolean;
    autoCollapseCategories: boolean;
  };
  /** Heading levels of the table of contents. */
  tableOfContents: {
    minHeadingLevel: number;
    maxHeadingLevel: number;
  };
  /** How texts are parsed. */
  markdown: MarkdownConfig;
  /** Blocks of code. */
  code: CodeSettings;
  /** Examples in texts and comments; missing if nothing says how to compile them. */
  examples?: ExamplesConfig;
  /** Social image: path below the static folder. */
  image?: string;
  /** `meta` tags of every page. */
  metadata: Record<string, string>[];
  /** Scripts of every page. */
  scripts: ScriptTag[];
  /** Other tags of every page's head. */
  headTags: HeadTag[];
  /** What browsers may load and run, and what the build may read. */
  security: {
    /** Writes the headers for the server into a file, and no script of its own into pages. */
    headers: boolean;
    /**
     * Sources that the policy allows; `false` for pages without a content security policy. If it is missing, sites
     * without code of their own have a policy.
     */
    contentSecurityPolicy?: PolicySources | false;
    /** Shows images of other hosts that comments name. */
    imagesFromComments: boolean;
    /** Follows symbolic links in the sources that lead out of the project. */
    outsideLinks: boolean;
  };
  /** Style sheets of the user, loaded after ours: paths of files. */
  stylesheets: string[];
  /** Plugins of PostCSS that change the user's style sheets. */
  postcss: PluginConfig[];
  /** Modules that run in browsers on every page and may observe navigation: paths of files. */
  clientModules: string[];
  /** Modules in the form of plugins that publish data for the user's code. */
  pluginData: DataPlugin[];
  /** URL of the form for problems with a page, with the placeholders `{symbol}`, `{release}` and `{url}`. */
  reportUrl?: string;
  /** Custom fields for pages. */
  customFields: Record<string, unknown>;
  /** Analytics; off when missing. */
  analytics?: {
    trackingIds: string[];
    anonymizeIp: boolean;
  };
  /** Sitemap; null for none. */
  sitemap: {
    changefreq: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null;
    priority: number | null;
    ignorePatterns: string[];
    filename: string;
    /** Precision of the last change of pages; null to omit it. */
    lastmod: 'date' | 'datetime' | null;
  } | null;
  /** The Markdown of each page; null for none. */
  markdownPages: {
    /** Most bytes of the file with all pages, above which it is divided; 0 for no such file. */
    fullTextLimit: number;
  } | null;
  /** The search; none when missing. */
  search?: SearchConfig;
  /** Responsive images. */
  images: ImagesConfig;
  /** Draws social cards; none when missing. */
  socialCards?: SocialCardsConfig | undefined;
  /** Redirects. */
  redirects: RedirectsConfig;
  /** The history of the API. */
  releases: ReleasesConfig;
  /** How the documentation of the API is measured. */
  coverage: CoverageConfig;
  /** Browser storage. */
  storage: {
    type: 'localStorage' | 'sessionStorage';
    namespace: string | boolean;
  };
  /** Writes the debug pages. */
  debug: boolean;
  /** Severity of the checks. */
  checks: {
    /** Whether faults of texts, links and XML files prevent the site from being written. */
    profile: CheckProfile;
    brokenLinks: CheckSeverity;
    brokenAnchors: CheckSeverity;
    brokenMarkdownLinks: CheckSeverity;
    brokenMarkdownImages: CheckSeverity;
    duplicateRoutes: CheckSeverity;
    danglingReferences: CheckSeverity;
    xmlFiles: CheckSeverity;
    /** An XML file that the index lists and that does not exist, or an index that lists none. */
    missingXml: CheckSeverity;
    /** An address that a release published, and that leads nowhere any more. */
    lostAddresses: CheckSeverity;
    /** A comment whose `\since` names another release than the history of its symbol. */
    since: CheckSeverity;
    /** An accent on which or in which text is hard to read. */
    contrast: CheckSeverity;
  };
}
/** A style of text: `strong`, `code`. */
type Style =
  | 'cite'
  | 'code'
  | 'deleted'
  | 'emphasis'
  | 'inserted'
  | 'small'
  | 'strike'
  | 'strong'
  | 'subscript'
  | 'superscript'
  | 'underline';

/**
 * The text of comments as a tree. Blocks contain blocks or inlines, inlines contain only inlines: the types rule out
 * invalid HTML, such as a list inside a paragraph.
 */
/** A piece of running text. */
type Inline =
  | Text
  | Styled
  | Ref
  | SymbolRef
  | Link
  | Anchor
  | LineBreak
  | InlineImage
  | InlineFormula
  | RawHtmlInline;
/** Plain characters. */
interface Text {
  type: 'text';
  /** The characters, unescaped. */
  value: string;
}
/** Text with a meaning or style of its own. */
interface Styled {
  type: Style;
  /** The styled content. */
  children: Inline[];
}
/** A reference to a compound, a member or an anchor in one, by Doxygen's refid. */
interface Ref {
  type: 'ref';
  /** Doxygen's id of the target. */
  refid: string;
  /** The tag file that declares the refid, for symbols of another project. */
  external?: string;
  /** Hover text. */
  tooltip?: string;
  /** The visible text. */
  children: Inline[];
}
/** A reference to a symbol by its name, as in a role of reStructuredText; Doxygen has not resolved it. */
interface SymbolRef {
  type: 'symbol';
  /** The name as written: `ns::f`, `f(int)`. */
  name: string;
  /** The visible text. */
  children: Inline[];
}
/** A link by URL. */
interface Link {
  type: 'link';
  /** The URL as written. */
  url: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The visible text. */
  children: Inline[];
}
/** A link target. */
interface Anchor {
  type: 'anchor';
  /** Doxygen's id of the place. */
  id: string;
}
/** A forced line break. */
interface LineBreak {
  type: 'lineBreak';
}
/** An image in running text. */
interface InlineImage {
  type: 'inlineImage';
  /** File name (in the XML folder or the source) or URL. */
  source: string;
  /** The path of the source file that a relative address in a Markdown file names. */
  file?: string;
  /** The variant for dark pages. */
  dark?: {
    source: string;
    file?: string;
  };
  /** Alternative text. */
  alt: string;
  /** Hover text. */
  title?: string;
  /** Width as written (`50%`, `100px`). */
  width?: string;
  /** Height as written. */
  height?: string;
}
/** A formula in running text. */
interface InlineFormula {
  type: 'inlineFormula';
  /** TeX source without the delimiters. */
  tex: string;
}
/** HTML from a comment. */
interface RawHtmlInline {
  type: 'rawInline';
  /** The markup, not yet sanitised. */
  html: string;
}
/** The labelled blocks of Doxygen's `simplesect`. */
type NoteKind =
  | 'see'
  | 'return'
  | 'author'
  | 'authors'
  | 'version'
  | 'since'
  | 'date'
  | 'note'
  | 'warning'
  | 'pre'
  | 'post'
  | 'copyright'
  | 'invariant'
  | 'remark'
  | 'attention'
  | 'important'
  | 'par'
  | 'rcs';
/** A block-level piece of a description. */
type Block =
  | Paragraph
  | Section
  | Heading
  | Note
  | ParameterList
  | List
  | DefinitionList
  | Table
  | ListingBlock
  | Preformatted
  | Quote
  | Rule
  | Details
  | Xref
  | Figure
  | Diagram
  | FormulaBlock
  | RawHtmlBlock
  | LinkList;
/** A description: the content of Doxygen's brief, detailed and other descriptions. */
type Description = Block[];
/** A paragraph. */
interface Paragraph {
  type: 'paragraph';
  /** Its text. */
  children: Inline[];
}
/** A titled part of a description; one without title is only a wrapper. */
interface Section {
  type: 'section';
  /** 1 to 6, as in `sect1` to `sect6`. */
  level: number;
  /** Doxygen's id, when it has one. */
  id?: string;
  /** The heading; missing if the section has none. */
  title?: Inline[];
  /** The content. */
  children: Block[];
}
/** A heading outside the section structure. */
interface Heading {
  type: 'heading';
  /** 1 to 6. */
  level: number;
  /** Its text. */
  children: Inline[];
}
/** A labelled block: note, warning, returns, see also and so on. */
interface Note {
  type: 'note';
  /** Which label. */
  kind: NoteKind;
  /** The title of a `par`. */
  title?: Inline[];
  /** The content. */
  children: Block[];
}
/** Table of parameters, return values, exceptions or template parameters. */
interface ParameterList {
  type: 'parameterList';
  /** Which table. */
  kind: 'param' | 'retval' | 'exception' | 'templateparam';
  /** The rows. */
  items: ParameterItem[];
}
/** One row of a parameter list. */
interface ParameterItem {
  /** Names that share the description. */
  names: ParameterName[];
  /** The description. */
  children: Block[];
}
/** A name in a parameter list. */
interface ParameterName {
  /** The name, which may contain references. */
  name: Inline[];
  /** `in`, `out` or `inout`, when given. */
  direction?: 'in' | 'out' | 'inout';
  /** The type, when given (`parametertype`). */
  type?: Inline[];
}
/** A bullet or numbered list. */
interface List {
  type: 'list';
  /** True for a numbered list. */
  ordered: boolean;
  /** HTML's numbering type: `1`, `a`, `A`, `i`, `I`. */
  style?: string;
  /** First number. */
  start?: number;
  /** The items. */
  items: ListItem[];
}
/** An item of a list. */
interface ListItem {
  /** The content. */
  children: Block[];
  /** Explicit number of the item. */
  value?: number;
  /** The state of a task item. */
  checked?: boolean;
}
/** Terms with explanations. */
interface DefinitionList {
  type: 'definitionList';
  /** The entries. */
  items: DefinitionItem[];
}
/** A term with its explanation. */
interface DefinitionItem {
  /** The term. */
  term: Inline[];
  /** Id of the term as a link target. */
  id?: string;
  /** The explanation. */
  children: Block[];
}
/** A table. */
interface Table {
  type: 'table';
  /** Caption text. */
  caption?: Inline[];
  /** Id of the caption as a link target. */
  captionId?: string;
  /** Width as written. */
  width?: string;
  /** The rows. */
  rows: TableCell[][];
}
/** A cell of a table. */
interface TableCell {
  /** True for a heading cell. */
  heading: boolean;
  /** How many columns it covers. */
  columns?: number;
  /** How many rows it covers. */
  rows?: number;
  /** Horizontal alignment. */
  align?: 'left' | 'right' | 'center' | 'justify';
  /** Vertical alignment. */
  verticalAlign?: 'top' | 'middle' | 'bottom';
  /** Width as written. */
  width?: string;
  /** Class names given in the comment. */
  className?: string;
  /** The content. */
  children: Block[];
}
/** Highlighting class of a piece of code, with Doxygen's names. */
type CodeClass =
  | 'normal'
  | 'comment'
  | 'preprocessor'
  | 'keyword'
  | 'keywordtype'
  | 'keywordflow'
  | 'stringliteral'
  | 'charliteral'
  | 'xmlcdata'
  | 'vhdlkeyword'
  | 'vhdllogic'
  | 'vhdlchar'
  | 'vhdldigit';
/** A piece of code with one highlighting class and at most one link. */
interface CodeSpan {
  /** Highlighting class. */
  class: CodeClass;
  /** The characters. */
  text: string;
  /** Refid of the link target. */
  refid?: string;
  /** The tag file that declares the refid, for symbols of another project. */
  external?: string;
}
/** A line of code. */
interface CodeLine {
  /** Line number in the source, in listings that have them. */
  number?: number;
  /** Refid of the symbol defined on this line. */
  refid?: string;
  /** The pieces, left to right. */
  spans: CodeSpan[];
}
/** Source code with highlighting and links. */
interface Listing {
  /** File name or extension that the comment or Doxygen gives (`.cpp`). */
  filename?: string;
  /** The lines. */
  lines: CodeLine[];
}
/** A listing inside a description. */
interface ListingBlock extends Listing {
  type: 'listing';
}
/** Text with significant white space. */
interface Preformatted {
  type: 'preformatted';
  /** The text. */
  children: Inline[];
}
/** A block that only groups or indents its content. */
interface Quote {
  type: 'quote' | 'center';
  /** The content. */
  children: Block[];
}
/** A horizontal rule. */
interface Rule {
  type: 'rule';
}
/** A collapsible block. */
interface Details {
  type: 'details';
  /** The text that is visible when the block is closed. */
  summary?: Inline[];
  /** The content. */
  children: Block[];
}
/** An entry of a cross-reference list (todo, deprecated, bug, test and a project's own). */
interface Xref {
  type: 'xref';
  /** Refid of the entry on its list page. */
  id: string;
  /** The label: `Deprecated`. */
  title: Inline[];
  /** The content; may be empty. */
  children: Block[];
}
/** An image with caption. */
interface Figure {
  type: 'figure';
  /** File name (in the XML folder or the source) or URL. */
  source: string;
  /** Alternative text. */
  alt: string;
  /** Caption. */
  caption: Inline[];
  /** Width as written. */
  width?: string;
  /** Height as written. */
  height?: string;
}
/** A drawing, given as text or as a file next to the XML. */
interface Diagram {
  type: 'diagram';
  /** The language of the source. */
  language: 'dot' | 'msc' | 'plantuml' | 'mermaid' | 'dia';
  /** Which of PlantUML's languages (`uml`, `json`, …), when given. */
  engine?: string;
  /** The source, if it is in the comment. */
  text?: string;
  /** The file name in the XML folder, if the source is in a file. */
  file?: string;
  /** Caption. */
  caption: Inline[];
  /** Width as written. */
  width?: string;
  /** Height as written. */
  height?: string;
}
/** A block-level formula. */
interface FormulaBlock {
  type: 'formula';
  /** TeX source without the delimiters; environments (`\begin{…}`) keep theirs. */
  tex: string;
}
/** HTML from a comment, as a block. */
interface RawHtmlBlock {
  type: 'raw';
  /** The markup, not yet sanitised. */
  html: string;
}
/** A list of links to sections (`toclist`). */
interface LinkList {
  type: 'linkList';
  /** The entries. */
  items: {
    refid: string;
    children: Inline[];
  }[];
}

/** A kind of public symbol, as snapshots name it. */
type CoveredKind =
  | 'class'
  | 'struct'
  | 'union'
  | 'function'
  | 'variable'
  | 'alias'
  | 'enum'
  | 'enumerator'
  | 'concept'
  | 'macro';
/** A part that a description lacks. */
interface MissingPart {
  /** The part. */
  part: DescribedPart;
  /** The name of the parameter, or the type of the exception; missing for the result. */
  name?: string;
}
/** How well a symbol is documented: `partly` lacks a parameter, template parameter, result or exception. */
type CoverageState = 'documented' | 'partly' | 'undocumented';
/** A public symbol, and how well it is documented. */
interface CoveredSymbol {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CoveredKind;
  /** Qualified name, without inline namespaces. */
  name: string;
  /** Qualified name of the class, namespace or enumeration around it; empty for the global scope. */
  scope: string;
  /** Path of the header that declares it; missing if the XML has no location. */
  header?: string;
  /** Titles of the topics that contain it, or the class around it. */
  topics: readonly string[];
  /** Its declaration; missing if the XML has none. */
  place?: Place;
  /** How well it is documented. */
  state: CoverageState;
  /** What its description lacks; empty for an undocumented symbol. */
  missing: readonly MissingPart[];
}
/** How many symbols are documented. */
interface CoverageCounts {
  /** The number of symbols. */
  total: number;
  /** Those with a complete description. */
  documented: number;
  /** Those whose description lacks a part. */
  partly: number;
}
/** The symbols of a header. */
interface HeaderCoverage {
  /** Path of the header; empty for symbols without a location. */
  header: string;
  /** The numbers. */
  counts: CoverageCounts;
  /** Symbols that lack a description or a part of it, in the order of their declarations. */
  lacking: readonly CoveredSymbol[];
}
/** How well the public API of a library is documented. */
interface ApiCoverage {
  /** The numbers of all symbols. */
  counts: CoverageCounts;
  /** The headers, sorted by path. */
  headers: readonly HeaderCoverage[];
}

/** What changed about a symbol: a phrase that follows its name, such as `is deprecated now`. */
interface ChangePhrase {
  /** The text: the id of a rule, or what happened to the symbol as a whole. */
  text:
    | 'access-reduced'
    | 'access-widened'
    | 'base-access'
    | 'base-added'
    | 'base-removed'
    | 'became-non-static'
    | 'became-static'
    | 'bit-field'
    | 'class-key'
    | 'concept-changed'
    | 'const-added'
    | 'const-removed'
    | 'constexpr-added'
    | 'constexpr-removed'
    | 'constraint-added'
    | 'constraint-changed'
    | 'constraint-removed'
    | 'default-added'
    | 'default-changed'
    | 'default-removed'
    | 'deleted'
    | 'deprecated'
    | 'enum-count-changed'
    | 'enum-scoped'
    | 'enum-underlying-type'
    | 'enum-value-added'
    | 'enum-value-changed'
    | 'enum-value-removed'
    | 'enum-value-shifted'
    | 'explicit-added'
    | 'explicit-removed'
    | 'final-added'
    | 'final-removed'
    | 'formerName'
    | 'header-moved'
    | 'header-moved-away'
    | 'header-moved-reached'
    | 'header-removed'
    | 'header-renamed'
    | 'header-renamed-reached'
    | 'include-removed'
    | 'inherited-now'
    | 'isBack'
    | 'isNew'
    | 'kind-changed'
    | 'lost'
    | 'macro-form'
    | 'macro-replaced'
    | 'macro-text'
    | 'macro-value'
    | 'member-of-removed'
    | 'member-order'
    | 'member-variable-added'
    | 'member-variable-removed'
    | 'nodiscard-added'
    | 'nodiscard-removed'
    | 'noexcept-added'
    | 'noexcept-removed'
    | 'operator-replaced'
    | 'overload-added'
    | 'overload-merged'
    | 'overload-removed'
    | 'overload-replaced'
    | 'parameter-added'
    | 'parameter-added-default'
    | 'parameter-removed'
    | 'parameter-renamed'
    | 'parameter-type'
    | 'parameter-type-loosened'
    | 'pure-virtual-added'
    | 'ref-qualifier'
    | 'renamed-alias-kept'
    | 'return-type'
    | 'return-type-gained'
    | 'return-type-loosened'
    | 'special-member-gone'
    | 'special-member-implicit'
    | 'symbol-added'
    | 'symbol-moved'
    | 'symbol-moved-compatible'
    | 'symbol-removed'
    | 'symbol-renamed'
    | 'template-parameter-added-default'
    | 'template-parameters'
    | 'typedef-target'
    | 'typedef-to-class'
    | 'undeprecated'
    | 'union-or-not'
    | 'variable-const-added'
    | 'variable-const-removed'
    | 'variable-type'
    | 'virtual-added'
    | 'virtual-removed'
    | 'virtual-signature';
  /** What changed of the symbol: the name of a parameter or of a base class, or its new qualified name. */
  part?: string;
  /** Its former qualified name, if that is what changed. */
  formerName?: string;
}

/** The history of an API: what each release changed. Plain data, keyed by the refids of the current API. */
interface ApiHistory {
  /** The known releases, the oldest first; the last one is the current API. */
  releases: readonly KnownRelease[];
  /** The changes of each release after the oldest one, the newest first. */
  changes: readonly ReleaseChanges[];
  /** Maps the refids of symbols, also of enumerators, to their history. */
  symbols: ReadonlyMap<string, SymbolHistory>;
  /** What browsers compare releases with; missing if the snapshots of releases are not published. */
  comparison?: ReleaseComparison;
}
/** What browsers need to compare any two releases. */
interface ReleaseComparison {
  /** The releases, the oldest first, with the paths of their snapshots below the API reference. */
  releases: readonly {
    name: string;
    path: string;
  }[];
  /** What decides about changes besides the rules: JSON that `readPolicy` reads. */
  policy: string;
}
/** A release whose API is known. */
interface KnownRelease {
  /** Its name: `3.1.2`; `next` for code after the last release. */
  name: string;
  /** Its date: `2026-11-22`; missing if it is not known. */
  date?: string;
}
/** What is known about the past of a symbol. */
interface SymbolHistory {
  /** First release from which on it is in all releases; missing if it is in the oldest known one. */
  since?: string;
  /** True for an overload that came later than others with its name, or whose arguments have other types since then. */
  isLaterOverload?: true;
  /** First release in which it is deprecated; missing if it is not deprecated, or is in the oldest known release. */
  deprecatedSince?: string;
  /** Maps the names of parameters that were added later to the release that added them. */
  parameters?: Readonly<Record<string, string>>;
  /** The releases that changed it, the oldest first. */
  events: readonly SymbolEvent[];
}
/** What one release changed about a symbol. */
interface SymbolEvent {
  /** The release. */
  release: string;
  /** What changed. */
  phrases: readonly ChangePhrase[];
}
/** What one release changed in the API. */
interface ReleaseChanges {
  /** The release. */
  release: KnownRelease;
  /** The release that it is compared with. */
  before: KnownRelease;
  /** The kind of release that the changes need. */
  needed: 'none' | 'patch' | 'minor' | 'major';
  /** The changes, the most important ones first. */
  groups: readonly ShownChangeGroup[];
}
/** The category of a change. */
type ChangeCategory = 'added' | 'breaking' | 'deprecated' | 'doubtful' | 'other' | 'risky';
/** Changes of one category. */
interface ShownChangeGroup {
  /** The category. */
  category: ChangeCategory;
  /** The changed symbols, by name. */
  symbols: readonly ShownChange[];
}
/** `unannounced`: gone, and never deprecated before; `terminal`: deprecated, and a later release will remove it. */
type AdviceWarning = 'unannounced' | 'terminal';
/** What users of a changed symbol should know besides what changed. */
interface ShownAdvice {
  /** What replaces it; missing if it is not known. */
  instead?: {
    /** Qualified name in the newer release. */
    name: string;
    /** The symbol in the current API; missing if it is gone. */
    refid?: string;
    /** Where it was published, if that is what is known. */
    address?: string;
  };
  /** The text of its deprecation; missing if it has none. */
  deprecation?: string;
  /** What readers have to be warned of; missing if there is nothing. */
  warning?: AdviceWarning;
}
/** The changes of one symbol. */
interface ShownChange {
  /** Qualified name; of a header, its path. */
  name: string;
  /** Path of the header that users include for it; missing if it is not known. */
  header?: string;
  /** The symbol in the current API; missing if it is gone. */
  refid?: string;
  /** Where a symbol was published that is gone: its page below the base path, and its anchor. */
  address?: string;
  /** What happened to the symbol itself. */
  kind: 'added' | 'removed' | 'changed';
  /** What changed. */
  phrases: readonly ChangePhrase[];
  /** The older declaration; missing if it is new. */
  before?: string;
  /** The newer declaration; missing if it is gone. */
  after?: string;
  /** The changed parts of both declarations: offsets of their starts and ends, in order. */
  ranges?: readonly [
    before: readonly (readonly [number, number])[],
    after: readonly (readonly [number, number])[],
  ];
  /** What users should know besides; missing if nothing is known. */
  advice?: ShownAdvice;
  /** Number of members that were added or removed with it. */
  members: number;
  /** Why the maintainers accept the changes; missing if they are not accepted. */
  accepted?: string;
}

/**
 * The addresses that releases published, and what was there: no later build may lose one of them. Plain data; addresses
 * are relative to the base path.
 */
interface Ledger {
  /** The symbols of the current API that were published. */
  symbols: readonly PublishedSymbol[];
  /** The symbols that are gone, also those that were never published; overloads are separate. */
  removed: readonly RemovedSymbol[];
  /** The published pages that do not belong to a symbol; missing if there is no list of them. */
  pages?: PublishedPages;
  /** The addresses whose loss the maintainers accept. */
  lost: readonly AcceptedLoss[];
  /**
   * Maps the pages of headers in Doxygen's HTML of earlier releases, without the ending, to the paths of the headers;
   * missing if no snapshot keeps Doxygen's ids.
   */
  headers?: ReadonlyMap<string, string>;
}
/** Maps addresses to the first release that published them: `docs/api/classes/a/#b` to `3.1.2`. */
type PublishedAddresses = ReadonlyMap<string, string>;
/** A symbol of the current API with all addresses that it ever had. */
interface PublishedSymbol {
  /** Its id in the current API. */
  refid: string;
  /** Qualified name. */
  name: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases, `classa#a0b1…`; missing if they are not known. */
  doxygen?: readonly string[];
}
/** A symbol that is gone. */
interface RemovedSymbol {
  /** Qualified name. */
  name: string;
  /** Its kind, as in snapshots. */
  kind:
    | ('class' | 'struct' | 'union' | 'function' | 'variable')
    | ('alias' | 'enum' | 'enumerator' | 'concept' | 'macro');
  /** Its last declaration, on one line. */
  declaration: string;
  /** The release that removed it. */
  release: string;
  /** The text of its deprecation; missing if it had none. */
  deprecation?: string;
  /** Id of the symbol that replaces it; missing if none is known. */
  instead?: string;
  /** Its addresses; none if it was never published. */
  addresses: PublishedAddresses;
  /** Its pages and anchors in Doxygen's HTML of earlier releases; missing if they are not known. */
  doxygen?: readonly string[];
  /** The header that users included; missing if it is not known. */
  header?: string;
  /** The last version of the docs that has the symbol; missing if none has. */
  documented?: DocumentedIn;
}
/** The page of a symbol in a version of the docs. */
interface DocumentedIn {
  /** The label of the version. */
  version: string;
  /** Its address: base path, page and anchor. */
  href: string;
  /** The text of its summary there; missing if it has none. */
  brief?: string;
}
/** The list of published pages. */
interface PublishedPages {
  /** Path of the file, for messages. */
  file: string;
  /** Where the site was. */
  site: PublishedSite;
  /** The pages and the headings on them. */
  entries: readonly PublishedPage[];
}
/** The options that all addresses of a site depend on, as they were when its pages were published. */
interface PublishedSite {
  /** The base path. */
  baseUrl: string;
  /** False if addresses of pages have no slash at the end. */
  trailingSlash: boolean;
  /** Site paths of the parts of the site, without slashes at the ends: `api` to `docs/api`. */
  routes: Readonly<Record<string, string>>;
}
/** A published page, or a heading on one. */
interface PublishedPage {
  /** Its address. */
  address: string;
  /** The first release that published it. */
  release: string;
  /**
   * What a page without a text of its own is: `list` for a list of pages, else the kind of what it shows: `file`.
   * Missing for texts.
   */
  kind?: string;
  /** Its title; missing for texts and lists. */
  title?: string;
  /** Its line in the file, counted from 1. */
  line: number;
}
/** An address whose loss the maintainers accept. */
interface AcceptedLoss {
  /** The address. */
  address: string;
  /** Its place in the file. */
  place: Place;
}

/**
 * A rule that hides symbols of the XML from the site: an extension, or the key of `doxygen.show` with the name of the
 * rule.
 */
type HidingRule =
  | 'extensions'
  | Exclude<keyof ShownSymbols, 'privateVirtual' | 'headerSources' | 'sources' | 'includes'>;
/** Maps the ids that a reference hides, those of link targets in hidden descriptions included, to the rules. */
type HiddenIds = ReadonlyMap<string, HidingRule>;

/** Languages with their own terms for classes, namespaces and functions. */
type ReferenceLanguage = 'c' | 'java' | 'fortran' | 'vhdl';

/** A navigation entry in a Doxygen layout file. */
interface NavigationTab {
  /** The type of the entry: `pages`, `topics`, `classlist`, or `user` for a custom link. */
  type: string;
  /** Its title; empty for the default one. */
  title: string;
  /** Whether it is shown. */
  isVisible: boolean;
  /** Target of a custom link: a file of Doxygen's HTML, `@ref` and a name, or a URL. */
  url?: string;
}

/**
 * A listing in a twentieth of the memory that its lines would need as objects: most text of a large site is in
 * listings, each of which is shown on one page only. Its bytes can be shared between threads.
 */
interface PackedListing {
  /** File name or extension that Doxygen gives. */
  filename?: string;
  /** Numbers (see `Marks`): the number of lines and the length of the text, then the lines. */
  marks: Uint8Array;
  /** The data that the numbers refer to, as UTF-8: the characters of all lines, then the refids as JSON. */
  text: Uint8Array;
}

/** Width and height of an image in CSS pixels. */
interface ImageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** A source file without a page. */
interface HiddenFile {
  /** Its path, as Doxygen writes it. */
  file: string;
  /** The key of `doxygen.show` that shows it. */
  key: 'files' | 'undocumentedFiles';
}
/** A library as Doxygen describes it. */
interface ApiReference {
  /** Name of the docs version that it belongs to; missing if the site has no docs. */
  docsVersion?: string;
  /** PROJECT_NAME; empty if the XML has none. */
  title: string;
  /** PROJECT_NUMBER. */
  version?: string;
  /** PROJECT_BRIEF. */
  brief?: string;
  /** FORMULA_MACROFILE and the folder of the XML, both as given to Doxygen; missing if there is no such file. */
  formulaMacros?: {
    file: string;
    outputFolder: string;
  };
  /** The language that decides the terms of the reference; missing for C++ and similar, or several, languages. */
  language?: ReferenceLanguage;
  /** The navigation from the layout file; missing if there is none. */
  tabs?: readonly NavigationTab[];
  /** Version of Doxygen that wrote the XML. */
  doxygenVersion?: string;
  /** Doxygen's settings for headers; missing if they are not known. */
  headers?: HeaderSettings;
  /** Where Doxygen looks for examples; missing if it does not. */
  examplePath?: ExamplePath;
  /** The repository that shows the sources; missing if none is configured. */
  repository?: Repository;
  /**
   * The sources whose absolute paths were shortened; missing if there are none. Only used to find headers and files of
   * repositories, never shown.
   */
  machinePaths?: MachinePaths;
  /** The XML folder as the user names it. */
  folder: string;
  /** How Doxygen names the files of its HTML; missing if the settings are not known. */
  html?: HtmlSettings;
  /** The symbols of an earlier site that Doxygen wrote as HTML, with their addresses; missing if no list is configured. */
  formerSymbols?: readonly FormerSymbol[];
  /** The symbols that Doxygen's own HTML shows; all of them when missing. */
  shows?: ShownSymbols;
  /** Which structs with only public data are shown on the page of their scope; none when missing. */
  inlines?: {
    /** True for all of them, false for those of topics only. */
    simple: boolean;
  };
  /** The graphs that Doxygen's settings enable, of those that the XML lacks; missing if the settings are not known. */
  graphs?: {
    /** True for CALL_GRAPH; also if Doxygen notes calls only because of comments with `\callgraph`. */
    calls: boolean;
    /** True for CALLER_GRAPH; also if Doxygen notes callers only because of comments with `\callergraph`. */
    callers: boolean;
    /** DIRECTORY_GRAPH. */
    folders: boolean;
  };
  /**
   * The options of the Doxyfile that decide which symbols the XML contains, with their values; those with Doxygen's
   * default are left out. Missing if the settings are not known.
   */
  extraction?: ReadonlyMap<string, string>;
  /** The history of the API in earlier releases; missing if there are no snapshots of releases. */
  history?: ApiHistory;
  /** How well the public API is documented; missing if no page shows it. */
  coverage?: ApiCoverage;
  /** The addresses that releases published; missing if there are no snapshots. */
  ledger?: Ledger;
  /** The snapshots that the site publishes; missing if there are none. */
  snapshotFiles?: readonly SnapshotFile[];
  /** The names of its variants, in the order of the configuration; missing if there is only one folder of XML. */
  variants?: readonly string[];
  /** Compounds in the order of index.xml, each refid once. */
  compounds: Compound[];
  /** The examples that the compounds lack, or with listings that have links; missing if there are none. */
  examples?: readonly ExampleFile[];
  /** The refids of the files that Doxygen ignores because no comment describes them; none if missing. */
  bareFiles?: ReadonlySet<string>;
  /** The ids in the XML that the reference hides; missing if nothing is hidden. */
  hiddenRefids?: HiddenIds;
  /** Maps the refids of the hidden source files to the files. */
  hiddenFiles?: ReadonlyMap<string, HiddenFile>;
  /** Pages that extensions add; missing if there are none. */
  ownPages?: readonly OwnPage[];
  /** Images in the XML folder, referenced by comments. */
  images: StaticFile[];
  /** Tag files of other projects, in the order of the configuration. */
  tagFiles?: readonly TagFile[];
}
/** A source file that shows how to use a library. */
interface ExampleFile {
  /** Its id: that of the compound whose listing it replaces, or one that no compound has. */
  refid: string;
  /** Its path below the folder of examples. */
  name: string;
  /** Its path below the folder of the site or the sources, as pages show it. */
  path: string;
  /** The file, as messages name it. */
  file: string;
  /** Its code, with links to the symbols that it uses. */
  listing: PackedListing;
}
/** Doxygen's settings for the files of its HTML. */
interface HtmlSettings {
  /** HTML_OUTPUT. */
  folder: string;
  /** HTML_FILE_EXTENSION, with its dot. */
  extension: string;
  /** CREATE_SUBDIRS_LEVEL. */
  subdirsLevel: number;
}
/** A symbol at its address on an earlier site, as a list of that site names it. */
interface FormerSymbol {
  /** Path of its page below the folder of the earlier site. */
  file: string;
  /** Anchor on the page; empty for the page itself. */
  anchor: string;
  /** Kind as tag files name it, or `docanchor`. */
  kind: string;
  /** Qualified name; the path of a file or folder. */
  name: string;
  /** Title of a group or page; missing if it has none. */
  title?: string;
  /** Parameters and qualifiers; empty for symbols without parameters. */
  args: string;
}
/** A repository that shows sources. */
interface Repository {
  /** URL of a line, with the placeholders `{path}` and `{line}`. */
  url: string;
  /** Maps the path of a source to its path relative to the repository root; sources not in it are missing. */
  paths: ReadonlyMap<string, string>;
}
/** Doxygen's settings for headers. */
interface HeaderSettings {
  /** STRIP_FROM_INC_PATH: prefixes to remove from `#include` paths. */
  stripped: readonly string[];
  /** INCLUDE_PATH: the folders that are searched for included files. */
  searched: readonly string[];
  /** FORCE_LOCAL_INCLUDES: `"x"` instead of `<x>`. */
  isLocal: boolean;
}
/** Doxygen's settings for examples. */
interface ExamplePath {
  /** EXAMPLE_PATH: folders and files, as given to Doxygen. */
  paths: readonly string[];
  /** EXAMPLE_PATTERNS: globs of names of files. */
  patterns: readonly string[];
  /** EXAMPLE_RECURSIVE: whether the folders inside of them are searched. */
  isRecursive: boolean;
  /** The folder of the XML, as given to Doxygen. */
  outputFolder: string;
}
/** Sources with absolute paths of the machine that ran Doxygen. */
interface MachinePaths {
  /** The folders that the paths started with, without trailing slash, the longest first. */
  folders: readonly string[];
  /** Maps the shortened paths, which the model uses, to the full paths. */
  files: ReadonlyMap<string, string>;
}
/** The entries of another project's tag file. */
interface TagFile {
  /** Path of the file, as messages name it. */
  file: string;
  /** Maps the refid that Doxygen writes for a compound, member or anchor of that project to its URL. */
  urls: ReadonlyMap<string, string>;
}
/** A file that is copied unchanged. */
interface StaticFile {
  /** Path relative to the output folder, with `/` as separator. */
  path: string;
  /** Path of the source on disk. */
  source: string;
  /** Its path as a Markdown file among the sources names it; missing for other files. */
  file?: string;
  /** Width and height of an image in CSS pixels, if known. */
  size?: ImageSize;
  /** The text of an SVG without its scripts, which the site publishes instead of the source; missing if it has none. */
  inert?: string;
}
/** A snapshot that the site publishes. */
type SnapshotFile = {
  /** Path below the API reference: `snapshot.json`. */
  path: string;
} & (
  | {
      /** Returns its text, given a function that returns the addresses of symbols by refid. */
      text: (addressOf: (refid: string) => string | undefined) => string;
    }
  | {
      /** Path of the file on disk. */
      source: string;
    }
);

/**
 * What a module of the option `extensions` exports by default. All functions are called once a symbol, before pages are
 * planned; what they receive is frozen, and what they return is checked.
 */
interface Extension {
  /** Reads elements that Doxygen does not write itself, by name: those of `\xmlonly`, and of aliases that use it. */
  elements?: Readonly<Record<string, (element: ExtensionElement, tools: ExtensionTools) => Markup>>;
  /** Changes a member, or drops it with `null`; nothing changes if it returns `undefined`. */
  member?: (
    member: MemberContent,
    tools: ExtensionTools & {
      /** The compound that lists it. */
      compound: CompoundContent;
    },
  ) => MemberChanges | null | undefined;
  /** Changes a compound, or drops it and its members with `null`; nothing changes if it returns `undefined`. */
  compound?: (
    compound: CompoundContent,
    tools: ExtensionTools,
  ) => CompoundChanges$1 | null | undefined;
  /** Returns further pages of an API reference, which has all changes and lacks all hidden symbols. */
  pages?: (api: ApiReference, tools: ExtensionTools) => readonly ExtensionPage[];
}
/** A piece of a description in the XML that Doxygen writes for descriptions: `Since <bold>2.0</bold>`. */
type Markup = string;
/** An element that an extension reads. */
interface ExtensionElement {
  /** Its name. */
  name: string;
  /** Its attributes. */
  attributes: Readonly<Partial<Record<string, string>>>;
  /** Its content as markup. */
  content: Markup;
  /** The text of its content. */
  text: string;
}
/** What functions of extensions can use. */
interface ExtensionTools {
  /** Reports something as a diagnostic with the code `extension-report`. */
  report: (report: ExtensionReport) => void;
  /** Returns text as markup: with `&lt;` for `<`. */
  escape: (text: string) => Markup;
}
/** A diagnostic of an extension. */
interface ExtensionReport {
  /** What is wrong. */
  message: string;
  /** What to do; nothing by default. */
  advice?: string;
  /** Its level; a warning by default. Errors fail the build. */
  level?: 'error' | 'warning' | 'info';
  /** Where it is; by default, where the symbol is declared. */
  place?: Place;
}
/** The changes that all symbols can have. */
interface SymbolChanges {
  /** Badges next to the name, in addition to those that it has. */
  badges?: readonly string[];
  /** Replaces the brief description. */
  brief?: Markup;
  /** Replaces the detailed description. */
  detailed?: Markup;
  /** Replaces the access. */
  protection?: Protection;
}
/** What changes about a member. */
interface MemberChanges extends SymbolChanges {
  /** Replaces the type, as code without links. */
  type?: string;
  /** Replaces the initializer with its `=`, or the text of a macro, as code without links; an empty one removes it. */
  initializer?: string;
}
/** What changes about a compound. */
interface CompoundChanges$1 extends SymbolChanges {
  /** Rows in the head of its page, below those that it has. */
  rows?: readonly {
    /** The label, as text. */
    label: string;
    /** The content; only running text. */
    value: Markup;
  }[];
}
/** A page that an extension adds to an API reference. */
interface ExtensionPage {
  /** Its path below that of the API reference: lower-case letters, digits and hyphens, with slashes between them. */
  path: string;
  /** Its title. */
  title: string;
  /** Its description for search engines; by default, there is none. */
  description?: string;
  /** Labels of the groups around it in the sidebar, outermost first; by default, it is at the top level. */
  groups?: readonly string[];
  /** Its content. */
  content: Markup;
}
/** Such a page when it has been read. */
interface OwnPage extends Required<Pick<ExtensionPage, 'path' | 'title' | 'description'>> {
  /** The labels in the sidebar, its own last. */
  labels: readonly string[];
  /** Its content. */
  content: Description;
  /** The file of the extension. */
  place: Place;
}
/** A row in the head of a compound's page. */
interface OwnRow {
  /** The label. */
  label: string;
  /** The content. */
  value: Inline[];
}

/** A holder of a value that it can drop and compute again. */
interface Evictable {
  /** Drops the value. */
  evict(): void;
}

/** The position of a record. */
interface RecordSpan {
  /** Bytes of many records; threads may share them. */
  bytes: Uint8Array;
  /** Offset of the first byte. */
  start: number;
  /** Length in bytes. */
  length: number;
}
/** Other ids for symbols, wherever records name them, and other names for unnamed types. */
declare class RenamedIds {
  #private;
  private readonly ids;
  private readonly types;
  /** `ids` maps each id to the other one, and `types` the names that Doxygen makes up for unnamed types. */
  constructor(ids: ReadonlyMap<string, string>, types: ReadonlyMap<string, string>);
  /** Returns the other name of an unnamed type; the same one if it has no other. */
  ofType(name: string): string;
  /** Returns the other id of a symbol; the same one if it has no other. */
  of(refid: string): string;
  /** Returns a record with the other ids. */
  inRecord(span: RecordSpan): RecordSpan;
  /** Returns a value of JSON with the other ids. */
  inValue<Value extends object>(value: Value): Value;
}
/**
 * An object that stores most of its fields as JSON. They are unpacked on access and soon evicted: the description of a
 * symbol is needed on one or two pages only.
 */
declare abstract class PackedRecord<Details extends object> implements Evictable {
  #private;
  /** `span` is the position of the JSON. */
  constructor({ bytes, start, length }: RecordSpan);
  /** Drops the unpacked fields. */
  evict(): void;
  /** True if another object stores the same JSON. */
  hasSameRecord(other: PackedRecord<Details>): boolean;
  /** The position of the JSON. */
  protected get span(): RecordSpan;
  /** The unpacked fields, without empty lists. */
  protected get details(): Partial<Details>;
}

/** The fields that are needed of all members and therefore not packed. */
type OutlineField$1 =
  | 'refid'
  | 'kind'
  | 'name'
  | 'unnamedType'
  | 'qualifiedName'
  | 'protection'
  | 'strong'
  | 'callable';
/** The part of a member that is not packed. */
interface MemberOutline extends Pick<MemberContent, OutlineField$1> {
  /** The facts that the plan needs. */
  facts: MemberFacts;
  /** True if it has enum values. */
  hasValues?: true;
  /** Size of the packed record in bytes. */
  length: number;
}
/** The part of a member that is packed. */
type MemberDetails = Omit<MemberContent, OutlineField$1>;
/** The parts of a member that may change once all members of the library are known. */
type PackedMemberChanges = Partial<
  Pick<MemberContent, 'enumValues'> & {
    facts: MemberFacts;
  }
>;
/**
 * A member that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a spread
 * or rest of it, neither for the compiler nor when it runs.
 */
declare class PackedMember extends PackedRecord<MemberDetails> implements MemberContent {
  #private;
  /** The facts that the plan needs. */
  readonly facts: MemberFacts;
  readonly refid: MemberContent['refid'];
  readonly kind: MemberContent['kind'];
  readonly name: MemberContent['name'];
  readonly unnamedType: MemberContent['unnamedType'];
  readonly qualifiedName: MemberContent['qualifiedName'];
  readonly protection: MemberContent['protection'];
  readonly strong: MemberContent['strong'];
  readonly callable: MemberContent['callable'];
  /** `span` is the record with the remaining fields. */
  constructor(
    outline: Omit<MemberOutline, 'length'>,
    span: RecordSpan,
    changes?: PackedMemberChanges,
  );
  /** Returns the same member with some changes. */
  with(changes: PackedMemberChanges): PackedMember;
  /** Returns the member, as it was read, with other ids of itself and of the symbols that it names. */
  withIds(ids: RenamedIds): PackedMember;
  get modifiers(): MemberContent['modifiers'];
  get noexceptExpression(): MemberContent['noexceptExpression'];
  get templateParams(): MemberContent['templateParams'];
  get type(): MemberContent['type'];
  get typeValues(): MemberContent['typeValues'];
  get definition(): string;
  get argsString(): string;
  get params(): MemberContent['params'];
  get bitfield(): MemberContent['bitfield'];
  get initializer(): MemberContent['initializer'];
  get exceptions(): MemberContent['exceptions'];
  get requires(): MemberContent['requires'];
  get read(): MemberContent['read'];
  get write(): MemberContent['write'];
  get qualifiers(): MemberContent['qualifiers'];
  get reimplements(): MemberContent['reimplements'];
  get reimplementedBy(): MemberContent['reimplementedBy'];
  get enumValues(): MemberContent['enumValues'];
  get brief(): MemberContent['brief'];
  get detailed(): MemberContent['detailed'];
  get inBody(): MemberContent['inBody'];
  get references(): MemberContent['references'];
  get referencedBy(): MemberContent['referencedBy'];
  get satisfies(): MemberContent['satisfies'];
  get verifies(): MemberContent['verifies'];
  get location(): MemberContent['location'];
}

/** The fields that are needed of all compounds and therefore not packed. */
type OutlineField =
  | 'refid'
  | 'kind'
  | 'name'
  | 'rawName'
  | 'nameInTypes'
  | 'language'
  | 'protection'
  | 'inner'
  | 'listing'
  | 'location'
  | 'place';
/** The part of a compound that is not packed, with the given forms of its members. */
interface KnownCompound<Content> extends Pick<CompoundContent, OutlineField> {
  /** The facts that the plan needs. */
  facts: CompoundFacts;
  /** Its sections. */
  sections: MemberSection<Content>[];
}
/** The part of a compound that is packed. */
type CompoundDetails = Omit<CompoundContent, OutlineField | 'sections'>;
/** The parts of a compound that may change once all compounds of the library are known. */
interface CompoundChanges extends Partial<
  Pick<
    Compound,
    | 'facts'
    | 'name'
    | 'inner'
    | 'sections'
    | 'allMembers'
    | 'listing'
    | 'bases'
    | 'derived'
    | 'includes'
    | 'includedBy'
    | 'graphs'
  >
> {
  /** The items that its other lists omit. */
  hidden?: HiddenItems | undefined;
}
/** The items that the lists of a compound omit. */
interface HiddenItems {
  /** Ids of the members and derived classes to omit. */
  refids: HiddenIds;
  /** If false, its includes are omitted, both the list and the graph. */
  includes: boolean;
}
/**
 * A compound that keeps only its outline in memory unpacked. Its other fields are getters, which are not part of a
 * spread or rest of it, neither for the compiler nor when it runs.
 */
declare class PackedCompound extends PackedRecord<CompoundDetails> implements CompoundContent {
  #private;
  /** The facts that the plan needs. */
  readonly facts: CompoundFacts;
  readonly refid: string;
  readonly kind: CompoundContent['kind'];
  readonly name: string;
  readonly rawName: string;
  readonly nameInTypes: CompoundContent['nameInTypes'];
  readonly language: CompoundContent['language'];
  readonly protection: CompoundContent['protection'];
  readonly inner: CompoundContent['inner'];
  readonly location: CompoundContent['location'];
  readonly place: CompoundContent['place'];
  readonly sections: MemberSection[];
  readonly listing: CompoundContent['listing'];
  /** `span` is the record with everything that `known` does not contain. */
  constructor(known: KnownCompound<Member>, span: RecordSpan, changes?: CompoundChanges);
  /** Returns the same compound with some changes. */
  with(changes: CompoundChanges): Compound;
  /** Returns the compound, as it was read, with other ids of its members and of the symbols that it names. */
  withIds(ids: RenamedIds): Compound;
  get title(): CompoundContent['title'];
  get modifiers(): CompoundContent['modifiers'];
  get templateParams(): CompoundContent['templateParams'];
  get requires(): CompoundContent['requires'];
  get initializer(): CompoundContent['initializer'];
  get conceptParts(): CompoundContent['conceptParts'];
  get bases(): CompoundContent['bases'];
  get derived(): CompoundContent['derived'];
  get includes(): CompoundContent['includes'];
  get includedBy(): CompoundContent['includedBy'];
  get exports(): CompoundContent['exports'];
  get allMembers(): CompoundContent['allMembers'];
  get brief(): CompoundContent['brief'];
  get detailed(): CompoundContent['detailed'];
  get graphs(): CompoundContent['graphs'];
  get requirements(): CompoundContent['requirements'];
  get satisfies(): CompoundContent['satisfies'];
  get verifies(): CompoundContent['verifies'];
  get rows(): CompoundContent['rows'];
  get tableOfContents(): boolean;
}

/** A function, variable, macro, enumeration or other member. */
type Member = PackedMember;
/** A class, namespace, file, group, page or other entity with its own XML file. */
type Compound = PackedCompound;
/** One of these kinds. */
type CompoundKind =
  | 'category'
  | 'class'
  | 'concept'
  | 'dir'
  | 'enum'
  | 'example'
  | 'exception'
  | 'file'
  | 'group'
  | 'interface'
  | 'module'
  | 'namespace'
  | 'page'
  | 'protocol'
  | 'requirement'
  | 'requirements'
  | 'service'
  | 'singleton'
  | 'struct'
  | 'type'
  | 'union';
/** One of these kinds. */
type MemberKind =
  | 'dcop'
  | 'define'
  | 'enum'
  | 'event'
  | 'friend'
  | 'function'
  | 'interface'
  | 'property'
  | 'prototype'
  | 'service'
  | 'signal'
  | 'slot'
  | 'typedef'
  | 'variable';
/** Access, as Doxygen writes it. */
type Protection = 'public' | 'protected' | 'private' | 'package';
/** Code in a signature: plain text, or text that links to a symbol. */
type CodePart =
  | string
  | {
      text: string;
      refid: string;
      external?: string;
    };
/** A type, initializer or clause with its links, left to right. */
type CodeText = CodePart[];
/** A parameter of a function, macro or template. */
interface Param {
  /** Attributes such as `[in]` (IDL) or `[[maybe_unused]]`. */
  attributes?: string;
  /** Type as written; missing in macros. */
  type?: CodeText;
  /** Name in the declaration. */
  name?: string;
  /** Name in the definition, when it differs. */
  definitionName?: string;
  /** Array part: `[5]`. */
  array?: string;
  /** The full declaration, if type, name and array part are not enough: for functions, and for `const` pointers. */
  declaration?: CodeText;
  /** Default value. */
  defaultValue?: CodeText;
  /** Type constraint of a template parameter. */
  constraint?: CodeText;
  /** Brief description given with `///<`. */
  brief: Description;
}
/** Location of a compound or member in the sources. */
interface Location {
  /** Path of the declaration, as Doxygen writes it. */
  file: string;
  /** 1-based line. */
  line?: number;
  /** Path of the definition's body. */
  bodyFile?: string;
  /** First line of the definition, 1-based. For a function that is declared elsewhere, the first line of its body. */
  bodyStart?: number;
  /** Last line of the body, 1-based; missing if Doxygen does not report one. */
  bodyEnd?: number;
  /** Path of the separate declaration. */
  declarationFile?: string;
  /** Line of the separate declaration. */
  declarationLine?: number;
}
/** A value of an enumeration. */
interface EnumValue {
  /** Doxygen's id. */
  refid: string;
  /** The name. */
  name: string;
  /** Access. */
  protection: Protection;
  /** `= 3`. */
  initializer?: CodeText;
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** The variants of the library that have it; missing if it is in all variants of its enumeration. */
  variants?: readonly string[];
}
/** A member that overrides this one, that this one overrides, or that a body refers to. */
interface MemberRef {
  /** Doxygen's id. */
  refid: string;
  /** The name as Doxygen writes it. */
  name: string;
}
/** A requirement that is satisfied or verified. */
interface RequirementRef {
  /** Doxygen's id. */
  refid: string;
  /** Text; may be empty. */
  text: string;
}
/** The facts that the plan needs of every member. Computed when members are read, so that the plan unpacks none. */
interface MemberFacts {
  /** Short hash that distinguishes it from its overloads. */
  overload: string;
  /** The link targets in its descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description, and neither have its parameters and values. */
  isUndescribed?: true;
  /** True if it is `static`. */
  isStatic?: true;
  /** The symbols that a function or typedef is declared with (see `declaredTypes`); missing if there are none. */
  types?: string[];
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** Path of its declaration, as Doxygen writes it; missing if it has no location. */
  file?: string;
  /** 1-based line of its declaration. */
  line?: number;
}
/** What the XML tells about a member. */
interface MemberContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: MemberKind;
  /** The name, never mangled: an anonymous enum has the name `(anonymous enum)`. */
  name: string;
  /** The name that Doxygen made up for the unnamed type of a variable, with all scopes and without white space. */
  unnamedType?: string;
  /** The names of the values, for a variable whose type is an unnamed enumeration. */
  typeValues?: readonly string[];
  /** Name with its scopes, separated by `::`. */
  qualifiedName: string;
  /** Access. */
  protection: Protection;
  /**
   * Adjectives for badges, in C++ order: `static`, `constexpr`, `virtual`, `pure virtual`, `explicit`, `noexcept`,
   * `final`, `readable`, …
   */
  modifiers: string[];
  /** The expression of `noexcept(…)`. */
  noexceptExpression?: string;
  /** `enum class`. */
  strong: boolean;
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[];
  /** The type of the value, or the return type; empty for conversion operators and constructors. */
  type: CodeText;
  /** Doxygen's `definition` text. */
  definition: string;
  /** Doxygen's `argsstring`, with trailing qualifiers. */
  argsString: string;
  /** Parameters. */
  params: Param[];
  /** True if it takes parameters in parentheses: functions, and macros with arguments. */
  callable: boolean;
  /** Width of a bitfield. */
  bitfield?: string;
  /** Initializer with its `=`, or a macro's text. */
  initializer?: CodeText;
  /** Exception specification. */
  exceptions?: CodeText;
  /** Requires clause, without the word. */
  requires?: CodeText;
  /** Read accessor of a property. */
  read?: string;
  /** Write accessor of a property. */
  write?: string;
  /** Qualifiers given in comments. */
  qualifiers: string[];
  /** Members that it overrides. */
  reimplements: MemberRef[];
  /** Members that override it. */
  reimplementedBy: MemberRef[];
  /** Values of an enumeration. */
  enumValues: EnumValue[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Description inside the body. */
  inBody: Description;
  /** Symbols that its body refers to. */
  references: MemberRef[];
  /** Members that refer to it in their bodies. */
  referencedBy: MemberRef[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Location in the sources. */
  location?: Location;
}
/** An entry of a section: a member defined here, or the refid of a member defined elsewhere. */
type SectionEntry<Content = Member> =
  | {
      member: Content;
    }
  | {
      refid: string;
      kind: string;
      name: string;
    };
/** A `sectiondef`: members that belong together. */
interface MemberSection<Content = Member> {
  /** Doxygen's kind: `public-func`, `user-defined`, …; may be empty. */
  kind: string;
  /** Title of a user-defined section. */
  header?: string;
  /** Text under the title. */
  description: Description;
  /** The members. */
  entries: SectionEntry<Content>[];
}
/** A base or derived class. */
interface InheritanceRef {
  /** Doxygen's id; missing for classes outside the project. */
  refid?: string;
  /** Name with template arguments. */
  name: CodeText;
  /** Access of the inheritance. */
  protection: Protection;
  /** True for virtual inheritance. */
  virtual: boolean;
}
/** An `#include` of a file or the header of a class. */
interface Include {
  /** Doxygen's id of the file, when it is part of the project. */
  refid?: string;
  /** Path as written. */
  name: string;
  /** True for `"x"`, false for `<x>`. */
  local: boolean;
}
/** The kinds of inner references. */
type InnerKind = 'dir' | 'file' | 'class' | 'concept' | 'namespace' | 'page' | 'group' | 'module';
/** A compound that belongs to another one. */
interface InnerRef {
  /** The list that contains it. */
  kind: InnerKind;
  /** Doxygen's id. */
  refid: string;
  /** Name as Doxygen writes it, never mangled. */
  name: string;
  /** Access. */
  protection?: Protection;
  /** True for an inline namespace. */
  inline: boolean;
}
/** A row of the list of all members, including inherited ones. */
interface AllMember {
  /** Doxygen's id. */
  refid: string;
  /** Its name. */
  name: string;
  /** Access, after inheritance. */
  protection: Protection;
  /** True for virtual and pure virtual functions. */
  virtual: boolean;
  /** True for pure virtual functions. */
  pure?: true;
  /** The scopes that distinguish it from members of the same name, with a trailing `::`; missing if unambiguous. */
  ambiguityScope?: string;
}
/** A part of a concept's definition: code and prose alternate. */
type ConceptPart =
  | {
      type: 'code';
      line?: number;
      code: CodeText;
    }
  | {
      type: 'doc';
      children: Description;
    };
/** A node of a graph. */
interface GraphNode {
  /** Id inside the graph. */
  id: string;
  /** Name. */
  label: string;
  /** Doxygen's id of the symbol. */
  refid?: string;
  /** Edges to other nodes. */
  children: {
    id: string;
    relation: string;
    labels: string[];
  }[];
}
/** A graph that Doxygen computed, or that is derived from its data. */
interface Graph {
  /** Which of Doxygen's graphs. The XML contains only the data of `calls`, `callers` and `folders`, not the graphs. */
  kind:
    'includes' | 'includedBy' | 'inheritance' | 'collaboration' | 'calls' | 'callers' | 'folders';
  /** The nodes; the first one is the subject of the graph. */
  nodes: GraphNode[];
}
/** A row of a table of requirements. */
interface RequirementRow {
  /** The raw requirement id. */
  refid: string;
  /** Page or tag file that describes it. */
  page?: string;
  /** Title. */
  title: Inline[];
  /** Where the requirement is stated. */
  location?: Location;
  /** Symbols that satisfy it. */
  satisfiedBy: MemberRef[];
  /** Symbols that verify it. */
  verifiedBy: MemberRef[];
}
/** The facts that the plan needs of every compound, like `MemberFacts` for members. */
interface CompoundFacts {
  /** The link targets in its own descriptions; missing if there are none. */
  ids?: string[];
  /** True if a description marks it as deprecated. */
  isDeprecated?: true;
  /** True if it has no description; its members do not count. */
  isUndescribed?: true;
  /**
   * Headers that it includes in angle brackets, or that the code in its comments includes; missing if there are none.
   */
  headers?: string[];
  /** For each other symbol, how many of this compound and its members refer to it; missing if there are none. */
  mentions?: Readonly<Record<string, number>>;
  /** True if one of its lists contains a member with only a generated name. */
  listsUnnamed?: true;
  /** True if an extension drops it. */
  isDropped?: true;
  /** The variants of the library that have it, in their order; missing if all have it, or if there are none. */
  variants?: readonly string[];
}
/** What the XML tells about a compound and its members. */
interface CompoundContent {
  /** Doxygen's id. */
  refid: string;
  /** The kind. */
  kind: CompoundKind;
  /** Qualified name (a path for files and folders), never mangled. */
  name: string;
  /** Name exactly as Doxygen writes it; used in permalinks. */
  rawName: string;
  /** For an unnamed struct or union, the `unnamedType` of its variables. */
  nameInTypes?: string;
  /** Title of a group, page or example; missing for other kinds. */
  title?: Inline[];
  /** Programming language: `C++`, `Java`. */
  language?: string;
  /** Access of an inner class. */
  protection: Protection;
  /** Adjectives for badges: `final`, `sealed`, `abstract`, `inline`, and qualifiers given in comments. */
  modifiers: string[];
  /** Template parameters; empty for `template <>`. */
  templateParams?: Param[];
  /** Requires clause, without the word. */
  requires?: CodeText;
  /** A concept's definition. */
  initializer?: CodeText;
  /** A concept's parts. */
  conceptParts: ConceptPart[];
  /** Base classes. */
  bases: InheritanceRef[];
  /** Derived classes. */
  derived: InheritanceRef[];
  /** Headers to include (classes), files included (files). */
  includes: Include[];
  /** Files that include this one. */
  includedBy: Include[];
  /** The exports of a module. */
  exports: {
    refid?: string;
    name: string;
  }[];
  /** Compounds that belong to this one. */
  inner: InnerRef[];
  /** Members by section. */
  sections: MemberSection<MemberContent>[];
  /** All members, including inherited ones. */
  allMembers: AllMember[];
  /** Brief description. */
  brief: Description;
  /** Detailed description. */
  detailed: Description;
  /** Graphs. */
  graphs: Graph[];
  /** Rows of a `requirements` compound. */
  requirements: RequirementRow[];
  /** Requirements that it satisfies. */
  satisfies: RequirementRef[];
  /** Requirements that it verifies. */
  verifies: RequirementRef[];
  /** Source listing of files and examples. */
  listing?: PackedListing;
  /** True if the page requests a table of contents. */
  tableOfContents: boolean;
  /** Location in the sources. */
  location?: Location;
  /** Rows that extensions add to the head of its page; missing if there are none. */
  rows?: OwnRow[];
  /** The XML file that it was read from. */
  place: Place;
}

/** A node of a description. */
type DescriptionNode = Inline | Block;
/** Calls a function with every node of a description, parents first, in reading order. */
declare function visit(
  nodes: readonly DescriptionNode[],
  enter: (node: DescriptionNode) => void,
): void;
/** The text of inlines without styling; formulas as TeX, images as their alternative text. */
declare function plainText(inlines: readonly Inline[]): string;
/** The text of a block: the text itself, or the child nodes that contain it. */
type BlockText = string | readonly (readonly DescriptionNode[])[];
/** The text of blocks with white space collapsed, for search, summaries and metadata; `contentOf` can select parts. */
declare function textOfBlocks(
  blocks: readonly DescriptionNode[],
  contentOf?: (node: Block) => BlockText,
): string;
/** The text of a type, initializer or clause. */
declare function textOfCode(code: CodeText): string;

/** The symbols that a rule hides. */
interface HiddenCount {
  /** The rule. */
  rule: HidingRule;
  /** Their number. */
  count: number;
  /** The number of those with a description. */
  described: number;
}
/** How many symbols of a sort the XML has, and what becomes of them. */
interface SymbolCounts {
  /** The number in the XML: that of the shown, the hidden and the lost ones. */
  total: number;
  /** The number with a place on the site. */
  shown: number;
  /** The hidden ones by rule, the largest number first. */
  hidden: HiddenCount[];
}
/** What the site shows of the XML of an API reference. */
interface Coverage {
  /** Name of the docs version; missing if the site has no docs. */
  docsVersion?: string;
  /** Members, values of enumerations included; a member in several files counts once. */
  members: SymbolCounts;
  /** Compounds. */
  compounds: SymbolCounts;
}

/** A file of the site: its content, a file to copy, or a file that was written during rendering. */
type OutputFile = {
  /** Path below the output folder, with `/` as separator. */
  path: string;
} & (
  | {
      /** The content; text is written as UTF-8. */
      bytes: Uint8Array | string;
    }
  | {
      /** Path of the file to copy. */
      source: string;
    }
  | {
      /** Hash of the content. */
      hash: string;
      /** True if the next site has the file, missing if the output folder has it. */
      isStored?: true;
    }
);

/** A step of the build for the progress line. */
interface ProgressStep {
  /** Name of the step. */
  name: string;
  /** The language that is built; missing if there is only one. */
  language?: string;
  /** Number of items done. */
  done?: number;
  /** Total number of items. */
  total?: number;
}
/** Result of a build. */
interface BuildResult$1 {
  /** Number of pages. */
  pages: number;
  /** Number of files written. */
  written: number;
  /** Number of unchanged files. */
  unchanged: number;
  /** Number of files removed. */
  removed: number;
  /** The files of the site, written unless it has several languages; empty after an error. */
  files: readonly OutputFile[];
  /** What the site shows of the XML of each API reference. */
  coverage: readonly Coverage[];
  /** The site's own code, if it is why pages have no content security policy. */
  uncoveredCode?: readonly string[];
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Duration of each step in milliseconds. */
  steps: {
    name: string;
    milliseconds: number;
  }[];
  /** Number of threads that rendered pages. */
  threads: number;
}

/** Result of a build, or of an earlier one that is still valid. */
interface RecalledResult extends BuildResult$1 {
  /** True if the build was skipped because nothing has changed since the last one. */
  isRecalled: boolean;
  /** Why this build, or the next one, cannot be skipped: sentences. */
  remarks: string[];
}

/** What every function takes. */
interface RunOptions {
  /** Stops the work soon; the function then throws the signal's reason, and leaves no unfinished files. */
  signal?: AbortSignal;
  /** Receives each step of the work, and the progress of long steps. */
  onProgress?: (step: ProgressStep) => void;
}
/** What every function returns, also if the input is damaged: only an `AbortSignal` makes one throw. */
interface Outcome<Result> {
  /** True if no diagnostic is an error. */
  ok: boolean;
  /** The result; missing if errors leave nothing to return. */
  result?: Result;
  /** What is wrong or worth a remark, in the order of its discovery; the paths in it are relative to the working folder. */
  diagnostics: readonly Diagnostic[];
}

/** What to build, and how; paths are relative to the working folder. */
interface BuildRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`, and is the only source without a configuration. */
  xml?: string | undefined;
  /** Output folder. */
  out: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** True to make the site work from `file:` and below any path; adds to the option `portable`. */
  portable?: boolean | undefined;
  /** True to build a docset for Dash and Zeal instead of a website; adds to the option `docset`. */
  docset?: boolean | undefined;
  /** Maximum number of threads. */
  workers?: number | undefined;
  /** False disables the cache. */
  cache?: boolean | undefined;
}

/** What to check, and how; paths are relative to the working folder. */
interface CheckOptions extends RunOptions, Omit<BuildRequest, 'out'> {}
/** What to build, where to, and how; paths are relative to the working folder. */
interface BuildOptions extends CheckOptions {
  /** Output folder; `build` by default. */
  out?: string;
}
/** The figures of a build or check. */
interface BuildResult extends Pick<
  RecalledResult,
  | 'pages'
  | 'written'
  | 'unchanged'
  | 'removed'
  | 'milliseconds'
  | 'steps'
  | 'threads'
  | 'isRecalled'
  | 'coverage'
> {
  /** Output folder, absolute. */
  out: string;
}
/** Builds a site, as `mtp-site build` does. A site with errors is not written. */
declare function build(options?: BuildOptions): Promise<Outcome<BuildResult>>;
/** Runs all checks of a build without writing files, as `mtp-site check` does. */
declare function check(options?: CheckOptions): Promise<Outcome<BuildResult>>;

/** Which configuration to load; paths are relative to the working folder. */
interface LoadOptions extends RunOptions {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string;
}
/** Loads and validates a configuration: all options with their defaults, and all paths absolute. */
declare function loadConfig(options?: LoadOptions): Promise<Outcome<Config>>;
/** How to read a folder with Doxygen's XML. */
interface ReadDoxygenOptions extends RunOptions {
  /** Tag files that the XML refers to: paths, relative to the working folder, to the URLs of their sites. */
  tagFiles?: Readonly<Record<string, string>>;
}
/** Reads a folder with Doxygen's XML into the model that the pages of a site are made of. */
declare function readDoxygen(
  folder: string,
  options?: ReadDoxygenOptions,
): Promise<Outcome<ApiReference>>;

/** The public API of one release. */
interface Snapshot {
  /** What the snapshot describes, and how it was made. */
  header: SnapshotHeader;
  /** The headers that users include, by their paths. */
  headers: ReadonlyMap<string, SnapshotHeaderFile>;
  /** The public symbols by owner, sorted by owner and key. */
  scopes: readonly SnapshotScope[];
}
/** The first lines of a snapshot. */
interface SnapshotHeader {
  /** Version of the file format. */
  formatVersion: number;
  /** Name of the library. */
  library: string;
  /** The release: `3.1.2`. */
  release: string;
  /** Date of the release, `2026-11-22`; missing if it is not known. */
  date?: string;
  /** Version of Doxygen that wrote the XML. */
  doxygen?: string;
  /** The settings that decide which symbols the XML contains: option to value. */
  settings: Readonly<Record<string, string>>;
  /** The names of scopes that hide what they contain, as patterns. */
  hidden: readonly string[];
  /** Qualified names of the inline namespaces, sorted: `lib::v2`; missing if there are none. */
  inline?: readonly string[];
  /**
   * Maps the aliases in hidden scopes that public declarations use to their targets: `lib::detail::id<T>::type` to `T`.
   * Missing if there are none.
   */
  aliases?: Readonly<Record<string, string>>;
  /** Number of symbols. */
  symbols: number;
  /** Checksum of the symbols, which shows that a file was edited by hand. */
  checksum: string;
  /** Version of mtp-site that wrote the snapshot. */
  tool: string;
}
/** A header that users include. */
interface SnapshotHeaderFile {
  /** The other headers that it includes, sorted. */
  includes?: readonly string[];
  /** The headers of other libraries that it includes, sorted: `string`. */
  external?: readonly string[];
  /** True for a header that the configuration names as one that users include instead of those that it includes. */
  umbrella?: true;
  /** The names that its text declares, packed by `packNames`; missing if the text is not known. */
  names?: string;
  /** Name of its page in Doxygen's HTML, without the ending; only in snapshots that keep Doxygen's ids. */
  doxygen?: string;
}
/** The symbols of one owner. */
interface SnapshotScope {
  /** Qualified name of the owner, without inline namespaces; empty for the global scope. */
  owner: string;
  /** Its public symbols, sorted by key. */
  symbols: readonly SnapshotSymbol[];
}
/** In a file, what most symbols of an owner have in common; their lines leave it out. */
interface CommonFields {
  /** Path of the header. */
  header?: string;
  /** Path of the page on the site; the addresses of symbols on it start with `#`. */
  page?: string;
  /** Name of the page in Doxygen's HTML; the ids of symbols on it start with `#`. */
  doxygen?: string;
}
/** The kinds of symbols in snapshots. */
type SymbolKind =
  | 'class'
  | 'struct'
  | 'union'
  | 'function'
  | 'variable'
  | 'alias'
  | 'enum'
  | 'enumerator'
  | 'concept'
  | 'macro';
/** Words that declare something about a symbol; only their presence is compared. */
type SymbolFlag =
  | 'abstract'
  | 'aggregate'
  | 'const'
  | 'consteval'
  | 'counted'
  | 'constexpr'
  | 'default'
  | 'delete'
  | 'explicit'
  | 'final'
  | 'lvalue'
  | 'mutable'
  | 'nodiscard'
  | 'noexcept'
  | 'override'
  | 'pure'
  | 'rvalue'
  | 'scoped'
  | 'static'
  | 'virtual'
  | 'volatile';
/** A public symbol. Empty fields are left out. */
interface SnapshotSymbol {
  /** The kind. */
  kind: SymbolKind;
  /** The name in its owner; of a specialisation, with its arguments. */
  name: string;
  /** Template parameters; empty for `template <>`. */
  template?: readonly SnapshotParam[];
  /** Parameters of functions, and of macros with arguments. */
  params?: readonly SnapshotParam[];
  /** Return type, type of a variable, target of an alias, underlying type of an enum. */
  type?: string;
  /** Flags, sorted. */
  flags?: readonly SymbolFlag[];
  /** Expression of `noexcept(…)`. */
  noexcept?: string;
  /** Requires clause. */
  requires?: string;
  /** Initializer of a variable, value of an enumerator, text of a macro, definition of a concept. */
  value?: string;
  /** Width of a bit field. */
  bits?: string;
  /** Base classes that are not private. */
  bases?: readonly SnapshotBase[];
  /** Names of the member variables of an aggregate, in the order of their declarations. */
  fields?: readonly string[];
  /** `protected`; missing for public symbols. */
  access?: 'protected';
  /** Path of the header that users include. */
  header?: string;
  /** Path of the header that contains the declaration, if users include another one. */
  declaredIn?: string;
  /** The text of the deprecation; `true` if it has none. */
  deprecated?: string | true;
  /** The release that `\since` names. */
  since?: string;
  /** Path on the site with its anchor, below the base path; missing in snapshots of releases without a site. */
  address?: string;
  /**
   * Page and anchor in Doxygen's HTML, `classshapes_1_1Square#a0b1…`, without the ending of the page; only in snapshots
   * that keep Doxygen's ids.
   */
  doxygen?: string;
}
/** A parameter. */
interface SnapshotParam {
  /** Its type, with an array part; missing in macros. */
  type?: string;
  /** Its name; missing if it has none. */
  name?: string;
  /** Its default. */
  default?: string;
}
/** A base class. */
interface SnapshotBase {
  /** Name with template arguments. */
  name: string;
  /** `protected`; missing for public bases. */
  access?: 'protected';
  /** True for virtual inheritance. */
  virtual?: true;
}

/** What users of a changed symbol should know besides what changed. */
interface ChangeAdvice {
  /** Qualified name of what replaces it in the newer release; missing if it is not known. */
  instead?: string;
  /** The text of its deprecation; missing if it has none. */
  deprecation?: string;
  /** What readers have to be warned of; missing if there is nothing. */
  warning?: AdviceWarning;
}

/** A symbol with its owner. */
interface OwnedSymbol {
  /** Qualified name of the owner; empty for the global scope. */
  owner: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
}
/** A change of the API between two releases. */
interface ApiChange {
  /** The rule that names the change. */
  rule: RuleId;
  /** Qualified name of the symbol, in the older release if it has it; of a header, its path. */
  name: string;
  /**
   * What changed, if the symbol has several such parts: the name or number of a parameter, a base class. If it has another
   * name or scope, its new qualified name.
   */
  part?: string;
  /** Number of the symbols that a header with another name declares. */
  symbols?: number;
  /** The symbol in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The symbol in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** What users should know besides; missing if nothing is known. */
  advice?: ChangeAdvice;
}

/** What the compiler says about a change. */
type Confirmation =
  | {
      /** Code of users does not compile with the newer release. */
      outcome: 'breaks';
      /** What the code does. */
      use: string;
      /** What the compiler says. */
      message: string;
      /** True if only uses that few callers write do not compile. */
      isRare: boolean;
    }
  | {
      /** All uses compile with both releases. */
      outcome: 'compiles';
      /** What the code does. */
      uses: readonly string[];
    }
  | {
      /** No use could be tried. */
      outcome: 'untried';
      /** Why not: a sentence without its period. */
      reason: string;
    };

/** A change that the maintainers accept. */
interface AcceptedChange {
  /** The older release. */
  from: string;
  /** The newer release; also accepts what is found before it has its number. */
  to: string;
  /** The rule. */
  rule: RuleId;
  /** Qualified name of the symbol; with `::*` at the end, all symbols in a scope. */
  symbol: string;
  /** Why the change is accepted. */
  reason: string;
}
/** A change with its consequences. */
interface JudgedChange {
  /** The change. */
  change: ApiChange;
  /** What the release number must announce. */
  verdict: Verdict;
  /** The group in reports. */
  category: ChangeCategory;
  /** True if compiled code must be compiled again. */
  breaksAbi: boolean;
  /** Why the maintainers accept it; missing if they do not. */
  accepted?: string;
  /** What a compiler said about it; missing if none was asked. */
  confirmation?: Confirmation;
}

/** All changes of one declaration. */
interface ChangedSymbol {
  /** Qualified name; of a header, its path. */
  name: string;
  /** The declaration in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The declaration in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** Its changes, the most important first. */
  changes: JudgedChange[];
  /** Number of its members that were added or removed with it; of a header with another name, of its symbols. */
  members: number;
}
/** The changed declarations of one category, sorted by name. */
interface ChangeGroup {
  /** The category of their most important change. */
  category: ChangeCategory;
  /** The declarations. */
  symbols: ChangedSymbol[];
}

/** The comparison of two releases. */
interface ChangeReport {
  /** The older release. */
  before: SnapshotHeader;
  /** The newer release. */
  after: SnapshotHeader;
  /** Every change, by name. */
  changes: readonly JudgedChange[];
  /** The changes for readers, the most important first. */
  groups: readonly ChangeGroup[];
  /** The release that the changes need. */
  needed: Verdict;
  /** The release that the numbers announce; missing if they announce nothing. */
  announced?: Verdict;
  /** Accepted changes that did not occur. */
  unused: readonly AcceptedChange[];
  /** Rules that could not be applied, because only one release of Doxygen writes what they compare. */
  leftOut: readonly RuleId[];
  /** The settings of Doxygen that differ. */
  settings: readonly string[];
}
/** One of the limits. */
type Limit = 'bump' | 'doubtful' | 'major' | 'minor' | 'never' | 'risky';

/** Which release to take. */
interface ReleaseRequest {
  /** Folder with Doxygen's XML, if it is not that of the site. */
  xml?: string | undefined;
  /** Name of the release. */
  release?: string | undefined;
  /** Date of the release: `2026-11-22`. */
  date?: string | undefined;
  /** Keeps Doxygen's ids. */
  legacy?: boolean | undefined;
}

/** Which release to take; paths are relative to the working folder. */
interface SnapshotOptions extends RunOptions, ReleaseRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
}
/** A snapshot, and the text of its file. */
interface SnapshotResult {
  /** The public API of the release. */
  snapshot: Snapshot;
  /** The text of a file with the snapshot, as `mtp-site snapshot` writes it for a new release. */
  text: string;
}
/** Takes the snapshot of the public API of a release. Writes no file. */
declare function takeSnapshot(options?: SnapshotOptions): Promise<Outcome<SnapshotResult>>;
/** What to compare; paths are relative to the working folder. */
interface DiffOptions extends RunOptions {
  /** The older side: a release, the file of a snapshot, a folder with XML, or `latest`, which is the default. */
  before?: string;
  /** The newer side, named in the same way; the configured XML by default. */
  after?: string;
  /** Configuration file; `site.config.yaml` by default, which two named sides do not need. */
  config?: string;
  /** Folder with the XML of the newer side; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Name of the newer release, if the newer side is XML. */
  release?: string;
  /** The smallest change that fails; `bump`, the default, for changes that the number of the release does not announce. */
  failOn?: Limit;
}
/** Two releases that were compared. */
interface DiffResult {
  /** The changes, and what they need. */
  report: ChangeReport;
  /** The changes that fail; the outcome then has an error that says so. */
  failing: readonly JudgedChange[];
}
/** Compares the public API of two releases, as `mtp-site diff` does. */
declare function diff(options?: DiffOptions): Promise<Outcome<DiffResult>>;

/** Which built site to serve, and where; paths are relative to the working folder. */
interface ServeOptions extends RunOptions {
  /** Folder of the built site; `build` by default. */
  out?: string;
  /** Configuration file with the base path; `site.config.yaml` by default, if there is one. */
  config?: string;
  /** Base path; that of the configuration by default, or `/` without one. */
  base?: string;
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
}
/** A server that runs. */
interface RunningServer {
  /** Address of the site. */
  url: string;
  /** Port that it listens on. */
  port: number;
  /** Stops the server; the signal of the options does the same. */
  close: () => Promise<void>;
}
/** Serves a built site on this machine, as a static host would, until it is closed. */
declare function serve(options?: ServeOptions): Promise<Outcome<RunningServer>>;

/** The result of the start, or of a change. */
interface SessionReport {
  /** What happened: `recalled` if nothing has changed since an earlier session. */
  kind: 'recalled' | 'built' | 'changed';
  /** The changed files, as messages name them. */
  changed: string[];
  /** Number of pages: all at the start, the changed ones later. */
  pages: number;
  /** Time until the last page was written, in milliseconds. */
  milliseconds: number;
  /** All diagnostics of the current site. */
  diagnostics: readonly Diagnostic[];
}

/** The result of a run of Doxygen. */
interface DoxygenRun {
  /** Its warnings; an error if it failed. */
  diagnostics: Diagnostic[];
  /** Its duration, in milliseconds. */
  milliseconds: number;
}

/** What to watch, and where to serve it; paths are relative to the working folder. */
interface WatchRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string | undefined;
  /** Output folder; one in the cache of the site by default. */
  out?: string | undefined;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** Port to listen on, or the next free one; 0 for any. */
  port: number;
  /** Host name or address to listen on. */
  host: string;
  /** False disables the cache. */
  cache?: boolean | undefined;
}

/** What to watch, and who learns of it; paths are relative to the working folder. */
interface WatchOptions extends Pick<RunOptions, 'signal'>, Omit<WatchRequest, 'port' | 'host'> {
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
  /** Host name or address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** Receives the result of the first build and of each change. */
  onReport?: (report: SessionReport) => void;
  /** Receives each run of Doxygen, if the configuration has a command, and the sources that caused it. */
  onDoxygen?: (run: DoxygenRun, changed: readonly string[]) => void;
}
/** Serves a site while its sources are edited, and rebuilds it on every change, until it is closed. */
declare function watch(options?: WatchOptions): Promise<Outcome<RunningServer>>;

export {
  build,
  check,
  diff,
  loadConfig,
  plainText,
  readDoxygen,
  serve,
  takeSnapshot,
  textOfBlocks,
  textOfCode,
  visit,
  watch,
};
export type {
  AllMember,
  Anchor,
  ApiReference,
  Block,
  BuildOptions,
  BuildResult,
  ChangeReport,
  CheckOptions,
  CodeClass,
  CodeLine,
  CodePart,
  CodeSpan,
  CodeText,
  CommonFields,
  Compound,
  CompoundChanges$1 as CompoundChanges,
  CompoundContent,
  CompoundFacts,
  CompoundKind,
  ConceptPart,
  Config,
  DefinitionItem,
  DefinitionList,
  Description,
  Details,
  Diagnostic,
  Diagram,
  DiffOptions,
  DiffResult,
  DoxygenRun,
  EnumValue,
  Extension,
  ExtensionElement,
  ExtensionPage,
  ExtensionReport,
  ExtensionTools,
  Figure,
  FormulaBlock,
  Graph,
  GraphNode,
  Heading,
  Include,
  InheritanceRef,
  Inline,
  InlineFormula,
  InlineImage,
  InnerKind,
  InnerRef,
  JudgedChange,
  Level,
  LineBreak,
  Link,
  LinkList,
  List,
  ListItem,
  Listing,
  ListingBlock,
  LoadOptions,
  Location,
  Markup,
  Member,
  MemberChanges,
  MemberContent,
  MemberFacts,
  MemberKind,
  MemberRef,
  MemberSection,
  Note,
  NoteKind,
  Outcome,
  Paragraph,
  Param,
  ParameterItem,
  ParameterList,
  ParameterName,
  Place,
  Preformatted,
  ProgressStep,
  Protection,
  Quote,
  RawHtmlBlock,
  RawHtmlInline,
  ReadDoxygenOptions,
  Ref,
  RequirementRef,
  RequirementRow,
  Rule,
  RunOptions,
  RunningServer,
  Section,
  SectionEntry,
  ServeOptions,
  SessionReport,
  Snapshot,
  SnapshotBase,
  SnapshotHeader,
  SnapshotHeaderFile,
  SnapshotOptions,
  SnapshotParam,
  SnapshotResult,
  SnapshotScope,
  SnapshotSymbol,
  Styled,
  SymbolFlag,
  SymbolKind,
  SymbolRef,
  Table,
  TableCell,
  Text,
  WatchOptions,
  Xref,
};
