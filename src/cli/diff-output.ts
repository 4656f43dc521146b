import { appendFileSync } from 'node:fs';
import { sortDiagnostics } from '../diagnostics/format.ts';
import { changeCategories } from '../model/api-history.ts';
import { adviceText } from '../releases/change-advice.ts';
import { changePhrase, declarationLines, type ChangeReport } from '../releases/change-report.ts';
import { confirmationText } from '../releases/confirmation.ts';
import type { JudgedChange } from '../releases/judge-changes.ts';
import type { DiffEnding } from './diff-ending.ts';
import { diffJson } from './diff-json.ts';
import { diffMarkdown } from './diff-markdown.ts';
import { diffNotes } from './diff-notes.ts';
import { diffUpgrade } from './diff-upgrade.ts';
import { diffText, type PlaceOf } from './diff-text.ts';
import { exitCodes } from './exit-codes.ts';
import type { Fault } from './faults.ts';
import { annotationsIn, shownByGitHub, type Annotated } from './github-annotations.ts';
import { requestedFormat } from './requested-format.ts';
import { diagnosticsText } from './report.ts';
import type { Terminal } from './terminal.ts';

/** Settings that all formats share. */
export interface DiffOutputSettings {
  /** The working folder, absolute. */
  cwd: string;
  /** Print errors and warnings only. */
  quiet: boolean;
}

type Print = (ending: DiffEnding, terminal: Terminal, settings: DiffOutputSettings) => void;

/** Prints what was compared as a document, and what is wrong beside it. */
function document(write: (report: ChangeReport, placeOf: PlaceOf) => string): Print {
  return (ending, terminal, settings) => {
    const { compared } = ending;
    if (compared) terminal.out(write(compared.report, compared.placeOf));
    printFaults(ending, terminal, settings);
  };
}

/** The output formats of a comparison. */
const formats = {
  text: (ending, terminal, settings) => {
    const { compared } = ending;
    if (compared && !settings.quiet)
      terminal.out(diffText(compared.report, compared.placeOf, terminal.colors));
    printFaults(ending, terminal, settings);
  },
  json: (ending, terminal) => terminal.out(diffJson(ending)),
  markdown: document(diffMarkdown),
  upgrade: document(diffUpgrade),
  notes: document(diffNotes),
  github: printForGitHub,
} as const satisfies Record<string, Print>;

/** The name of an output format. */
export type DiffFormat = keyof typeof formats;

/** The names of all output formats. */
// The cast is safe: the table has no other keys.
export const diffFormats = Object.keys(formats) as DiffFormat[];

/** Prints a comparison in one of the formats. */
export function printDiff(
  format: DiffFormat,
  ending: DiffEnding,
  terminal: Terminal,
  settings: DiffOutputSettings,
): void {
  formats[format](ending, terminal, settings);
}

function printFaults(
  { diagnostics }: DiffEnding,
  terminal: Terminal,
  { cwd, quiet }: DiffOutputSettings,
): void {
  const shown = sortDiagnostics(diagnostics.filter(({ level }) => !quiet || level !== 'info'));
  terminal.error(diagnosticsText(shown, cwd, terminal.colors));
}

/** Annotations at the declarations, the comparison in the log, and its Markdown in the summary of the job. */
function printForGitHub(
  ending: DiffEnding,
  terminal: Terminal,
  { cwd, quiet }: DiffOutputSettings,
): void {
  const { diagnostics, compared } = ending;
  const changes = compared ? annotatedChanges(compared.report.changes, compared) : [];
  const all = [...sortDiagnostics(diagnostics), ...changes];
  const { lines, isShortened } = annotationsIn(
    cwd,
    all.filter(({ level }) => !quiet || level !== 'info'),
  );
  if (compared) {
    const { report, placeOf } = compared;
    if (!quiet) terminal.out(diffText(report, placeOf, false));
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, diffMarkdown(report, placeOf));
  }
  for (const line of lines) terminal.out(`${line}\n`);
  if (isShortened)
    terminal.out(
      `GitHub shows ${shownByGitHub} annotations of each kind per step, so some are grouped; the summary of the job lists all changes.\n`,
    );
}

/** Returns annotations for the changes that may matter to users: additions need none. */
function annotatedChanges(
  changes: readonly JudgedChange[],
  { failing, placeOf }: { failing: readonly JudgedChange[]; placeOf: PlaceOf },
): Annotated[] {
  const fails = new Set(failing);
  return changes
    .filter((judged) => fails.has(judged) || isNoteworthy(judged))
    .sort((a, b) => changeCategories.indexOf(a.category) - changeCategories.indexOf(b.category))
    .map((judged): Annotated => {
      const { change, category, accepted, confirmation } = judged;
      const place = placeOf(change);
      const isQuiet = accepted !== undefined || category === 'deprecated';
      return {
        code: change.rule,
        level: fails.has(judged) ? 'error' : isQuiet ? 'info' : 'warning',
        message: [
          `${change.name} ${changePhrase(change)}.`,
          ...declarationLines(change).map(({ sign, text }) => `${sign} ${text}`),
          ...[adviceText(change)].filter((text) => text !== ''),
          ...(confirmation ? [`It ${confirmationText(confirmation)}`] : []),
        ].join('\n'),
        ...(place && { place }),
        ...(accepted !== undefined && { advice: `Accepted: ${accepted}` }),
      };
    });
}

function isNoteworthy({ category }: JudgedChange): boolean {
  return category !== 'added' && category !== 'other';
}

/**
 * Reports in the requested format why nothing was compared: an unexpected error, or a sentence on invalid usage. Returns
 * false if the format is text or the command is another one.
 */
export function reportMissingDiff(
  commandLine: readonly string[],
  fault: Fault | string,
  terminal: Terminal,
  cwd: string,
): boolean {
  const format = commandLine[0] === 'diff' ? requestedFormat(commandLine, diffFormats) : undefined;
  if (format !== 'json' && format !== 'github') return false;
  const ending: DiffEnding =
    typeof fault === 'string'
      ? {
          code: exitCodes.usage,
          diagnostics: [{ code: 'usage', level: 'error', message: fault }],
        }
      : { code: fault.code, diagnostics: [fault.diagnostic] };
  printDiff(format, ending, terminal, { cwd, quiet: false });
  return true;
}
