import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { acceptChanges } from './accepted-changes.ts';
import { compareSides } from './compare-sides.ts';
import type { DiffEnding } from './diff-ending.ts';
import { filterReport, type ShownChanges } from './diff-filter.ts';
import type { Limit } from './diff-gate.ts';
import { printDiff, type DiffFormat } from './diff-output.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { runExplain } from './explain.ts';
import { showProgress, silent } from './progress.ts';
import { plural } from './report.ts';
import { releaseConfig } from './release-config.ts';
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
  if (options.explain !== undefined) return runExplain(options.explain, terminal, cwd);
  const diagnostics = new Diagnostics();
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
  const config = releaseConfig(
    { ...options, isOptional, withoutXml: isOptional },
    cwd,
    diagnostics,
  );
  if (!config) return finish(exitCodes.usage);
  const progress =
    quiet || !terminal.interactive ? silent : showProgress({ ...terminal, out: terminal.error });
  const { ownDoxyfile = false } = options;
  const sources = { config, cwd, diagnostics, progress, ownDoxyfile };
  const compared = await compareSides(sides, options, sources);
  if (!compared) return finish(exitCodes.usage);
  const { report, pair, failing, fault, advice, remark, placeOf } = compared;
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
    placeOf,
  });
}
