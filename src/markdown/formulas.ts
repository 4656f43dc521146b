/** A line that opens or closes a code fence, and one that opens or closes a formula. */
const code = /^\s*(`{3,}|~{3,})(.*)$/;
const formula = /^(\s*)\$\$\s*$/;

/** The language of the fences that stand for formulas of a site without them. */
export const undrawn = '$$';

/**
 * Converts formulas between lines of `$$` to fences, to keep braces and backslashes in them from being parsed. Lines
 * keep their numbers. Only for sites without the option `markdown.math`.
 */
export function fenceFormulas(text: string): string {
  if (!text.includes('$$')) return text;
  const lines = text.split('\n');
  /** The marker of the open code fence. */
  let marks: string | undefined;
  /** The line of an opening `$$` that has no end yet. */
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
    lines[start] = (lines[start] ?? '').replace('$$', () => `\`\`\`${undrawn}`);
    lines[i] = line.replace('$$', () => '```');
    start = undefined;
  });
  return lines.join('\n');
}
