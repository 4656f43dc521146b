import { compiledLine } from '../shared/example-words.ts';
import type { SourceLine } from './example.ts';

/** A source that comments and examples are taken from. */
export interface Source {
  /** Its path, as messages name it. */
  file: string;
  /** Its lines. */
  lines: readonly SearchedLine[];
}

interface SearchedLine {
  /** The line as it is written. */
  written: string;
  /** The line without white space at its ends. */
  trimmed: string;
  /** The same without what a comment starts its lines with. */
  bare: string;
}

/** What starts the lines of a comment: `///<`, `//!`, ` * `, `/**`. */
const commentStart = /^(?:\/\/[/!]<?|\/\*[*!]?<?|\*(?!\/))(?:\s+|$)/;

/** Prepares a source for the search. */
export function sourceOf(file: string, text: string): Source {
  const lines = text.split(/\r\n|\r|\n/).map((written) => {
    const trimmed = written.trim();
    return { written, trimmed, bare: trimmed.replace(commentStart, '').trim() };
  });
  return { file, lines };
}

/**
 * Finds the lines of a block of code in a source. Doxygen's XML does not say where a block comes from, and has changed
 * its indentation. If the source has it several times, the place that is nearest to a line counts.
 */
export function findLines(
  code: readonly string[],
  source: Source,
  near?: number,
): SourceLine[] | undefined {
  const wanted = code.map((line) => line.trim());
  const first = wanted.findIndex((line) => line !== '');
  if (first < 0) return undefined;
  let best: number | undefined;
  for (let at = 0; at + wanted.length - first <= source.lines.length; at += 1) {
    const matches = wanted
      .slice(first)
      .every((line, index) => isLine(source.lines[at + index], line));
    if (!matches) continue;
    if (best === undefined || (near !== undefined && distance(at, near) < distance(best, near)))
      best = at;
    if (near === undefined) break;
  }
  if (best === undefined) return undefined;
  const start = best - first;
  return code.map((text, index) =>
    placedLine(text, {
      written: source.lines[start + index]?.written ?? '',
      file: source.file,
      line: start + index + 1,
    }),
  );
}

/** Returns a line of an example as it is compiled, and where it is in the line as it is written. */
export function placedLine(
  text: string,
  { written, file, line }: { written: string; file: string; line: number },
): SourceLine {
  const compiled = compiledLine(text);
  const own = compiled.trim();
  // Negative if what has read the block replaced a tab by more spaces.
  const indent = Math.max(0, written.lastIndexOf(own)) - compiled.indexOf(own);
  return { text: compiled, file, line, indent };
}

/** Comments are above what they describe, so a place below counts as farther. */
function distance(at: number, near: number): number {
  return at < near ? near - at : (at - near) * 2;
}

function isLine(line: SearchedLine | undefined, wanted: string): boolean {
  if (!line) return false;
  if (line.trimmed === wanted || line.bare === wanted) return true;
  // Doxygen expands tabs and drops comments of its own; only white space may differ.
  return squeezed(line.trimmed) === squeezed(wanted) || squeezed(line.bare) === squeezed(wanted);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ');
}
