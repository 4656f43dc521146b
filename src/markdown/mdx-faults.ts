import { VFileMessage } from 'vfile-message';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';

/** The parser starts again after each fault, so this bounds the time for texts that are full of them. */
const mostFaults = 20;

/** Maximum characters of open expressions to read while further faults are searched for. */
const mostWork = 20_000_000;

/**
 * Something that starts with a line and is never closed contains the rest of the text. Finding it takes several
 * attempts, which is worth it in texts with at most this number of lines that can start it.
 */
const mostStarts = 64;

/** What can contain several blocks: an expression, a tag, a statement. */
const start = /^[\s>]*(?:[{<]|(?:import|export)\b)/;

/**
 * Reports why a text is not valid MDX, with advice. The parser stops at the first fault: further ones are found by
 * parsing the text without the lines that are faulty so far. A fault that the end of the text shows is removed where it
 * starts, because without the last lines it shows at the new end.
 */
export function reportMdx(
  first: unknown,
  text: string,
  file: string,
  diagnostics: Diagnostics,
  parse: (text: string) => unknown,
): void {
  const lines = text.split('\n');
  let removed = '';
  let causes = '';
  let error = first;
  let wasAtEnd = false;
  let work = 0;
  for (let count = 0; count < mostFaults; count += 1) {
    const { line } = placeOf(error);
    const isAtEnd: boolean = endsText(error, lines);
    const isSame: boolean = wasAtEnd && isAtEnd;
    if (count === 0 || (!isSame && !followsFrom(removed, causes, error)))
      reportFault(error, text, file, diagnostics);
    if (line === undefined) return;
    work += workOf(error, lines, line - 1);
    if (work > mostWork) return;
    causes += error instanceof VFileMessage ? error.reason : '';
    const at = isSame ? startOf(lines, parse) : line - 1;
    if (at === undefined) return;
    removed += `${removeBlock(lines, at)}\n`;
    const next = errorOf(lines, parse);
    if (next === undefined) return;
    error = next;
    wasAtEnd = isAtEnd && !isSame;
  }
}

/**
 * The number of characters that the parser read to find a fault in an expression: it tries to end the expression at each
 * brace, and reads it from its start each time. A block is open until the end of the text, others until an empty line.
 */
function workOf(error: unknown, lines: readonly string[], at: number): number {
  if (!(error instanceof VFileMessage) || !error.reason.includes('expression')) return 0;
  const isBlock = start.test(lines[at] ?? '');
  const end = isBlock ? -1 : lines.findIndex((line, i) => i > at && line.trim() === '');
  const open = lines.slice(at, end < 0 ? undefined : end).join('\n');
  return open.length * (open.split('}').length - 1);
}

/** Returns the error of parsing some lines. */
function errorOf(lines: readonly string[], parse: (text: string) => unknown): unknown {
  try {
    parse(lines.join('\n'));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** True for a fault that the end of a text shows: nothing follows its block. Tags have places of their own. */
function endsText(error: unknown, lines: readonly string[]): boolean {
  const { line } = placeOf(error);
  const isOfTag = error instanceof VFileMessage && /closing (?:tag|slash)/.test(error.reason);
  if (line === undefined || isOfTag) return false;
  const at = line - 1;
  const rest = lines.slice(at).map((line) => line.trim());
  const end = rest.indexOf('', 1);
  return end < 0 || rest.slice(end).every((line) => line === '');
}

/** Returns the line that starts what is never closed, by bisection; `undefined` if there are too many to try. */
function startOf(lines: readonly string[], parse: (text: string) => unknown): number | undefined {
  const starts = lines.flatMap((line, i) => (start.test(line) ? [i] : []));
  if (starts.length === 0 || starts.length > mostStarts) return undefined;
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    const part = lines.slice(0, starts[middle + 1]);
    if (endsText(errorOf(part, parse), part)) to = middle;
    else from = middle + 1;
  }
  return starts[from];
}

/** Empties the paragraph that contains a line, and the line itself; returns their text. */
function removeBlock(lines: string[], at: number): string {
  const isEmpty = (index: number): boolean => (lines[index] ?? '').trim() === '';
  let start = Math.min(at, lines.length - 1);
  // The end of an open expression is that of the text.
  while (start > 0 && isEmpty(start)) start -= 1;
  while (start > 0 && !isEmpty(start - 1)) start -= 1;
  let end = start;
  const block: string[] = [];
  for (; end < lines.length && !isEmpty(end); end += 1) {
    block.push(lines[end] ?? '');
    lines[end] = '';
  }
  return block.join('\n');
}

/** True for a tag that is unpaired only because the lines with the other one were removed, or that was named before. */
function followsFrom(removed: string, causes: string, error: unknown): boolean {
  const reason = error instanceof VFileMessage ? error.reason : '';
  const [, opened, place = ''] =
    /^Expected a closing tag for `<([^`>]*)>` \((\d+:\d+-)/.exec(reason) ?? [];
  if (opened !== undefined) return removed.includes(`</${opened}>`) || causes.includes(`(${place}`);
  const [, closed] = /^Unexpected closing (?:tag|slash) `<\/([^`>]*)>`/.exec(reason) ?? [];
  return closed !== undefined && new RegExp(`<${closed.replace(/\W/g, '.')}\\b`).test(removed);
}

function reportFault(error: unknown, text: string, file: string, diagnostics: Diagnostics): void {
  const reason = error instanceof VFileMessage ? error.reason : String(error);
  const cause = `${reason.replace(/\s+/g, ' ').trim()}${detailOf(error)}`;
  const { line, column } = placeOf(error);
  const written = line === undefined ? '' : (text.split('\n')[line - 1] ?? '');
  diagnostics.error(
    'mdx',
    `MDX compilation failed for file "${file}"\nCause: ${cause}`,
    { file, line, column },
    `${adviceFor(cause, written)} If the file has no components, set "mdx: { format: md }" in its front matter.`,
  );
}

/** Returns the message of the JavaScript parser without its position, which is relative to the code. */
function detailOf(error: unknown): string {
  const inner = error instanceof VFileMessage ? error.cause : undefined;
  return inner instanceof Error ? `: ${inner.message.replace(/\s*\(\d+:\d+\)$/, '')}` : '';
}

/** Returns the position of the error; for an unclosed tag, that of the tag. */
function placeOf(error: unknown): Pick<Place, 'line' | 'column'> {
  if (!(error instanceof VFileMessage)) return {};
  const [, line, column] =
    error.reason.match(/^Expected a closing tag for .* \((\d+):(\d+)-\d+:\d+\)/) ?? [];
  return line === undefined
    ? { line: error.line, column: error.column }
    : { line: Number(line), column: Number(column) };
}

const noTag = 'If it is not a tag, write `\\<`, or put the code in backticks.';

/** Syntax that only TypeScript has: types after names, declarations of types. */
const typeScript =
  /^(?:import|export)\s+(?:type|interface|enum|declare|abstract|namespace)\b|^(?:import|export)\b.*(?:[\w)\]}?]\s*:\s*[\w{[(|'"]|\s(?:as|satisfies)\s|\w<\w)/;

/** Advice by cause and line; the first match counts. */
const advices: readonly [cause: RegExp, advice: string | ((cause: string) => string)][] = [
  [
    /^Expected a closing tag for `<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/i,
    (cause) => `Write \`<${tagIn(cause)} />\`: in MDX, every tag must be closed.`,
  ],
  [
    /^Expected a closing tag .* before the end of/,
    (cause) =>
      `Write \`</${tagIn(cause)}>\` in the same paragraph, or put both tags on their own lines. ${noTag}`,
  ],
  [/^Expected a closing tag/, (cause) => `Write \`</${tagIn(cause)}>\` after it. ${noTag}`],
  [
    /^Unexpected closing tag/,
    (cause) => `Write \`</${tagIn(cause, 'for ')}>\` before it. ${noTag}`,
  ],
  [/^Unexpected closing slash/, `Remove the closing tag, or add its opening tag. ${noTag}`],
  [
    /create a link in MDX/,
    'Write the address without `<` and `>`, or as a link: `[text](https://…)`.',
  ],
  [
    /before attribute value/,
    'Put attribute values in quotes, `class="wide"`, or in braces, `count={3}`.',
  ],
  [/only spread elements/, 'Write `name={value}`, or `{...values}` to spread an object.'],
  [/attribute/, `End each attribute value with the quote that starts it. ${noTag}`],
  [/before (?:\w+ )?name|in (?:\w+ )?name|tag/, noTag],
  [/already been declared|Duplicate export/, 'Declare each name only once in a file.'],
  [
    /import\/exports/,
    'Put an empty line between the statements and the text. Lines of text must not start with `import` or `export`.',
  ],
  [
    /expression/,
    'If it is not code, write `\\{`, or put it in backticks. If it is code, close every brace.',
  ],
];

function adviceFor(cause: string, written: string): string {
  if (cause.includes('import/exports') && typeScript.test(written))
    return 'MDX files contain JavaScript, not TypeScript: remove the types, or move the code into a .tsx file and import it.';
  const advice = advices.find(([pattern]) => pattern.test(cause))?.[1] ?? noTag;
  return typeof advice === 'string' ? advice : advice(cause);
}

/** Returns the name of the tag in a cause. */
function tagIn(cause: string, before = ''): string {
  return new RegExp(`${before}\`<([^\`>]*)>`).exec(cause)?.[1] ?? '';
}
