import type { OptionPath } from './option-places.ts';

/** An option that the new configuration does not have. */
export interface Note {
  /**
   * `lost` if the site lacks it, `needless` if it has no effect here, `frozen` if it has the value of today, which the old
   * configuration computed on each build.
   */
  kind: 'lost' | 'needless' | 'frozen';
  /** Display name of the option: `themeConfig.algolia`, `plugin-sitemap.lastmod`. */
  option: string;
  /** Its path in the configuration that was read. */
  path: OptionPath;
  /** Why it is not migrated: one sentence. */
  reason: string;
  /** Advice on the replacement. */
  advice?: string;
  /** The section of the new configuration that it belongs to: `blog`. */
  section?: string;
}
