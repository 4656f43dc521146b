import pc from 'picocolors';
import { codeFrame } from './code-frame.ts';
import type { Diagnostic, Level, Place } from './diagnostics.ts';

/** How diagnostics are shown. */
export interface FormatOptions {
  /** With colours. */
  colors: boolean;
  /** Text of a file that a place names, for the lines around the place; undefined where it cannot be read. */
  readFile: (file: string) => string | undefined;
}

/** Files written by hand, whose lines help; those of generated XML do not. */
const FRAMED = /\.(?:ya?ml|mdx?|json|css|[cm]?[jt]sx?)$/i;

/** The lines around a place in a file that is written by hand; empty where there are none to show. */
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

/** Diagnostics in the order of their places. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(compare);
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Diagnostics as text: sorted by place, those of one file together, a blank line between files. */
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

/** How many diagnostics there are of each level that matters: `2 errors, 1 warning`; empty when there are none. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const levels: Level[] = ['error', 'warning'];
  return levels
    .map((level) => ({ level, count: diagnostics.filter((each) => each.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${level}${count === 1 ? '' : 's'}`)
    .join(', ');
}
