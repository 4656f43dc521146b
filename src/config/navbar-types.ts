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
