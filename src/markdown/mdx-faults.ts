import { VFileMessage } from 'vfile-message';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';

/** Reports why a text is not valid MDX, with advice. */
export function reportMdx(
  error: unknown,
  text: string,
  file: string,
  diagnostics: Diagnostics,
): void {
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
