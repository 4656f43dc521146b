import { LineCounter, parseDocument, type Document } from 'yaml';
import { exampleLanguage, withoutHiddenLines } from '../shared/example-words.ts';
import type { Example } from './example.ts';
import { placedLine } from './find-lines.ts';

/** A text in front matter, and its first line in the file. */
interface PlacedText {
  value: string;
  line: number;
}

/**
 * Returns the program of a home page, which is in its front matter; `undefined` if it has none. `front` is the front
 * matter without its dashes, and `start` the line of the file in which it starts.
 */
export function homeExample(front: string, start: number, file: string): Example | undefined {
  if (!/^hero:/m.test(front)) return undefined;
  const counter = new LineCounter();
  const document = parseDocument(front, { lineCounter: counter, logLevel: 'silent' });
  const textAt = (...path: string[]): PlacedText | undefined =>
    placedText(document, path, (offset) => start + counter.linePos(offset).line - 1);
  const code = textAt('hero', 'code', 'code');
  const language = exampleLanguage(textAt('hero', 'code', 'language')?.value ?? '');
  if (!code || !language) return undefined;
  const written = code.value.replace(/\n$/, '');
  const source = front.split(/\r\n|\r|\n/);
  const lines = written.split('\n').map((text, index) => {
    const line = code.line + index;
    return placedLine(text, { written: source[line - start] ?? '', file, line });
  });
  const output = textAt('hero', 'code', 'output');
  // A terminal shows the commands, too.
  const printed = output?.value.split('\n') ?? [];
  const commands = printed.findIndex((line) => !line.startsWith('$ '));
  return {
    place: { file, line: code.line },
    ...{ language, lines, words: {}, page: file },
    shownCode: withoutHiddenLines(written),
    ...(output && {
      output: {
        text: printed.slice(Math.max(0, commands)).join('\n'),
        place: { file, line: output.line + Math.max(0, commands) - 1 },
      },
    }),
  };
}

function placedText(
  document: Document,
  path: readonly string[],
  lineOf: (offset: number) => number,
): PlacedText | undefined {
  const node: unknown = document.getIn(path, true);
  if (typeof node !== 'object' || node === null || !('value' in node) || !('range' in node))
    return undefined;
  const { value, range } = node;
  if (typeof value !== 'string' || !Array.isArray(range)) return undefined;
  const isBlock = 'type' in node && String(node.type).startsWith('BLOCK_');
  // A block starts below its `|`.
  return { value, line: lineOf(Number(range[0])) + (isBlock ? 1 : 0) };
}
