import { readInlines } from '../restructured-text/read-inlines.ts';
import { findDefinitions } from '../restructured-text/definitions.ts';
import { readRestructuredText } from '../restructured-text/read-blocks.ts';
import { dedent, isBlank, linesOf } from '../restructured-text/text-lines.ts';
import type { Flow } from './flow.ts';

/** A text in reStructuredText inside a verbatim block. */
interface EmbeddedText {
  /** Its lines, without the marks of comments. */
  lines: string[];
  /** True for a piece of running text. */
  isInline: boolean;
}

/** What Breathe expects at the start of such a block, and its variants. */
const mark = /^\s*embed:rst(?::([\w-]+))?(?=\s|$)/;

/** Returns the text of a verbatim block with Breathe's mark; undefined for other blocks. */
export function embeddedText(text: string): EmbeddedText | undefined {
  const match = mark.exec(text);
  if (!match) return undefined;
  const variant = match[1] ?? '';
  const lines = linesOf(text.slice(match[0].length));
  return { lines: withoutMarks(lines, variant), isInline: variant === 'inline' };
}

/** Reads such a text; returns the directives and roles that are not known, too. */
export function readEmbeddedText({ lines, isInline }: EmbeddedText): {
  nodes: Flow;
  unknown: readonly string[];
} {
  if (!isInline) {
    const { blocks, unknown } = readRestructuredText(lines);
    return { nodes: blocks, unknown };
  }
  const definitions = findDefinitions([]);
  const nodes = readInlines(lines.join('\n').trim(), definitions);
  return { nodes, unknown: [...definitions.unknown].sort() };
}

/**
 * Removes the marks of the comment in front of the lines. Newer releases of Doxygen already remove asterisks, and then
 * the first ones are those of a list. The text beside the mark has none.
 */
function withoutMarks([first = '', ...lines]: readonly string[], variant: string): string[] {
  const written = lines.filter((line) => !isBlank(line));
  const isMarked = (pattern: RegExp): boolean =>
    written.length > 0 && written.every((line) => pattern.test(line));
  const stars = /^\s*\*(?=\s|$)/;
  const slashes = /^\s*\/\/[/!](?=\s|$)/;
  const hasBare = written.some((line) => /^\s*\*$/.test(line));
  const isStarred =
    variant === 'leading-asterisk' ? hasBare || isMarked(stars) : hasBare && isMarked(stars);
  const isSlashed = variant === 'leading-slashes' || isMarked(slashes);
  const pattern = isSlashed ? slashes : isStarred ? stars : undefined;
  const below = dedent(
    pattern
      ? lines.map((line) => line.replace(pattern, (whole) => ' '.repeat(whole.length)))
      : lines,
  );
  return isBlank(first) ? below : [first.trim(), ...below];
}
