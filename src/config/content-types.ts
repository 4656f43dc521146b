import type { ShownSymbols } from '../shared/shown-symbols.ts';
import type { Place } from '../shared/place.ts';
import type { CheckSeverity } from './check-severity.ts';
import type { LegacyUrlsConfig } from './legacy-urls-types.ts';

/** Which graphs of Doxygen are drawn. */
export interface DiagramsConfig {
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
export interface DiagramCommandsConfig {
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
export interface DoxygenConfig {
  /** Folder with Doxygen's XML; with variants, that of the first one. */
  xml: string;
  /** Folders with the XML of the variants of the library, by the name that readers see; none when missing. */
  variants?: Record<string, string>;
  /** Macros of the library, each with the language standard from which on it is defined; none when missing. */
  standards?: Record<string, string>;
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
export interface SourceUrl {
  /** URL template with the placeholders `{path}`, `{line}` and `{revision}`. */
  template: string;
  /** Place of the template in the configuration. */
  place: Place;
}

/** The API reference of a version of the docs; missing settings are inherited from the latest version. */
export interface VersionDoxygenConfig extends Partial<
  Omit<DoxygenConfig, 'diagrams' | 'command' | 'sources'>
> {
  /** Folder with Doxygen's XML. */
  xml: string;
  /** Diagrams. */
  diagrams?: Partial<DiagramsConfig>;
}

/** A version of the docs. */
export interface DocsVersionConfig {
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
export type EditUrl = string | { module: string };

/** Parts of the last update to show. */
export interface LastUpdateConfig {
  /** Shows the day. */
  showLastUpdateTime: boolean;
  /** Shows the author. */
  showLastUpdateAuthor: boolean;
}

/** A set of guides. */
export interface DocsConfig extends LastUpdateConfig {
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
export interface BlogConfig extends LastUpdateConfig {
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
export interface PagesConfig extends LastUpdateConfig {
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
