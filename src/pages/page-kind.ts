import type { NestedMember } from '../model/nested-members.ts';
import type { TextCode } from '../components/prose/text-code.ts';
import type { ComponentType } from 'react';
import type { DiagramSettings } from '../components/diagram/diagram-settings.ts';
import type { VersionNotice } from '../components/page/version-notice.ts';
import type { Member } from '../model/compound.ts';
import type { ContentEnvironment } from '../components/content-context.tsx';
import type { AddressNames } from '../model/address-names.ts';
import type { Drawings } from '../model/drawings.ts';
import type { IncludeRule } from '../model/include-line.ts';
import type { Links, MemberAnchor } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import type { NavigationTab } from '../model/navigation-tabs.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Layout, TocItem } from '../shared/page-data.ts';
import type { Place } from '../shared/place.ts';
import type { ContentTexts } from '../shared/texts/catalogues.ts';
import type { BlogSettings } from './blog/blog-settings.ts';

/** Settings that pages read; a part of the configuration, so that pages need not know all of it. */
export interface PageSettings {
  /** The texts of the interface, in the language of the site. */
  texts: ContentTexts;
  /** Site path of that API reference, no slashes at the ends: `docs/api`. */
  apiPath: string;
  /** Title of the API overview: its one name in the sidebar, the breadcrumbs and the tab, where the configuration has no other. */
  apiTitle: string;
  /** The navigation that the layout file of the API reference asks for; missing if there is none. */
  tabs?: readonly NavigationTab[];
  /** Tells the `#include` lines of symbols; missing if there is no API reference. */
  includes?: IncludeRule;
  /** Macros of its declarations that expand to attributes, beside those that their names tell. */
  attributeMacros?: readonly string[];
  /** Which graphs the API reference draws; none when missing. */
  diagrams?: DiagramSettings;
  /** Site path of the docs, no slashes at the ends. */
  docsPath: string;
  /** Settings of the blog. */
  blog: BlogSettings;
  /** Lowest and highest heading level of tables of contents. */
  tocLevels: [min: number, max: number];
  /** URLs of the folders of docs, by the names of versions, for edit links. */
  docsEditUrls: ReadonlyMap<string, string>;
  /** The same URL for posts. */
  blogEditUrl?: string;
  /** The same URL for stand-alone pages. */
  pagesEditUrl?: string;
  /** Free fields of the configuration. */
  customFields: Record<string, unknown>;
  /** Makes the page of the search; none when missing. */
  search?: boolean;
  /** Makes the debug pages. */
  debug: boolean;
  /** What the debug pages show beside the site and its pages. */
  debugFacts?: DebugFacts;
}

/** What only the debug pages show. */
export interface DebugFacts {
  /** The configuration: JSON-like, paths relative to its file. */
  config: unknown;
  /** Version of this program. */
  generator: string;
  /** Version of the site's own package. */
  siteVersion?: string;
  /** The parts of the program, and the packages of the site that take part. */
  packages: {
    name: string;
    type: 'package' | 'project' | 'local' | 'synthetic';
    version?: string;
  }[];
}

/** What a page kind works from. */
export interface PageInput {
  /** Everything that was read. */
  site: Site;
  /** The API reference that the page belongs to, or that its texts name symbols of; missing if there is none. */
  api?: ApiReference;
  /** Finds its compounds and members; empty if there is no API reference. */
  symbols: Symbols;
  /** Settings. */
  settings: PageSettings;
}

/** Where a page stands: a permalink as it is, or a folder and names that the plan makes a permalink of. */
export type Address =
  | { permalink: string }
  | {
      /** Folder below the API's path: `classes`. */
      folder: string;
      /** The names that it may have: qualified with `::` for symbols, with `/` for files. */
      names: AddressNames;
      /** How a name is written as path segments. */
      style: 'symbol' | 'path';
    };

/** A breadcrumb; without permalink plain text. */
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

/** What a page kind says of one of its pages. */
export interface PageDescription {
  /** Where it stands. */
  address: Address;
  /** Title, without the site's. */
  title: string;
  /** Description for metadata; empty for none. */
  description: string;
  /** Keywords for metadata. */
  keywords?: string[];
  /** Social image as written. */
  image?: string;
  /** Refid of the compound that the page shows. */
  refid?: string;
  /** Members that have an anchor on the page, in order of appearance. */
  members?: Member[];
  /** Structs that it shows because they have no page of their own. */
  structs?: { refid: string; kind: string; name: string }[];
  /** Members of types without a name, which it shows with the variables of these. */
  nested?: NestedMember[];
  /** Members that it names in a table only: their place is on another page. */
  listed?: Member[];
  /** The source file, for messages. */
  place?: Place;
  /** Where in it the author chose the address; missing if it follows from the name of the file. */
  addressPlace?: Place;
  /** Sidebar: its key, null for none, `undefined` if the plan finds the one that lists the page. */
  sidebar?: string | null;
  /** Name of the docs version that it belongs to. */
  version?: string;
  /** What the page is called in every version of the docs that has it. */
  docId?: string;
  /** Value of the search tag: `default`, `docs-default-current`, `blog_posts_list`, …. */
  searchTag: string;
  /** Class names of the `html` element. */
  htmlClass: string;
  /** Not in lists, not in the sitemap, robots told so. */
  unlisted?: boolean;
  /** Not in the sitemap and robots told so, but listed. */
  noIndex?: boolean;
  /** When its source was last changed: ISO 8601; missing if the sitemap does not want it. */
  lastModified?: string;
  /** Previous page, null for none, undefined for the sidebar's order. */
  previous?: PageLink | null;
  /** Next page, null for none, undefined for the sidebar's order. */
  next?: PageLink | null;
  /**
   * Structured data: objects in the form of schema.org, hrefs as permalinks made absolute by `absolute()`, and images as
   * authors wrote them in a file by `imageUrl()`.
   */
  jsonLd?: (
    absolute: (permalink: string) => string,
    imageUrl: (url: string, sourceFile?: string) => string,
  ) => object[];
  /** `og:type` and other properties of the page: `[property, content]`. */
  openGraph?: [property: string, content: string][];
  /** Module (absolute path) that hydrates the content. */
  module?: string;
  /** Name of the emitted file where it is not `{permalink}index.html`: `404.html`. */
  file?: string;
}

/** What a page knows when it is rendered. */
export interface PageContext extends PageInput {
  /** Site path without base. */
  permalink: string;
  /** Title. */
  title: string;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** Where targets lead. */
  links: Links;
  /** Finds what texts say of symbols; they say nothing when missing. */
  mentions?: FindMentions;
  /** What was drawn of the contents of comments; known when the content is rendered. */
  drawings?: Drawings;
  /** Finds a place for everything in a graph; known when the content is rendered, if anybody has laid out graphs before. */
  layoutOf?: ContentEnvironment['layoutOf'];
  /** The code of texts; known when the content is rendered. */
  code?: TextCode;
  /** HTML of the table of contents for small screens, where the page puts it into its content; known when that is rendered. */
  tocBox?: string;
  /** Pages that readers may take for this one, since their addresses are nearly the same. */
  similar: readonly PageLink[];
  /** Breadcrumbs, the page itself last; empty for none. */
  breadcrumbs: Crumb[];
  /** Previous page. */
  previous?: PageLink;
  /** Next page. */
  next?: PageLink;
  /** Table of contents. */
  toc: TocItem[];
  /** What the page says of its docs version; nothing when missing. */
  version?: VersionNotice;
  /** All pages of the site, sorted by permalink, for indices and debug pages. */
  pages: readonly PageSummary[];
}

/** What other pages may know of a page. */
export interface PageSummary {
  /** Site path without base. */
  permalink: string;
  /** Title. */
  title: string;
  /** Name of the page kind. */
  kind: string;
  /** Name of the sidebar that lists it. */
  sidebar?: string;
  /** Not in lists. */
  unlisted: boolean;
}

/** A kind of page: which entries of the site get one, and how it looks. */
export interface PageKind<Entry> {
  /** Its name: `class`, `blog-post`. */
  name: string;
  /** The frame around it. */
  layout: Layout;
  /** True if its content is made of our components alone, and so can be rendered without React. */
  isPlain?: boolean;
  /** What gets a page, in a fixed order. */
  entries(input: PageInput): readonly Entry[];
  /** What is known of a page before any page is rendered. */
  describe(entry: Entry, input: PageInput): PageDescription;
  /** Entries of the table of contents. */
  toc(entry: Entry, context: PageContext): TocItem[];
  /** The content: all that stands between navbar and footer, sidebar and table of contents left out. */
  Content: ComponentType<{ entry: Entry; context: PageContext }>;
}

/** A page of any kind, its entry bound. */
export interface PageSource {
  /** Name of the page kind. */
  kind: string;
  /** The frame around it. */
  layout: Layout;
  /** True if its content is made of our components alone, and so can be rendered without React. */
  isPlain: boolean;
  /** What is known before rendering. */
  description: PageDescription;
  /** Entries of the table of contents. */
  toc(context: PageContext): TocItem[];
  /** The content. */
  render(context: PageContext): React.ReactNode;
}
