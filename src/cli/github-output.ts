import { randomUUID } from 'node:crypto';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { countDiagnostics, sortDiagnostics } from '../diagnostics/format.ts';
import { annotationsIn, shownByGitHub } from './github-annotations.ts';
import type { Output, OutputSettings } from './output.ts';
import { showProgress, silent } from './progress.ts';
import { diagnosticsText, timingOf } from './report.ts';
import type { Terminal } from './terminal.ts';
import { summaryOf } from './text-output.ts';

/** Writes the full list as a collapsible part of the log, in which no line is read as a command. */
function foldedList(diagnostics: readonly Diagnostic[], cwd: string): string {
  const title = countDiagnostics(diagnostics) || 'Remarks';
  const token = randomUUID();
  return [
    `::group::${title}`,
    `::stop-commands::${token}`,
    diagnosticsText(diagnostics, cwd, false).trimEnd(),
    `::${token}::`,
    '::endgroup::',
    '',
  ].join('\n');
}

/** The log of a GitHub workflow: annotations at the affected lines, and the full list, collapsed. */
export function githubOutput(terminal: Terminal, { cwd, quiet, timing }: OutputSettings): Output {
  return {
    progress: quiet ? silent : showProgress({ ...terminal, interactive: false }),
    finish(ending) {
      const { diagnostics, result, fault } = ending;
      const all = [...diagnostics.all, ...(fault ? [fault.diagnostic] : [])];
      const shown = sortDiagnostics(all.filter(({ level }) => !quiet || level !== 'info'));
      const { lines, isShortened } = annotationsIn(cwd, shown);
      if (shown.length > 0) terminal.out(foldedList(shown, cwd));
      for (const line of lines) terminal.out(`${line}\n`);
      if (isShortened)
        terminal.out(
          `GitHub shows ${shownByGitHub} annotations of each kind per step, so some annotations are grouped; the list above has all ${shown.length}.\n`,
        );
      if (timing && result) terminal.out(timingOf(result));
      if (!quiet || ending.code !== 0) terminal.out(summaryOf(ending));
    },
  };
}
