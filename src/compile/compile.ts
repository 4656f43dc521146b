import type { BuildContext } from '../cache/build-context.ts';
import { limitLinks } from '../config/limit-links.ts';
import type { Config } from '../config/types.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { reportUnreadable } from '../diagnostics/report-unreadable.ts';
import { drawSite } from '../draw/draw-site.ts';
import type { Site } from '../model/site.ts';
import { planSite } from '../plan/plan-site.ts';
import { LayoutCache } from '../render/layout-cache.ts';
import { loadAssets } from '../render/load-assets.ts';
import { startUserParts, type PartsAhead } from '../render/user-parts.ts';
import { Compilation } from './compilation.ts';
import type { ReadApis } from './read-apis.ts';
import { readSite } from './read-site.ts';
import { textCompiler } from './text-compiler.ts';
import { foldersWithPlugins } from './text-folders.ts';
import { textPlugins, textSettings } from './text-settings.ts';

/** Runs a named step of the compilation and returns its result. */
export type RunStep = <Result>(
  name: string,
  run: () => Result | Promise<Result>,
) => Promise<Result>;

/** Options of a compilation. */
export interface CompileOptions {
  /** The configuration in the language of the site. */
  config: Config;
  /** Reads the sources, collects the diagnostics, and caches results. */
  context: BuildContext;
  /** Includes drafts, with a banner. */
  drafts?: boolean;
  /** Runs each step; by default, without progress. */
  step?: RunStep;
  /** Called after each XML file. */
  count?: (done: number, total: number) => void;
  /** Reads compound files; by default, one after another. */
  readFiles?: ReadCompoundFiles;
  /** Reads the API references; by default, each compilation reads its own. */
  readReferences?: ReadApis;
  /** Called when this thread has read all texts and is free to read XML. */
  onTextsRead?: () => void;
  /** Called with the site before it is planned. */
  onSite?: (site: Site) => void;
  /** Returns true to cache the layouts of graphs. */
  cachesLayouts?: () => boolean;
}

/**
 * Reads, plans and draws a site, and bundles the assets of its pages: the steps that build and watch share. Some or all
 * pages are rendered later, in this thread or in others.
 */
export async function compile(options: CompileOptions): Promise<Compilation> {
  const { config, context, drafts, readFiles, readReferences } = options;
  const { step = runStep, count, cachesLayouts = () => false } = options;
  limitLinks(config, context.inputs);
  const plugins = await textPlugins(config, context);
  // Other processes bundle user code and convert images while API references are read and the site is planned.
  const compiler = textCompiler(textSettings(config), foldersWithPlugins(config, plugins));
  let ahead: PartsAhead | undefined;
  const site = await step('Reading', () =>
    readSite(config, context, count, {
      drafts,
      readFiles,
      readReferences,
      plugins,
      onRead: options.onTextsRead,
      onTexts: (texts) => (ahead = startUserParts(texts, config, compiler, context)),
    }),
  );
  reportUnreadable(context);
  options.onSite?.(site);
  const planned = await step('Planning', () => planSite(site, config, context.diagnostics));
  const layouts = await LayoutCache.open(
    cachesLayouts() ? context.disk : undefined,
    config.file ?? '',
  );
  const plan = await step('Drawing', async () => ({
    ...planned,
    drawings: await drawSite(planned, context),
    layoutOf: layouts.of,
  }));
  const assets = await step('Bundling', () => loadAssets(plan, compiler, context, ahead));
  reportUnreadable(context);
  return new Compilation(plan, assets, () => layouts.keep());
}

const runStep: RunStep = async (_, run) => run();
