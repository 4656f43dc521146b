import { Document, isCollection, isMap, isScalar, isSeq, visit } from 'yaml';
import type { Note } from './notes.ts';
import type { Draft } from './rules.ts';

/** Where editors find the schema of the configuration file, from the folder of the package that uses the tool. */
const SCHEMA = 'node_modules/mtp-site/dist/site.config.schema.json';

/** Widest line of a comment, and of a list or map that stands on one line. */
const WIDTH = 100;

/** Breaks a text into lines of comments. */
function comment(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH - 2) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => ` ${each}`).join('\n');
}

/** What is said of options that were not taken over; the same said of several is said once. */
function commentsOf(notes: readonly Note[]): string {
  const groups = new Map<string, string[]>();
  for (const { option, reason, advice = '' } of notes) {
    const text = `${reason} ${advice}`.trim();
    groups.set(text, [...(groups.get(text) ?? []), option]);
  }
  return [...groups]
    .map(([text, options]) => comment(`Not taken over: ${options.join(', ')}. ${text}`, '  '))
    .join('\n');
}

/** Short maps of plain values in lists stand on one line. */
function putOnLines(document: Document): void {
  visit(document, {
    Map: (_, node, path) => {
      const isPlain = node.items.every(({ value }) => !isCollection(value));
      const inList = path.some((each) => isSeq(each));
      if (isPlain && inList && JSON.stringify(node).length < WIDTH - 10) node.flow = true;
    },
  });
}

/** The configuration file: options in their order, each with what was not taken over near it. */
export function configText(draft: Draft, notes: readonly Note[], from: string): string {
  const document = new Document(draft);
  putOnLines(document);
  const lost = notes.filter(({ kind }) => kind === 'lost');
  const placed = new Set<Note>();
  if (isMap(document.contents))
    document.contents.items.forEach(({ key, value }, index, pairs) => {
      if (!isScalar(key)) return;
      const own = lost.filter(({ section }) => section === key.value);
      for (const note of own) placed.add(note);
      if (own.length > 0) key.commentBefore = commentsOf(own);
      const isApart = [value, pairs[index - 1]?.value].some(isCollection) || own.length > 0;
      key.spaceBefore = index > 0 && isApart;
    });
  const needless = notes.filter(({ kind }) => kind === 'needless').map(({ option }) => option);
  const ends = [
    commentsOf(lost.filter((note) => !placed.has(note))),
    needless.length > 0
      ? comment(`Not needed here: ${[...new Set(needless)].join(', ')}.`, '  ')
      : '',
  ].filter(Boolean);
  if (ends.length > 0) document.comment = ends.join('\n');
  const head = [
    `# yaml-language-server: $schema=${SCHEMA}`,
    `# What ${from} says, as "mtp-site init" took it over.`,
  ];
  const body = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
  return `${head.join('\n')}\n\n${body}`;
}
