import type { CodeSettings } from '../shared/code-settings.ts';
import type { Languages } from '../shared/languages.ts';
import type { Place } from '../shared/place.ts';
import type { Translations } from '../shared/texts/catalogues.ts';
import type { CheckProfile, CheckSeverity } from './check-severity.ts';
import type { BlogConfig, DocsConfig, DoxygenConfig, PagesConfig } from './content-types.ts';
import type { FooterConfig, NavbarConfig } from './navbar-types.ts';

export type * from './check-severity.ts';
export type * from './content-types.ts';
export type * from './navbar-types.ts';

/** How a text is read: `auto` takes it for MDX where it uses it, `detect` goes by the ending of its file. */
export type TextFormat = 'auto' | 'mdx' | 'md' | 'detect';

/** How texts are read. */
export interface MarkdownConfig {
  /** Plain Markdown, or Markdown with components (S-232). */
  format: TextFormat;
  /** Turns codes as `:tada:` into emoji. */
  emoji: boolean;
  /** Module with components that all texts may use: absolute path. */
  components?: string;
  /** Keywords of admonitions beside the usual ones. */
  admonitions: string[];
  /** Ids of headings (S-236). */
  anchors: {
    /** Keeps capital letters. */
    maintainCase: boolean;
  };
}

/** The bar above the navbar. */
export interface AnnouncementBarConfig {
  /** Identity: a new id shows the bar again to those who closed it. */
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

/** Light and dark. */
export interface ColorModeConfig {
  /** Mode of a first visit. */
  defaultMode: 'light' | 'dark';
  /** No toggle. */
  disableSwitch: boolean;
  /** Follows the system until the reader chooses. */
  respectPrefersColorScheme: boolean;
}

/** A tag in the head: element name and attributes. */
export interface HeadTag {
  /** `meta`, `link`, `script`, `style`. */
  tagName: 'meta' | 'link' | 'script' | 'style';
  /** Attributes. */
  attributes: Record<string, string>;
  /** Content of `style` and `script`. */
  innerHTML?: string;
}

/** Redirects from old paths. */
export interface RedirectsConfig {
  /** Redirects between site paths, with the places where they are written. */
  list: { from: string[]; to: string; place?: Place }[];
  /** Endings, without dot, with which each page is found too: `html` leads from `/a.html` to `/a/`. */
  fromExtensions: string[];
  /** Endings, without dot, of pages that are found without it too: `html` leads from `/a` to `/a.html`. */
  toExtensions: string[];
  /** Module (path of the file) whose default export is asked for the old paths of each page. */
  createRedirects?: string;
}

/** The languages of the site, and its own texts of the interface. */
export interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
  /** What texts of the user's own code are called in this language, by their ids. */
  messages?: Readonly<Record<string, string>>;
}

/** Variants of images: quality in percent, widths in pixels. */
export interface ImagesConfig {
  /** Makes smaller variants of PNG and JPEG images, of which browsers take the one that fits. */
  responsive: boolean;
  /** Quality of the variants. */
  quality: number;
  /** Width of the smallest variant. */
  min: number;
  /** Width of the largest variant. */
  max: number;
  /** How many variants there are, evenly spaced. */
  steps: number;
}

/**
 * Everything that site.config.yaml says, with the defaults filled in. Paths of files and folders are absolute; messages
 * show them through `displayPath`.
 */
export interface Config {
  /** The file it was read from; missing when there is none. */
  file?: string;
  /** Name of the site. */
  title: string;
  /** One line below the name. */
  tagline: string;
  /** Origin: `https://example.org`. */
  url: string;
  /** Base path; starts and ends with `/`. */
  baseUrl: string;
  /** True adds, false strips, undefined keeps the slash at the end of page URLs. */
  trailingSlash?: boolean;
  /** Path of the icon below the static folder. */
  favicon?: string;
  /** Robots are told not to index the site. */
  noIndex: boolean;
  /** Between page title and site title. */
  titleDelimiter: string;
  /** Shows the base-URL banner on a home page that did not load. */
  baseUrlIssueBanner: boolean;
  /** Languages: the one at the base path, all of them, and the one that is built. */
  i18n: LanguagesConfig;
  /** The API reference. */
  doxygen?: DoxygenConfig;
  /** The guides. */
  docs?: DocsConfig;
  /** The blog. */
  blog?: BlogConfig;
  /** Stand-alone pages. */
  pages?: PagesConfig;
  /** Folders whose files are copied as they are. */
  staticDirectories: string[];
  /** The navbar. */
  navbar: NavbarConfig;
  /** The footer. */
  footer?: FooterConfig;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarConfig;
  /** Light and dark. */
  colorMode: ColorModeConfig;
  /** Docs sidebar. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  /** Heading levels of the table of contents. */
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  /** How texts are read. */
  markdown: MarkdownConfig;
  /** Blocks of code. */
  code: CodeSettings;
  /** Social image: path below the static folder. */
  image?: string;
  /** `meta` tags of every page. */
  metadata: Record<string, string>[];
  /** Attributes of scripts of every page, `src` among them. */
  scripts: Record<string, string>[];
  /** Other tags of every page's head. */
  headTags: HeadTag[];
  /** Style sheets of the user, after ours: paths of files. */
  stylesheets: string[];
  /** Modules that browsers run on every page, and that may follow the navigation: paths of files. */
  clientModules: string[];
  /** Free fields for pages. */
  customFields: Record<string, unknown>;
  /** Analytics; off when missing. */
  analytics?: { trackingIds: string[]; anonymizeIp: boolean };
  /** Sitemap; null for none. */
  sitemap: {
    changefreq: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null;
    priority: number | null;
    ignorePatterns: string[];
    filename: string;
    /** How much is said of the last change of pages; null for nothing. */
    lastmod: 'date' | 'datetime' | null;
  } | null;
  /** The search; false for none. */
  search: boolean;
  /** Responsive images. */
  images: ImagesConfig;
  /** Redirects. */
  redirects: RedirectsConfig;
  /** Browser storage. */
  storage: { type: 'localStorage' | 'sessionStorage'; namespace: string | boolean };
  /** Writes the debug pages. */
  debug: boolean;
  /** Severity of the checks. */
  checks: {
    /** Whether faults of texts, links and XML files keep the site from being written. */
    profile: CheckProfile;
    brokenLinks: CheckSeverity;
    brokenAnchors: CheckSeverity;
    brokenMarkdownLinks: CheckSeverity;
    brokenMarkdownImages: CheckSeverity;
    duplicateRoutes: CheckSeverity;
    danglingReferences: CheckSeverity;
    xmlFiles: CheckSeverity;
  };
}
