import { isCollection, isSeq, visit } from 'yaml';
import type { Document } from 'yaml';

/** Path of the configuration schema for editors, relative to the package that uses the tool. */
const SCHEMA = 'node_modules/mtp-site/dist/site.config.schema.json';

/** Maximum width of comments, and of lists and maps on one line. */
const WIDTH = 100;

/** Wraps a text into comment lines as a YAML document stores them: without `#`. */
export function comment(text: string, indent = ''): string {
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

/** Writes short maps of plain values in lists on one line. */
export function putOnLines(document: Document): void {
  visit(document, {
    Map: (_, node, path) => {
      const isPlain = node.items.every(({ value }) => !isCollection(value));
      const inList = path.some((each) => isSeq(each));
      if (isPlain && inList && JSON.stringify(node).length < WIDTH - 10) node.flow = true;
    },
  });
}

/** Returns the text of a file; `about` is its first comment. Editors can complete it if it is a configuration. */
export function fileText(document: Document, about: string, isConfiguration = true): string {
  const head = [
    ...(isConfiguration ? [`# yaml-language-server: $schema=${SCHEMA}`] : []),
    `#${comment(about).replaceAll('\n', '\n#')}`,
  ];
  const body = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
  return `${head.join('\n')}\n\n${body}`;
}
