import type { BuildContext } from '../cache/build-context.ts';
import { limitLinks } from '../config/limit-links.ts';
import type { Config } from '../config/types.ts';
import { reportUnreadable } from '../diagnostics/report-unreadable.ts';
import { drawSite } from '../draw/draw-site.ts';
import { renamedGuides } from '../markdown/renamed-guides.ts';
import type { Site } from '../model/site.ts';
import { planSite } from '../plan/plan-site.ts';
import { LayoutCache, type LayoutTable } from '../render/layout-cache.ts';
import { loadAssets } from '../render/load-assets.ts';
import { startUserParts, type PartsAhead } from '../render/user-parts.ts';
import { Compilation } from './compilation.ts';
import { readSite } from './read-site.ts';
import { oneThread, type Scheduler } from './scheduler.ts';
import { textCompiler } from './text-compiler.ts';
import { foldersWithPlugins } from './text-folders.ts';
import { textPlugins, textSettings } from './text-settings.ts';

/** Runs a named step of the compilation and returns its result. */
export type RunStep = <Result>(
  name: string,
  run: () => Result | Promise<Result>,
) => Promise<Result>;

/** Receives the progress of a compilation. */
export interface Progress {
  /** Runs each step. */
  step: RunStep;
  /** Called after each XML file. */
  count: (done: number, total: number) => void;
}

/** Options of a compilation. */
export interface CompileOptions {
  /** The configuration in the language of the site. */
  config: Config;
  /** Reads the sources, collects the diagnostics, and caches results. */
  context: BuildContext;
  /** Includes drafts, with a banner. */
  drafts?: boolean;
  /** Receives the progress; by default, it is not reported. */
  progress?: Progress;
  /** Decides where work runs; in this thread by default. */
  scheduler?: Scheduler;
  /** False to leave out the social cards, which a share of the pages does not need. */
  drawsCards?: boolean;
  /** The layouts of graphs that the languages of a site share; missing if there is only one. */
  layouts?: LayoutTable | undefined;
}

/**
 * Reads, plans and draws a site, and bundles the assets of its pages: the steps that build and watch share. Some or all
 * pages are rendered later, in this thread or in others.
 */
export async function compile(options: CompileOptions): Promise<Compilation> {
  const { config, context, drafts, progress = silent, scheduler = oneThread() } = options;
  const { drawsCards = true } = options;
  const { step, count } = progress;
  limitLinks(config, context.inputs);
  const { components } = config.markdown;
  if (components !== undefined)
    await (await import('../docusaurus/room.ts')).reportReplacedElements(components, context);
  const reading = scheduler.begin(config);
  const plugins = await textPlugins(config, context);
  // Other processes bundle user code and convert images while API references are read and the site is planned.
  const compiler = textCompiler(textSettings(config), foldersWithPlugins(config, plugins));
  const ofAssets = context.with({ inputs: context.inputs.part('assets') });
  let ahead: PartsAhead | undefined;
  const site = await step('Reading', () =>
    readSite(config, context, count, {
      drafts,
      readApis: reading.readApis,
      plugins,
      onTexts: (texts) => (ahead = startUserParts(texts, config, compiler, ofAssets)),
    }),
  );
  reportUnreadable(context);
  const rendering = reading.end(site);
  const planned = await step('Planning', () => planWithRenames(site, config, context));
  const layouts = await LayoutCache.open(
    rendering.cachesLayouts ? context.disk : undefined,
    config.file ?? '',
    options.layouts,
  );
  const plan = await step('Drawing', async () => ({
    ...planned,
    drawings: await drawSite(planned, context),
    layoutOf: layouts.of,
  }));
  const assets = await step('Bundling', () => loadAssets(plan, compiler, ofAssets, ahead));
  // The pages name their cards, which are drawn while pages are rendered.
  const cards = config.socialCards
    ? await (await import('../cards/plan-cards.ts')).planCards(plan, ofAssets)
    : undefined;
  reportUnreadable(context);
  const shown = assets && cards ? { ...assets, cards: cards.paths } : assets;
  const drawing = (drawsCards ? cards?.draw() : undefined) ?? Promise.resolve([]);
  return new Compilation(plan, shown, rendering, () => layouts.keep(), drawing);
}

/** Plans a site; if pages are lost, git says which guides they were. */
async function planWithRenames(
  site: Site,
  config: Config,
  context: BuildContext,
): Promise<ReturnType<typeof planSite>> {
  const plan = planSite(site, config, context.diagnostics);
  const lost = plan.ledger.lost.map(({ address }) => address);
  const renamed = await renamedGuides(lost, site, context);
  return { ...plan, ledger: { ...plan.ledger, renamed } };
}

const silent: Progress = { step: async (_, run) => run(), count: () => undefined };
