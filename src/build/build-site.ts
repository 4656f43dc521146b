import { join, relative } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { compile } from '../compile/compile.ts';
import type { Compilation } from '../compile/compilation.ts';
import type { Scheduler } from '../compile/scheduler.ts';
import type { Config } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { reportUnreadable } from '../diagnostics/report-unreadable.ts';
import { settleUserCode } from '../diagnostics/user-timers.ts';
import { docsetFiles, docsetPages } from '../emit/docset/docset-files.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import type { OutputFile } from '../emit/output-file.ts';
import {
  createStoreFile,
  openStorage,
  prepareFolders,
  readStored,
  type PageStorage,
} from '../emit/page-storage.ts';
import { dropNext } from '../emit/work-folder.ts';
import { writeSite } from '../emit/write-site.ts';
import type { Coverage } from '../plan/coverage.ts';
import type { Plan, PlanPage } from '../plan/types.ts';
import type { LayoutTable } from '../render/layout-cache.ts';
import { BuildThreads } from '../parallel/build-threads.ts';
import { languageFolder } from '../shared/languages.ts';
import { keyedReferences } from './api-page-keys.ts';
import { Clock, type BuildTimes, type ProgressStep } from './clock.ts';
import { KeptPages } from './kept-pages.ts';
import type { Shards } from './shards.ts';

/** Options of a build. */
export interface BuildOptions {
  /** The configuration. */
  config: Config;
  /** Output folder. */
  out: string;
  /** False to check everything without writing. */
  write: boolean;
  /** What the languages of a site share; missing if there is only one. */
  languages?: SharedByLanguages;
  /** Include drafts, with a banner. */
  drafts?: boolean;
  /** Maximum number of threads; the default depends on the size of the XML, the cores and the memory. */
  workers?: number;
  /** Reads the sources, collects the diagnostics, and caches results. */
  context: BuildContext;
  /** Path of a folder in the cache that keeps empty folders from one build to the next; missing without a cache. */
  spare?: string | undefined;
  /** Called at the start of each step, and during long ones. */
  progress: (step: ProgressStep) => void;
  /** Pages of API references that other builds have rendered. */
  shards?: Shards | undefined;
  /** Stops the build before its next step, file or page; the build then throws the reason. */
  signal?: AbortSignal | undefined;
}

/** What the builds of a site in its languages share. */
export interface SharedByLanguages {
  /** Output folder of all languages. */
  root: string;
  /** Reads the API references once for all languages. */
  scheduler: Scheduler;
  /** The layouts of graphs: most graphs have no words of a language, and are the same in all. */
  layouts: LayoutTable;
}

/** Result of a build. */
export interface BuildResult extends BuildTimes {
  /** Number of pages. */
  pages: number;
  /** Number of pages that were rendered; the others are those of an earlier build, or of shards. */
  rendered: number;
  /** Number of files written. */
  written: number;
  /** Number of unchanged files. */
  unchanged: number;
  /** Number of files removed. */
  removed: number;
  /** The files of the site, written unless it has several languages; empty after an error. */
  files: readonly OutputFile[];
  /** What the site shows of the XML of each API reference. */
  coverage: readonly Coverage[];
  /** The site's own code, if it is why pages have no content security policy. */
  uncoveredCode?: readonly string[];
  /** Number of threads that rendered pages. */
  threads: number;
}

/**
 * Runs the whole compiler: read, plan, draw, render, check, write. A site with errors is not written, so that the one
 * from an earlier build remains.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  if (options.languages) return buildSite(options, options.languages.scheduler);
  const threads = new BuildThreads(options.workers);
  try {
    return await buildSite(options, threads);
  } finally {
    await threads.close();
  }
}

async function buildSite(options: BuildOptions, scheduler: Scheduler): Promise<BuildResult> {
  const { config, context, out, languages, signal } = options;
  const { diagnostics } = context;
  const language = languages && config.i18n.locale;
  const clock = new Clock(
    (step) => options.progress({ ...step, ...(language !== undefined && { language }) }),
    signal,
  );
  const site = await compile({
    ...options,
    progress: clock,
    scheduler,
    layouts: languages?.layouts,
  });
  const { pages: planned } = site.plan;
  const root = languages?.root ?? out;
  // A docset has other files beside those of the site.
  const below = config.docset ? docsetPages(site.plan) : '';
  const place = { out: join(root, below, relative(root, out)), root };
  const storage = openStorage(place, options.write, planned.length);
  const folders = prepareFolders(
    storage,
    planned.map(({ file }) => file),
  );
  try {
    const rendered = await clock.step('Rendering', async () => {
      const known = await knownPages(site, { ...options, place, storage });
      if (!known) return undefined;
      const how = { storage, diagnostics, count: clock.show, signal };
      const rendering = site.renderAll(how, known.pages);
      const others = site.plannedFiles();
      return { pages: await rendering, others, known };
    });
    const counts = { written: 0, unchanged: 0, removed: 0 };
    const { coverage } = site.plan;
    const result = {
      ...counts,
      pages: planned.length,
      rendered: planned.length - (rendered?.known.pages.size ?? planned.length),
      threads: site.threads,
      coverage,
      uncoveredCode: site.assets?.uncoveredCode ?? [],
    };
    if (!rendered) return { ...result, files: [], ...clock.total() };
    const { pages, others, known } = rendered;
    site.keep();
    known.keep(pages);
    const siteFiles = await clock.step('Assembling', () =>
      site.files(pages, diagnostics, readStored(storage, place.out), others),
    );
    await clock.step('Checking', async () => {
      site.check(pages, siteFiles, diagnostics);
      await settleUserCode();
      reportUnreadable(context);
    });

    if (!options.write || diagnostics.preventsWriting)
      return { ...result, files: [], ...clock.total() };
    await folders;
    const files = config.docset ? await docset(site.plan, siteFiles, context) : siteFiles;
    if (languages) return { ...result, files, ...clock.total() };
    const summary = await clock.step('Writing', () =>
      writeSite(out, [{ folder: '', files }], diagnostics, options),
    );
    return { ...result, ...summary, files, ...clock.total() };
  } finally {
    await folders;
    if (!languages && storage.in === 'folder') dropNext(out);
  }
}

/** Pages that need not be rendered, and a function that remembers all pages for the next build. */
interface KnownPages {
  pages: ReadonlyMap<PlanPage, FinishedPage>;
  keep: (pages: readonly FinishedPage[]) => void;
}

/** Finds the pages that an earlier build or other machines have rendered; `undefined` if what these have is wrong. */
async function knownPages(
  { plan, assets }: Compilation,
  { place, storage, ...options }: BuildOptions & { place: { out: string }; storage: PageStorage },
): Promise<KnownPages | undefined> {
  const { context, shards, write } = options;
  const { disk } = context;
  if (!write || !assets || (!disk && !shards)) return { pages: new Map(), keep: () => undefined };
  const found = keyedReferences(plan, assets, options);
  const kept = await KeptPages.find(found.references, {
    disk,
    config: plan.config.file ?? '',
    out: place.out,
    // Pages of shards are taken instead.
    finds: !shards,
  });
  const keep = kept.keep.bind(kept);
  if (!shards) return { pages: kept.pages, keep };
  const pages = shards.take(plan.config.i18n, found, createStoreFile(storage));
  return pages && { pages, keep };
}

/** Returns the files of a docset below the folder of all languages, given those of the site in one of them. */
async function docset(
  plan: Plan,
  files: readonly OutputFile[],
  sources: Sources,
): Promise<OutputFile[]> {
  const { i18n } = plan.config;
  const pages = docsetPages(plan) + languageFolder(i18n, i18n.locale);
  return [
    ...files.map((file) => ({ ...file, path: pages + file.path })),
    // Readers search in one language.
    ...(i18n.locale === i18n.defaultLocale ? await docsetFiles(plan, sources) : []),
  ];
}
