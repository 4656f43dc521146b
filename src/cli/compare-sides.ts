import type { ApiChange } from '../releases/change.ts';
import { reportChanges, withConfirmed, type ChangeReport } from '../releases/change-report.ts';
import { compareSnapshots } from '../releases/compare-snapshots.ts';
import type { Confirmation } from '../releases/confirmation.ts';
import { compareReleases, nextRelease } from '../releases/release-name.ts';
import { releasePolicy, type ReleasePair } from '../releases/release-policy.ts';
import { acceptedChanges, reportUnused } from './accepted-changes.ts';
import { confirmDiff } from './confirm-diff.ts';
import { gate, type GateResult, type Limit } from './diff-gate.ts';
import {
  configuredSide,
  namedSide,
  snapshotsBetween,
  type DiffSide,
  type DiffSources,
} from './diff-sides.ts';
import type { PlaceOf } from './diff-text.ts';

/** What is compared besides the named sides. */
export interface ComparedReleases {
  /** The older side; the only named one is then the newer side. */
  against?: string | undefined;
  /** Name of the newer release, if the newer side is XML. */
  release?: string | undefined;
  /** Compile code of users to confirm changes; by default, if `releases.confirm` is set. */
  confirm?: boolean | undefined;
  /** Folders with the headers of both releases. */
  headers?: readonly string[] | undefined;
  /** What fails. */
  failOn: Limit;
}

/** Two releases that were compared. */
export interface Comparison extends GateResult {
  /** The changes. */
  report: ChangeReport;
  /** The releases that the changes belong to. */
  pair: ReleasePair;
  /** Finds the place of the newer declaration of a change. */
  placeOf: PlaceOf;
}

/** Reads and compares two releases; returns `undefined` after reporting why they cannot be compared. */
export async function compareSides(
  named: readonly string[],
  options: ComparedReleases,
  sources: DiffSources,
): Promise<Comparison | undefined> {
  const { config, cwd, diagnostics } = sources;
  const both = await readSides(named, options, sources);
  if (!both || !isWorthComparing(both, sources)) return undefined;
  const pair = pairOf(both);
  const accepted = acceptedChanges(config, cwd, diagnostics);
  if (!accepted) return undefined;
  const policy = releasePolicy(config.releases, accepted, pair);
  const [old, now] = [both.before.snapshot, both.after.snapshot];
  const found = compareSnapshots(old, now, snapshotsBetween(old, now, sources));
  const doubted = reportChanges(old, now, policy, found);
  const isConfirmed = options.confirm ?? config.releases.confirm !== undefined;
  const confirmed = isConfirmed
    ? await confirmDiff({ headers: options.headers, ...both, report: doubted }, sources)
    : new Map<ApiChange, Confirmation>();
  if (!confirmed) return undefined;
  const report = withConfirmed(doubted, policy, confirmed);
  const unused = policy.accepted.filter((entry) => report.unused.includes(entry));
  reportUnused(unused, pair, report.changes, diagnostics);
  const verdict = gate(report, options.failOn, config.releases.versioning);
  return { ...verdict, report, pair, placeOf: placesOf(both) };
}

interface Sides {
  before: DiffSide;
  after: DiffSide;
}

/** Reads both sides, the newer one first: the newest release before it can be the older one. */
async function readSides(
  named: readonly string[],
  { against, release }: ComparedReleases,
  sources: DiffSources,
): Promise<Sides | undefined> {
  const [old = 'latest', now, ...others] = against === undefined ? named : [against, ...named];
  if (others.length > 0) {
    const advice = 'Name the older and the newer release: mtp-site diff 3.1.2 3.2.0.';
    sources.diagnostics.error('usage', 'A comparison has two sides.', undefined, advice);
    return undefined;
  }
  const after =
    now === undefined
      ? await configuredSide(release, sources)
      : await namedSide(now, undefined, sources);
  const before = after && (await namedSide(old, after.snapshot, sources));
  return before && { before, after };
}

/** Reports a comparison that would check nothing, and passes for that reason only. */
function isWorthComparing({ before, after }: Sides, { diagnostics }: DiffSources): boolean {
  const [old, now] = [before.snapshot.header, after.snapshot.header];
  const fault = (message: string, advice: string): false => {
    diagnostics.error('diff-nothing', message, undefined, advice);
    return false;
  };
  for (const { from, snapshot } of [before, after])
    if (snapshot.header.symbols === 0)
      return fault(
        `${from} has no public symbols, so nothing would be checked.`,
        'Check EXTRACT_ALL, INPUT and the options releases.hidden and releases.exclude.',
      );
  // A branch that changes nothing is compared like any other, and so are two folders with XML.
  const isRevision = before.commit !== after.commit;
  const isXml = before.places !== undefined && after.places !== undefined;
  const isOther = isRevision || (isXml && before.from !== after.from);
  if (!isOther && old.release === now.release && old.checksum === now.checksum)
    return fault(
      `Both sides are the same snapshot of ${old.release}, so nothing would be checked.`,
      'Compare with an earlier release, or with a commit: mtp-site diff main.',
    );
  if (compareReleases(old.release, now.release) > 0)
    return fault(
      `The older side, ${old.release}, is newer than the other one, ${now.release}.`,
      'Name the older release first.',
    );
  if (old.library !== now.library)
    diagnostics.warning(
      'diff-library',
      `The older side is of "${old.library}", the newer one of "${now.library}".`,
      undefined,
      'Check the paths. If the library has a new name, ignore the warning.',
    );
  return true;
}

/** The releases of a comparison. Code that still has the number of the older release belongs to the next one. */
function pairOf({ before, after }: Sides): ReleasePair {
  const [old, now] = [before.snapshot.header.release, after.snapshot.header.release];
  return { before: old, after: old === now ? nextRelease : now };
}

/** Finds the place of the newer declaration of a change. */
function placesOf({ after }: Sides): PlaceOf {
  return (changed) => changed.after && after.places?.get(changed.after.symbol);
}
