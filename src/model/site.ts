import type { ApiCoverage } from './api-coverage.ts';
import type { ApiHistory } from './api-history.ts';
import type { ExampleMarks } from './example-marks.ts';
import type { Ledger } from './ledger.ts';
import type { Root } from 'hast';
import type { PublishedData } from '../shared/global-data.ts';
import type { TocInline } from '../shared/page-data.ts';
import type { OwnPage } from './extension.ts';
import type { DroppedSymbols, HiddenIds } from './hiding-rules.ts';
import type { ShownSymbols } from '../shared/shown-symbols.ts';
import type { ReferenceLanguage } from '../shared/texts/language-words.ts';
import type { Place } from '../shared/place.ts';
import type { Compound } from './compound.ts';
import type { NavigationTab } from './navigation-tabs.ts';
import type { PackedListing } from './packed-listing.ts';
import type { ProseModule } from './prose-code.ts';
import type { ImageSize, Photo } from './image.ts';
import type { SidebarConfig } from './sidebar.ts';

/** Everything that was read; the input of the plan. */
export interface Site {
  /** The API references, that of the latest docs version first; empty if no XML folder is configured. */
  apis: ApiReference[];
  /** The guides by version, newest first; empty if there are none. */
  docs: DocsVersion[];
  /** The blog; missing if none is configured. */
  blog?: Blog;
  /** Stand-alone pages, sorted by permalink. */
  standalone: StandalonePage[];
  /** Images and files next to the texts that name them: maps the path of each, as messages name it, to its copy. */
  localAssets: ReadonlyMap<string, StaticFile>;
  /**
   * Files and folders of the repository that texts link to and the site does not publish, by their paths as messages
   * name them; missing if there are none.
   */
  repositoryFiles?: ReadonlyMap<string, RepositoryFile>;
  /** Files that are copied as they are. */
  staticFiles: StaticFile[];
  /** The images in texts that get smaller variants, each once, with their files on disk; missing if there are none. */
  photos?: (Photo & { source: string })[];
  /** The folder of the stand-alone pages; missing if there are none. */
  pagesFolder?: PagesFolder;
  /** The user's function that maps the path of a page to its former paths; missing if there is none. */
  createRedirects?: (path: string) => unknown;
  /** The data that the user's plugins publish, by plugin and instance. */
  pluginData?: PublishedData;
  /** What pages show at proven examples; missing if there are no results. */
  examples?: ExampleMarks;
}

/** A file or folder of the repository without a page. */
export interface RepositoryFile {
  /** Path relative to the root of the repository. */
  path: string;
  /** Path relative to the folder of the configuration. */
  fromSite: string;
  /** True for a folder. */
  isFolder: boolean;
}

/** A source file without a page. */
export interface HiddenFile {
  /** Its path, as Doxygen writes it. */
  file: string;
  /** The key of `doxygen.show` that shows it. */
  key: 'files' | 'undocumentedFiles';
}

/** A library as Doxygen describes it. */
export interface ApiReference {
  /** Name of the docs version that it belongs to; missing if the site has no docs. */
  docsVersion?: string;
  /** Name of the library in the configuration; missing if the site has only one. */
  library?: string;
  /** PROJECT_NAME; empty if the XML has none. */
  title: string;
  /** PROJECT_NUMBER. */
  version?: string;
  /** PROJECT_BRIEF. */
  brief?: string;
  /** FORMULA_MACROFILE and the folder of the XML, both as given to Doxygen; missing if there is no such file. */
  formulaMacros?: { file: string; outputFolder: string };
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
  /** The language standards that not all symbols support, oldest first; missing if all symbols support the same. */
  standards?: readonly string[];
  /** Macros of the library, each with the standard from which on it is defined; missing if none are configured. */
  standardMacros?: Readonly<Record<string, string>>;
  /** Compounds in the order of index.xml, each refid once. */
  compounds: Compound[];
  /** The examples that the compounds lack, or with listings that have links; missing if there are none. */
  examples?: readonly ExampleFile[];
  /** The refids of the files that Doxygen ignores because no comment describes them; none if missing. */
  bareFiles?: ReadonlySet<string>;
  /** The ids in the XML that the reference hides; missing if nothing is hidden. */
  hiddenRefids?: HiddenIds;
  /** How many of its symbols extensions drop; missing if none do. */
  dropped?: DroppedSymbols;
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
export interface ExampleFile {
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
export interface HtmlSettings {
  /** HTML_OUTPUT. */
  folder: string;
  /** HTML_FILE_EXTENSION, with its dot. */
  extension: string;
  /** CREATE_SUBDIRS_LEVEL. */
  subdirsLevel: number;
}

/** A symbol at its address on an earlier site, as a list of that site names it. */
export interface FormerSymbol {
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
export interface Repository {
  /** URL of a line, with the placeholders `{path}` and `{line}`. */
  url: string;
  /** Maps the path of a source to its path relative to the repository root; sources not in it are missing. */
  paths: ReadonlyMap<string, string>;
}

/** Doxygen's settings for headers. */
export interface HeaderSettings {
  /** STRIP_FROM_INC_PATH: prefixes to remove from `#include` paths. */
  stripped: readonly string[];
  /** INCLUDE_PATH: the folders that are searched for included files. */
  searched: readonly string[];
  /** FORCE_LOCAL_INCLUDES: `"x"` instead of `<x>`. */
  isLocal: boolean;
}

/** Doxygen's settings for examples. */
export interface ExamplePath {
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
export interface MachinePaths {
  /** The folders that the paths started with, without trailing slash, the longest first. */
  folders: readonly string[];
  /** Maps the shortened paths, which the model uses, to the full paths. */
  files: ReadonlyMap<string, string>;
}

/** The entries of another project's tag file. */
export interface TagFile {
  /** Path of the file, as messages name it. */
  file: string;
  /** Maps the refid that Doxygen writes for a compound, member or anchor of that project to its URL. */
  urls: ReadonlyMap<string, string>;
}

/** Parsed Markdown, ready to render. */
export interface Prose {
  /** The tree. `a` and `img` hold the URLs as written; `a` and `code` hold names of symbols in `dataSymbol`. */
  tree: Root;
  /** The headings in order, with their final ids. */
  headings: ProseHeading[];
  /** Every link, image and reference to a symbol, in order. */
  links: ProseLink[];
  /** First paragraph as plain text, for descriptions; empty if there is none. */
  summary: string;
  /** All text with white space collapsed, for the search index and the reading time. */
  text: string;
  /** The code of the text and of the texts that it imports; missing if there is none. */
  modules?: ProseModule[];
  /** Pieces of code that are not marked as such; missing if there are none. */
  unmarkedCode?: readonly CodeInProse[];
}

/** Code in a text that its author did not mark as code: `vector<int>`. */
export interface CodeInProse {
  /** Where it starts in the source. */
  place: Place;
  /** The code as written. */
  written: string;
  /** What can be written there: references to symbols, other Markdown, or only HTML. */
  syntax: 'references' | 'markdown' | 'html';
}

/** A heading in Markdown. */
export interface ProseHeading {
  /** 1 to 6. */
  level: number;
  /** Id in the page. */
  id: string;
  /** Plain text. */
  text: string;
  /**
   * The text for the table of contents, if it differs from that of the heading: marked words, descriptions of images.
   */
  content?: TocInline[];
}

/** A link, an image or a reference to a symbol in Markdown. */
export interface ProseLink {
  /** The URL, or the name of the symbol, as written. */
  url: string;
  /** The kind. */
  kind: 'link' | 'image' | 'media' | 'symbol';
  /** Where it is in the source. */
  place: Place;
}

/** The guides of one version. */
export interface DocsVersion {
  /** Its name, unique in the site: `current`, `2.1`; that of a further set starts with its id: `community:2.1`. */
  name: string;
  /** Id of the set of guides; missing for the main one. */
  set?: string;
  /** The displayed name. */
  label: string;
  /** Site path of its guides without slashes at the ends: `docs`, `docs/next`. */
  path: string;
  /** Site path of its list of tags without slashes at the ends: `docs/tags`. */
  tagsPath: string;
  /** True for the latest version. */
  isLast: boolean;
  /** The banner above the texts; none when missing. */
  banner?: 'unreleased' | 'unmaintained';
  /** True if its label is shown above the texts. */
  badge: boolean;
  /** Additional class names of the `html` element. */
  className?: string;
  /** True if search engines must not index it. */
  noIndex: boolean;
  /** Its folder, as messages name it; absolute `.md` links of its guides start here. */
  folder: string;
  /** If that folder contains translations: the folder of the default language, with the untranslated guides. */
  originalFolder?: string;
  /** The guides, sorted by id. */
  docs: Doc[];
  /** Their sidebars. */
  sidebars: SidebarConfig;
  /** True if the only sidebar follows the folders: no file declares it. */
  followsFolders?: true;
  /** Their tags, in the order of the labels. */
  tags: Tag[];
  /** Ids of the drafts that are left out. */
  draftIds: string[];
}

/** The displayed last update of a text. */
export interface LastUpdate {
  /** Day or time: ISO 8601, UTC. */
  date?: string;
  /** Name of its author. */
  author?: string;
}

/** A text with an optional last update. */
export interface Updated {
  /** The displayed last update; nothing when missing. */
  lastUpdate?: LastUpdate;
  /** When its source was last changed, for the sitemap: ISO 8601, UTC; missing if the sitemap omits it. */
  lastModified?: string;
}

/** A guide. */
export interface Doc extends Updated {
  /** Path relative to the docs folder, without extension and number prefixes: `user/install`. */
  id: string;
  /** Site path without base: `docs/install/`. */
  permalink: string;
  /** The source file. */
  place: Place;
  /** Where the author set the address; missing if it is derived from the file name. */
  slugPlace?: Place;
  /** True if another guide of the version has its id, which is reported. */
  sharesId?: true;
  /** Title. */
  title: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
  /** Label in the sidebar, if it differs from the title. */
  sidebarLabel?: string;
  /** Class names of its item in sidebars. */
  sidebarClassName?: string;
  /** Label in previous and next links, if it differs. */
  paginationLabel?: string;
  /** Sidebar to show on the page: a name, null for none, undefined for the one that lists the doc. */
  displayedSidebar?: string | null;
  /** Doc id of the previous doc, null for none, undefined for the sidebar's order. */
  paginationPrevious?: string | null;
  /** Doc id of the next doc, null for none, undefined for the sidebar's order. */
  paginationNext?: string | null;
  /** Position among its siblings in generated sidebars. */
  sidebarPosition?: number;
  /** True if the title is not shown. */
  hideTitle: boolean;
  /** True if the table of contents is not shown. */
  hideTableOfContents: boolean;
  /** Lowest and highest heading level of the table of contents, if they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** Built, but not listed anywhere. */
  unlisted: boolean;
  /** Left out of the search of the site. */
  unsearched?: true;
  /** Left out of production builds; otherwise shown with a banner. */
  draft: boolean;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** True if the table of releases follows the text. */
  releasesTable: boolean;
  /** Keys of the tags. */
  tags: string[];
  /** The front matter, for the user's code; missing if there is none. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** The text. */
  body: Prose;
}

/** A blog. */
export interface Blog {
  /** The folder of the posts, as messages name it. */
  folder: string;
  /** If that folder contains translations: the folder of the default language, with the untranslated posts. */
  originalFolder?: string;
  /** Posts, newest first. */
  posts: Post[];
  /** Declared authors in the order of the file, then inline ones. */
  authors: Author[];
  /** Declared tags and undeclared tags in use, sorted by label. */
  tags: Tag[];
}

/** A blog post. */
export interface Post extends Updated {
  /** Site path without base: `blog/2021/02/05/name/`. */
  permalink: string;
  /** Where front matter sets the path; missing if it is derived from the file name. */
  slugPlace?: Place;
  /** The source file. */
  place: Place;
  /** Title. */
  title: string;
  /** Title for metadata, if it differs. */
  titleMeta?: string;
  /** Label in the list of recent posts, if it differs from the title. */
  sidebarLabel?: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** Day of publication, or time if the author gives one: ISO 8601, UTC. */
  date: string;
  /** Keys of the tags. */
  tags: string[];
  /** Keys of the authors. */
  authors: string[];
  /** The release of the library that the post is about, and its place; missing if there is none. */
  release?: { name: string; place: Place };
  /** Built, but not listed anywhere. */
  unlisted: boolean;
  /** Left out of the search of the site. */
  unsearched?: true;
  /** Left out of production builds; otherwise shown with a banner. */
  draft: boolean;
  /** True if the table of contents is not shown. */
  hideTableOfContents: boolean;
  /** Lowest and highest heading level of the table of contents, if they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** The text. */
  body: Prose;
  /** The text before the truncation mark; missing if there is none. */
  excerpt?: Prose;
  /** Reading time in minutes, at 200 words per minute, rounded up. */
  readingMinutes: number;
}

/** An author of posts. */
export interface Author {
  /** Key in the authors file. */
  key: string;
  /** Name. */
  name: string;
  /** Role. */
  title?: string;
  /** Home page. */
  url?: string;
  /** Address of a photo. */
  imageUrl?: string;
  /** Mail address. */
  email?: string;
  /** A sentence about the author. */
  description?: string;
  /** Social networks: platform and complete URL. */
  socials: { platform: string; url: string }[];
  /** Site path of the author's page, without base; missing if there is none. */
  permalink?: string;
  /** Where the author is declared; relative paths of photos start from there. */
  place: Place;
  /** True for an author who is declared only in the front matter of one post: not listed, without a page. */
  inline?: true;
  /** For an inline author who overrides a declared one in its post: the key of the declared one. */
  basedOn?: string;
}

/** A tag of guides or posts. */
export interface Tag {
  /** Key as front matter writes it. */
  key: string;
  /** Label. */
  label: string;
  /** Site path of its page, without base. */
  permalink: string;
  /** A sentence about the tag. */
  description?: string;
}

/** The folder of the stand-alone pages. */
export interface PagesFolder {
  /** The folder, as messages name it. */
  folder: string;
  /** If that folder contains translations: the folder of the default language, with the untranslated pages. */
  originalFolder?: string;
}

/** A page outside docs and blog: Markdown or a React module. */
export interface StandalonePage extends Updated {
  /** Site path without base; empty for the home page. */
  permalink: string;
  /** The source file. */
  place: Place;
  /** Where the author set the address; missing if it is derived from the file name. */
  slugPlace?: Place;
  /** Title; missing if only the site title is shown. */
  title?: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords?: string[];
  /** Social image, as written. */
  image?: string;
  /** Built, but not listed anywhere. */
  unlisted?: boolean;
  /** Left out of the search of the site. */
  unsearched?: true;
  /** Left out of production builds; otherwise shown with a banner. */
  draft?: true;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** Additional class name of the `html` element. */
  wrapperClassName?: string;
  /** True for a page with the layout of a home page: its text starts with a hero and cards. */
  isHome?: true;
  /** True if the table of contents is not shown. */
  hideTableOfContents?: boolean;
  /** Lowest and highest heading level of the table of contents, if they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** The content: Markdown text, or a module (absolute path) whose default export is a component. */
  content: { type: 'prose'; body: Prose } | { type: 'module'; file: string };
}

/** A file that is copied unchanged. */
export interface StaticFile {
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
export type SnapshotFile = {
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
