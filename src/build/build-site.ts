import { join, relative } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import { compile, type Progress, type RunStep } from '../compile/compile.ts';
import type { Scheduler } from '../compile/scheduler.ts';
import type { Config } from '../config/types.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { reportUnreadable } from '../diagnostics/report-unreadable.ts';
import { settleUserCode } from '../diagnostics/user-timers.ts';
import { docsetFiles, docsetPages } from '../emit/docset/docset-files.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { openStorage, prepareFolders, readStored } from '../emit/page-storage.ts';
import { dropNext } from '../emit/work-folder.ts';
import { writeSite } from '../emit/write-site.ts';
import type { Coverage } from '../plan/coverage.ts';
import type { Plan } from '../plan/types.ts';
import type { LayoutTable } from '../render/layout-cache.ts';
import { BuildThreads } from '../parallel/build-threads.ts';
import { languageFolder } from '../shared/languages.ts';
import { KeptPages } from './kept-pages.ts';

/** A step of the build for the progress line. */
export interface ProgressStep {
  /** Name of the step. */
  name: string;
  /** The language that is built; missing if there is only one. */
  language?: string;
  /** Number of items done. */
  done?: number;
  /** Total number of items. */
  total?: number;
}

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
export interface BuildResult {
  /** Number of pages. */
  pages: number;
  /** Number of pages that were rendered; the others are those of an earlier build. */
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
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Duration of each step in milliseconds. */
  steps: { name: string; milliseconds: number }[];
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
    const { pages, others, kept } = await clock.step('Rendering', async () => {
      const kept = options.write
        ? await KeptPages.find(site.plan, site.assets, { ...options, out: place.out })
        : undefined;
      const how = { storage, diagnostics, count: clock.show, signal };
      const rendering = site.renderAll(how, kept?.pages);
      const others = site.plannedFiles();
      return { pages: await rendering, others, kept };
    });
    site.keep();
    kept?.keep(pages);
    const siteFiles = await clock.step('Assembling', () =>
      site.files(pages, diagnostics, readStored(storage, place.out), others),
    );
    await clock.step('Checking', async () => {
      site.check(pages, siteFiles, diagnostics);
      await settleUserCode();
      reportUnreadable(context);
    });

    const counts = { written: 0, unchanged: 0, removed: 0 };
    const { coverage } = site.plan;
    const result = {
      ...counts,
      pages: planned.length,
      rendered: planned.length - (kept?.pages.size ?? 0),
      threads: site.threads,
      coverage,
      uncoveredCode: site.assets?.uncoveredCode ?? [],
    };
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

/** Measures and reports the steps. */
class Clock implements Progress {
  readonly #start = performance.now();
  readonly #steps: BuildResult['steps'] = [];
  #current = '';

  constructor(
    private readonly progress: BuildOptions['progress'],
    private readonly signal?: AbortSignal,
  ) {}

  /** Runs a step. */
  readonly step: RunStep = async (name, run) => {
    this.signal?.throwIfAborted();
    this.#current = name;
    this.progress({ name });
    const start = performance.now();
    const result = await run();
    this.#steps.push({ name, milliseconds: performance.now() - start });
    return result;
  };

  /** Reports the progress of the current step. */
  readonly show = (done: number, total: number): void => {
    this.progress({ name: this.#current, done, total });
  };

  /** Reports the progress of the current step, which ends here if it is to stop. */
  readonly count = (done: number, total: number): void => {
    this.signal?.throwIfAborted();
    this.show(done, total);
  };

  total(): Pick<BuildResult, 'milliseconds' | 'steps'> {
    return { milliseconds: performance.now() - this.#start, steps: this.#steps };
  }
}
