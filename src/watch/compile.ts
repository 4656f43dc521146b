import type { Store } from '../cache/store.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { drawSite } from '../draw/draw-site.ts';
import { finishPage, type FinishedPage } from '../emit/finish-page.ts';
import { checkOutputPaths, type OutputFile } from '../emit/output-file.ts';
import { outputFiles, plannedFiles } from '../emit/output-files.ts';
import type { KeepFile } from '../emit/staging.ts';
import { checkLinks } from '../plan/check-links.ts';
import { PageScanner } from '../plan/page-scan.ts';
import { planSite } from '../plan/plan-site.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import { isComplete } from '../read-apis.ts';
import { readSite } from '../read-site.ts';
import { loadAssets } from '../render/load-assets.ts';
import { renderPages } from '../render/render-pages.ts';
import type { SiteAssets } from '../render/site-assets.ts';
import { rememberedCompoundFiles } from './remembered-compounds.ts';

/** A site of which everything is known but its pages' HTML. */
export interface CompiledSite {
  /** The plan, drawn. */
  plan: Plan;
  /** What its pages load. */
  assets: SiteAssets;
  /** Looks through its pages. */
  scanner: PageScanner;
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
  const options = { drafts: true, store, version, readFiles: rememberedCompoundFiles };
  const site = await readSite(config, diagnostics, undefined, options);
  const planned = planSite(site, config, diagnostics);
  const plan = { ...planned, drawings: await drawSite(planned, diagnostics) };
  const assets = await loadAssets(plan, diagnostics, { store, version });
  return assets && { plan, assets, scanner: new PageScanner() };
}

/** Renders some pages of a site and keeps them, one after another; those that fail are left out and reported at the end. */
export function* finishSome(
  { plan, assets, scanner }: CompiledSite,
  pages: PlanPage[],
  keeperOf: (page: PlanPage) => KeepFile,
  diagnostics: Diagnostics,
): Generator<FinishedPage> {
  for (const { page, html } of renderPages({ ...plan, pages }, assets, diagnostics))
    yield finishPage(page, html, scanner, keeperOf(page));
}

/** All files of a site, given its pages; their faults are reported. */
export async function filesOf(
  { plan, assets }: CompiledSite,
  pages: FinishedPage[],
  diagnostics: Diagnostics,
): Promise<OutputFile[]> {
  const files = await outputFiles(plan, { pages, assets }, plannedFiles(plan), diagnostics);
  checkOutputPaths(files, diagnostics);
  return files;
}

/** Looks for broken links. */
export function checkSite(
  { plan }: CompiledSite,
  pages: readonly FinishedPage[],
  files: readonly OutputFile[],
  diagnostics: Diagnostics,
): void {
  if (isComplete(plan.site, plan.config)) checkLinks(pages, files, plan, diagnostics);
}
