import { resolve } from 'node:path';
import type { RecalledResult } from '../build/recall-build.ts';
import { outcomeOf, type Outcome, type RunOptions } from './outcome.ts';
import { runBuild, type BuildRequest, type SiteRequest } from './run-build.ts';

/** What to check, and how; paths are relative to the working folder. */
export interface CheckOptions extends RunOptions, Omit<BuildRequest, 'out'> {}

/** What to build, where to, and how; paths are relative to the working folder. */
export interface BuildOptions extends RunOptions, Omit<SiteRequest, 'out'> {
  /** Output folder; `build` by default. */
  out?: string;
}

/** The figures of a build or check. */
export interface BuildResult extends Pick<
  RecalledResult,
  | 'pages'
  | 'written'
  | 'unchanged'
  | 'removed'
  | 'milliseconds'
  | 'steps'
  | 'threads'
  | 'isRecalled'
  | 'coverage'
> {
  /** Output folder, absolute. */
  out: string;
}

/** Builds a site, as `mtp-site build` does. A site with errors is not written. */
export function build(options: BuildOptions = {}): Promise<Outcome<BuildResult>> {
  return buildOrCheck(options, true);
}

/** Runs all checks of a build without writing files, as `mtp-site check` does. */
export function check(options: CheckOptions = {}): Promise<Outcome<BuildResult>> {
  return buildOrCheck(options, false);
}

function buildOrCheck(
  { signal, onProgress, out = 'build', ...request }: BuildOptions,
  write: boolean,
): Promise<Outcome<BuildResult>> {
  return outcomeOf({ signal, onProgress }, async ({ cwd, diagnostics, progress }) => {
    const surroundings = { write, cwd, diagnostics, progress, signal };
    const ending = await runBuild({ ...request, out }, surroundings);
    if (ending.reached !== 'end') return undefined;
    const { pages, written, unchanged, removed, milliseconds, steps, threads } = ending.result;
    const { isRecalled, coverage } = ending.result;
    const counts = { pages, written, unchanged, removed, threads };
    return { out: resolve(cwd, out), ...counts, milliseconds, steps, isRecalled, coverage };
  });
}
