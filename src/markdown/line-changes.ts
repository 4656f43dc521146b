import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A text, some of whose lines were written in another way for the parser. */
export interface ChangedText {
  /** The text for the parser: as many lines as the author wrote. */
  text: string;
  /** Maps the number of each changed line, from 1, to what it was and what it is. */
  lines: ReadonlyMap<number, { old: string; new: string }>;
}

/** Changes lines of a text. */
export function changeLines(text: string, change: (line: string) => string): ChangedText {
  const lines = new Map<number, { old: string; new: string }>();
  const changed = text.split('\n').map((line, i) => {
    const result = change(line);
    if (result !== line) lines.set(i + 1, { old: line, new: result });
    return result;
  });
  return { text: changed.join('\n'), lines };
}

/** Gives code and HTML of a parsed text the lines that the author wrote: only in text are they changed. */
export function restoreCode(root: Root, { lines }: ChangedText): void {
  if (lines.size === 0) return;
  visit(root, (node) => {
    if (node.type !== 'code' && node.type !== 'html') return;
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const written = node.value.split('\n');
    let from = 0;
    for (let number = start.line; number <= end.line; number++) {
      const line = lines.get(number);
      if (!line) continue;
      // Without the indentation and the marks of quotes that the parser took away.
      const at = written.findIndex((each, i) => i >= from && isEndOf(line.new, each));
      const value = written[at];
      if (value === undefined) continue;
      written[at] = line.old.slice(line.new.length - value.length);
      from = at + 1;
    }
    node.value = written.join('\n');
  });
}

function isEndOf(line: string, value: string): boolean {
  return value.trim() !== '' && line.endsWith(value);
}
