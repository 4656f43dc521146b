import { parseDocument } from 'yaml';

/** A line with another indentation than its neighbours. */
export interface OutstandingLine {
  /** Index of the line, from 0. */
  line: number;
  /** Its indentation in spaces. */
  indent: number;
  /** The indentation of the lines that it belongs to. */
  expected: number;
}

/** Most lines of one text that are reported. */
const mostLines = 10;

/** An entry of a map or list: `key: value`, `- item`. The groups: indentation, dashes, key, value. */
const entry =
  /^( *)((?:- +)*)(?:(-)$|("[^"]*"|'[^']*'|[^\s#'"[{&*!|>%@`-][^#]*?|-[^\s#]+):(?:\s+(.*))?$)?/;

/**
 * Finds the lines whose indentation makes a text invalid YAML. Each is proven: with the indentation of its neighbours, the
 * parser finds fewer faults. The parser's own messages name consequences, such as "Nested mappings are not allowed".
 */
export function outstandingLines(text: string): OutstandingLine[] {
  const lines = text.split(/\r?\n/);
  const found: OutstandingLine[] = [];
  for (let faults = countFaults(lines); faults > 0 && found.length < mostLines;) {
    const better = candidatesIn(lines).find((candidate) => {
      const shifted = shift(lines, candidate);
      const rest = countFaults(shifted);
      if (rest >= faults) return false;
      faults = rest;
      lines.splice(0, lines.length, ...shifted);
      return true;
    });
    if (!better) break;
    found.push(better);
  }
  return found;
}

function countFaults(lines: readonly string[]): number {
  return parseDocument(lines.join('\n'), { prettyErrors: false }).errors.length;
}

/** The lines that are at none of the levels that are open there, with the closest of these levels. */
function candidatesIn(lines: readonly string[]): OutstandingLine[] {
  const found: OutstandingLine[] = [];
  let open: number[] = [];
  // True after a line that may have more below it: `key:`, `-`.
  let mayNest = true;
  // The indentation of a text in several lines, which may contain anything.
  let block: number | undefined;
  let blockParent = 0;
  for (const [i, line] of lines.entries()) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (block !== undefined && indent >= block && indent > blockParent) {
      // Its first line decides how far all of them are indented.
      block = block === 0 ? indent : block;
      continue;
    }
    block = undefined;
    const match = entry.exec(line);
    const [, , dashes = '', bare, key, value = ''] = match ?? [];
    if (dashes === '' && bare === undefined && key === undefined) continue;
    const top = open.at(-1) ?? -1;
    if (!open.includes(indent) && !(indent > top && mayNest)) {
      const closest = [...open].sort(
        (a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a,
      );
      for (const expected of closest.slice(0, 2)) found.push({ line: i, indent, expected });
      continue;
    }
    open = open.filter((level) => level < indent);
    open.push(indent);
    // What follows a dash is a level of its own.
    for (const dash of dashes.matchAll(/- +/g)) open.push((open.at(-1) ?? 0) + dash[0].length);
    const rest = value.replace(/\s+#.*$/, '').trim();
    mayNest = bare !== undefined || (key !== undefined && /^(?:[&!]\S+\s*)*$/.test(rest));
    if (/^(?:[&!]\S+\s+)*[|>][-+\d]*$/.test(rest))
      [block, blockParent] = [0, open.at(-1) ?? indent];
  }
  return found;
}

/** Gives a line the expected indentation, and moves what is below it along. */
function shift(lines: readonly string[], { line, indent, expected }: OutstandingLine): string[] {
  let isBelow = true;
  return lines.map((text, i) => {
    if (i < line || text.trim() === '') return text;
    const own = /^ */.exec(text)?.[0].length ?? 0;
    if (i > line && own < indent) isBelow = false;
    return isBelow ? ' '.repeat(own + expected - indent) + text.slice(own) : text;
  });
}
