import type { Code, Root } from 'mdast';
import type { Options } from 'remark-rehype';
import { EXIT, visit } from 'unist-util-visit';
import { exampleMark } from '../code/example-marks.ts';
import { exampleLanguage, withoutHiddenLines } from '../shared/example-words.ts';
import { loadHighlight } from '../code/highlight.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { CodeSettings } from '../shared/code-settings.ts';
import { codeBlock, hasColours } from './code-block.ts';
import { undrawn } from './formulas.ts';
import type { TextSettings } from './read-markdown.ts';

/** Converts the fences of a text to figures; reports problems with them. */
export async function codeHandler(
  root: Root,
  file: string,
  { code, markdown, examples }: Pick<TextSettings, 'code' | 'markdown' | 'examples'>,
  diagnostics: Diagnostics,
): Promise<Options['handlers']> {
  const isDrawn = markdown.mermaid !== false;
  const highlight = needsHighlight(root, code) ? await loadHighlight() : undefined;
  return {
    code: (_, node: Code) => {
      const isDiagram = isDrawn && isMermaid(node);
      if (!isDiagram) reportUnsupported(node, file, diagnostics);
      const shown = node.lang === undrawn ? { ...node, lang: 'math' } : node;
      const figure = codeBlock(shown, code, highlight, (language) => {
        reportLanguage(language, node, file, diagnostics);
      });
      if (examples && exampleLanguage(node.lang ?? ''))
        figure.children.push(...exampleMark(withoutHiddenLines(node.value), examples));
      if (!isDiagram) return figure;
      // A script replaces the source with the diagram.
      const properties = { className: ['mermaid-diagram'], dataMermaid: node.value };
      return { type: 'element', tagName: 'div', properties, children: [figure] };
    },
  };
}

function needsHighlight(root: Root, settings: CodeSettings): boolean {
  let found = false;
  visit(root, 'code', (node) => {
    found = hasColours(node, settings);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Unsupported features of fenced code blocks: message and advice. */
const unsupported = [
  {
    matches: isMermaid,
    message: 'Mermaid diagrams are not drawn; their source is shown.',
    advice: 'Set "markdown.mermaid: true", and install the package: npm install mermaid',
  },
  {
    matches: ({ lang }: Code) => lang === undrawn,
    message: 'Formulas between lines of `$$` are not drawn; their source is shown.',
    advice:
      'Set "markdown.math: true" in the configuration. Without it, dollar signs are plain text, and only code blocks of the language "math" are formulas.',
  },
  {
    matches: ({ meta }: Code) => /(?:^|\s)live(?:\s|$)/.test(meta ?? ''),
    message: 'Code marked as `live` is not run; its source is shown.',
    advice: 'Remove the mark, or import a component that shows what the code does.',
  },
  {
    matches: ({ meta }: Code) => /(?:^|\s)npm2yarn(?:\s|$)/.test(meta ?? ''),
    message: 'Commands marked as `npm2yarn` are not translated for other package managers.',
    advice:
      'Install @docusaurus/remark-plugin-npm2yarn, and name it in "markdown.remarkPlugins"; or use <Tabs groupId="npm2yarn"> with a <TabItem> and a code block for each package manager.',
  },
];

function isMermaid({ lang }: Code): boolean {
  return lang?.toLowerCase() === 'mermaid';
}

function reportUnsupported(node: Code, file: string, diagnostics: Diagnostics): void {
  for (const { matches, message, advice } of unsupported)
    if (matches(node)) reportOnce('unsupported-code', message, advice, node, file, diagnostics);
}

function reportLanguage(
  language: string,
  node: Code,
  file: string,
  diagnostics: Diagnostics,
): void {
  // Already reported.
  if (language === 'mermaid' || language === 'math') return;
  const message = `Language does not exist: "${language}". Code in it is shown without colours.`;
  const advice = 'Write `text` after the fence for plain text.';
  reportOnce('unknown-language', message, advice, node, file, diagnostics);
}

/** Reports only the first of what may be hundreds of fences with the same problem. */
function reportOnce(
  code: DiagnosticCode,
  message: string,
  advice: string,
  { position }: Code,
  file: string,
  diagnostics: Diagnostics,
): void {
  if (diagnostics.all.some((each) => each.code === code && each.message === message)) return;
  const { line, column } = position?.start ?? {};
  diagnostics.report({ code, level: 'info', place: { file, line, column }, message, advice });
}
