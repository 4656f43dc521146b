import { diskCache, type DiskCache } from '../cache/disk-entry.ts';
import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { drawSite } from '../draw/draw-site.ts';
import type { Site } from '../model/site.ts';
import { planSite } from '../plan/plan-site.ts';
import { KeptLayouts } from '../render/kept-layouts.ts';
import { loadAssets } from '../render/load-assets.ts';
import { startUserParts, type PartsAhead } from '../render/user-parts.ts';
import { Compilation } from './compilation.ts';
import { readSite } from './read-site.ts';

/** Runs a step of the compilation under its name, and returns its result. */
export type RunStep = <Result>(
  name: string,
  run: () => Result | Promise<Result>,
) => Promise<Result>;

/** What a site is compiled from, and by whom its steps are done. */
export interface CompileOptions extends Partial<DiskCache> {
  /** The configuration, in the language of the site. */
  config: Config;
  /** Collects the faults. */
  diagnostics: Diagnostics;
  /** Includes drafts, with a banner. */
  drafts?: boolean;
  /** Runs each step; without progress when missing. */
  step?: RunStep;
  /** Called with each XML file that is read. */
  count?: (done: number, total: number) => void;
  /** Reads files of compounds; one after another when missing. */
  readFiles?: ReadCompoundFiles;
  /** Called when this thread has read all texts, and may read XML. */
  onTextsRead?: () => void;
  /** Called with the site before it is planned. */
  onSite?: (site: Site) => void;
  /** Keeps layouts of graphs in the cache. */
  keepsLayouts?: () => boolean;
}

/**
 * Reads, plans and draws a site, and bundles what its pages load: the one sequence of steps that builds and watching
 * share. The pages are rendered afterwards, all or some, here or on threads.
 */
export async function compile(options: CompileOptions): Promise<Compilation> {
  const { config, diagnostics, store, version, drafts, readFiles } = options;
  const { step = runStep, count, keepsLayouts = () => false } = options;
  // Other processes bundle the user's code and convert images while API references are read and the site is planned.
  let ahead: PartsAhead | undefined;
  const site = await step('Reading', () =>
    readSite(config, diagnostics, count, {
      ...{ drafts, store, version, readFiles, onRead: options.onTextsRead },
      onTexts: (texts) => (ahead = startUserParts(texts, config, { store, version })),
    }),
  );
  options.onSite?.(site);
  const planned = await step('Planning', () => planSite(site, config, diagnostics));
  const layouts = await KeptLayouts.open(
    keepsLayouts() ? diskCache({ store, version }) : undefined,
    config.file ?? '',
  );
  const plan = await step('Drawing', async () => ({
    ...planned,
    drawings: await drawSite(planned, diagnostics),
    layoutOf: layouts.of,
  }));
  const assets = await step('Bundling', () =>
    loadAssets(plan, diagnostics, { store, version, ahead }),
  );
  return new Compilation(plan, assets, () => layouts.keep());
}

const runStep: RunStep = async (_, run) => run();
