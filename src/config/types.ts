import type { CodeSettings } from '../shared/code-settings.ts';
import type { Languages } from '../shared/languages.ts';
import type { Place } from '../shared/place.ts';
import type { PolicySources } from '../shared/policy-sources.ts';
import type { Translations } from '../shared/texts/catalogues.ts';
import type { CheckProfile, CheckSeverity } from './check-severity.ts';
import type { BlogConfig, DocsConfig, DoxygenConfig, PagesConfig } from './content-types.ts';
import type { CoverageConfig } from './coverage-types.ts';
import type { ExamplesConfig } from './examples-types.ts';
import type { FooterConfig, NavbarConfig } from './navbar-types.ts';
import type { SearchConfig } from './search-types.ts';
import type { ReleasesConfig } from './releases-types.ts';
import type { ThemeConfig } from './theme-types.ts';

export type * from './check-severity.ts';
export type * from './content-types.ts';
export type * from './coverage-types.ts';
export type * from './examples-types.ts';
export type * from './legacy-urls-types.ts';
export type * from './navbar-types.ts';
export type * from './releases-types.ts';
export type * from './search-types.ts';
export type * from './theme-types.ts';

/** How a text is parsed: `auto` treats it as MDX if it uses MDX, `detect` follows the file extension. */
export type TextFormat = 'auto' | 'mdx' | 'md' | 'detect';

/** Formulas in texts. */
export interface MathConfig {
  /** `$x$` is a formula; otherwise only `$$x$$` is. */
  singleDollarTextMath: boolean;
  /** Maps `\\name` to its replacement, with `#1` for its first argument. */
  macros: Record<string, string>;
}

/** A part of the site that consists of texts. */
export type TextSection = 'docs' | 'blog' | 'pages';

/** A plugin of PostCSS, remark or rehype. */
export interface PluginConfig {
  /** Absolute path of a module, or name of a package. */
  module: string;
  /** Name of the export; the default export when missing. */
  export?: string;
  /** The argument of the plugin; none when missing. */
  options?: Record<string, unknown>;
  /** Where the configuration names it. */
  place?: Place;
}

/** A plugin of remark or rehype. */
export interface TextPluginConfig extends PluginConfig {
  /** The texts that it changes. */
  in: TextSection[];
}

/** How texts are parsed. */
export interface MarkdownConfig {
  /** Plain Markdown, or Markdown with components (S-232). */
  format: TextFormat;
  /** Replaces codes such as `:tada:` with emoji. */
  emoji: boolean;
  /** Formulas between dollar signs; `false` if dollar signs are plain text. */
  math: MathConfig | false;
  /** Draws Mermaid diagrams: where the option is; `false` if their source is shown. */
  mermaid: { place: Place } | false;
  /** Plugins of remark. */
  remarkPlugins: TextPluginConfig[];
  /** Plugins of rehype. */
  rehypePlugins: TextPluginConfig[];
  /** Module with components that all texts can use: absolute path. */
  components?: string;
  /** Keywords of admonitions in addition to the built-in ones. */
  admonitions: string[];
  /** Ids of headings (S-236). */
  anchors: {
    /** Keeps capital letters. */
    maintainCase: boolean;
  };
}

/** The bar above the navbar. */
export interface AnnouncementBarConfig {
  /** Identity: a new id shows the bar again to readers who closed it. */
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
  /** Hides the toggle. */
  disableSwitch: boolean;
  /** Follows the system setting until the reader chooses. */
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
  /** Where the configuration names it. */
  place?: Place;
}

/** A script of every page. */
export interface ScriptTag {
  /** Attributes, including `src`. */
  attributes: Record<string, string>;
  /** Where the configuration names it. */
  place?: Place;
}

/** A module in the form of a plugin that publishes data for the user's code. */
export interface DataPlugin {
  /** Path of the module. */
  module: string;
  /** The second argument of its function. */
  options: Record<string, unknown>;
}

/** Redirects from old paths. */
export interface RedirectsConfig {
  /** Redirects between site paths, with the places where they are written. */
  list: { from: string[]; to: string; place?: Place }[];
  /** Extensions, without dot, under which each page is also found: `html` redirects from `/a.html` to `/a/`. */
  fromExtensions: string[];
  /** Extensions, without dot, of pages that are also found without it: `html` redirects from `/a` to `/a.html`. */
  toExtensions: string[];
  /** Module (path of the file) whose default export returns the old paths of each page. */
  createRedirects?: string;
}

/** The options with texts of authors. */
export type ContentOptions = 'docs' | 'docsSets' | 'blog' | 'pages';

/** The languages of the site, and its own texts of the interface. */
export interface LanguagesConfig extends Languages {
  /** Translations by locale. */
  texts?: Translations;
  /** Texts of the user's own code in this language, by id. */
  messages?: Readonly<Record<string, string>>;
}

/** Variants of images: quality in percent, widths in pixels. */
export interface ImagesConfig {
  /** Creates smaller variants of PNG and JPEG images; browsers choose the one that fits. */
  responsive: boolean;
  /** Quality of the variants. */
  quality: number;
  /** Width of the smallest variant. */
  min: number;
  /** Width of the largest variant. */
  max: number;
  /** Number of variants, evenly spaced. */
  steps: number;
}

/** The pictures of pages that other sites show with links to them. */
export interface SocialCardsConfig {
  /** Number of pages above which the site has no cards. */
  maxPages: number;
  /** Where the configuration asks for them. */
  place?: Place;
}

/**
 * The content of site.config.yaml with defaults filled in. Paths of files and folders are absolute; messages show them
 * through `displayPath`.
 */
export interface Config {
  /** The file it was read from; missing if there is none. */
  file?: string;
  /** Files that it refers to, such as `package.json`; missing if there are none. */
  referredFiles?: string[];
  /** Name of the site. */
  title: string;
  /** One line below the name. */
  tagline: string;
  /** Origin: `https://example.org`. */
  url: string;
  /** Base path; starts and ends with `/`. */
  baseUrl: string;
  /** The slash at the end of page URLs: true adds it, false strips it, `undefined` leaves it as it is. */
  trailingSlash?: boolean;
  /** Makes the site work from `file:` and below any path. */
  portable: boolean;
  /** Builds a docset, whose pages are portable, instead of a website. */
  docset: boolean;
  /** Path of the icon, relative to the static folder. */
  favicon?: string;
  /** Modules that extend the API reference: absolute paths. */
  extensions: string[];
  /** Requests that search engines do not index the site. */
  noIndex: boolean;
  /** Text between page title and site title. */
  titleDelimiter: string;
  /** Keys without Ctrl that do something anywhere on a page. */
  shortcuts: boolean;
  /** Shows the base-URL banner on a home page whose files did not load. */
  baseUrlIssueBanner: boolean;
  /** Languages: the one at the base path, all of them, and the one being built. */
  i18n: LanguagesConfig;
  /** The API reference. */
  doxygen?: DoxygenConfig;
  /** The main set of guides. */
  docs?: DocsConfig;
  /** Further sets of guides, by id. */
  docsSets: Record<string, DocsConfig>;
  /** The main blog. */
  blog?: BlogConfig;
  /** The main set of stand-alone pages. */
  pages?: PagesConfig;
  /** Folders whose files are copied unchanged. */
  staticDirectories: string[];
  /** The navbar. */
  navbar: NavbarConfig;
  /** The footer. */
  footer?: FooterConfig;
  /** The announcement bar. */
  announcementBar?: AnnouncementBarConfig;
  /** Light and dark. */
  colorMode: ColorModeConfig;
  /** Accent, fonts and corners. */
  theme: ThemeConfig;
  /** Docs sidebar. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  /** Heading levels of the table of contents. */
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  /** How texts are parsed. */
  markdown: MarkdownConfig;
  /** Blocks of code. */
  code: CodeSettings;
  /** Examples in texts and comments; missing if nothing says how to compile them. */
  examples?: ExamplesConfig;
  /** Social image: path below the static folder. */
  image?: string;
  /** `meta` tags of every page. */
  metadata: Record<string, string>[];
  /** Scripts of every page. */
  scripts: ScriptTag[];
  /** Other tags of every page's head. */
  headTags: HeadTag[];
  /** What browsers may load and run, and what the build may read. */
  security: {
    /** Writes the headers for the server into a file, and no script of its own into pages. */
    headers: boolean;
    /**
     * Sources that the policy allows; `false` for pages without a content security policy. If it is missing, sites
     * without code of their own have a policy.
     */
    contentSecurityPolicy?: PolicySources | false;
    /** Shows images of other hosts that comments name. */
    imagesFromComments: boolean;
    /** Follows symbolic links in the sources that lead out of the project. */
    outsideLinks: boolean;
  };
  /** Style sheets of the user, loaded after ours: paths of files. */
  stylesheets: string[];
  /** Plugins of PostCSS that change the user's style sheets. */
  postcss: PluginConfig[];
  /** Modules that run in browsers on every page and may observe navigation: paths of files. */
  clientModules: string[];
  /** Modules in the form of plugins that publish data for the user's code. */
  pluginData: DataPlugin[];
  /** URL of the form for problems with a page, with the placeholders `{symbol}`, `{release}` and `{url}`. */
  reportUrl?: string;
  /** Custom fields for pages. */
  customFields: Record<string, unknown>;
  /** Analytics; off when missing. */
  analytics?: { trackingIds: string[]; anonymizeIp: boolean };
  /** Sitemap; null for none. */
  sitemap: {
    changefreq: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null;
    priority: number | null;
    ignorePatterns: string[];
    filename: string;
    /** Precision of the last change of pages; null to omit it. */
    lastmod: 'date' | 'datetime' | null;
  } | null;
  /** The Markdown of each page; null for none. */
  markdownPages: {
    /** Most bytes of the file with all pages, above which it is divided; 0 for no such file. */
    fullTextLimit: number;
  } | null;
  /** The search; none when missing. */
  search?: SearchConfig;
  /** Responsive images. */
  images: ImagesConfig;
  /** Draws social cards; none when missing. */
  socialCards?: SocialCardsConfig | undefined;
  /** Redirects. */
  redirects: RedirectsConfig;
  /** The history of the API. */
  releases: ReleasesConfig;
  /** How the documentation of the API is measured. */
  coverage: CoverageConfig;
  /** Browser storage. */
  storage: { type: 'localStorage' | 'sessionStorage'; namespace: string | boolean };
  /** Writes the debug pages. */
  debug: boolean;
  /** Severity of the checks. */
  checks: {
    /** Whether faults of texts, links and XML files prevent the site from being written. */
    profile: CheckProfile;
    brokenLinks: CheckSeverity;
    brokenAnchors: CheckSeverity;
    brokenMarkdownLinks: CheckSeverity;
    brokenMarkdownImages: CheckSeverity;
    duplicateRoutes: CheckSeverity;
    danglingReferences: CheckSeverity;
    xmlFiles: CheckSeverity;
    /** An XML file that the index lists and that does not exist, or an index that lists none. */
    missingXml: CheckSeverity;
    /** An address that a release published, and that leads nowhere any more. */
    lostAddresses: CheckSeverity;
    /** A comment whose `\since` names another release than the history of its symbol. */
    since: CheckSeverity;
    /** An accent on which or in which text is hard to read. */
    contrast: CheckSeverity;
  };
}
