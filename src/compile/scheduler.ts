import type { Config } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCompoundFiles, type ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import type { FinishedPage } from '../emit/finish-page.ts';
import { createStoreFile, type PageStorage } from '../emit/page-storage.ts';
import type { Site } from '../model/site.ts';
import type { PlanPage } from '../plan/types.ts';
import type { PageRenderer } from './page-renderer.ts';
import { readApis, type ReadApis } from './read-apis.ts';

/** Where the work of a compilation runs. Each step leads to the next one, so that none can be skipped. */
export interface Scheduler {
  /** Begins with the work on a site, in one of its languages. */
  begin(config: Config): Reading;
}

/** The first step: the site is read. */
export interface Reading {
  /** Reads the API references. */
  readApis: ReadApis;
  /** Ends the step, given the site as read. */
  end(site: Site): Rendering;
}

/** The second step: the site is planned and drawn, and its pages are rendered. */
export interface Rendering {
  /** Number of threads, including this one. */
  readonly threads: number;
  /** True to cache the layouts of graphs: with several threads, each computes those of its own pages. */
  readonly cachesLayouts: boolean;
  /** Renders, scans and stores pages, and returns them in the order of the plan. */
  render(site: PageRenderer, options: RenderOptions): Promise<FinishedPage[]>;
}

/** Options for rendering pages. */
export interface RenderOptions {
  /** The pages, in the order of the plan. */
  pages: readonly PlanPage[];
  /** Where to store rendered pages. */
  storage: PageStorage;
  /** Collects the diagnostics. */
  diagnostics: Diagnostics;
  /** Receives the number of finished pages. */
  count: (done: number, total: number) => void;
  /** Stops between two pages, or after a few; the reason is then thrown. */
  signal?: AbortSignal | undefined;
}

/** Returns a scheduler without further threads; `readFiles` reads compound files. */
export function oneThread(readFiles: ReadCompoundFiles = readCompoundFiles): Scheduler {
  return {
    begin: () => ({
      readApis: (versions, context, options) =>
        readApis(versions, context, { ...options, readFiles }),
      end: () => ({ threads: 1, cachesLayouts: false, render: renderHere }),
    }),
  };
}

/** Renders, scans and stores pages of a site in this thread. */
export function renderHere(
  site: PageRenderer,
  { pages, storage, diagnostics, count }: RenderOptions,
): Promise<FinishedPage[]> {
  const storePage = createStoreFile(storage);
  const finished: FinishedPage[] = [];
  for (const page of site.render(pages, () => storePage, diagnostics))
    count(finished.push(page), pages.length);
  return Promise.resolve(finished);
}
