import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';

/**
 * Writes the corrections of diagnostics into their files, relative to a folder. A correction is left out if its place
 * does not hold what it replaces. Returns the diagnostics that remain, with the number of corrections in each file.
 */
export function writeFixes({ all }: Diagnostics, folder: string): Diagnostics {
  const files = new Map<string, Diagnostic[]>();
  for (const each of all)
    if (each.fix && each.place)
      files.set(each.place.file, [...(files.get(each.place.file) ?? []), each]);
  const result = new Diagnostics();
  const fixed = new Set<Diagnostic>();
  for (const [file, found] of files) {
    try {
      const own = correctFile(resolve(folder, file), found);
      if (own.length === 0) continue;
      for (const each of own) fixed.add(each);
      const message = `Corrected: ${own.map(({ fix }) => fix?.replacement).join(', ')}.`;
      result.report({ code: 'written-fixes', level: 'info', message, place: { file } });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      const message = `The corrections cannot be written: ${error.message}.`;
      const advice = 'Make the file writable, or correct it by hand.';
      result.error('written-fixes', message, { file }, advice);
    }
  }
  for (const each of all) if (!fixed.has(each)) result.report(each);
  return result;
}

/** Writes the corrections into a file; returns those written, in order. Throws if it cannot be read or written. */
function correctFile(path: string, found: readonly Diagnostic[]): Diagnostic[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  // From the last to the first, so that the columns of the others stay.
  const backwards = [...found].sort((a, b) => (b.place?.column ?? 0) - (a.place?.column ?? 0));
  const written = backwards.filter(({ fix, place: { line = 0, column = 0 } = {} }) => {
    const text = lines[line - 1];
    if (!fix || !text?.startsWith(fix.written, column - 1)) return false;
    lines[line - 1] =
      text.slice(0, column - 1) + fix.replacement + text.slice(column - 1 + fix.written.length);
    return true;
  });
  if (written.length > 0) writeFileSync(path, lines.join('\n'));
  return found.filter((each) => written.includes(each));
}
