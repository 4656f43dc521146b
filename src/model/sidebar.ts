/** The sidebars of the guides: name to items. Generated items are already written out, drafts left out. */
export type SidebarConfig = Record<string, SidebarEntry[]>;

/** What every item may have. */
interface SidebarEntryBase {
  /** Class names. */
  className?: string;
}

/** A doc that belongs to the sidebar. */
export interface SidebarDoc extends SidebarEntryBase {
  type: 'doc';
  /** Id of the doc. */
  id: string;
  /** Visible text; the doc's own when missing. */
  label?: string;
}

/** A link to a doc that belongs to another sidebar, or to none. */
export interface SidebarRef extends SidebarEntryBase {
  type: 'ref';
  /** Id of the doc. */
  id: string;
  /** Visible text; the doc's own when missing. */
  label?: string;
}

/** A link. */
export interface SidebarUrl extends SidebarEntryBase {
  type: 'link';
  /** Visible text. */
  label: string;
  /** Site path from the root without base, or URL. */
  href: string;
  /** The base path is not put before the address. */
  asWritten?: true;
  /** A sentence for the card of the link. */
  description?: string;
}

/** Raw HTML. */
export interface SidebarHtml extends SidebarEntryBase {
  type: 'html';
  /** The markup. */
  value: string;
  /** It has the distances and the type of other items. */
  defaultStyle?: true;
}

/** A page that lists the items of its category. */
export interface GeneratedIndex {
  type: 'generated-index';
  /** Site path without base: `docs/category/guides/`. */
  permalink: string;
  /** Title. */
  title: string;
  /** Description, shown and for metadata; empty for none. */
  description: string;
  /** Keywords for metadata. */
  keywords: string[];
  /** Social image, as written. */
  image?: string;
}

/** A group of items. */
export interface SidebarCategory extends SidebarEntryBase {
  type: 'category';
  /** Visible text. */
  label: string;
  /** A sentence for the card of the category. */
  description?: string;
  /** The page of the category itself. */
  link?: { type: 'doc'; id: string } | GeneratedIndex;
  /** The items. */
  items: SidebarEntry[];
  /** False where it is open from the start. */
  collapsed: boolean;
  /** False where it cannot be closed. */
  collapsible: boolean;
}

/** An item of a sidebar. */
export type SidebarEntry = SidebarDoc | SidebarRef | SidebarUrl | SidebarHtml | SidebarCategory;
