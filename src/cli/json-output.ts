import type { Diagnostic, Level } from '../diagnostics/diagnostics.ts';
import { sortDiagnostics } from '../diagnostics/format.ts';
import type { RecalledResult } from '../build/recall-build.ts';
import type { ExitCode } from './exit-codes.ts';
import type { BuildCommand, Ending, Output, OutputSettings } from './output.ts';
import { silent } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

/** A diagnostic in the document; what it lacks is null. */
export interface JsonDiagnostic {
  /** Stable name of the kind: `broken-link`. */
  code: string;
  /** How bad it is. */
  level: Level;
  /** What is wrong; may have several lines. */
  message: string;
  /** What to do next. */
  advice: string | null;
  /** The file, relative to the working folder, `/` as separator. */
  file: string | null;
  /** 1-based line. */
  line: number | null;
  /** 1-based column. */
  column: number | null;
}

/** What was done. */
export interface JsonFigures {
  /** Number of pages. */
  pages: number;
  /** Numbers of files that were written, were right already, and were removed. */
  files: { written: number; unchanged: number; removed: number };
  /** Duration in milliseconds. */
  milliseconds: number;
  /** The steps in their order, with their durations in milliseconds; those of further languages follow. */
  steps: { name: string; milliseconds: number }[];
  /** True where nothing had changed since the last time, so that nothing was done. */
  upToDate: boolean;
}

/** The document that `--format json` writes. COMMAND-LINE.md describes it for users. */
export interface JsonReport {
  /** Version of this form: it grows when a field is renamed, removed or means something else. */
  formatVersion: 1;
  /** Version of mtp-site. */
  version: string;
  /** The command. */
  command: BuildCommand;
  /** Its exit code. */
  exitCode: ExitCode;
  /** The output folder, relative to the working folder; null where it did not come to a build. */
  out: string | null;
  /** The language whose site has faults, where the site has several. */
  failedLocale: string | null;
  /** Number of diagnostics of each level. */
  counts: Record<Level, number>;
  /** The diagnostics, sorted by place. */
  diagnostics: JsonDiagnostic[];
  /** What was done; null where it did not come to a build. */
  figures: JsonFigures | null;
}

/** Durations are told to a tenth of a millisecond. */
function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

function diagnosticOf({ code, level, message, advice, place }: Diagnostic): JsonDiagnostic {
  const { file = null, line = null, column = null } = place ?? {};
  return { code, level, message, advice: advice ?? null, file, line, column };
}

function figuresOf(result: RecalledResult): JsonFigures {
  const { pages, written, unchanged, removed, milliseconds, steps, isRecalled } = result;
  return {
    pages,
    files: { written, unchanged, removed },
    milliseconds: tenths(milliseconds),
    steps: steps.map((step) => ({ name: step.name, milliseconds: tenths(step.milliseconds) })),
    upToDate: isRecalled,
  };
}

/** The document about a build or a check; `quiet` leaves out what is only told. */
export function jsonReport(ending: Ending, quiet: boolean): JsonReport {
  const { command, code, diagnostics, result, out, failed, fault } = ending;
  const all = [...diagnostics.all, ...(fault ? [fault.diagnostic] : [])];
  const shown = sortDiagnostics(all.filter(({ level }) => !quiet || level !== 'info'));
  const count = (level: Level): number => shown.filter((each) => each.level === level).length;
  return {
    formatVersion: 1,
    version: VERSION,
    command,
    exitCode: code,
    out: result && out !== undefined ? out : null,
    failedLocale: failed ?? null,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    diagnostics: shown.map(diagnosticOf),
    figures: result ? figuresOf(result) : null,
  };
}

/** One JSON document on standard output, and nothing else on it. */
export function jsonOutput(terminal: Terminal, { quiet }: OutputSettings): Output {
  return {
    progress: silent,
    finish: (ending) => terminal.out(`${JSON.stringify(jsonReport(ending, quiet), null, 2)}\n`),
  };
}
