import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A text in which some lines were rewritten for the parser. */
export interface ChangedText {
  /** The text for the parser; it has as many lines as the original. */
  text: string;
  /** Maps the number of each changed line, from 1, to its old and new content. */
  lines: ReadonlyMap<number, { old: string; new: string }>;
}

/** Rewrites lines of a text. */
export function changeLines(text: string, change: (line: string) => string): ChangedText {
  const lines = new Map<number, { old: string; new: string }>();
  const changed = text.split('\n').map((line, i) => {
    const result = change(line);
    if (result !== line) lines.set(i + 1, { old: line, new: result });
    return result;
  });
  return { text: changed.join('\n'), lines };
}

/** Restores the original lines in code, formulas and HTML of a parsed text: rewriting applies only to text. */
export function restoreCode(root: Root, { lines }: ChangedText): void {
  if (lines.size === 0) return;
  visit(root, (node) => {
    if (node.type !== 'code' && node.type !== 'html' && node.type !== 'math') return;
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const written = node.value.split('\n');
    let from = 0;
    for (let number = start.line; number <= end.line; number++) {
      const line = lines.get(number);
      if (!line) continue;
      // Without the indentation and the quote markers that the parser removed.
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
