import type { ShownSymbols } from '../shared/shown-symbols.ts';
import type { Place } from '../shared/place.ts';
import type { CheckSeverity } from './check-severity.ts';

/** Which graphs of Doxygen are drawn. */
export interface DiagramsConfig {
  /** Base and derived classes. */
  inheritance: boolean;
  /** Files that a file includes, and files that include it. */
  includes: boolean;
  /** What a class is made of. */
  collaboration: boolean;
  /** Functions that a function calls; as Doxygen's settings say when missing. */
  calls?: boolean;
  /** Functions that call a function; as Doxygen's settings say when missing. */
  callers?: boolean;
  /** Folders that the files of a folder include; as Doxygen's settings say when missing. */
  folders?: boolean;
  /** A graph of more nodes stays a list. */
  maxNodes: number;
}

/** Shell commands that make SVG of diagrams; a language without command is shown as its source. */
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

/** Where the API reference comes from. */
export interface DoxygenConfig {
  /** Folder with Doxygen's XML. */
  xml: string;
  /** Shell command that writes it, when something in the sources changes under development. */
  command?: string;
  /** What it is made from: folders and files, absolute paths. */
  sources?: string[];
  /** Site path below which the pages stand, no slashes at the ends. */
  routeBasePath: string;
  /** Label of the sidebar's first link; the title of the overview page when missing. */
  sidebarLabel?: string;
  /** Title of the overview page; that of the main page, or name and version of the library, when missing. */
  title?: string;
  /** Which symbols are shown, whatever the Doxyfile says. */
  show: Partial<ShownSymbols>;
  /** Whether the sidebar and the overview are arranged as Doxygen's settings say, or in the usual order. */
  navigation: 'layout' | 'usual';
  /** Maps the path of another project's tag file to the URL of its pages. */
  tagFiles: Record<string, string>;
  /** Where names of the C++ standard library lead. */
  standardLibrary: 'cppreference' | 'none';
  /** Whether inline code in texts that names exactly one public symbol becomes a link. */
  autolink: 'inlineCode' | 'none';
  /** Starts of paths that `#include` lines leave out; found when missing. */
  includeRoot?: string[];
  /** `<x>` or `"x"` in `#include` lines; as Doxygen's settings say when missing. */
  includeStyle?: 'angle' | 'quote';
  /** Macros of declarations that expand to attributes, beside those that their names tell. */
  attributeMacros: string[];
  /** Diagrams. */
  diagrams: DiagramsConfig;
  /** Commands that draw the diagrams of comments. */
  diagramCommands: DiagramCommandsConfig;
  /** What becomes of the HTML in comments: only what is harmless stays, or all, or nothing. */
  rawHtml: 'sanitize' | 'trust' | 'drop';
  /** File with the macros of formulas; that of Doxygen's settings when missing. */
  formulaMacros?: string;
  /** Where the repository shows a line of a source; no such links when missing. */
  sourceUrl?: SourceUrl;
  /** The revision of the sources in the repository; what is checked out when missing. */
  revision?: string;
}

/** The addresses of sources in a repository. */
export interface SourceUrl {
  /** The address, with `{path}`, `{line}` and `{revision}` for what differs. */
  template: string;
  /** Where it is written. */
  place: Place;
}

/** The API reference of a version of the docs; what is missing is as in that of the latest version. */
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
  /** Robots are told not to index. */
  noIndex: boolean;
  /** Its API reference; that of the latest version stands at the top. */
  doxygen?: VersionDoxygenConfig;
}

/**
 * What edit links are made of: the URL of the folder with the configuration, to which the path of the source file is
 * appended, or a module (path of the file) whose default export is asked for the address of each text.
 */
export type EditUrl = string | { module: string };

/** What is shown of the last update of a text. */
export interface LastUpdateConfig {
  /** Shows the day. */
  showLastUpdateTime: boolean;
  /** Shows the author. */
  showLastUpdateAuthor: boolean;
}

/** The guides. */
export interface DocsConfig extends LastUpdateConfig {
  /** Folder with the Markdown files. */
  path: string;
  /** Where the texts are a translation: the folder of the default language, which has what is not translated. */
  defaultPath?: string;
  /** Site path below which the docs stand, no slashes at the ends. */
  routeBasePath: string;
  /** File that names the sidebars; generated from the folders when missing, false for none. */
  sidebar?: string | false;
  /** Categories of the sidebars can be closed where they do not say otherwise. */
  sidebarCollapsible: boolean;
  /** Categories of the sidebars are closed at first where they do not say otherwise. */
  sidebarCollapsed: boolean;
  /** Globs of the files that are guides, below the folder. */
  include: string[];
  /** Globs of the files among them that are none. */
  exclude: string[];
  /** Takes numbers off the names of files and folders, and orders by them. */
  numberPrefixParser: boolean;
  /** Name of the file that declares tags, below the folder; false for none. */
  tags: string | false;
  /** Site path of the list of tags below that of the guides, no slashes at the ends. */
  tagsBasePath: string;
  /** What happens to tags that the file of tags does not declare. */
  onInlineTags: CheckSeverity;
  /** Where edit links lead. */
  editUrl?: EditUrl;
  /** Edit links of older versions lead to the text of the docs folder. */
  editCurrentVersion: boolean;
  /** Breadcrumbs above the text. */
  breadcrumbs: boolean;
  /** Settings of versions, by name. */
  versions: Record<string, DocsVersionConfig>;
  /** The version at the root of the docs; the newest released one when missing. */
  lastVersion?: string;
  /** Builds the docs folder itself beside the released versions. */
  includeCurrentVersion: boolean;
  /** The versions to build; all when missing. */
  onlyIncludeVersions?: string[];
  /** Builds the docs folder only. */
  disableVersioning: boolean;
  /** Where the version that a reader chose is kept. */
  versionPersistence: 'localStorage' | 'none';
}

/** Style sheets that show feeds as pages: XSL files (paths), each with a CSS file of the same name beside it. */
export interface FeedStyles {
  /** That of the RSS feed. */
  rss?: string;
  /** That of the Atom feed. */
  atom?: string;
}

/** The blog. */
export interface BlogConfig extends LastUpdateConfig {
  /** Folder with the posts. */
  path: string;
  /** Where the texts are a translation: the folder of the default language, which has what is not translated. */
  defaultPath?: string;
  /** Site path of the index, no slashes at the ends. */
  routeBasePath: string;
  /** Globs of the files that are posts, below the folder. */
  include: string[];
  /** Globs of the files among them that are none. */
  exclude: string[];
  /** Title of the index. */
  title: string;
  /** Description of the index. */
  description: string;
  /** Newest posts first, or last. */
  sortPosts: 'descending' | 'ascending';
  /** Posts on one page of a list. */
  postsPerPage: number | 'all';
  /** Site path of further pages below that of a list, no slashes at the ends. */
  pageBasePath: string;
  /** Entries of the list of recent posts; 0 for none. */
  recentPosts: number | 'all';
  /** Heading of that list; a text of the interface when missing. */
  recentPostsTitle?: string;
  /** Groups that list by years. */
  recentPostsByYear: boolean;
  /** Site path of the archive below that of the blog, no slashes at the ends; false for none. */
  archiveBasePath: string | false;
  /** Name of the file that declares tags, below the folder; false for none. */
  tags: string | false;
  /** Site path of the list of tags below that of the blog, no slashes at the ends. */
  tagsBasePath: string;
  /** What happens to tags that the file of tags does not declare. */
  onInlineTags: CheckSeverity;
  /** Name of the file that declares authors, below the folder. */
  authors: string;
  /** Site path of the list of authors below that of the blog, no slashes at the ends. */
  authorsBasePath: string;
  /** What happens to authors whom only a post declares. */
  onInlineAuthors: CheckSeverity;
  /** Regular expression of the mark that ends excerpts; the usual marks when missing. */
  truncateMarker?: string;
  /** What happens to posts without that mark. */
  onUntruncatedPosts: CheckSeverity;
  /** Shows how long a post takes to read. */
  readingTime: boolean;
  /** Words that a reader reads in a minute. */
  wordsPerMinute: number;
  /** Where edit links lead. */
  editUrl?: EditUrl;
  /** Feeds to write. */
  feeds: ('rss' | 'atom' | 'json')[];
  /** Newest posts in a feed; 0 for all. */
  feedLimit: number;
  /** Title of the feeds; made of the site's when missing. */
  feedTitle?: string;
  /** Description of the feeds; their title when missing. */
  feedDescription?: string;
  /** Copyright line of the feeds; empty for none. */
  feedCopyright: string;
  /** Language of the feeds; that of the site when missing. */
  feedLanguage?: string;
  /** Shows RSS and Atom feeds as pages: with the own XSL and CSS, with CSS alone, with files of the user, or not at all. */
  feedStyles: false | 'xsl' | 'css' | FeedStyles;
}

/** Stand-alone pages. */
export interface PagesConfig extends LastUpdateConfig {
  /** Folder with the pages. */
  path: string;
  /** Where the texts are a translation: the folder of the default language, which has what is not translated. */
  defaultPath?: string;
  /** Site path below which the pages stand, no slashes at the ends. */
  routeBasePath: string;
  /** Globs of the files that are pages, below the folder. */
  include: string[];
  /** Globs of the files among them that are none. */
  exclude: string[];
  /** Where edit links of Markdown pages lead. */
  editUrl?: EditUrl;
}
