import type { Diagnostics } from '../diagnostics/diagnostics.ts';

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
    'Write admonitions as ":::note", and use components in an .mdx file for tabs. The API reference needs no directives.',
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

/** Finds constructs of other generators outside of code. */
export function foreignRemains(text: string): ForeignRemain[] {
  const remains: ForeignRemain[] = [];
  if (!ANY.test(text)) return remains;
  let fence = '';
  let isComment = false;
  text.split('\n').forEach((line, at) => {
    const [, own = '', after = ''] = /^[ \t>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== '') {
      if (own.startsWith(fence) && after.trim() === '') fence = '';
      return;
    }
    const isDirective = /^\{[\w:-]+\}/.test(after);
    if (own !== '' && !after.includes('`')) fence = own;
    isComment ||= line.includes('<!--') && !line.includes('-->');
    if (isComment) {
      isComment = !line.includes('-->');
      return;
    }
    // Indented lines are code, or belong to lists.
    if ((own !== '' && !isDirective) || /^(?: {4}|\t)/.test(line)) return;
    // Roles are the only ones with code in them.
    const plain = line.replace(/(?<!\})(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) =>
      isDirective ? code : ' '.repeat(code.length),
    );
    for (const [sign, generator] of REMAINS)
      for (const { 0: found, index: column } of plain.matchAll(sign))
        remains.push({ generator, line: at + 1, column: column + 1, shown: found.trim() });
  });
  return remains;
}

/** Reports constructs of other generators outside of code, once per generator: they are shown as text. */
export function reportForeign(text: string, file: string, diagnostics: Diagnostics): void {
  const remains = foreignRemains(text);
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
