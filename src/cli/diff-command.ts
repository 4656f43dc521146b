import { closest } from '../diagnostics/closest.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { ApiChange } from '../releases/change.ts';
import { reportChanges, withConfirmed } from '../releases/change-report.ts';
import type { Confirmation } from '../releases/confirmation.ts';
import { compareReleases, nextRelease } from '../releases/release-name.ts';
import { releasePolicy, ruleIds, type ReleasePair } from '../releases/release-policy.ts';
import { acceptChanges, acceptedChanges, reportUnused } from './accepted-changes.ts';
import type { DiffEnding } from './diff-ending.ts';
import { confirmDiff } from './confirm-diff.ts';
import { filterReport, type ShownChanges } from './diff-filter.ts';
import { gate, type Limit } from './diff-gate.ts';
import { printDiff, type DiffFormat } from './diff-output.ts';
import { configuredSide, namedSide, type DiffSide, type DiffSources } from './diff-sides.ts';
import type { PlaceOf } from './diff-text.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { explainRule } from './explain-rule.ts';
import { showProgress, silent } from './progress.ts';
import { plural, printDiagnostics } from './report.ts';
import { releaseConfig } from './snapshot-command.ts';
import type { Terminal } from './terminal.ts';

/** Options of the command line. */
export interface DiffArguments extends ShownChanges {
  /** Configuration file. */
  config?: string;
  /** Folder with the XML of the newer side. */
  xml?: string;
  /** Name of the newer release, if the newer side is XML. */
  release?: string;
  /** The older side. */
  against?: string;
  /** Output format. */
  format: DiffFormat;
  /** Use the Doxygen configuration of each revision. */
  ownDoxyfile?: boolean;
  /** Compile code of users to confirm changes; by default, if `releases.confirm` is set. */
  confirm?: boolean;
  /** Folders with the headers of both releases. */
  headers?: string[];
  /** What fails. */
  failOn: Limit;
  /** Explain this rule, and compare nothing. */
  explain?: string;
  /** Accept the changes that fail, for this reason. */
  accept?: string;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/** Compares two releases; returns the exit code. */
export async function runDiff(
  sides: readonly string[],
  options: DiffArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  if (options.explain !== undefined) return explain(options.explain, diagnostics, terminal, cwd);
  const quiet = options.quiet === true;
  const finish = (code: ExitCode, compared?: DiffEnding['compared']): ExitCode => {
    const ending = { code, diagnostics: diagnostics.all, ...(compared && { compared }) };
    printDiff(options.format, ending, terminal, { cwd, quiet });
    return code;
  };
  const remarkOn = (message: string): void =>
    diagnostics.report({ code: 'api-changes', level: 'info', message });
  // Two named sides need no configuration: they are compared with the default rules.
  const isOptional = sides.length + (options.against === undefined ? 0 : 1) === 2;
  const config = releaseConfig({ ...options, isOptional }, cwd, diagnostics);
  if (!config) return finish(exitCodes.usage);
  const progress =
    quiet || !terminal.interactive ? silent : showProgress({ ...terminal, out: terminal.error });
  const { ownDoxyfile = false } = options;
  const sources = { config, cwd, diagnostics, progress, ownDoxyfile };
  const both = await readSides(sides, options, sources);
  if (!both || !isWorthComparing(both, diagnostics)) return finish(exitCodes.usage);
  const { before, after } = both;
  const pair = pairOf(both);
  const accepted = acceptedChanges(config, cwd, diagnostics);
  if (!accepted) return finish(exitCodes.usage);
  const policy = releasePolicy(config.releases, accepted, pair);
  const doubted = reportChanges(before.snapshot, after.snapshot, policy);
  const isConfirmed = options.confirm ?? config.releases.confirm !== undefined;
  const confirmed = isConfirmed
    ? await confirmDiff({ ...options, ...both, report: doubted }, sources)
    : new Map<ApiChange, Confirmation>();
  if (!confirmed) return finish(exitCodes.usage);
  const report = withConfirmed(doubted, policy, confirmed);
  reportUnused(
    policy.accepted.filter((entry) => report.unused.includes(entry)),
    pair,
    report.changes,
    diagnostics,
  );
  const { failing, fault, advice, remark } = gate(
    report,
    options.failOn,
    config.releases.versioning,
  );
  if (options.accept !== undefined) {
    if (failing.length === 0) remarkOn('No change fails, so none is accepted.');
    else {
      const path = displayPath(
        acceptChanges(failing, report.changes, pair, options.accept, config),
        cwd,
      );
      remarkOn(`${plural(failing.length, 'change')} added to ${path}.`);
    }
  } else if (fault !== undefined) diagnostics.error('api-changes', fault, undefined, advice);
  if (remark !== undefined) remarkOn(remark);
  const fails = failing.length > 0 && options.accept === undefined;
  return finish(fails ? exitCodes.faults : exitCodes.good, {
    report: filterReport(report, options),
    failing,
    placeOf: placesOf(both),
  });
}

interface Sides {
  before: DiffSide;
  after: DiffSide;
}

/** Reads both sides, the newer one first: the newest release before it can be the older one. */
async function readSides(
  named: readonly string[],
  { against, release }: DiffArguments,
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
function isWorthComparing({ before, after }: Sides, diagnostics: Diagnostics): boolean {
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
  // A branch that changes nothing is compared like any other.
  const isRevision = before.commit !== after.commit;
  if (!isRevision && old.release === now.release && old.checksum === now.checksum)
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

function explain(
  rule: string,
  diagnostics: Diagnostics,
  terminal: Terminal,
  cwd: string,
): ExitCode {
  const text = explainRule(rule);
  if (text !== undefined) {
    terminal.out(`${rule}\n\n${text}\n`);
    return exitCodes.good;
  }
  const near = closest(rule, ruleIds);
  const advice = near === undefined ? 'RULES.md lists all rules.' : `Did you mean "${near}"?`;
  diagnostics.error('usage', `There is no rule "${rule}".`, undefined, advice);
  printDiagnostics(diagnostics, terminal, cwd);
  return exitCodes.usage;
}
