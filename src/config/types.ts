import type { Values } from './containers.ts';
import type { fields } from './options.ts';

export type * from './check-severity.ts';
export type { BlogConfig } from './options-blog.ts';
export type { DocsConfig, EditUrl, LastUpdateConfig, PagesConfig } from './options-content.ts';
export type { CoverageChecks, CoverageConfig } from './options-coverage.ts';
export type {
  DiagramCommandsConfig,
  DoxygenConfig,
  VersionDoxygenConfig,
} from './options-doxygen.ts';
export type { ExampleRules, ExamplesConfig } from './options-examples.ts';
export type { FooterColumn, FooterConfig, FooterLink } from './options-footer.ts';
export type { LegacyUrlsConfig } from './options-legacy-urls.ts';
export type { MarkdownConfig, MathConfig, TextFormat } from './options-markdown.ts';
export type { LogoConfig, NavbarConfig } from './options-navbar.ts';
export type { TextPluginConfig, TextSection } from './options-plugins.ts';
export type { AcceptedEntry, LostEntry } from './options-releases.ts';
export type { SearchAlias } from './options-search.ts';
export type { DataPlugin, HeadTag, ImagesConfig, LanguagesConfig } from './options-site.ts';
export type { ThemeColor } from './options-theme.ts';
export type * from './navbar-types.ts';
export type { SourceUrl } from './source-url.ts';

/** The options with texts of authors. */
export type ContentOptions = 'docs' | 'docsSets' | 'blog' | 'pages';

/**
 * The content of site.config.yaml with defaults filled in: the values of all options. Paths of files and folders are
 * absolute; messages show them through `displayPath`.
 */
export interface Config extends Values<typeof fields> {
  /** The file it was read from; missing if there is none. */
  file?: string;
  /** The base path that releases are published below, if this build has another one (`--base`). */
  publishedBaseUrl?: string;
  /** Name of the library that `--xml` selects of several; otherwise missing. */
  library?: string;
  /** Files that it refers to, such as `package.json`; missing if there are none. */
  referredFiles?: string[];
}
