import type { OptionPath } from './option-places.ts';

/** Something that the new configuration does not say. */
export interface Note {
  /** `lost` where the site lacks it, `needless` where it changes nothing here. */
  kind: 'lost' | 'needless';
  /** The option as readers know it: `themeConfig.algolia`, `plugin-sitemap.lastmod`. */
  option: string;
  /** Where it is in the configuration that was read. */
  path: OptionPath;
  /** Why it is not taken over: one sentence. */
  reason: string;
  /** What to write or do in its place. */
  advice?: string;
  /** The option of the new configuration that it belongs to: `blog`. */
  section?: string;
}
