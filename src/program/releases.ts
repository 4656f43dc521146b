import { compareSides } from '../cli/compare-sides.ts';
import type { Limit } from '../cli/diff-gate.ts';
import { doxygenOf, releaseConfig } from '../cli/release-config.ts';
import { takeRelease, type ReleaseRequest } from '../cli/take-release.ts';
import type { ChangeReport } from '../releases/change-report.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { writeSnapshot } from '../releases/write-snapshot.ts';
import { outcomeOf, type Outcome, type RunOptions } from './outcome.ts';

/** Which release to take; paths are relative to the working folder. */
export interface SnapshotOptions extends RunOptions, ReleaseRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
}

/** A snapshot, and the text of its file. */
export interface SnapshotResult {
  /** The public API of the release. */
  snapshot: Snapshot;
  /** The text of a file with the snapshot, as `mtp-site snapshot` writes it for a new release. */
  text: string;
}

/** Takes the snapshot of the public API of a release. Writes no file. */
export function takeSnapshot(options: SnapshotOptions = {}): Promise<Outcome<SnapshotResult>> {
  return outcomeOf(options, async ({ cwd, diagnostics, count }) => {
    const config = releaseConfig(options, cwd, diagnostics);
    const doxygen = config && doxygenOf(config, diagnostics);
    if (!config || !doxygen) return undefined;
    const found = await takeRelease(options, config, doxygen, { diagnostics, count });
    if (typeof found === 'string') return undefined;
    const { snapshot } = found.taken;
    return { snapshot, text: writeSnapshot(snapshot) };
  });
}

/** What to compare; paths are relative to the working folder. */
export interface DiffOptions extends RunOptions {
  /** The older side: a release, the file of a snapshot, a folder with XML, or `latest`, which is the default. */
  before?: string;
  /** The newer side, named in the same way; the configured XML by default. */
  after?: string;
  /** Configuration file; `site.config.yaml` by default, which two named sides do not need. */
  config?: string;
  /** Folder with the XML of the newer side; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Name of the newer release, if the newer side is XML. */
  release?: string;
  /** The smallest change that fails; `bump`, the default, for changes that the number of the release does not announce. */
  failOn?: Limit;
}

/** Two releases that were compared. */
export interface DiffResult {
  /** The changes, and what they need. */
  report: ChangeReport;
  /** The changes that fail; the outcome then has an error that says so. */
  failing: readonly JudgedChange[];
}

/** Compares the public API of two releases, as `mtp-site diff` does. */
export function diff(options: DiffOptions = {}): Promise<Outcome<DiffResult>> {
  const { before = 'latest', after, failOn = 'bump', release } = options;
  return outcomeOf(options, async ({ cwd, diagnostics, count }) => {
    const isOptional = options.before !== undefined && after !== undefined;
    const config = releaseConfig(
      { ...options, isOptional, withoutXml: isOptional },
      cwd,
      diagnostics,
    );
    if (!config) return undefined;
    const progress = {
      show: ({ done = 0, total = 0 }) => count(done, total),
      end: () => undefined,
    };
    const compared = await compareSides(
      [before, ...(after === undefined ? [] : [after])],
      { release, failOn },
      { config, cwd, diagnostics, progress, ownDoxyfile: false },
    );
    if (!compared) return undefined;
    const { report, failing, fault, advice } = compared;
    if (fault !== undefined) diagnostics.error('api-changes', fault, undefined, advice);
    return { report, failing };
  });
}
