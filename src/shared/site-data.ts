import type { ShellTexts } from './texts/catalogues.ts';

/**
 * What the shell shows on every page. Made once by the plan, rendered by the server, and built into the viewer's
 * bundle, so that no page carries it. All hrefs are final (base path included).
 */

/** An image with a variant for dark mode; addresses are hrefs. */
export interface Logo {
  /** Address. */
  src: string;
  /** Address for dark mode; the same as `src` where there is no variant. */
  srcDark: string;
  /** Alternative text. */
  alt: string;
  /** Where a click leads. */
  href?: string;
  /** Link target. */
  target?: string;
  /** Width in CSS pixels. */
  width?: number;
  /** Height in CSS pixels. */
  height?: number;
  /** Class names. */
  className?: string;
  /** Inline style: CSS property to value. */
  style?: Record<string, string>;
}

/** A link of navbar, footer or sidebar. */
export interface ShellLink {
  /** Visible text. */
  label: string;
  /** Address. */
  href: string;
  /** Link target. */
  target?: string;
  /** Class names. */
  className?: string;
  /** Href prefix that makes it active. */
  activeBasePath?: string;
  /** Regular expression on the path that makes it active. */
  activeBaseRegex?: string;
  /** Sidebar whose docs make it active. */
  activeSidebar?: string;
  /** Language of the target page. */
  lang?: string;
}

/** An item of the navbar, resolved. */
export type NavbarEntry =
  | ({ type: 'link' } & ShellLink)
  | { type: 'html'; html: string; className?: string }
  | { type: 'search' }
  | {
      type: 'dropdown';
      /** Which look and label on small screens. */
      role: 'menu' | 'versions' | 'locales';
      /** Visible text. */
      label: string;
      /** Where the label leads, when it leads anywhere. */
      href?: string;
      /** Class names. */
      className?: string;
      /** The entries. */
      items: NavbarEntry[];
    };

/** The navbar, resolved. */
export interface NavbarData {
  /** Text beside the logo; empty for none. */
  title: string;
  /** Logo. */
  logo?: Logo;
  /** Where logo and title lead. */
  homeHref: string;
  /** Slides away on scrolling down. */
  hideOnScroll: boolean;
  /** Colour scheme. */
  style?: 'dark' | 'primary';
  /** Left items. */
  left: NavbarEntry[];
  /** Right items. */
  right: NavbarEntry[];
}

/** A footer link: `html` for raw markup. */
export type FooterEntry = ({ type: 'link' } & ShellLink) | { type: 'html'; html: string };

/** The footer, resolved. */
export interface FooterData {
  /** Colour scheme. */
  style: 'light' | 'dark';
  /** Columns; a simple footer has one without title. */
  columns: { title?: string; items: FooterEntry[] }[];
  /** Logo. */
  logo?: Logo;
  /** HTML of the last line. */
  copyright?: string;
}

/** The announcement bar. */
export interface AnnouncementBarData {
  /** Identity. */
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

/** Everything that the shell needs and that is the same on every page. */
export interface SiteData {
  /** Name of the site. */
  title: string;
  /** One line below the name. */
  tagline: string;
  /** Origin. */
  url: string;
  /** Base path with slashes at both ends. */
  base: string;
  /** Language of the texts. */
  locale: string;
  /** The texts of the shell, in that language. */
  texts: ShellTexts;
  /** Between page title and site title. */
  titleDelimiter: string;
  /** Adds or strips slashes at the end of page URLs. */
  trailingSlash?: boolean;
  /** The navbar. */
  navbar: NavbarData;
  /** The footer. */
  footer?: FooterData;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarData;
  /** Light and dark. */
  colorMode: {
    defaultMode: 'light' | 'dark';
    disableSwitch: boolean;
    respectPrefersColorScheme: boolean;
  };
  /** Docs sidebar. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  /** Browser storage: type and suffix of the keys (empty for none). */
  storage: { type: 'localStorage' | 'sessionStorage'; suffix: string };
  /** Free fields of the configuration. */
  customFields: Record<string, unknown>;
}
