import { isCollection, isSeq, visit } from 'yaml';
import type { Document } from 'yaml';

/** Where editors find the schema of the configuration file, from the folder of the package that uses the tool. */
const SCHEMA = 'node_modules/mtp-site/dist/site.config.schema.json';

/** Widest line of a comment, and of a list or map that stands on one line. */
const WIDTH = 100;

/** Breaks a text into lines of comments, as they stand in a document: without `#`. */
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

/** Short maps of plain values in lists stand on one line. */
export function putOnLines(document: Document): void {
  visit(document, {
    Map: (_, node, path) => {
      const isPlain = node.items.every(({ value }) => !isCollection(value));
      const inList = path.some((each) => isSeq(each));
      if (isPlain && inList && JSON.stringify(node).length < WIDTH - 10) node.flow = true;
    },
  });
}

/** The text of a configuration file, which editors complete: `about` is its first comment. */
export function fileText(document: Document, about: string): string {
  const head = [
    `# yaml-language-server: $schema=${SCHEMA}`,
    `#${comment(about).replaceAll('\n', '\n#')}`,
  ];
  const body = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
  return `${head.join('\n')}\n\n${body}`;
}
