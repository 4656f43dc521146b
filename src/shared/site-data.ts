import type { ShellTexts } from './texts/catalogues.ts';

/**
 * The parts of every page that do not depend on the page. Created once by the plan, rendered by the server, and bundled
 * with the viewer, so that no page embeds it. All hrefs are final (base path included).
 */

/** An image with a variant for dark mode; both are hrefs. */
export interface Logo {
  /** URL. */
  src: string;
  /** URL for dark mode; the same as `src` if there is no variant. */
  srcDark: string;
  /** Alternative text. */
  alt: string;
  /** Href of its link. */
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

/** A link in navbar, footer or sidebar. */
export interface ShellLink {
  /** Visible text. */
  label: string;
  /** Href. */
  href: string;
  /** Link target. */
  target?: string;
  /** Class names. */
  className?: string;
  /** Raw HTML instead of the label. */
  html?: string;
  /** Additional attributes. */
  attributes?: Record<string, string>;
  /** Never shown as active. */
  inactive?: true;
  /** Href prefix that makes it active. */
  activeBasePath?: string;
  /** Regular expression on the path that makes it active. */
  activeBaseRegex?: string;
  /** For a link to a doc: it is active on the doc's page and on pages with this sidebar only. */
  activeSidebar?: string | null;
  /** Language of the target; `href` is the home page in that language, the link leads to the current page in it. */
  lang?: string;
  /** For a link to a language: query to append to the page's query. */
  query?: string;
  /**
   * Name of the target's docs version; `href` is its main doc, the link leads to the current doc if it exists there.
   */
  version?: string;
}

/** A link of the navbar. */
export interface NavbarLink extends ShellLink {
  type: 'link';
  /** Restricted visibility for links to unlisted docs and drafts: only on the target page, or never. */
  shown?: 'own-page' | 'never';
  /**
   * For a link that depends on the docs version: the link for each version that has its target. The link itself is that
   * of the latest version.
   */
  inVersions?: Record<string, (ShellLink & Pick<NavbarLink, 'shown'>) | null>;
}

/** An item of the navbar, resolved. */
export type NavbarEntry =
  | NavbarLink
  | { type: 'html'; html: string; className?: string }
  | { type: 'search' }
  | { type: 'custom'; name: string; props: Record<string, unknown> }
  | {
      type: 'dropdown';
      /** Controls styling, and the label on small screens. */
      role: 'menu' | 'versions' | 'locales';
      /** Visible text. */
      label: string;
      /** Href of the label, if it is a link. */
      href?: string;
      /** Class names. */
      className?: string;
      /** Additional attributes of the label's link. */
      attributes?: Record<string, string>;
      /** Never shown as active. */
      inactive?: true;
      /** The entries. */
      items: NavbarEntry[];
    };

/** The navbar, resolved. */
export interface NavbarData {
  /** Text next to the logo; empty for none. */
  title: string;
  /** Logo. */
  logo?: Logo;
  /** Href of logo and title. */
  homeHref: string;
  /** Hides when the reader scrolls down. */
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
  /** Columns with optional titles; a simple footer has a single column without title. */
  columns: { title?: string; items: FooterEntry[] }[];
  /** Logo. */
  logo?: Logo;
  /** HTML of the last line. */
  copyright?: string;
}

/** The key of the site's own footer in `SiteData.components`; the others are types of navbar items: `custom-…`. */
export const footerKey = 'footer';

/** The announcement bar. */
export interface AnnouncementBarData {
  /** Id. */
  id: string;
  /** HTML. */
  content: string;
  /** Has a close button. */
  isCloseable: boolean;
}

/** The docs data on every page. */
export interface DocsData {
  /** Names of the versions, newest first. */
  versions: string[];
  /** Name of the latest version. */
  latest: string;
  /** True if the reader's choice of version is remembered. */
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
  /** Text between page title and site title. */
  titleDelimiter: string;
  /** Adds or strips slashes at the end of page URLs. */
  trailingSlash?: boolean;
  /** The docs; missing if the site has none. */
  docs?: DocsData;
  /** The navbar. */
  navbar: NavbarData;
  /**
   * Components of the site: those of custom navbar items by their types, and `footer`; added by the code that uses the
   * data.
   */
  components?: Readonly<Record<string, unknown>>;
  /** The footer. */
  footer?: FooterData;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarData;
  /** Settings of light and dark mode. */
  colorMode: {
    defaultMode: 'light' | 'dark';
    disableSwitch: boolean;
    respectPrefersColorScheme: boolean;
  };
  /** Docs sidebar. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  /** Browser storage: type and suffix of the keys (empty for none). */
  storage: { type: 'localStorage' | 'sessionStorage'; suffix: string };
  /** `false` if no key without Ctrl does anything outside of fields. */
  shortcuts?: false;
  /** True if page views are reported to an analytics service. */
  analytics?: boolean;
  /** Custom fields of the configuration. */
  customFields: Record<string, unknown>;
}
