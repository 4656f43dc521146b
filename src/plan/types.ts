import type { Config, DoxygenConfig } from '../config/types.ts';
import type { Drawings } from '../model/drawings.ts';
import type { MemberAnchor, Links } from '../model/links.ts';
import type { ApiReference, Site } from '../model/site.ts';
import type { Symbols } from '../model/symbols.ts';
import type { PageContext, PageDescription, PageSource } from '../pages/page-kind.ts';
import type { GlobalDocs } from '../shared/global-data.ts';
import type { PageData } from '../shared/page-data.ts';
import type { Place } from '../shared/place.ts';
import type { SiteData } from '../shared/site-data.ts';
import type { SidebarPart } from './sidebar-parts.ts';

/** A page of which everything is known but its HTML. */
export interface PlanPage {
  /** Name of the page kind. */
  kind: string;
  /** Site path without base; empty for the home page. */
  permalink: string;
  /** Path of the file below the output folder. */
  file: string;
  /** What the page kind says of it. */
  description: PageDescription;
  /** What the shell and the viewer know of it. */
  data: PageData;
  /** Maps a member's refid to its anchors on this page. */
  anchors: ReadonlyMap<string, MemberAnchor>;
  /** What its content is rendered with. */
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
  /** Base path, page and anchor. */
  url: string;
  /** Brief description as plain text; missing where there is none. */
  brief?: string;
  /** Parameters and qualifiers of functions. */
  signature?: string;
  /** True where deprecated. */
  deprecated?: true;
}

/** A redirect from one site path to another; both without base. */
export interface Redirect {
  /** Old path: `blog/old/` or `page.html`. */
  from: string;
  /** New path, or a URL. */
  to: string;
  /** Where it is written; missing where a rule made it. */
  place?: Place;
}

/** An API reference of the site, with what was planned of it. */
export interface PlannedApi {
  /** What was read. */
  reference: ApiReference;
  /** Its settings. */
  settings: DoxygenConfig;
  /** Finds its compounds and members. */
  symbols: Symbols;
  /** Where its targets lead. */
  links: Links;
  /** Its rows of symbols.json, sorted by name; made whenever they are asked for. */
  symbolRows: () => readonly SymbolRow[];
}

/** The whole site before the first page is rendered. */
export interface Plan {
  /** The configuration. */
  config: Config;
  /** What was read. */
  site: Site;
  /** Finds compounds and members of the latest version's API reference; empty where there is none. */
  symbols: Symbols;
  /** The API references, that of the latest version of the docs first. */
  apis: PlannedApi[];
  /** What the shell shows on every page. */
  siteData: SiteData;
  /** Where the targets of texts that belong to no version lead. */
  links: Links;
  /** What was drawn of the contents of each reference's comments; missing until that is done. */
  drawings?: ReadonlyMap<ApiReference, Drawings>;
  /** Finds a place for everything in a graph; where it is missing, each page does that for its own. */
  layoutOf?: PageContext['layoutOf'];
  /** The pages, sorted by permalink. */
  pages: PlanPage[];
  /** The files from which browsers complete sidebars of which pages show only a part. */
  sidebarParts: SidebarPart[];
  /** Redirects. */
  redirects: Redirect[];
  /** What the user's code may ask about the guides; undefined where there are none. */
  docsFacts?: () => GlobalDocs | undefined;
}
