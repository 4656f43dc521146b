import pc from 'picocolors';
import { codeFrame } from './code-frame.ts';
import type { Diagnostic, Level, Place } from './diagnostics.ts';

/** Options for formatting diagnostics. */
export interface FormatOptions {
  /** Use colours. */
  colors: boolean;
  /** Returns the text of a file, to show the lines around a place; `undefined` if it cannot be read. */
  readFile: (file: string) => string | undefined;
}

/** Handwritten files, for which lines are shown; lines of generated XML do not help. */
const FRAMED = /\.(?:ya?ml|mdx?|json|css|[cm]?[jt]sx?|[ch](?:pp|xx|\+\+)?|cc|hh|dox)$/i;

/** Returns the lines around a place in a handwritten file; empty if there are none. */
export function frameOf(place: Place | undefined, readFile: FormatOptions['readFile']): string {
  if (place?.line === undefined || !FRAMED.test(place.file)) return '';
  const text = readFile(place.file);
  return text === undefined ? '' : codeFrame(text, place.line, place.column);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  const [left, right] = [a.place, b.place];
  const fileA = left?.file ?? '';
  const fileB = right?.file ?? '';
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return (
    (left?.line ?? 0) - (right?.line ?? 0) ||
    (left?.column ?? 0) - (right?.column ?? 0) ||
    (a.message < b.message ? -1 : Number(a.message > b.message))
  );
}

/** Sorts diagnostics by place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(compare);
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Maximum number of places of the same message to show; one component can be missing in thousands. */
const MOST_PLACES = 5;

/** A diagnostic to show, and the number of further places with the same message. */
interface Shown {
  diagnostic: Diagnostic;
  more: number;
}

/** Leaves out further places of the same message; all errors are shown, since each of them has to be mended. */
function withoutRepetitions(diagnostics: readonly Diagnostic[]): Shown[] {
  const places = new Map<string, Shown[]>();
  return diagnostics.flatMap((diagnostic) => {
    const { code, level, message } = diagnostic;
    const key = JSON.stringify([code, level, message]);
    const same = places.get(key) ?? [];
    places.set(key, same);
    const last = same.at(-1);
    if (last && same.length >= MOST_PLACES && level !== 'error') {
      last.more += 1;
      return [];
    }
    const shown = { diagnostic, more: 0 };
    same.push(shown);
    return [shown];
  });
}

/**
 * Formats diagnostics as text: sorted by place, grouped by file, with a blank line between files. If the same message
 * has many places and is no error, shows the first ones and counts the others.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { colors, readFile }: FormatOptions,
): string {
  const color = pc.createColors(colors);
  const ofLevel = { error: color.red, warning: color.yellow, info: color.blue };
  const texts = new Map<string, string | undefined>();
  const textOf = (file: string): string | undefined => {
    if (!texts.has(file)) texts.set(file, readFile(file));
    return texts.get(file);
  };

  const format = ({ code, level, place, message, advice }: Diagnostic, more: number): string => {
    const position = place && [place.file, place.line, place.column].filter(Boolean).join(':');
    const head = `${position ? `${color.bold(position)}: ` : ''}${color.bold(ofLevel[level](level))}: `;
    const parts = [`${head}${message} ${color.dim(`[${code}]`)}`];
    if (advice) parts.push(indent(advice));
    const frame = frameOf(place, textOf);
    if (frame) parts.push(color.dim(indent(frame)));
    if (more > 0)
      parts.push(
        indent(
          `The same in ${more} more ${more === 1 ? 'place' : 'places'}: "mtp-site check --format json" lists all.`,
        ),
      );
    return parts.join('\n');
  };

  let file: string | undefined;
  return withoutRepetitions(sortDiagnostics(diagnostics))
    .map(({ diagnostic, more }, index) => {
      const gap = index > 0 && diagnostic.place?.file !== file ? '\n' : '';
      file = diagnostic.place?.file;
      return `${gap}${format(diagnostic, more)}\n`;
    })
    .join('');
}

/** Counts diagnostics by level: `2 errors, 1 warning`; empty if there are none. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const levels: Level[] = ['error', 'warning'];
  return levels
    .map((level) => ({ level, count: diagnostics.filter((each) => each.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${level}${count === 1 ? '' : 's'}`)
    .join(', ');
}
