import type { BuildContext } from '../cache/build-context.ts';
import type { Plan } from '../plan/types.ts';
import type { TextCompiler } from './imported-texts.ts';
import { buildAssets } from './site-assets.ts';
import type { SiteAssets } from './site-assets.ts';
import { userParts, type PartsAhead } from './user-parts.ts';

/**
 * Bundles what pages load, and runs the code of texts and React pages; returns `undefined` if that has a fault, which
 * is reported. Caches bundles and variants of images, and reuses parts whose creation has already started.
 */
export async function loadAssets(
  plan: Plan,
  compiler: TextCompiler,
  context: BuildContext,
  ahead?: PartsAhead,
): Promise<SiteAssets | undefined> {
  const { config, site: texts, siteData } = plan;
  const modules = plan.pages.flatMap((page) => page.description.module ?? []);
  const planned = { modules, title: siteData.title, compiler };
  const parts = await userParts(planned, { texts, config }, context, ahead);
  return buildAssets(plan, parts.modules, parts.images, context);
}
