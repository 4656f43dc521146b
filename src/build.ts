import { BuildThreads } from './build-threads.ts';
import { diskCache } from './cache/disk-entry.ts';
import type { Store } from './cache/store.ts';
import type { Config } from './config/types.ts';
import { xmlFolders } from './config/versioned-doxygen.ts';
import type { Diagnostics } from './diagnostics/diagnostics.ts';
import { drawSite } from './draw/draw-site.ts';
import { checkOutputPaths, withoutDuplicates, type OutputFile } from './emit/output-file.ts';
import { outputFiles, plannedFiles } from './emit/output-files.ts';
import { closeStorage, openStorage, prepareFolders } from './emit/staging.ts';
import { writeOutput } from './emit/write-output.ts';
import { checkLinks } from './plan/check-links.ts';
import { planSite } from './plan/plan-site.ts';
import { isComplete } from './read-apis.ts';
import { readSite } from './read-site.ts';
import { KeptLayouts } from './render/kept-layouts.ts';
import { loadAssets } from './render/load-assets.ts';
import { startUserParts, type PartsAhead, type SiteTexts } from './render/user-parts.ts';

/** A step of the build, as the progress line shows it. */
export interface ProgressStep {
  /** What is being done. */
  name: string;
  /** How many are done. */
  done?: number;
  /** Of how many. */
  total?: number;
}

/** What a build works from. */
export interface BuildOptions {
  /** The configuration. */
  config: Config;
  /** Output folder. */
  out: string;
  /** False checks everything and writes nothing. */
  write: boolean;
  /** Builds drafts as well, with a banner. */
  drafts?: boolean;
  /** How many threads may be used; as many as pay when missing. */
  workers?: number;
  /** Keeps what is expensive to make for the next build; nothing is kept when missing. */
  store?: Store;
  /** Version of the tool, which is a part of the keys in the store; where it is missing, only images are kept. */
  version?: string;
  /** Where faults are collected. */
  diagnostics: Diagnostics;
  /** Told at the start of each step, and during long ones. */
  progress: (step: ProgressStep) => void;
}

/** What a build did. */
export interface BuildResult {
  /** Number of pages. */
  pages: number;
  /** Number of files written. */
  written: number;
  /** Number of files left as they were. */
  unchanged: number;
  /** Number of files removed. */
  removed: number;
  /** The files of the site; none where nothing was to be written. */
  files: readonly OutputFile[];
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Duration of each step in milliseconds. */
  steps: { name: string; milliseconds: number }[];
  /** How many threads rendered the pages. */
  threads: number;
}

/**
 * The whole compiler: read, plan, draw, render, check, write. A site with errors is not written, so that the one from an
 * earlier build stays.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const threads = new BuildThreads(options.workers, diskCache(options));
  try {
    return await buildSite(options, threads);
  } finally {
    await threads.close();
  }
}

async function buildSite(options: BuildOptions, threads: BuildThreads): Promise<BuildResult> {
  const { config, diagnostics, out, store, version } = options;
  const cache = diskCache(options);
  const clock = new Clock(options.progress);
  threads.begin(xmlFolders(config));
  const { readFiles, free } = threads;

  // Other processes and threads work on these while API references are read and the site is planned.
  let ahead: PartsAhead | undefined;
  const onTexts = (texts: SiteTexts): void => {
    ahead = startUserParts(texts, config, { store, version });
  };

  const site = await clock.step('Reading', () =>
    readSite(config, diagnostics, clock.count, { ...options, readFiles, onRead: free, onTexts }),
  );
  threads.plan(site, config);
  const plan = await clock.step('Planning', () => planSite(site, config, diagnostics));
  const { layouts, drawings } = await clock.step('Drawing', async () => ({
    // Threads lay out what is on their pages themselves.
    layouts: await KeptLayouts.open(threads.count > 1 ? undefined : cache, config.file ?? ''),
    drawings: await drawSite(plan, diagnostics),
  }));
  const drawn = { ...plan, drawings, layoutOf: layouts.of };
  const assets = await clock.step('Bundling', () =>
    loadAssets(drawn, diagnostics, { store, version, ahead }),
  );
  const storage = openStorage(out, options.write, plan.pages.length);
  const folders = prepareFolders(
    storage,
    plan.pages.map(({ file }) => file),
  );
  try {
    const { pages, planned } = await clock.step('Rendering', async () => {
      const options = { plan: drawn, storage, diagnostics, count: clock.count };
      const rendering = assets ? threads.finishPages({ ...options, assets }) : [];
      const planned = plannedFiles(plan);
      return { pages: await rendering, planned };
    });
    layouts.keep();
    const rendered = { pages, assets };
    const all = await clock.step('Assembling', () =>
      outputFiles(plan, rendered, planned, diagnostics),
    );
    // Pages come first, so that they stay where a file that is only copied has the same path.
    const files = diagnostics.isLenient ? withoutDuplicates(all) : all;
    await clock.step('Checking', () => {
      checkOutputPaths(all, diagnostics);
      // Where an API reference cannot be read, which has been told, every link to it would be broken.
      if (isComplete(site, config)) checkLinks(pages, files, plan, diagnostics);
    });

    const counts = { written: 0, unchanged: 0, removed: 0 };
    const result = { ...counts, pages: plan.pages.length, threads: threads.count };
    if (!options.write || diagnostics.count('error') > 0)
      return { ...result, files: [], ...clock.total() };
    await folders;
    const written = await clock.step('Writing', () => writeOutput(out, files, diagnostics));
    return { ...result, ...written, files, ...clock.total() };
  } finally {
    await folders;
    closeStorage(storage);
  }
}

/** Times the steps and tells of them. */
class Clock {
  readonly #start = performance.now();
  readonly #steps: BuildResult['steps'] = [];
  #current = '';

  constructor(private readonly progress: BuildOptions['progress']) {}

  /** Runs a step. */
  async step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
    this.#current = name;
    this.progress({ name });
    const start = performance.now();
    const result = await run();
    this.#steps.push({ name, milliseconds: performance.now() - start });
    return result;
  }

  /** Tells how far the current step is. */
  readonly count = (done: number, total: number): void => {
    this.progress({ name: this.#current, done, total });
  };

  total(): Pick<BuildResult, 'milliseconds' | 'steps'> {
    return { milliseconds: performance.now() - this.#start, steps: this.#steps };
  }
}
