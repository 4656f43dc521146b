import type { Store } from '../cache/store.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Plan } from '../plan/types.ts';
import { renderPages } from './render-pages.ts';
import type { RenderedPage } from './render-pages.ts';
import { buildAssets } from './site-assets.ts';
import type { SiteAssets } from './site-assets.ts';
import { userParts, type PartsAhead } from './user-parts.ts';

/** All that is rendered of a site. */
export interface RenderedSite {
  /** The pages, in the order of the plan. */
  pages: RenderedPage[];
  /** What they load; missing where a script or style sheet has a fault. */
  assets?: SiteAssets;
}

/**
 * Renders all pages and bundles what they load; faults are reported. Variants of images are kept in the store, and parts
 * that are being made already are not made again.
 */
export async function renderSite(
  plan: Plan,
  diagnostics: Diagnostics,
  count: (done: number, total: number) => void,
  making: { store?: Store; ahead?: PartsAhead } = {},
): Promise<RenderedSite> {
  const { config, site: texts, siteData } = plan;
  const modules = plan.pages.flatMap((page) => page.description.module ?? []);
  const planned = { modules, title: siteData.title };
  const parts = await userParts(planned, { texts, config }, diagnostics, making);
  const assets = await buildAssets(plan, parts.modules, parts.images, diagnostics);
  const pages: RenderedPage[] = [];
  if (!assets) return { pages };
  for (const page of renderPages(plan, assets, diagnostics)) {
    pages.push(page);
    count(pages.length, plan.pages.length);
  }
  return { pages, assets };
}
