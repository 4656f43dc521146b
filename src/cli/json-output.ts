import type { Diagnostic, Level } from '../diagnostics/diagnostics.ts';
import { sortDiagnostics } from '../diagnostics/format.ts';
import type { RecalledResult } from '../build/recall-build.ts';
import type { HidingRule } from '../model/hiding-rules.ts';
import type { SymbolCounts } from '../plan/coverage.ts';
import type { ExitCode } from './exit-codes.ts';
import { manualPage } from '../diagnostics/manual-page.ts';
import type { BuildCommand, Ending, Output, OutputSettings } from './output.ts';
import { silent } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

/** A diagnostic in the document; missing fields are null. */
export interface JsonDiagnostic {
  /** Stable name of the kind: `broken-link`. */
  code: string;
  /** Its severity. */
  level: Level;
  /** Describes the fault; can have several lines. */
  message: string;
  /** Advice on what to do next. */
  advice: string | null;
  /** Address of the section of the manual about the code. */
  helpUri: string;
  /** The file, relative to the working folder, with `/` as separator. */
  file: string | null;
  /** 1-based line. */
  line: number | null;
  /** 1-based column. */
  column: number | null;
}

/** How many symbols of a sort the XML has, and what becomes of them. */
export interface JsonCounts {
  /** The number in the XML. */
  total: number;
  /** The number with a place on the site. */
  shown: number;
  /** The hidden ones: the key of `doxygen.show` that hides them, their number, and the number of documented ones. */
  hidden: { rule: HidingRule; count: number; documented: number }[];
}

/** What the site shows of the XML of an API reference. */
export interface JsonApi {
  /** Name of the docs version; null if the site has no docs. */
  version: string | null;
  /** Members, values of enumerations included. */
  members: JsonCounts;
  /** Compounds. */
  compounds: JsonCounts;
}

/** Figures of the build. */
export interface JsonFigures {
  /** Number of pages. */
  pages: number;
  /** The API references, that of the latest version first. */
  api: JsonApi[];
  /** Number of files that were written, unchanged, and removed. */
  files: { written: number; unchanged: number; removed: number };
  /** Duration in milliseconds. */
  milliseconds: number;
  /** The steps in order, with their durations in milliseconds; the steps of other languages follow. */
  steps: { name: string; milliseconds: number }[];
  /** True if nothing had changed since the last build, so that nothing was done. */
  upToDate: boolean;
}

/** The document that `--format json` writes. The manual's page of commands describes it for users. */
export interface JsonReport {
  /** Version of this format: it increases when a field is renamed, removed or changes its meaning. */
  formatVersion: 1;
  /** Version of mtp-site. */
  version: string;
  /** The command. */
  command: BuildCommand;
  /** Its exit code. */
  exitCode: ExitCode;
  /** The output folder, relative to the working folder; null if nothing was built. */
  out: string | null;
  /** The language with errors, if the site has several languages. */
  failedLocale: string | null;
  /** Number of diagnostics of each level. */
  counts: Record<Level, number>;
  /** The diagnostics, sorted by place. */
  diagnostics: JsonDiagnostic[];
  /** Figures; null if nothing was built. */
  figures: JsonFigures | null;
}

/** Rounds a duration to a tenth of a millisecond. */
function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Returns a diagnostic as it is in documents. */
export function jsonDiagnostic({
  code,
  level,
  message,
  advice,
  place,
}: Diagnostic): JsonDiagnostic {
  const { file = null, line = null, column = null } = place ?? {};
  const helpUri = manualPage('reference/diagnostics', code);
  return { code, level, message, advice: advice ?? null, helpUri, file, line, column };
}

function countsOf({ total, shown, hidden }: SymbolCounts): JsonCounts {
  return {
    total,
    shown,
    hidden: hidden.map(({ rule, count, described }) => ({ rule, count, documented: described })),
  };
}

function figuresOf(result: RecalledResult): JsonFigures {
  const { pages, written, unchanged, removed, milliseconds, steps, isRecalled } = result;
  return {
    pages,
    api: result.coverage.map(({ docsVersion = null, library, members, compounds }) => ({
      version: docsVersion,
      ...(library !== undefined && { library }),
      members: countsOf(members),
      compounds: countsOf(compounds),
    })),
    files: { written, unchanged, removed },
    milliseconds: tenths(milliseconds),
    steps: steps.map((step) => ({ name: step.name, milliseconds: tenths(step.milliseconds) })),
    upToDate: isRecalled,
  };
}

/** Returns the document about a build or check; `quiet` leaves out diagnostics of level `info`. */
function jsonReport(ending: Ending, quiet: boolean): JsonReport {
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
    diagnostics: shown.map(jsonDiagnostic),
    figures: result ? figuresOf(result) : null,
  };
}

/** Writes one JSON document, and nothing else, to standard output. */
export function jsonOutput(terminal: Terminal, { quiet }: OutputSettings): Output {
  return {
    progress: silent,
    finish: (ending) => terminal.out(`${JSON.stringify(jsonReport(ending, quiet), null, 2)}\n`),
  };
}
