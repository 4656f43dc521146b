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
  /** Raw HTML in place of the label. */
  html?: string;
  /** Further attributes. */
  attributes?: Record<string, string>;
  /** Never shown as active. */
  inactive?: true;
  /** Href prefix that makes it active. */
  activeBasePath?: string;
  /** Regular expression on the path that makes it active. */
  activeBaseRegex?: string;
  /** For a link to a doc: only its page makes it active, and those that show this sidebar. */
  activeSidebar?: string | null;
  /** Language of the target page; `href` is the home page in that language, and leads to the same page there. */
  lang?: string;
  /** For a link to a language: query that is added to that of the page. */
  query?: string;
  /** For a link to a docs version: its name; `href` is its main doc, and leads to the same doc there if there is one. */
  version?: string;
}

/** A link of the navbar. */
export interface NavbarLink extends ShellLink {
  type: 'link';
  /** Not shown elsewhere than on its own page, or nowhere: links to unlisted docs and to drafts. */
  shown?: 'own-page' | 'never';
  /** Where it depends on the docs version: the link for each that has its target; the link itself is that of the latest. */
  inVersions?: Record<string, ShellLink & Pick<NavbarLink, 'shown'>>;
}

/** An item of the navbar, resolved. */
export type NavbarEntry =
  | NavbarLink
  | { type: 'html'; html: string; className?: string }
  | { type: 'search' }
  | { type: 'custom'; name: string; props: Record<string, unknown> }
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
      /** Further attributes of the label's link. */
      attributes?: Record<string, string>;
      /** Never shown as active. */
      inactive?: true;
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
  /** Columns, of which the title may be empty; a simple footer has one without title. */
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

/** What the shell knows of the docs on every page. */
export interface DocsData {
  /** Names of the versions, newest first. */
  versions: string[];
  /** Name of the latest version. */
  latest: string;
  /** Remembers the version that a reader chose. */
  remember: boolean;
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
  /** The docs; missing where the site has none. */
  docs?: DocsData;
  /** The navbar. */
  navbar: NavbarData;
  /** Components of the site's own types of navbar items, by type; put in where the data is used. */
  customItems?: Readonly<Record<string, unknown>>;
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
  /** True where an analytics service is told of each page that is shown. */
  analytics?: boolean;
  /** Free fields of the configuration. */
  customFields: Record<string, unknown>;
}
