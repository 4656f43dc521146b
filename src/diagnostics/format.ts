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

/** Formats diagnostics as text: sorted by place, grouped by file, with a blank line between files. */
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

  const format = ({ code, level, place, message, advice }: Diagnostic): string => {
    const position = place && [place.file, place.line, place.column].filter(Boolean).join(':');
    const head = `${position ? `${color.bold(position)}: ` : ''}${color.bold(ofLevel[level](level))}: `;
    const parts = [`${head}${message} ${color.dim(`[${code}]`)}`];
    if (advice) parts.push(indent(advice));
    const frame = frameOf(place, textOf);
    if (frame) parts.push(color.dim(indent(frame)));
    return parts.join('\n');
  };

  let file: string | undefined;
  return sortDiagnostics(diagnostics)
    .map((diagnostic, index) => {
      const gap = index > 0 && diagnostic.place?.file !== file ? '\n' : '';
      file = diagnostic.place?.file;
      return `${gap}${format(diagnostic)}\n`;
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
