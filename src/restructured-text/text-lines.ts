/** Number of blanks at the start of a line. */
export function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** True for a line without visible characters. */
export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Splits a text into lines without tabs and without white space at their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => {
    const spaced = line.includes('\t') ? expandTabs(line) : line;
    return spaced.trimEnd();
  });
}

/** Replaces tabs by blanks up to the next multiple of eight columns. */
function expandTabs(line: string): string {
  let expanded = '';
  for (const [i, part] of line.split('\t').entries()) {
    if (i > 0) expanded += ' '.repeat(8 - (expanded.length % 8));
    expanded += part;
  }
  return expanded;
}

/** Removes the blanks that all lines start with, and blank lines at both ends. */
export function dedent(lines: readonly string[]): string[] {
  let least = Infinity;
  for (const line of lines) if (!isBlank(line)) least = Math.min(least, indentOf(line));
  if (least === Infinity) return [];
  const first = lines.findIndex((line) => !isBlank(line));
  let end = lines.length;
  while (isBlank(lines[end - 1])) end--;
  return lines.slice(first, end).map((line) => line.slice(least));
}

/** Returns the end of the lines from a position on that are blank or have at least an indent. */
export function endOfIndented(lines: readonly string[], start: number, least = 1): number {
  let end = start;
  for (let i = start; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (isBlank(line)) continue;
    if (indentOf(line) < least) break;
    end = i + 1;
  }
  return end;
}
