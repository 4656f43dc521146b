import type { SiteAssets } from '../render/site-assets.ts';

/** Assets that pages of API references do not need, or that cannot be sent. */
type OwnAsset =
  'code' | 'components' | 'files' | 'highlight' | 'modules' | 'originOf' | 'plainLinks';

/** The assets that rendering pages of an API reference needs. */
export type AssetFacts = Omit<SiteAssets, OwnAsset> & {
  /** True if code in components is highlighted. */
  isHighlighted: boolean;
};

/** Returns what rendering the pages of compounds needs to know of the assets of a site. */
export function factsOf(assets: SiteAssets): AssetFacts {
  const {
    code: _code,
    components: _components,
    files: _files,
    highlight,
    modules: _modules,
    originOf: _origin,
    plainLinks: _links,
    ...facts
  } = assets;
  return { ...facts, isHighlighted: highlight !== undefined };
}
