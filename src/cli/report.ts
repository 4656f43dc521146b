import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { countDiagnostics, formatDiagnostics } from '../diagnostics/format.ts';
import type { RecalledResult } from '../recall-build.ts';
import type { DoxygenRun } from '../watch/doxygen-runs.ts';
import type { SessionReport } from '../watch/session.ts';
import type { Terminal } from './terminal.ts';

/** Prints the diagnostics; `quiet` leaves out those that are only told. */
export function printDiagnostics(
  diagnostics: Pick<Diagnostics, 'all'>,
  terminal: Terminal,
  cwd: string,
  quiet = false,
): void {
  const shown = diagnostics.all.filter(({ level }) => !quiet || level !== 'info');
  const readFile = (file: string): string | undefined => {
    try {
      return readFileSync(resolve(cwd, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  terminal.error(formatDiagnostics(shown, { colors: terminal.colors, readFile }));
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** How much a build or check says that found nothing to do. */
const nothingChanged = 'Nothing has changed since the last';

/** How long each step took, and why nothing was spared; steps of the same name (of several languages) together. */
export function timingOf({ steps, milliseconds, remarks }: RecalledResult): string {
  const totals = new Map<string, number>();
  for (const { name, milliseconds } of steps)
    totals.set(name, (totals.get(name) ?? 0) + milliseconds);
  const rows = [...totals, ['All', milliseconds] as const].map(
    ([name, time]) => `${name.padEnd(12)}${Math.round(time).toString().padStart(7)} ms`,
  );
  return [...rows, ...remarks, ''].join('\n');
}

/** What a build that went well did: pages, files, warnings, time, and where the site is. */
export function buildSummary(
  result: RecalledResult,
  diagnostics: Diagnostics,
  out: string,
): string {
  const { written, unchanged, removed } = result;
  const found = countDiagnostics(diagnostics.all) || 'no warnings';
  return [
    ...(result.isRecalled ? [`${nothingChanged} build.`] : []),
    `${plural(result.pages, 'page')} in ${duration(result.milliseconds)}, ${found}.`,
    `Files: ${written} written, ${unchanged} unchanged, ${removed} removed.`,
    `[SUCCESS] Generated static files in "${out}".`,
    '',
  ].join('\n');
}

/** What a check that went well says. */
export function checkSummary(result: RecalledResult, diagnostics: Diagnostics): string {
  const found = countDiagnostics(diagnostics.all) || 'no warnings';
  const what = `${plural(result.pages, 'page')} checked in ${duration(result.milliseconds)}`;
  const same = result.isRecalled ? `${nothingChanged} check.\n` : '';
  return `${same}[SUCCESS] ${what}, ${found}; nothing was written.\n`;
}

/** What a build or check that found errors says; of a site in several languages, in which one it found them. */
export function faultSummary(diagnostics: Diagnostics, locale?: string): string {
  const where = locale === undefined ? '' : `\nUnable to build website for locale ${locale}.`;
  return `\n[ERROR] ${countDiagnostics(diagnostics.all)}; nothing was written.${where}\n`;
}

/** What a session says of its start. */
export function sessionSummary({ kind, pages, milliseconds, diagnostics }: SessionReport): string {
  const found = countDiagnostics(diagnostics) || 'no warnings';
  if (diagnostics.some(({ level }) => level === 'error'))
    return `[ERROR] ${found}; the site is shown as soon as all errors are mended.\n`;
  const same = kind === 'recalled' ? 'Nothing has changed since the last time: ' : '';
  return `${same}${plural(pages, 'page')} in ${duration(milliseconds)}, ${found}.\n`;
}

/** What a session says of a change: one line; empty where it made no difference that anybody would miss. */
export function changeSummary(report: SessionReport, isMended: boolean): string {
  const { changed, pages, milliseconds, diagnostics } = report;
  if (changed.length === 0 && pages === 0) return '';
  const what = whatChanged(changed);
  if (diagnostics.some(({ level }) => level === 'error'))
    return `[ERROR] ${what}: ${countDiagnostics(diagnostics)}; the last good state stays.\n`;
  const made =
    pages === 0 ? 'no page is different' : `${plural(pages, 'page')} in ${duration(milliseconds)}`;
  return `${what}: ${made}${isMended ? '; all faults are mended' : ''}\n`;
}

/** What a run of Doxygen says, given the sources that it was for. */
export function doxygenSummary(
  { diagnostics, milliseconds }: DoxygenRun,
  changed: readonly string[],
): string {
  const found = countDiagnostics(diagnostics) || 'no warnings';
  return `${whatChanged(changed)}: Doxygen took ${duration(milliseconds)}, ${found}.\n`;
}

/** The first of some files, and how many others there are. */
function whatChanged([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Built again';
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other file')}`;
  return `${first}${more} changed`;
}

/** What a command that wrote a configuration file, and maybe others, says: how much it took over, and what comes next. */
export function initSummary(
  [file = '', ...others]: readonly string[],
  state: 'written' | 'unchanged',
  options: number,
  lost: number,
): string {
  const left =
    lost === 0
      ? 'Everything was taken over.'
      : `${plural(lost, 'setting')} ${lost === 1 ? 'was' : 'were'} not taken over; comments in the file tell why.`;
  const first =
    state === 'written'
      ? `[SUCCESS] Wrote "${file}" with ${plural(options, 'option')}.`
      : `[SUCCESS] "${file}" says this already; nothing was written.`;
  const more = others.map((other) => `Wrote "${other}", which it names.\n`).join('');
  return `${first}\n${more}${left}\nNext: mtp-site check --config ${file}\n`;
}
