import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { takeAttributeLists } from './attribute-lists.ts';
import { convertForeign } from './foreign-markup.ts';
import { parseMarkdown } from './parse.ts';

/** Constructs of other generators that are shown as text, and what to write instead. */
const REMAINS: readonly (readonly [sign: RegExp, generator: string, advice: string])[] = [
  [
    /\{\{[<%][^}\n]*[%>]\}\}/g,
    'Hugo',
    'Replace shortcodes by Markdown, or by components in an .mdx file.',
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+\w.*|^===\+?!?[ \t]+".*"|^:::[ \t]+[\w.:]+$|--8<--.*|\{:[ \t][^}\n]*\}/g,
    'MkDocs',
    'Indent the content of admonitions and tabs by four spaces. The API reference needs no directives.',
  ],
  [
    /^(?:`{3,}|:{3,})\{[\w:-]+\}.*|\{[\w:+.-]+\}`[^`\n]+`/g,
    'Sphinx',
    'Link to symbols with "[[name]]", and write other directives and roles as Markdown.',
  ],
  [
    /(?:^|(?<=[\s(]))(?:[@\\](?:ref|subpage|mainpage|snippet|copydoc|copybrief|defgroup|ingroup|addtogroup|tableofcontents)\b|\\(?:page|section|subsection|anchor|include|image|dotfile|startuml|code|verbatim|note|warning|see|brief)(?=[ \t{]|$)|@(?:subsection|startuml|dotfile|verbatim|endcode|endverbatim)\b)[^\n]{0,40}/g,
    'Doxygen',
    'Link to symbols with "[[name]]" and to pages with Markdown, or let Doxygen read the file: add it to INPUT.',
  ],
];

const ANY = /\{\{[<%]|!!!|\?\?\?|===|:::|--8<--|\{:|\{\w|[@\\][a-z]/;

/** Maximum number of places to list. */
const MOST = 10;

/** A construct of another generator in a text. */
export interface ForeignRemain {
  /** The generator. */
  generator: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** What is written there. */
  shown: string;
}

/** Finds what is left of the constructs of other generators in a text. */
export function remainsInText(text: string): ForeignRemain[] {
  const root = parseMarkdown(text);
  takeAttributeLists(root, text);
  convertForeign(root, text);
  return foreignRemains(root, text);
}

/** Finds constructs of other generators in the texts of a tree, outside of code; `text` is its source. */
function foreignRemains(root: Root, text: string): ForeignRemain[] {
  const remains: ForeignRemain[] = [];
  if (!ANY.test(text)) return remains;
  textsOnly(root, text)
    .split('\n')
    .forEach((line, at) => {
      for (const [sign, generator] of REMAINS)
        for (const { 0: found, index } of line.matchAll(sign))
          remains.push({ generator, line: at + 1, column: index + 1, shown: found.trim() });
    });
  return remains;
}

/** Returns the source with spaces in place of all that is no text, except for the code and the fences of Sphinx. */
function textsOnly(root: Root, text: string): string {
  let shown = '';
  const take = ({ position }: Nodes, end = position?.end.offset): void => {
    const start = position?.start.offset ?? 0;
    if (start < shown.length) return;
    shown += text.slice(shown.length, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
  };
  visit(root, (node) => {
    if (node.type === 'text' || node.type === 'textDirective') take(node);
    // A role: {cpp:class}`Ring`.
    if (node.type === 'inlineCode' && shown.endsWith('}')) take(node);
    if (node.type === 'code' && node.lang?.startsWith('{') && node.position)
      take(node, text.indexOf('\n', node.position.start.offset));
  });
  return shown;
}

/** Reports constructs of other generators outside of code, once per generator: they are shown as text. */
export function reportForeign(
  root: Root,
  text: string,
  file: string,
  diagnostics: Diagnostics,
): void {
  const remains = foreignRemains(root, text);
  for (const [, generator, advice] of REMAINS) {
    const found = remains.filter((each) => each.generator === generator);
    const [first] = found;
    if (!first) continue;
    const list = found.slice(0, MOST).map(({ line, column, shown }) => {
      const short = shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
      return `- ${short} (${file}:${line}:${column})`;
    });
    if (found.length > MOST) list.push(`- and ${found.length - MOST} more`);
    const { line, column } = first;
    diagnostics.warning(
      'foreign-markup',
      `Markup for ${generator} is shown as text:\n${list.join('\n')}`,
      { file, line, column },
      advice,
    );
  }
}
