import type { Root } from 'hast';
import type { TocInline } from '../shared/page-data.ts';
import type { ShownSymbols } from '../shared/shown-symbols.ts';
import type { ReferenceLanguage } from '../shared/texts/language-words.ts';
import type { Place } from '../shared/place.ts';
import type { Compound } from './compound.ts';
import type { NavigationTab } from './navigation-tabs.ts';
import type { ProseModule } from './prose-code.ts';
import type { ImageSize, Photo } from './image.ts';
import type { SidebarConfig } from './sidebar.ts';

/** Everything that was read: the input of the plan. */
export interface Site {
  /** The API references, that of the latest version of the docs first; empty where no XML folder is configured. */
  apis: ApiReference[];
  /** The guides by version, newest first; empty where there are none. */
  docs: DocsVersion[];
  /** The blog; missing where none is configured. */
  blog?: Blog;
  /** Stand-alone pages, sorted by permalink. */
  standalone: StandalonePage[];
  /** Images and files beside the texts that name them: maps the path of each, as messages name it, to its copy. */
  localAssets: ReadonlyMap<string, StaticFile>;
  /** Files that are copied as they are. */
  staticFiles: StaticFile[];
  /** The images of texts that variants are made of, each once, with their files on disk; nothing where there are none. */
  photos?: (Photo & { source: string })[];
  /** Folders of the stand-alone pages, as messages name them: where the first is a translation, the second is that of the default language. */
  pagesFolders?: readonly string[];
  /** The user's function that names old paths of a page, asked with its path; nothing where there is none. */
  createRedirects?: (path: string) => unknown;
}

/** A library as Doxygen describes it. */
export interface ApiReference {
  /** Name of the version of the docs that it belongs to; missing where the site has no docs. */
  docsVersion?: string;
  /** PROJECT_NAME; empty where the XML has none. */
  title: string;
  /** PROJECT_NUMBER. */
  version?: string;
  /** PROJECT_BRIEF. */
  brief?: string;
  /** FORMULA_MACROFILE, and the folder that Doxygen was given for the XML, both as written; missing where there is no such file. */
  formulaMacros?: { file: string; outputFolder: string };
  /** The language in whose words the reference speaks; missing for C++ and the like, and where there are several. */
  language?: ReferenceLanguage;
  /** The navigation that the layout file asks for; missing where there is no such file. */
  tabs?: readonly NavigationTab[];
  /** Version of Doxygen that wrote the XML. */
  doxygenVersion?: string;
  /** What Doxygen's settings say of headers; missing where nobody knows. */
  headers?: HeaderSettings;
  /** Where a repository shows the sources; missing where the configuration does not say. */
  repository?: Repository;
  /** The sources whose paths were those of a machine; missing where none were. Headers and files of repositories are found by them: they are never shown. */
  machinePaths?: MachinePaths;
  /** The XML folder as the user names it. */
  folder: string;
  /** Which symbols Doxygen's own HTML shows; all of them when missing. */
  shows?: ShownSymbols;
  /** Which structs with nothing but public data have no page, but are shown on that of their scope; none when missing. */
  inlines?: {
    /** All of them; false for those of topics only. */
    simple: boolean;
  };
  /** Which graphs Doxygen's settings ask for, of those that its XML has not; nobody knows when missing. */
  graphs?: {
    /** CALL_GRAPH, or that only comments with `\callgraph` make Doxygen note calls. */
    calls: boolean;
    /** CALLER_GRAPH, or that only comments with `\callergraph` make Doxygen note callers. */
    callers: boolean;
    /** DIRECTORY_GRAPH. */
    folders: boolean;
  };
  /** Compounds in the order of index.xml, each refid once. */
  compounds: Compound[];
  /** The ids that the XML has and the reference hides; missing where nothing is hidden. */
  hiddenRefids?: ReadonlySet<string>;
  /** Images in the XML folder, which comments name. */
  images: StaticFile[];
  /** Tag files of other projects, in the order of the configuration. */
  tagFiles?: readonly TagFile[];
}

/** Where a repository shows sources. */
export interface Repository {
  /** Address of a line, with `{path}` and `{line}` for what differs. */
  url: string;
  /** Maps the path of a source, as the model has it, to that below the root of the repository; sources that it lacks are missing. */
  paths: ReadonlyMap<string, string>;
}

/** What Doxygen's settings say of headers. */
export interface HeaderSettings {
  /** STRIP_FROM_INC_PATH: the folders that `#include` lines begin behind. */
  stripped: readonly string[];
  /** INCLUDE_PATH: the folders in which included files are looked for. */
  searched: readonly string[];
  /** FORCE_LOCAL_INCLUDES: `"x"` in place of `<x>`. */
  isLocal: boolean;
}

/** Sources whose paths were those of the machine that ran Doxygen. */
export interface MachinePaths {
  /** The folders that the paths began with, without a slash at their ends; the longest first. */
  folders: readonly string[];
  /** Maps their paths below those folders, which are the ones that the model has, to the whole paths. */
  files: ReadonlyMap<string, string>;
}

/** What another project's tag file lists. */
export interface TagFile {
  /** Path of the file, as messages name it. */
  file: string;
  /** Maps the refid that Doxygen writes for a compound, member or anchor of that project to its URL. */
  urls: ReadonlyMap<string, string>;
}

/** Text written in Markdown, ready to be rendered. */
export interface Prose {
  /** The tree; `a` and `img` hold the URLs as the author wrote them, `a` and `code` in `dataSymbol` names of symbols. */
  tree: Root;
  /** The headings in order, with their final ids. */
  headings: ProseHeading[];
  /** Every link, image and reference to a symbol, in order. */
  links: ProseLink[];
  /** First paragraph as plain text, for descriptions; empty when there is none. */
  summary: string;
  /** All text, white space folded, for the search index and the reading time. */
  text: string;
  /** The code of the text, and of those that it imports; missing where it has none. */
  modules?: ProseModule[];
}

/** A heading in Markdown. */
export interface ProseHeading {
  /** 1 to 6. */
  level: number;
  /** Id in the page. */
  id: string;
  /** Plain text. */
  text: string;
  /** What the table of contents shows where that is more than the text: marked words, descriptions of images. */
  content?: TocInline[];
}

/** A link, an image or a reference to a symbol in Markdown. */
export interface ProseLink {
  /** The URL, or the name of the symbol, as written. */
  url: string;
  /** What it is. */
  kind: 'link' | 'image' | 'symbol';
  /** Where it stands. */
  place: Place;
}

/** The guides of one version. */
export interface DocsVersion {
  /** Its name: `current`, `2.1`. */
  name: string;
  /** What readers see of the name. */
  label: string;
  /** Site path below which its guides stand, no slashes at the ends: `docs`, `docs/next`. */
  path: string;
  /** Site path of the list of their tags, no slashes at the ends: `docs/tags`. */
  tagsPath: string;
  /** True for the latest version. */
  isLast: boolean;
  /** Which banner stands above the texts; none when missing. */
  banner?: 'unreleased' | 'unmaintained';
  /** True where the label stands above the texts. */
  badge: boolean;
  /** Class names of the `html` element, beside the usual ones. */
  className?: string;
  /** Robots are told not to index it. */
  noIndex: boolean;
  /** Its folder, as messages name it; absolute `.md` links of its guides start here. */
  folder: string;
  /** Where that is a translation: the folder of the default language, which has the guides that are not translated. */
  originalFolder?: string;
  /** The guides, sorted by id. */
  docs: Doc[];
  /** Their sidebars. */
  sidebars: SidebarConfig;
  /** Their tags, in the order of the labels. */
  tags: Tag[];
  /** Ids of the drafts that are left out. */
  draftIds: string[];
}

/** What readers see of the last update of a text. */
export interface LastUpdate {
  /** Day or time: ISO 8601, UTC. */
  date?: string;
  /** Name of its author. */
  author?: string;
}

/** A text whose last update may be known. */
export interface Updated {
  /** What readers see of its last update; nothing when missing. */
  lastUpdate?: LastUpdate;
  /** When its source was last changed, for the sitemap: ISO 8601, UTC; missing where the sitemap does not want it. */
  lastModified?: string;
}

/** A guide. */
export interface Doc extends Updated {
  /** Path below the docs folder without ending and number prefixes: `user/install`. */
  id: string;
  /** Site path without base: `docs/install/`. */
  permalink: string;
  /** The source file. */
  place: Place;
  /** Where the author chose the address; missing where it follows from the file. */
  slugPlace?: Place;
  /** Title. */
  title: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
  /** Label in the sidebar, where it differs from the title. */
  sidebarLabel?: string;
  /** Class names of its item in sidebars. */
  sidebarClassName?: string;
  /** Label in previous and next, where it differs. */
  paginationLabel?: string;
  /** Sidebar that shows the doc: a name, null for none, undefined for the one that lists it. */
  displayedSidebar?: string | null;
  /** Doc id of the previous doc, null for none, undefined for the sidebar's order. */
  paginationPrevious?: string | null;
  /** Doc id of the next doc, null for none, undefined for the sidebar's order. */
  paginationNext?: string | null;
  /** Position among its siblings in generated sidebars. */
  sidebarPosition?: number;
  /** True where the title is not shown. */
  hideTitle: boolean;
  /** True where the table of contents is not shown. */
  hideTableOfContents: boolean;
  /** Lowest and highest heading level of the table of contents, where they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** Built, but in no list. */
  unlisted: boolean;
  /** Left out of production; elsewhere shown with a banner. */
  draft: boolean;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** True where the table of releases follows the text. */
  releasesTable: boolean;
  /** Keys of the tags. */
  tags: string[];
  /** The text. */
  body: Prose;
}

/** The blog. */
export interface Blog {
  /** The folder of the posts, as messages name it. */
  folder: string;
  /** Where that is a translation: the folder of the default language, which has the posts that are not translated. */
  originalFolder?: string;
  /** Posts, newest first. */
  posts: Post[];
  /** Declared authors, in the order of the file; then inline ones. */
  authors: Author[];
  /** Declared tags, and those only used, in the order of their labels. */
  tags: Tag[];
}

/** A blog post. */
export interface Post extends Updated {
  /** Site path without base: `blog/2021/02/05/name/`. */
  permalink: string;
  /** Where front matter chooses the path; missing where it follows from the name of the file. */
  slugPlace?: Place;
  /** The source file. */
  place: Place;
  /** Title. */
  title: string;
  /** Title for metadata, where it differs. */
  titleMeta?: string;
  /** Label in the list of recent posts, where it differs from the title. */
  sidebarLabel?: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** Day of publication, or time where the author gives one: ISO 8601, UTC. */
  date: string;
  /** Keys of the tags. */
  tags: string[];
  /** Keys of the authors. */
  authors: string[];
  /** Built, but in no list. */
  unlisted: boolean;
  /** Left out of production; elsewhere shown with a banner. */
  draft: boolean;
  /** True where the table of contents is not shown. */
  hideTableOfContents: boolean;
  /** Lowest and highest heading level of the table of contents, where they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** The text. */
  body: Prose;
  /** The text before the truncation mark; missing where there is none. */
  excerpt?: Prose;
  /** Minutes it takes to read, at 200 words a minute, rounded up. */
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
  /** Site path of the author's page, without base; missing where there is none. */
  permalink?: string;
  /** Where the author is declared; a photo with a relative path starts from there. */
  place: Place;
  /** True where only the front matter of one post declares the author: in no list, without a page. */
  inline?: true;
  /** For an inline author that changes a declared one for its post: the key of the declared one. */
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

/** A page outside docs and blog: Markdown, or a React module. */
export interface StandalonePage extends Updated {
  /** Site path without base; empty for the home page. */
  permalink: string;
  /** The source file. */
  place: Place;
  /** Where the author chose the address; missing where it follows from the file. */
  slugPlace?: Place;
  /** Title; missing where only the site title shows. */
  title?: string;
  /** Description for metadata. */
  description: string;
  /** Keywords for metadata. */
  keywords?: string[];
  /** Social image, as written. */
  image?: string;
  /** Built, but in no list. */
  unlisted?: boolean;
  /** Left out of production; elsewhere shown with a banner. */
  draft?: true;
  /** Edit link: a URL, null for none, undefined for the configured one. */
  editUrl?: string | null;
  /** Class name of the `html` element, beside the usual ones. */
  wrapperClassName?: string;
  /** True where the table of contents is not shown. */
  hideTableOfContents?: boolean;
  /** Lowest and highest heading level of the table of contents, where they differ from the site's. */
  tocLevels?: { min?: number; max?: number };
  /** What is shown: Markdown text, or a module (absolute path) whose default export is a component. */
  content: { type: 'prose'; body: Prose } | { type: 'module'; file: string };
}

/** A file that is copied as it is. */
export interface StaticFile {
  /** Path below the output folder, `/` as separator. */
  path: string;
  /** Path of the source on disk. */
  source: string;
  /** Width and height of an image in CSS pixels, where they were read. */
  size?: ImageSize;
}
