/** Options of every navbar item. */
export interface NavbarItemBase {
  /** Side of the navbar; defaults to right. */
  position?: 'left' | 'right';
  /** Visible text. */
  label?: string;
  /** Class names. */
  className?: string;
}

/** Options of items that are links. */
export interface NavbarLinkBase extends NavbarItemBase {
  /** Further attributes of the link: every key that is not an option. */
  attributes: Record<string, string>;
}

/** A link: to a site path (`to`) or to a URL (`href`). */
export interface LinkItem extends NavbarLinkBase {
  type: 'default';
  /** Raw HTML in place of the label. */
  html?: string;
  /** Site path without base path. */
  to?: string;
  /** URL, used as written. */
  href?: string;
  /** Prepends the base path to `href`. */
  prependBaseUrlToHref: boolean;
  /** Link target. */
  target?: string;
  /** Prefix (site path without base path) that marks the item as active. */
  activeBasePath?: string;
  /** Regular expression on the full path that marks the item as active. */
  activeBaseRegex?: string;
}

/** A menu. */
export interface DropdownItem extends NavbarLinkBase {
  type: 'dropdown';
  /** Site path that the label links to. */
  to?: string;
  /** URL that the label links to, used as written. */
  href?: string;
  /** The entries; dropdowns do not nest. */
  items: NavbarItem[];
}

/** An item that leads to the guides. */
interface DocsItem extends NavbarLinkBase {
  /** Id of a further set of guides; the main one when missing. */
  docsSet?: string;
}

/** A link to a doc. */
export interface DocItem extends DocsItem {
  type: 'doc';
  /** The doc's id. */
  docId: string;
}

/** A link to the first entry of a sidebar. */
export interface DocSidebarItem extends DocsItem {
  type: 'docSidebar';
  /** The sidebar's name. */
  sidebarId: string;
}

/** The label of the current docs version. */
export interface DocsVersionItem extends DocsItem {
  type: 'docsVersion';
  /** A fixed target. */
  to?: string;
}

/** The menu of docs versions. */
export interface DocsVersionDropdownItem extends DocsItem {
  type: 'docsVersionDropdown';
  /** The versions to list, in order, with a label if it differs from the version's own; defaults to all. */
  versions?: { name: string; label?: string }[];
  /** Never marks the menu as active. */
  dropdownActiveClassDisabled: boolean;
  /** Items in front of the versions. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the versions. */
  dropdownItemsAfter: NavbarItem[];
}

/** The menu of languages. */
export interface LocaleDropdownItem extends NavbarLinkBase {
  type: 'localeDropdown';
  /** Items in front of the languages. */
  dropdownItemsBefore: NavbarItem[];
  /** Items after the languages. */
  dropdownItemsAfter: NavbarItem[];
  /** Query to append to the links to languages. */
  queryString: string;
}

/** Position of the search box. */
export interface SearchItem extends NavbarItemBase {
  type: 'search';
}

/** Raw HTML. */
export interface HtmlItem extends NavbarItemBase {
  type: 'html';
  /** The markup. */
  value: string;
}

/** The version of the library in the API reference of the site. */
export interface LibraryVersionItem extends NavbarLinkBase {
  type: 'libraryVersion';
  /** Site path of the link; missing for plain text. */
  to?: string;
}

/** An item of a type that the site defines. */
export interface CustomItem extends NavbarItemBase {
  type: `custom-${string}`;
  /** Props of its component: every other key of the item. */
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
  | LibraryVersionItem
  | CustomItem;
