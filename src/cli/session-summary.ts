import { countDiagnostics } from '../diagnostics/format.ts';
import type { DoxygenRun } from '../watch/doxygen-runs.ts';
import type { SessionReport } from '../watch/announcer.ts';
import { duration, plural } from './report.ts';

/** Summarizes the start of a session. */
export function sessionSummary({ kind, pages, milliseconds, diagnostics }: SessionReport): string {
  const found = countDiagnostics(diagnostics) || 'no warnings';
  if (diagnostics.some(({ level }) => level === 'error'))
    return `[ERROR] ${found}; the site is shown when all errors are fixed.\n`;
  const same = kind === 'recalled' ? 'Nothing has changed since the last time: ' : '';
  return `${same}${plural(pages, 'page')} in ${duration(milliseconds)}, ${found}.\n`;
}

/** Summarizes a change in one line; empty if nothing visible changed. */
export function changeSummary(report: SessionReport, isFixed: boolean): string {
  const { changed, pages, milliseconds, diagnostics } = report;
  if (changed.length === 0 && pages === 0) return '';
  const what = whatChanged(changed);
  if (diagnostics.some(({ level }) => level === 'error'))
    return `[ERROR] ${what}: ${countDiagnostics(diagnostics)}; the last working version stays visible.\n`;
  const result =
    pages === 0 ? 'no page changed' : `${plural(pages, 'page')} in ${duration(milliseconds)}`;
  return `${what}: ${result}${isFixed ? '; all problems are fixed' : ''}\n`;
}

/** Summarizes a run of Doxygen for the given sources. */
export function doxygenSummary(
  { diagnostics, milliseconds }: DoxygenRun,
  changed: readonly string[],
): string {
  const found = countDiagnostics(diagnostics) || 'no warnings';
  const why = changed.length === 0 ? 'There was no XML' : whatChanged(changed);
  return `${why}: Doxygen took ${duration(milliseconds)}, ${found}.\n`;
}

/** Names the first of some files, and the number of others. */
function whatChanged([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Built again';
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other file')}`;
  return `${first}${more} changed`;
}
