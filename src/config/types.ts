import type { CodeSettings } from '../shared/code-settings.ts';
import type { Languages } from '../shared/languages.ts';
import type { Place } from '../shared/place.ts';
import type { Translations } from '../shared/texts/catalogues.ts';

/** What a check does when it finds something. */
export type CheckSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/** How a text is read: `auto` takes it for MDX where it uses it, `detect` goes by the ending of its file. */
export type TextFormat = 'auto' | 'mdx' | 'md' | 'detect';

/** How texts are read. */
export interface MarkdownConfig {
  /** Plain Markdown, or Markdown with components (S-232). */
  format: TextFormat;
  /** Turns codes as `:tada:` into emoji. */
  emoji: boolean;
  /** Module with components that all texts may use: absolute path. */
  components?: string;
  /** Keywords of admonitions beside the usual ones. */
  admonitions: string[];
  /** Ids of headings (S-236). */
  anchors: {
    /** Keeps capital letters. */
    maintainCase: boolean;
  };
}

/** An image with a variant for dark mode. */
export interface LogoConfig {
  /** Path below the static folder, or URL. */
  src: string;
  /** The same for dark mode. */
  srcDark?: string;
  /** Alternative text. */
  alt?: string;
  /** Where a click leads; the home page when missing. */
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

/** What every navbar item may have. */
export interface NavbarItemBase {
  /** Side of the navbar; right when missing. */
  position?: 'left' | 'right';
  /** Visible text. */
  label?: string;
  /** Class names. */
  className?: string;
}

/** What items that are links may have. */
export interface NavbarLinkBase extends NavbarItemBase {
  /** Further attributes of the link: every key of the item that is no option. */
  attributes: Record<string, string>;
}

/** A link: to a site path (`to`) or to a URL as written (`href`). */
export interface LinkItem extends NavbarLinkBase {
  type: 'default';
  /** Raw HTML in place of the label. */
  html?: string;
  /** Site path without base. */
  to?: string;
  /** URL as written. */
  href?: string;
  /** Puts the base path before `href`. */
  prependBaseUrlToHref: boolean;
  /** Link target. */
  target?: string;
  /** Prefix (site path without base) that makes the item active. */
  activeBasePath?: string;
  /** Regular expression on the full path that makes the item active. */
  activeBaseRegex?: string;
}

/** A menu. */
export interface DropdownItem extends NavbarLinkBase {
  type: 'dropdown';
  /** Site path that the label leads to. */
  to?: string;
  /** URL that the label leads to, as written. */
  href?: string;
  /** The entries; dropdowns do not nest. */
  items: NavbarItem[];
}

/** A link to a doc. */
export interface DocItem extends NavbarLinkBase {
  type: 'doc';
  /** The doc's id. */
  docId: string;
}

/** A link to the first entry of a sidebar. */
export interface DocSidebarItem extends NavbarLinkBase {
  type: 'docSidebar';
  /** The sidebar's name. */
  sidebarId: string;
}

/** The label of the current docs version. */
export interface DocsVersionItem extends NavbarLinkBase {
  type: 'docsVersion';
  /** A fixed target. */
  to?: string;
}

/** The menu of docs versions. */
export interface DocsVersionDropdownItem extends NavbarLinkBase {
  type: 'docsVersionDropdown';
  /** The versions to list, in order, with a label where it is not the version's own; all when missing. */
  versions?: { name: string; label?: string }[];
  /** The menu is never shown as active. */
  dropdownActiveClassDisabled: boolean;
  /** Items before the versions. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the versions. */
  dropdownItemsAfter: NavbarItem[];
}

/** The menu of languages. */
export interface LocaleDropdownItem extends NavbarLinkBase {
  type: 'localeDropdown';
  /** Items before the languages. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the languages. */
  dropdownItemsAfter: NavbarItem[];
  /** Query that the links to languages get. */
  queryString: string;
}

/** The place of the search box. */
export interface SearchItem extends NavbarItemBase {
  type: 'search';
}

/** Raw HTML. */
export interface HtmlItem extends NavbarItemBase {
  type: 'html';
  /** The markup. */
  value: string;
}

/** An item of a type that the site registers. */
export interface CustomItem extends NavbarItemBase {
  type: `custom-${string}`;
  /** What its component gets: every other key of the item. */
  props: Record<string, unknown>;
}

/** An item of the navbar. */
export type NavbarItem =
  | LinkItem
  | DropdownItem
  | DocItem
  | DocSidebarItem
  | DocsVersionItem
  | DocsVersionDropdownItem
  | LocaleDropdownItem
  | SearchItem
  | HtmlItem
  | CustomItem;

/** The navbar. */
export interface NavbarConfig {
  /** Text beside the logo; the site title when missing, none when empty. */
  title?: string;
  /** Logo. */
  logo?: LogoConfig;
  /** Slides away on scrolling down. */
  hideOnScroll: boolean;
  /** Colour scheme; that of the page when missing. */
  style?: 'dark' | 'primary';
  /** Items in order. */
  items: NavbarItem[];
  /** Maps types of items (`custom-…`) to modules whose default export is the component. */
  customItems: Record<string, string>;
}

/** A link of the footer: exactly one of `to`, `href`, `html`. */
export interface FooterLink {
  /** Visible text. */
  label?: string;
  /** Site path without base. */
  to?: string;
  /** URL as written. */
  href?: string;
  /** Raw HTML. */
  html?: string;
  /** Link target. */
  target?: string;
  /** Class names. */
  className?: string;
  /** Further attributes of the link: every key that is no option. */
  attributes: Record<string, string>;
}

/** A column of the footer. */
export interface FooterColumn {
  /** Heading; none when missing. */
  title?: string;
  /** Links. */
  items: FooterLink[];
}

/** The footer. */
export interface FooterConfig {
  /** Colour scheme. */
  style: 'light' | 'dark';
  /** Columns with a title, or simple links. */
  links: FooterColumn[] | FooterLink[];
  /** Logo below the links. */
  logo?: LogoConfig;
  /** HTML of the last line. */
  copyright?: string;
}

/** The bar above the navbar. */
export interface AnnouncementBarConfig {
  /** Identity: a new id shows the bar again to those who closed it. */
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
export interface ColorModeConfig {
  /** Mode of a first visit. */
  defaultMode: 'light' | 'dark';
  /** No toggle. */
  disableSwitch: boolean;
  /** Follows the system until the reader chooses. */
  respectPrefersColorScheme: boolean;
}

/** A tag in the head: element name and attributes. */
export interface HeadTag {
  /** `meta`, `link`, `script`, `style`. */
  tagName: 'meta' | 'link' | 'script' | 'style';
  /** Attributes. */
  attributes: Record<string, string>;
  /** Content of `style` and `script`. */
  innerHTML?: string;
}

/** Which graphs of Doxygen are drawn. */
export interface DiagramsConfig {
  /** Base and derived classes. */
  inheritance: boolean;
  /** Files that a file includes, and files that include it. */
  includes: boolean;
  /** What a class is made of. */
  collaboration: boolean;
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
  /** Site path below which the pages stand, no slashes at the ends. */
  routeBasePath: string;
  /** Label of the sidebar's first link. */
  sidebarLabel: string;
  /** Title of the overview page; name and version of the library when missing. */
  title?: string;
  /** Maps the path of another project's tag file to the URL of its pages. */
  tagFiles: Record<string, string>;
  /** Where names of the C++ standard library lead. */
  standardLibrary: 'cppreference' | 'none';
  /** Whether inline code in texts that names exactly one public symbol becomes a link. */
  autolink: 'inlineCode' | 'none';
  /** Starts of paths that `#include` lines leave out. */
  includeRoot: string[];
  /** `<x>` or `"x"` in `#include` lines. */
  includeStyle: 'angle' | 'quote';
  /** Diagrams. */
  diagrams: DiagramsConfig;
  /** Commands that draw the diagrams of comments. */
  diagramCommands: DiagramCommandsConfig;
  /** What becomes of the HTML in comments: only what is harmless stays, or all, or nothing. */
  rawHtml: 'sanitize' | 'trust' | 'drop';
}

/** The API reference of a version of the docs; what is missing is as in that of the latest version. */
export interface VersionDoxygenConfig extends Partial<Omit<DoxygenConfig, 'diagrams'>> {
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

/** Redirects from old paths. */
export interface RedirectsConfig {
  /** Redirects between site paths, with the places where they are written. */
  list: { from: string[]; to: string; place?: Place }[];
  /** Endings, without dot, with which each page is found too: `html` leads from `/a.html` to `/a/`. */
  fromExtensions: string[];
  /** Endings, without dot, of pages that are found without it too: `html` leads from `/a` to `/a.html`. */
  toExtensions: string[];
  /** Module (path of the file) whose default export is asked for the old paths of each page. */
  createRedirects?: string;
}

/** The languages of the site, and its own texts of the interface. */
export interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
}

/** Variants of images: quality in percent, widths in pixels. */
export interface ImagesConfig {
  /** Makes smaller variants of PNG and JPEG images, of which browsers take the one that fits. */
  responsive: boolean;
  /** Quality of the variants. */
  quality: number;
  /** Width of the smallest variant. */
  min: number;
  /** Width of the largest variant. */
  max: number;
  /** How many variants there are, evenly spaced. */
  steps: number;
}

/**
 * Everything that site.config.yaml says, with the defaults filled in. Paths of files and folders are absolute; messages
 * show them through `displayPath`.
 */
export interface Config {
  /** The file it was read from; missing when there is none. */
  file?: string;
  /** Name of the site. */
  title: string;
  /** One line below the name. */
  tagline: string;
  /** Origin: `https://example.org`. */
  url: string;
  /** Base path; starts and ends with `/`. */
  baseUrl: string;
  /** True adds, false strips, undefined keeps the slash at the end of page URLs. */
  trailingSlash?: boolean;
  /** Path of the icon below the static folder. */
  favicon?: string;
  /** Robots are told not to index the site. */
  noIndex: boolean;
  /** Between page title and site title. */
  titleDelimiter: string;
  /** Shows the base-URL banner on a home page that did not load. */
  baseUrlIssueBanner: boolean;
  /** Languages: the one at the base path, all of them, and the one that is built. */
  i18n: LanguagesConfig;
  /** The API reference. */
  doxygen?: DoxygenConfig;
  /** The guides. */
  docs?: DocsConfig;
  /** The blog. */
  blog?: BlogConfig;
  /** Stand-alone pages. */
  pages?: PagesConfig;
  /** Folders whose files are copied as they are. */
  staticDirectories: string[];
  /** The navbar. */
  navbar: NavbarConfig;
  /** The footer. */
  footer?: FooterConfig;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarConfig;
  /** Light and dark. */
  colorMode: ColorModeConfig;
  /** Docs sidebar. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  /** Heading levels of the table of contents. */
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  /** How texts are read. */
  markdown: MarkdownConfig;
  /** Blocks of code. */
  code: CodeSettings;
  /** Social image: path below the static folder. */
  image?: string;
  /** `meta` tags of every page. */
  metadata: Record<string, string>[];
  /** Attributes of scripts of every page, `src` among them. */
  scripts: Record<string, string>[];
  /** Other tags of every page's head. */
  headTags: HeadTag[];
  /** Style sheets of the user, after ours: paths of files. */
  stylesheets: string[];
  /** Modules that browsers run on every page, and that may follow the navigation: paths of files. */
  clientModules: string[];
  /** Free fields for pages. */
  customFields: Record<string, unknown>;
  /** Analytics; off when missing. */
  analytics?: { trackingIds: string[]; anonymizeIp: boolean };
  /** Sitemap; null for none. */
  sitemap: {
    changefreq: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null;
    priority: number | null;
    ignorePatterns: string[];
    filename: string;
    /** How much is said of the last change of pages; null for nothing. */
    lastmod: 'date' | 'datetime' | null;
  } | null;
  /** The search; false for none. */
  search: boolean;
  /** Responsive images. */
  images: ImagesConfig;
  /** Redirects. */
  redirects: RedirectsConfig;
  /** Browser storage. */
  storage: { type: 'localStorage' | 'sessionStorage'; namespace: string | boolean };
  /** Writes the debug pages. */
  debug: boolean;
  /** Severity of the checks. */
  checks: {
    brokenLinks: CheckSeverity;
    brokenAnchors: CheckSeverity;
    brokenMarkdownLinks: CheckSeverity;
    brokenMarkdownImages: CheckSeverity;
    duplicateRoutes: CheckSeverity;
    danglingReferences: CheckSeverity;
  };
}
