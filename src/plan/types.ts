import type { IncludeRule } from '../model/include-line.ts';
import type { Config, DoxygenConfig, LegacyUrlsConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Drawings } from '../model/drawings.ts';
import type { MemberAnchor, Links } from '../model/links.ts';
import type { FindMentions } from '../model/mentions.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { LibraryPlace, PageContext, PageDescription, PageSource } from '../pages/page-kind.ts';
import type { GlobalDocs } from '../shared/global-data.ts';
import type { PageData } from '../shared/page-data.ts';
import type { Place } from '../shared/place.ts';
import type { SiteData } from '../shared/site-data.ts';
import type { Coverage } from './coverage.ts';
import type { LedgerPlan } from './ledger/plan-ledger.ts';
import type { LegacyPage } from './legacy-addresses.ts';
import type { SearchWords } from './search-words.ts';
import type { SidebarPart } from './sidebar-parts.ts';

/** A planned page: everything but its HTML. */
export interface PlanPage {
  /** Name of the page kind. */
  kind: string;
  /** Site path without base; empty for the home page. */
  permalink: string;
  /** Path of the file relative to the output folder. */
  file: string;
  /** Path of its Markdown relative to the output folder; missing if it has none. */
  textFile?: string;
  /** Its description by the page kind. */
  description: PageDescription;
  /** The data for the shell and the viewer. */
  data: PageData;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** The context for rendering its content. */
  context: PageContext;
  /** Its content. */
  source: PageSource;
}

/** A row of symbols.json. */
export interface SymbolRow {
  /** Doxygen's id. */
  refid: string;
  /** Compound or member kind, or `enumvalue`. */
  kind: string;
  /** Qualified name. */
  name: string;
  /** Title of a topic or page, if it has one besides its name. */
  title?: string;
  /** Base path, page and anchor. */
  url: string;
  /** Brief description as plain text; missing if there is none. */
  brief?: string;
  /** Parameters and qualifiers of functions. */
  signature?: string;
  /** Doxygen's id of its declaration, for the definition of a function that has another row for the header. */
  declaration?: string;
  /** True if it is deprecated. */
  deprecated?: true;
  /** The variants of the library that have it; missing if all have it, or if there are none. */
  variants?: readonly string[];
  /** The language standards that have it, of those that differ, oldest first; missing if all have it. */
  standards?: readonly string[];
  /** Badges from comments and extensions; missing if there are none. */
  badges?: string[];
  /** Name of its library in the configuration; missing if the site has only one. */
  library?: string;
}

/** A redirect from one site path to another; both without base. */
export interface Redirect {
  /** Old path: `blog/old/` or `page.html`. */
  from: string;
  /** New path, or a URL. */
  to: string;
  /** Where it is configured; missing if a rule created it. */
  place?: Place;
}

/** Redirects from the pages of an earlier site that Doxygen wrote. */
export interface LegacyUrls {
  /** Their settings. */
  settings: LegacyUrlsConfig;
  /** Finds the former pages, sorted by path; reports former symbols that are gone. */
  pages: (diagnostics: Diagnostics) => LegacyPage[];
}

/** A planned API reference. */
export interface PlannedApi {
  /** The parsed reference. */
  reference: ApiReference;
  /** Its settings. */
  settings: DoxygenConfig;
  /** Finds its compounds and members. */
  symbols: Symbols;
  /** Its links. */
  links: Links;
  /** The words of the configuration by which its symbols are found. */
  searchWords: SearchWords;
  /** The library; missing if the site has only one. */
  library?: LibraryPlace | undefined;
  /** The rule for the `#include` lines of its symbols; missing if there are none. */
  includes?: IncludeRule | undefined;
  /** Computes its rows of symbols.json, sorted by name. */
  symbolRows: () => readonly SymbolRow[];
  /** Finds the pages that show nothing but the reference. */
  apiPages: () => ApiPages;
}

/** The pages that show nothing but an API reference. */
export interface ApiPages {
  /** Their files (`PlanPage.file`), in the order of the plan. */
  files: readonly string[];
  /** What they show besides the sources of the reference and the configuration: data without functions. */
  surroundings: unknown;
  /** Returns the texts that mention a symbol (`SymbolMentions`): data without functions. */
  mentionsOf: FindMentions;
  /** Returns the ids of the compound of a page and its members; none for a page without a compound. */
  ownIds: (page: Pick<PlanPage, 'description'>) => string[];
  /**
   * Returns a function that finds what an edit of a comment changes of a symbol, for a hash; `undefined` for an unknown
   * symbol.
   */
  remarks: () => (refid: string) => readonly (string | Uint8Array)[] | undefined;
  /** Returns a function that tells whether a path is that of a compound's XML, or of a source of the library. */
  isOwnFile: () => (path: string) => boolean;
  /** Generates what they show of the whole reference, for a hash (`apiOutline`). */
  outline: () => Iterable<string | Uint8Array>;
}

/** The plan of the whole site, made before the first page is rendered. */
export interface Plan {
  /** The configuration. */
  config: Config;
  /** The parsed input. */
  site: Site;
  /** Finds compounds and members of the latest version's API reference; empty if there is none. */
  symbols: Symbols;
  /** The API references, that of the latest docs version first. */
  apis: PlannedApi[];
  /** The shell data that is the same on every page. */
  siteData: SiteData;
  /** The links of texts without a version. */
  links: Links;
  /** The drawings for each reference's comments; missing until they are done. */
  drawings?: ReadonlyMap<ApiReference, Drawings>;
  /** Computes the layout of a graph; if it is missing, each page computes its own. */
  layoutOf?: PageContext['layoutOf'];
  /** What the site shows of the XML of each API reference, in their order; empty if nothing is checked. */
  coverage: Coverage[];
  /** The pages, sorted by permalink. */
  pages: PlanPage[];
  /** The files from which browsers complete partial sidebars. */
  sidebarParts: SidebarPart[];
  /** Maps the hrefs of pages to those of their Markdown; empty if there is none. */
  textHrefs: ReadonlyMap<string, string>;
  /** The words of the configuration by which texts are found. */
  searchWords: SearchWords;
  /** Redirects. */
  redirects: Redirect[];
  /** Where the addresses lead that releases published. */
  ledger: LedgerPlan;
  /** Redirects from the pages of earlier sites that Doxygen wrote. */
  legacyUrls: LegacyUrls[];
  /** The guides' data for the user's code; undefined if there are no guides. */
  docsFacts?: () => Record<string, GlobalDocs>;
}
