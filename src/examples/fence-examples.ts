import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readCodeMeta } from '../code/code-meta.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { parseMarkdown, parseMdx } from '../markdown/parse.ts';
import {
  exampleLanguage,
  exampleWords,
  readExampleWords,
  withoutHiddenLines,
  wordsOfLine,
  type ExampleWords,
} from '../shared/example-words.ts';
import { placedLine } from './find-lines.ts';
import { homeExample } from './home-example.ts';
import type { Example, SourceLine } from './example.ts';

/** Returns the examples in the fences of a text; `file` is its path, as messages name it. */
export function fenceExamples(text: string, file: string, diagnostics: Diagnostics): Example[] {
  const written = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const examples: Example[] = [];
  const root = parse(text, file);
  const [front] = root.children;
  const home = front?.type === 'yaml' ? homeExample(front.value, 2, file) : undefined;
  if (home) examples.push(takeWordsLine(home));
  visit(root, 'code', (node) => {
    const { lang, meta } = infoOf(node);
    const words = readExampleWords(meta);
    const last = examples.at(-1);
    const line = node.position?.start.line ?? 1;
    const place = { file, line, column: node.position?.start.column ?? 1 };
    if (words.output) {
      if (last && !last.output) last.output = { text: node.value, place };
      else
        diagnostics.error(
          'example-words',
          last
            ? 'The example above has an output already.'
            : 'There is no example above this output.',
          place,
          'Write `output` after the language of the block that follows an example.',
        );
      return;
    }
    const language = exampleLanguage(lang);
    if (!language) return;
    reportUnknownWords(meta, { file, line }, diagnostics);
    const lines = linesOf(node, written, file);
    const { title } = readCodeMeta(meta);
    const shownCode = withoutHiddenLines(node.value.replaceAll('\r\n', '\n'));
    const example: Example = { place, language, lines, shownCode, words, page: file };
    if (title !== undefined && /^[\w./+-]+\.[ch][\w+]*$/i.test(title)) example.fileName = title;
    examples.push(takeWordsLine(example));
  });
  return examples;
}

/** Moves the words in the first line of a block to its other words. */
export function takeWordsLine(example: Example): Example {
  const [first, ...rest] = example.lines;
  const written = wordsOfLine(first?.text ?? '');
  if (written === undefined) return example;
  const words: ExampleWords = { ...readExampleWords(written), ...example.words };
  return { ...example, words, lines: rest };
}

/** Returns the language and what follows it, also as Doxygen writes them: `{.cpp run}`, `{.cpp} run`. */
function infoOf({ lang, meta }: Code): { lang: string; meta: string } {
  const info = [lang, meta].filter(Boolean).join(' ');
  const words = info.replace(/^\{\s*\.?([^}]*)\}/, '$1 ');
  const [, name = '', rest = ''] = /^(\S*)(.*)$/s.exec(words) ?? [];
  return { lang: name, meta: rest.trim() };
}

function parse(text: string, file: string): Root {
  if (!/\.mdx$/i.test(file) && !/^(?:import|export)\s/m.test(text)) return parseMarkdown(text);
  try {
    return parseMdx(text);
  } catch {
    // A build reports what is wrong with it, and its fences are mostly the same in plain Markdown.
    return parseMarkdown(text);
  }
}

/** Returns the lines of a fence; those in a list or quote start further right. */
function linesOf(node: Code, written: readonly string[], file: string): SourceLine[] {
  const start = (node.position?.start.line ?? 0) + 1;
  return node.value.split(/\r\n|\r|\n/).map((text, index) => {
    const line = start + index;
    return placedLine(text, { written: written[line - 1] ?? '', file, line });
  });
}

/** Reports words that look like misspelt ones; others belong to other tools. */
function reportUnknownWords(
  meta: string,
  place: { file: string; line: number },
  diagnostics: Diagnostics,
): void {
  const rest = meta.replace(/[\w-]+=(["']).*?\1|\{[^}]*\}/g, ' ');
  for (const word of rest.split(/\s+/)) {
    const near = word.length > 2 ? closest(word, exampleWords) : undefined;
    if (near !== undefined && near !== word)
      diagnostics.warning(
        'example-words',
        `"${word}" has no meaning for an example.`,
        place,
        `Did you mean "${near}"?`,
      );
  }
}
