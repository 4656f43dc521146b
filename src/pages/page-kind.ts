import type { NestedMember } from '../model/nested-members.ts';
import type { Root } from 'hast';
import type { TextCode } from '../components/prose/text-code.ts';
import type { ComponentType } from 'react';
import type { DiagramSettings } from '../components/diagram/diagram-settings.ts';
import type { VersionNotice } from '../components/page/version-notice.ts';
import type { CompoundKind, Member } from '../model/compound.ts';
import type { ContentEnvironment } from '../components/content-context.tsx';
import type { AddressNames } from '../model/address-names.ts';
import type { Drawings } from '../model/drawings.ts';
import type { ExampleMarks } from '../model/example-marks.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { IssueForm } from '../model/issue-form.ts';
import type { FormerContent, RemovedPage } from '../model/ledger.ts';
import type { Links, MemberAnchor } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import type { NavigationTab } from '../model/navigation-tabs.ts';
import type { ApiReference, Blog, Site } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { TextLanguage } from '../shared/languages.ts';
import type { Layout, TocItem } from '../shared/page-data.ts';
import type { Place } from '../shared/place.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import type { ProseSetting } from '../text-pages/prose-text.ts';
import type { BlogSettings } from './blog/blog-settings.ts';

/** Settings for pages; only the part of the configuration that they need. */
export interface PageSettings {
  /** The texts of the interface, in the language of the site. */
  texts: ContentTexts;
  /**
   * Returns the language of a text by its file, and of comments without one, if it is not that of the site; `undefined`
   * if all texts are in the language of the site.
   */
  languageOf?: ((source?: string) => TextLanguage | undefined) | undefined;
  /** Site path of the page's API reference, without slashes at the ends: `docs/api`. */
  apiPath: string;
  /** Title of the API overview in the sidebar, the breadcrumbs and the tab; the default if none is configured. */
  apiTitle: string;
  /** The library of the API reference; missing if the site has only one. */
  library?: LibraryPlace;
  /** The navigation from the layout file of the API reference; missing if there is none. */
  tabs?: readonly NavigationTab[];
  /** Returns the `#include` lines of symbols; missing if there is no API reference. */
  includes?: IncludeRule;
  /** Macros that expand to attributes, in addition to those recognised by their names. */
  attributeMacros?: readonly string[];
  /** Titles of texts that are compared in a table; none when missing. */
  guarantees?: readonly string[];
  /** Graphs that the API reference draws; none when missing. */
  diagrams?: DiagramSettings;
  /** Site path of the docs, without slashes at the ends. */
  docsPath: string;
  /** The same of further sets of guides, by id. */
  docsSetPaths: Readonly<Record<string, string>>;
  /** Settings of `PageInput.blog`. */
  blog: BlogSettings;
  /** Minimum and maximum heading level of tables of contents. */
  tocLevels: [min: number, max: number];
  /** URLs of the docs folders by version name, for edit links. */
  docsEditUrls: ReadonlyMap<string, string>;
  /** URL of the folder of stand-alone pages, for edit links. */
  pagesEditUrl?: string;
  /** Where readers report faults of the site; missing if the host of its sources is not known. */
  issueForm?: IssueForm;
  /** Where readers report problems with a page; missing if it is not configured. */
  report?: ReportForm;
  /** Copies examples in comments with the lines that pages do not show. */
  copyHiddenLines?: boolean;
  /** What pages show at proven examples; nothing when missing. */
  examples?: ExampleMarks;
  /** Free fields of the configuration. */
  customFields: Record<string, unknown>;
  /** Creates the search page; none when missing. */
  search?: boolean;
  /** The changes of releases have a feed: the URL of the site is known. */
  changesFeed?: boolean;
  /** Creates the debug pages. */
  debug: boolean;
  /** Additional data for the debug pages. */
  debugFacts?: DebugFacts;
}

/** A library among several. */
export interface LibraryPlace {
  /** Its name for readers. */
  title: string;
  /** Site path of the page that lists the libraries, with a slash at the end. */
  list: string;
}

/** The form for problems with a page. */
export interface ReportForm {
  /** Its URL with the placeholders `{symbol}`, `{release}` and `{url}`. */
  template: string;
  /** Origin of the site for `{url}`. */
  origin: string;
}

/** Data that only the debug pages show. */
export interface DebugFacts {
  /** The configuration: JSON-like, paths relative to its file. */
  config: unknown;
  /** Version of this program. */
  generator: string;
  /** Version of the site's own package. */
  siteVersion?: string;
  /** Parts of the program, and packages of the site that take part in the build. */
  packages: {
    name: string;
    type: 'package' | 'project' | 'local' | 'synthetic';
    version?: string;
  }[];
}

/** Input of a page kind. */
export interface PageInput {
  /** Everything that was read. */
  site: Site;
  /**
   * The API reference whose symbols the page can name; missing if there is none. Guides have it, too: for the page's own
   * part of the site see `PageContext.part`.
   */
  apiInScope?: ApiReference;
  /** Finds its compounds and members; empty if there is no API reference. */
  symbols: Symbols;
  /** The API references of several libraries, for the pages that belong to none of them; otherwise missing. */
  libraries?: readonly (PageInput & { apiInScope: ApiReference })[];
  /** The blog; missing if there is none. */
  blog?: Blog;
  /** Settings. */
  settings: PageSettings;
  /** The pages of what is gone; missing until the plan knows them. */
  removed?: readonly RemovedPage[];
}

/**
 * A part of a site. Each API reference has its own pages of the kinds in `api`, and each blog those in `blog`; all other
 * pages exist once.
 */
export type SitePart = 'api' | 'docs' | 'blog' | 'site';

/**
 * How readers reach a page: from a sidebar, from the content of other pages, by a link that the author of the site writes
 * (in the navbar, the footer, a sidebar or a text), or only by an address that readers and programs know (`404.html`).
 */
export type ReachedBy = 'sidebar' | 'content' | 'author' | 'address';

/** Address of a page: a complete permalink, or a folder and names from which the plan creates a permalink. */
export type Address =
  | { permalink: string }
  | {
      /** Folder below the API's path: `classes`. */
      folder: string;
      /** Possible names: qualified with `::` for symbols, with `/` for files. */
      names: AddressNames;
      /** How a name is split into path segments. */
      style: 'symbol' | 'path';
    };

/** A breadcrumb; without permalink it is plain text. */
export interface Crumb {
  /** Visible text. */
  label: string;
  /** Site path without base. */
  permalink?: string;
}

/** A link to another page of the site. */
export interface PageLink {
  /** Title of the target. */
  label: string;
  /** Site path without base. */
  permalink: string;
}

/** How a page kind describes one of its pages. */
export interface PageDescription {
  /** Address of the page. */
  address: Address;
  /** Title, without the site's. */
  title: string;
  /** Title in tabs and search engines if it says more: which page of a list this is. */
  headTitle?: string;
  /** Title there if `title` is that of the site, which the home page has, or of another page. */
  distinctTitle?: string;
  /** Description for metadata; empty for none. */
  description: string;
  /** Keywords for metadata. */
  keywords?: string[];
  /** Social image as written in the source. */
  image?: string;
  /** Refid of the compound that the page shows. */
  refid?: string;
  /** Members that have an anchor on the page, in order of appearance. */
  members?: Member[];
  /** Structs that the page shows in full because they have no page. */
  structs?: { refid: string; kind: string; name: string }[];
  /** Members of unnamed types, which the page shows with the variables of these types. */
  nested?: NestedMember[];
  /** Members that the page only lists in a table; they are described on another page. */
  listed?: Member[];
  /** Number of members that the page lists because its class inherits them; missing if there are none. */
  inherited?: number;
  /** The source file, for messages. */
  place?: Place;
  /** Place in the source file where the author set the address; missing if the address follows from the file's name. */
  addressPlace?: Place;
  /** True for a guide with the id of another one, which is reported: a shared address follows from it. */
  sharesId?: true;
  /** Key of the sidebar; `null` for none, `undefined` for the sidebar that lists the page. */
  sidebar?: string | null;
  /**
   * Labels of the page in the sidebar of its API reference: the groups around it, outermost first, then its own. Needed by
   * pages that do not show a compound.
   */
  sidebarLabels?: readonly string[];
  /** Position among the pages with such labels: lower ones first, 0 by default, equal ones by their address. */
  sidebarRank?: number;
  /** Name of the docs version that the page belongs to. */
  version?: string;
  /** Name of the library in the configuration, for a page of its API reference; missing if the site has only one. */
  library?: string;
  /** Id of the page, the same in every version of the docs. */
  docId?: string;
  /** Value of the search tag: `default`, `docs-default-current`, `blog_posts_list`, …. */
  searchTag: string;
  /** Class names of the `html` element. */
  htmlClass: string;
  /** True for a page that leads to many others; the search page links to it for readers without JavaScript. */
  isDirectory?: boolean;
  /** Excluded from lists, sitemap and search engines. */
  unlisted?: boolean;
  /** Excluded from sitemap and search engines, but listed. */
  noIndex?: boolean;
  /** Time of the last change to its source: ISO 8601; missing if the sitemap omits it. */
  lastModified?: string;
  /** Previous page; `null` for none, `undefined` for the sidebar's order. */
  previous?: PageLink | null;
  /** Next page; `null` for none, `undefined` for the sidebar's order. */
  next?: PageLink | null;
  /**
   * Structured data: schema.org objects. `absolute()` converts permalinks to URLs, `imageUrl()` image addresses as
   * written in a file.
   */
  jsonLd?: (
    absolute: (permalink: string) => string,
    imageUrl: (url: string, sourceFile?: string) => string,
  ) => object[];
  /** `og:type` and other properties of the page: `[property, content]`. */
  openGraph?: [property: string, content: string][];
  /** Module (absolute path) that hydrates the content. */
  module?: string;
  /** Name of the emitted file if it is not `{permalink}index.html`: `404.html`. */
  file?: string;
}

/** Context for rendering a page. */
export interface PageContext extends PageInput {
  /** The part of the site that the page belongs to: `api` for the pages of an API reference. */
  part: SitePart;
  /** Site path without base. */
  permalink: string;
  /** Title. */
  title: string;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Resolves targets to addresses. */
  links: Links;
  /** Finds the texts that mention a symbol; none when missing. */
  mentions?: FindMentions;
  /** Rendered formulas, diagrams and HTML from comments; available when the content is rendered. */
  drawings?: Drawings;
  /** Lays out a graph; available when the content is rendered, if layouts are cached. */
  layoutOf?: ContentEnvironment['layoutOf'];
  /** The code in texts; available when the content is rendered. */
  code?: TextCode;
  /**
   * HTML of the table of contents for small screens, if the content includes it; available when the content is
   * rendered.
   */
  tocBox?: string;
  /** What was on the page in earlier releases and is not any more; missing if that is nothing. */
  former?: FormerContent | undefined;
  /** Returns the href of an address that a release published; `undefined` if it leads nowhere, which is reported. */
  published: (address: string) => string | undefined;
  /** Pages that readers may confuse with this one because of similar addresses. */
  similar: readonly PageLink[];
  /** Breadcrumbs, the page itself last; empty for none. */
  breadcrumbs: Crumb[];
  /** Previous page. */
  previous?: PageLink;
  /** Next page. */
  next?: PageLink;
  /** Table of contents. */
  toc: TocItem[];
  /** The notice about the page's docs version; none when missing. */
  version?: VersionNotice;
  /** Href of the Markdown of the page; missing if it has none. */
  ownText?: string | undefined;
  /** All pages of the site, sorted by permalink, for indices and debug pages. */
  pages: readonly PageSummary[];
}

/** The public properties of a page for other pages. */
export interface PageSummary {
  /** Site path without base. */
  permalink: string;
  /** Title. */
  title: string;
  /** Name of the page kind. */
  kind: string;
  /** Name of the sidebar that lists the page. */
  sidebar?: string;
  /** True if it leads to many others. */
  isDirectory: boolean;
  /** Excluded from lists. */
  unlisted: boolean;
}

/** What the Markdown of a page depends on besides its context. */
export interface PageTextOptions extends Pick<ProseSetting, 'textHref' | 'codeElements'> {
  /** What a page made of a React component shows; missing for other pages. */
  rendered?: Root;
}

/** What a page kind needs to write Markdown. */
export type PageTextSetting = ProseSetting & Pick<PageTextOptions, 'rendered'>;

/** A kind of page: selects the entries of the site that get one, and renders them. */
export interface PageKind<Entry> {
  /** Its name, unique among all kinds: `class`, `blog-post`. */
  name: string;
  /** The part of the site that its pages belong to. */
  part: SitePart;
  /** How readers reach its pages; a test follows these links in whole sites. */
  reachedBy: ReachedBy;
  /** The kinds of compounds that have such a page, if it shows a compound. */
  compounds?: readonly CompoundKind[];
  /**
   * True if its pages show nothing of the site besides their API reference, addresses and mentions: a build does not
   * render them again while these are the same.
   */
  showsOnlyApi?: true;
  /** Frame around the content. */
  layout: Layout;
  /** Returns the entries that get a page, in a fixed order. */
  entries(input: PageInput): readonly Entry[];
  /** Describes a page before any page is rendered. */
  describe(entry: Entry, input: PageInput): PageDescription;
  /** Returns the entries of the table of contents; missing for pages without one. */
  toc?(entry: Entry, context: PageContext): TocItem[];
  /** The content between navbar and footer, without sidebar and table of contents. */
  Content: ComponentType<{ entry: Entry; context: PageContext }>;
  /** Returns the same content as Markdown; `null` for pages that only work in browsers. */
  text: ((entry: Entry, context: PageContext, setting: PageTextSetting) => string) | null;
}

/** A page of any kind, bound to its entry. */
export interface PageSource {
  /** Name of the page kind. */
  kind: string;
  /** The part of the site that the page belongs to. */
  part: SitePart;
  /** True if it shows nothing of the site besides its API reference, addresses and mentions. */
  showsOnlyApi: boolean;
  /** Frame around the content. */
  layout: Layout;
  /** Description of the page, available before rendering. */
  description: PageDescription;
  /** Returns the entries of the table of contents. */
  toc(context: PageContext): TocItem[];
  /** Returns what the components in its content can use. */
  environment(context: PageContext): ContentEnvironment;
  /** Renders the content. */
  render(context: PageContext): React.ReactNode;
  /** Returns the content as Markdown; missing for pages that only work in browsers. */
  text?: (context: PageContext, options: PageTextOptions) => string;
}
