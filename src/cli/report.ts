import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildResult } from '../build.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { countDiagnostics, formatDiagnostics } from '../diagnostics/format.ts';
import type { Terminal } from './terminal.ts';

/** Prints the diagnostics; `quiet` leaves out those that are only told. */
export function printDiagnostics(
  diagnostics: Diagnostics,
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

/** What a build that went well did: pages, files, warnings, time, and where the site is. */
export function buildSummary(result: BuildResult, diagnostics: Diagnostics, out: string): string {
  const { written, unchanged, removed } = result;
  const found = countDiagnostics(diagnostics.all) || 'no warnings';
  return [
    `${plural(result.pages, 'page')} in ${duration(result.milliseconds)}, ${found}.`,
    `Files: ${written} written, ${unchanged} unchanged, ${removed} removed.`,
    `[SUCCESS] Generated static files in "${out}".`,
    '',
  ].join('\n');
}

/** What a check that went well says. */
export function checkSummary(result: BuildResult, diagnostics: Diagnostics): string {
  const found = countDiagnostics(diagnostics.all) || 'no warnings';
  const what = `${plural(result.pages, 'page')} checked in ${duration(result.milliseconds)}`;
  return `[SUCCESS] ${what}, ${found}; nothing was written.\n`;
}

/** What a build or check that found errors says; of a site in several languages, in which one it found them. */
export function faultSummary(diagnostics: Diagnostics, locale?: string): string {
  const where = locale === undefined ? '' : `\nUnable to build website for locale ${locale}.`;
  return `\n[ERROR] ${countDiagnostics(diagnostics.all)}; nothing was written.${where}\n`;
}
