/** The sidebars of the guides: name to items. Generated items are expanded, drafts are left out. */
export type SidebarConfig = Record<string, SidebarEntry[]>;

/** The fields of every item. */
interface SidebarEntryBase {
  /** Class names. */
  className?: string;
}

/** A doc that belongs to the sidebar. */
export interface SidebarDoc extends SidebarEntryBase {
  type: 'doc';
  /** Id of the doc. */
  id: string;
  /** Visible text; defaults to the doc's label. */
  label?: string;
}

/** A link to a doc that belongs to another sidebar, or to none. */
export interface SidebarRef extends SidebarEntryBase {
  type: 'ref';
  /** Id of the doc. */
  id: string;
  /** Visible text; defaults to the doc's label. */
  label?: string;
}

/** A link. */
export interface SidebarUrl extends SidebarEntryBase {
  type: 'link';
  /** Visible text. */
  label: string;
  /** Absolute site path without the base path, or a URL. */
  href: string;
  /** The base path is not prepended to the address. */
  asWritten?: true;
  /** A sentence for the link's card. */
  description?: string;
}

/** Raw HTML. */
export interface SidebarHtml extends SidebarEntryBase {
  type: 'html';
  /** The markup. */
  value: string;
  /** It is styled like other items. */
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
  /** A sentence for the category's card. */
  description?: string;
  /** The page of the category itself. */
  link?: { type: 'doc'; id: string } | GeneratedIndex;
  /** The items. */
  items: SidebarEntry[];
  /** False if it is initially open. */
  collapsed: boolean;
  /** False if it cannot be closed. */
  collapsible: boolean;
}

/** An item of a sidebar. */
export type SidebarEntry = SidebarDoc | SidebarRef | SidebarUrl | SidebarHtml | SidebarCategory;
