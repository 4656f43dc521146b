import { exitCodes } from './exit-codes.ts';
import type { Ending, Output, OutputSettings } from './output.ts';
import { showProgress, silent } from './progress.ts';
import { buildSummary, checkSummary, faultSummary, printDiagnostics, timingOf } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Returns the summary of a completed build or check; empty if it was not completed. */
export function summaryOf({ command, code, result, diagnostics, out, failed }: Ending): string {
  if (!result) return '';
  if (code !== exitCodes.good)
    return faultSummary(diagnostics, {
      locale: failed,
      isCheck: command === 'check',
      coverage: result.coverage,
    });
  if (command === 'check') return checkSummary(result, diagnostics);
  return buildSummary(result, diagnostics, out ?? '');
}

/** Text for people: errors and warnings on standard error, the rest on standard output. */
export function textOutput(terminal: Terminal, { cwd, quiet, timing }: OutputSettings): Output {
  return {
    progress: quiet ? silent : showProgress(terminal),
    finish(ending) {
      const { code, diagnostics, result, fault } = ending;
      printDiagnostics(diagnostics, terminal, cwd, quiet);
      if (fault) terminal.error(fault.text);
      if (timing && result) terminal.out(timingOf(result));
      const summary = summaryOf(ending);
      if (code !== exitCodes.good) terminal.error(summary);
      else if (!quiet) terminal.out(summary);
    },
  };
}
