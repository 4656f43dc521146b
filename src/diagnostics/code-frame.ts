/** Maximum length of a line, in characters. */
const WIDTH = 110;

/** Clips a long line so that the column stays visible. */
function clip(line: string, start: number): string {
  const end = start + WIDTH;
  const left = start > 0 ? '…' : '';
  const right = line.length > end ? '…' : '';
  return left + line.slice(start + left.length, end - right.length) + right;
}

/** The text that was split last: the faults of a file usually follow each other. */
let split = { text: '', lines: [''] };

function linesOf(text: string): string[] {
  if (split.text !== text) split = { text, lines: text.split(/\r?\n/) };
  return split.lines;
}

/** Shows the line of a place with its neighbours and a caret below the column; empty if the text has no such line. */
export function codeFrame(text: string, line: number, column?: number): string {
  const lines = linesOf(text);
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (line < 1 || line > last) return '';
  const from = Math.max(1, line - 1);
  const to = Math.min(last, line + 1);
  const gutter = String(to).length;
  const start = column !== undefined && column > WIDTH - 20 ? column - WIDTH / 2 : 0;
  const shown: string[] = [];
  for (let number = from; number <= to; number += 1) {
    const mark = number === line ? '>' : ' ';
    const content = clip((lines[number - 1] ?? '').replaceAll('\t', ' '), start);
    shown.push(`${mark} ${String(number).padStart(gutter)} | ${content}`.trimEnd());
    if (number === line && column !== undefined) {
      shown.push(`${' '.repeat(gutter + 2)} | ${' '.repeat(column - 1 - start)}^`);
    }
  }
  return shown.join('\n');
}
