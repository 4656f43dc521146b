import { dirname, join, resolve } from 'node:path';
import { buildLanguages } from '../build/build-languages.ts';
import { buildShard } from '../build/build-shard.ts';
import type { ProgressStep } from '../build/clock.ts';
import {
  buildOrRecall,
  type RecallableResult,
  type RecalledResult,
} from '../build/recall-build.ts';
import type { Shard } from '../build/shard-record.ts';
import { Shards } from '../build/shards.ts';
import { BuildContext } from '../cache/build-context.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { openStore } from '../cache/store.ts';
import { toolVersion } from '../cache/tool-version.ts';
import { checkOut } from '../cli/check-out.ts';
import { openOutput, repairOutput } from '../cli/open-output.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { receiveLateFaults } from '../diagnostics/late-faults.ts';
import { Inputs } from '../inputs/inputs.ts';

/** What to build, and how; paths are relative to the working folder. */
export interface BuildRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`, and is the only source without a configuration. */
  xml?: string | undefined;
  /** Output folder. */
  out: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** True to make the site work from `file:` and below any path; adds to the option `portable`. */
  portable?: boolean | undefined;
  /** True to build a docset for Dash and Zeal instead of a website; adds to the option `docset`. */
  docset?: boolean | undefined;
  /** Maximum number of threads. */
  workers?: number | undefined;
  /** False disables the cache. */
  cache?: boolean | undefined;
}

/** What to build, or what share of its pages. */
export interface SiteRequest extends BuildRequest {
  /** The share of the pages of API references to render, instead of the whole site. */
  shard?: Shard | undefined;
  /** Folder with all shards of the site, whose pages are not rendered again. */
  shards?: string | undefined;
}

/** Where a build runs, and who learns of it. */
export interface BuildSurroundings {
  /** True to write the site, false to check it only. */
  write: boolean;
  /** The working folder, absolute. */
  cwd: string;
  /** Collects the diagnostics. */
  diagnostics: Diagnostics;
  /** Receives each step. */
  progress: (step: ProgressStep) => void;
  /** Stops the build, which then throws the reason. */
  signal?: AbortSignal | undefined;
}

/** How far a build came. */
export type BuildEnding =
  /** The request or the configuration is invalid. */
  | { reached: 'request' }
  /** The output folder or the shards cannot be used. */
  | { reached: 'output' }
  /** It ran; `failed` is the language with errors, if the site has several. */
  | { reached: 'end'; result: RecalledResult; failed?: string };

/** Builds or checks a site: the whole of `mtp-site build` and `check`, except what they print. */
export async function runBuild(
  request: SiteRequest,
  { write, cwd, diagnostics, progress, signal }: BuildSurroundings,
): Promise<BuildEnding> {
  const { config: file, xml, base, portable, docset, workers, cache = true } = request;
  const config = loadConfig({ file, xml, base, portable, docset, cwd }, diagnostics);
  const out = resolve(cwd, request.out);
  if (config && write) checkOut(out, config, cwd, diagnostics);
  if (!config || diagnostics.count('error') > 0) return { reached: 'request' };

  const command = write ? 'build' : 'check';
  const place = { out, command, cwd, diagnostics, signal } as const;
  if (!write) await repairOutput(place);
  const lock = write ? await openOutput(place, (name) => progress({ name })) : undefined;
  try {
    signal?.throwIfAborted();
    if (diagnostics.count('error') > 0) return { reached: 'output' };
    // Without a configuration, the site has no folder for a cache.
    const folder = cache && config.file !== undefined ? dirname(config.file) : undefined;
    const store =
      folder === undefined ? undefined : openStore(cacheFolder(folder), { diagnostics });
    const spare = folder === undefined ? undefined : join(cacheFolder(folder), 'folders');
    const { shard } = request;
    const version = toolVersion();
    const shards =
      request.shards === undefined
        ? undefined
        : Shards.open(resolve(cwd, request.shards), version ?? '', diagnostics);
    if (diagnostics.count('error') > 0) return { reached: 'output' };
    // Shards are accepted only if they were built from the same inputs, so these are recorded even without a cache.
    const inputs = new Inputs(shard !== undefined || shards !== undefined);
    const context = new BuildContext({ diagnostics, inputs, store, version });
    const options = { config, out, write, workers, context, spare, shards, progress, signal };
    let failed: string | undefined;
    const stopReceiving = receiveLateFaults((fault) => diagnostics.report(fault));
    try {
      const run = async (recording: BuildContext): Promise<RecallableResult> => {
        const built = await buildLanguages({ ...options, context: recording });
        failed = built.failed;
        return built;
      };
      const result = shard
        ? { ...(await buildShard({ ...options, shard })), isRecalled: false, remarks: [] }
        : await buildOrRecall(options, run);
      await store?.close();
      return { reached: 'end', result, ...(failed !== undefined && { failed }) };
    } finally {
      stopReceiving();
    }
  } finally {
    lock?.release();
  }
}
