/** A line that opens or closes a fence of code, and one that opens or closes a formula. */
const code = /^\s*(`{3,}|~{3,})(.*)$/;
const formula = /^(\s*)\$\$\s*$/;

/**
 * Makes formulas, which stand between lines of `$$`, blocks of code of the language `math`: braces and backslashes in
 * them are no code and no escapes. Lines keep their numbers.
 */
export function fenceFormulas(text: string): string {
  if (!text.includes('$$')) return text;
  const lines = text.split('\n');
  /** The marks of the fence of code that is open. */
  let marks: string | undefined;
  /** The line at which a formula may begin. */
  let start: number | undefined;
  lines.forEach((line, i) => {
    const [, found = '', info = ''] = code.exec(line) ?? [];
    if (found !== '') {
      if (marks === undefined) [marks, start] = [found, undefined];
      else if (found.startsWith(marks) && info.trim() === '') marks = undefined;
      return;
    }
    if (marks !== undefined || !formula.test(line)) return;
    if (start === undefined) {
      start = i;
      return;
    }
    lines[start] = (lines[start] ?? '').replace('$$', () => '```math');
    lines[i] = line.replace('$$', () => '```');
    start = undefined;
  });
  return lines.join('\n');
}
