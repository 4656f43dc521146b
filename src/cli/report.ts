import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostics.ts';
import { countDiagnostics, formatDiagnostics, sortDiagnostics } from '../diagnostics/format.ts';
import type { RecalledResult } from '../build/recall-build.ts';
import type { Coverage } from '../plan/coverage.ts';
import { coverageLines } from './coverage-line.ts';
import type { Terminal } from './terminal.ts';

/** Formats diagnostics as text, with the lines of the files that they refer to. */
export function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  cwd: string,
  colors: boolean,
): string {
  const readFile = (file: string): string | undefined => {
    try {
      return readFileSync(resolve(cwd, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  return formatDiagnostics(diagnostics, { colors, readFile });
}

/** Prints the diagnostics; `quiet` leaves out those of level `info`. */
export function printDiagnostics(
  diagnostics: Pick<Diagnostics, 'all'>,
  terminal: Terminal,
  cwd: string,
  quiet = false,
): void {
  const shown = diagnostics.all.filter(({ level }) => !quiet || level !== 'info');
  terminal.error(diagnosticsText(shown, cwd, terminal.colors));
}

/** Formats a count with its noun. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats a duration for readers. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Start of the summary of a build or check without changes. */
const nothingChanged = 'Nothing has changed since the last';

/** Returns the milliseconds of each step; joins steps of the same name in several languages. */
function durationsOf({ steps }: Pick<RecalledResult, 'steps'>): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { name, milliseconds } of steps)
    totals.set(name, (totals.get(name) ?? 0) + milliseconds);
  return totals;
}

/** The duration of a build, and of its slowest step if there was something to wait for, and much of it in that step. */
export function timeTaken(result: Pick<RecalledResult, 'steps' | 'milliseconds'>): string {
  const whole = duration(result.milliseconds);
  const [slowest] = [...durationsOf(result)].sort(([, a], [, b]) => b - a);
  if (!slowest || result.milliseconds < worthNaming || slowest[1] * 4 < result.milliseconds)
    return whole;
  return `${whole} (${slowest[0]}: ${duration(slowest[1])})`;
}

/** Minimum duration of a build, in milliseconds, for naming its slowest step. */
const worthNaming = 1000;

/** Lists the duration of each step and why nothing was skipped. */
export function timingOf(result: RecalledResult): string {
  const { milliseconds, pages, rendered, threads, remarks } = result;
  const rows = [...durationsOf(result), ['All', milliseconds] as const].map(
    ([name, time]) => `${name.padEnd(12)}${Math.round(time).toString().padStart(7)} ms`,
  );
  rows.push(
    `${'Rendered'.padEnd(12)}${rendered.toString().padStart(7)} of ${plural(pages, 'page')}`,
  );
  rows.push(`${'Threads'.padEnd(12)}${threads.toString().padStart(7)}`);
  return [...rows, ...remarks, ''].join('\n');
}

/** Advises how to leave the lenient profile. */
function profileAdvice({ isLenient, all }: Diagnostics): string[] {
  if (!isLenient) return [];
  const counts = new Map<string, number>();
  for (const { level, code } of all)
    if (level === 'warning') counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} ${code}`);
  return most.length > 0
    ? [
        `checks.profile is lenient: fix the warnings (${most.join(', ')}), then remove it from the configuration.`,
      ]
    : ['checks.profile is lenient, and there is nothing to fix: remove it from the configuration.'];
}

/** Summarizes a successful build: pages, files, warnings, time, and the output folder. */
export function buildSummary(
  result: RecalledResult,
  diagnostics: Diagnostics,
  out: string,
): string {
  const { written, unchanged, removed } = result;
  const found = countDiagnostics(diagnostics.all) || 'no warnings';
  return [
    ...(result.isRecalled ? [`${nothingChanged} build.`] : []),
    `${plural(result.pages, 'page')} in ${timeTaken(result)}, ${found}.`,
    ...coverageLines(result.coverage),
    `Files: ${written} written, ${unchanged} unchanged, ${removed} removed.`,
    ...profileAdvice(diagnostics),
    `[SUCCESS] Generated static files in "${out}".`,
    '',
  ].join('\n');
}

/** Summarizes a successful check: what was found, in how many pages. */
export function checkSummary(result: RecalledResult, diagnostics: Diagnostics): string {
  const warnings = plural(diagnostics.count('warning'), 'warning');
  const where = `${plural(result.pages, 'page')}, checked in ${timeTaken(result)}`;
  const same = result.isRecalled ? `${nothingChanged} check.\n` : '';
  const advice = profileAdvice(diagnostics).map((line) => `${line}\n`);
  const shown = coverageLines(result.coverage).map((line) => `${line}\n`);
  return `${same}${shown.join('')}${advice.join('')}[SUCCESS] 0 errors, ${warnings} in ${where}.\n`;
}

/** Summarizes a build or check with errors, and names the language if the site has several. */
export function faultSummary(
  diagnostics: Diagnostics,
  {
    locale,
    isCheck = false,
    coverage = [],
  }: { locale?: string | undefined; isCheck?: boolean; coverage?: readonly Coverage[] } = {},
): string {
  const where = locale === undefined ? '' : `\nUnable to build website for locale ${locale}.`;
  // A check never writes anything, so that says nothing about its faults.
  const written = isCheck
    ? ''
    : diagnostics.preventsWriting
      ? '; nothing was written'
      : '; the rest of the site was written';
  const shown = coverageLines(coverage).map((line) => `${line}\n`);
  const [first] = sortDiagnostics(diagnostics.all.filter(({ level }) => level === 'error'));
  const help = first ? `"mtp-site explain ${first.code}" says more about the first error.\n` : '';
  return `\n${shown.join('')}${help}[ERROR] ${countDiagnostics(diagnostics.all)}${written}.${where}\n`;
}
