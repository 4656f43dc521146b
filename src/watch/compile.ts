import type { Store } from '../cache/store.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { drawSite } from '../draw/draw-site.ts';
import { checkOutputPaths, type OutputFile } from '../emit/output-file.ts';
import { outputFiles } from '../emit/output-files.ts';
import { checkLinks } from '../plan/check-links.ts';
import { planSite } from '../plan/plan-site.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { isComplete } from '../read-apis.ts';
import { readSite } from '../read-site.ts';
import { renderPages, type RenderedPage } from '../render/render-pages.ts';
import { renderAssets } from '../render/render-site.ts';
import type { SiteAssets } from '../render/site-assets.ts';

/** A site of which everything is known but its pages' HTML. */
export interface CompiledSite {
  /** The plan, drawn. */
  plan: Plan;
  /** What its pages load. */
  assets: SiteAssets;
}

/** Where a compilation finds what earlier ones made. */
export interface CompileOptions {
  /** The cache. */
  store?: Store;
  /** Version of the tool. */
  version?: string;
}

/** Reads and plans a site, drafts included, and bundles what its pages load; undefined after a fault of the bundling. */
export async function compileSite(
  config: Config,
  diagnostics: Diagnostics,
  { store, version }: CompileOptions,
): Promise<CompiledSite | undefined> {
  const site = await readSite(config, diagnostics, undefined, { drafts: true, store, version });
  const planned = planSite(site, config, diagnostics);
  const plan = { ...planned, drawings: await drawSite(planned, diagnostics) };
  const assets = await renderAssets(plan, diagnostics, store);
  return assets && { plan, assets };
}

/** Renders some pages of a site, one after another; those that fail are left out and reported at the end. */
export function renderSome(
  { plan, assets }: CompiledSite,
  pages: PlanPage[],
  diagnostics: Diagnostics,
): Iterable<RenderedPage> {
  return renderPages({ ...plan, pages }, assets, diagnostics);
}

/** All files of a site, given its rendered pages; their faults are reported. */
export async function filesOf(
  { plan, assets }: CompiledSite,
  pages: RenderedPage[],
  diagnostics: Diagnostics,
): Promise<OutputFile[]> {
  const files = await outputFiles(plan, { pages, assets }, diagnostics);
  checkOutputPaths(files, diagnostics);
  return files;
}

/** Looks for broken links. */
export function checkSite(
  { plan }: CompiledSite,
  pages: readonly RenderedPage[],
  files: readonly OutputFile[],
  diagnostics: Diagnostics,
): void {
  if (!isComplete(plan.site, plan.config)) return;
  const checked = pages.map(({ page, bytes }) => ({ permalink: page.permalink, bytes }));
  checkLinks(checked, files, plan, diagnostics);
}
