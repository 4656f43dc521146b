import type { Element, Root as HastRoot } from 'hast';
import type { Code, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { loadHighlight } from '../code/highlight.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Prose } from '../model/site.ts';
import { usualCode, type CodeSettings } from '../shared/code-settings.ts';
import { codeBlock, hasColours } from './code-block.ts';
import { resolveDirectives } from './directives.ts';
import { frontMatterOf } from './front-matter.ts';
import { numberHeadings, takeExplicitIds } from './heading-ids.ts';
import { bracketTitles, parseMarkdown } from './parse.ts';
import {
  completeDetails,
  dropComments,
  dropPositions,
  labelTasks,
  scrollTables,
} from './polish.ts';
import { linksOf, summaryOf, textOf } from './prose-facts.ts';
import { markSymbolCode } from './symbol-code.ts';
import type { YamlMapping } from './yaml-map.ts';

/** A Markdown file that is parsed, but not yet prose. */
export interface MarkdownSource {
  /** The file, as messages name it. */
  file: string;
  /** The text that the offsets in the tree refer to. */
  text: string;
  /** The tree, directives resolved. */
  root: Root;
  /** The front matter. */
  frontMatter: YamlMapping;
}

/** Parses a Markdown file; its faults are reported. */
export function readMarkdown(
  written: string,
  file: string,
  diagnostics: Diagnostics,
): MarkdownSource {
  const text = bracketTitles(written);
  const root = parseMarkdown(text);
  const frontMatter = frontMatterOf(root, file, diagnostics);
  resolveDirectives(root, text, file, diagnostics);
  takeExplicitIds(root);
  return { file, text, root, frontMatter };
}

/** How a source becomes prose. */
export interface ProseOptions {
  /** Makes the ids of footnotes differ from those of other texts on the same page. */
  footnoteSuffix?: string;
  /** What the site says of its blocks of code. */
  code?: CodeSettings;
}

/** Makes prose of a parsed file, or of a part of its tree. */
export async function makeProse(
  { file, text }: MarkdownSource,
  root: Root,
  diagnostics: Diagnostics,
  { footnoteSuffix = '', code = usualCode }: ProseOptions = {},
): Promise<Prose> {
  const highlight = needsHighlight(root, code) ? await loadHighlight() : undefined;
  const handlers: Options['handlers'] = {
    code: (_, node: Code) =>
      codeBlock(node, code, highlight, (language) => {
        reportLanguage(language, node, file, diagnostics);
      }),
  };
  const toHtml = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: `user-content-${footnoteSuffix}`,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    handlers,
  });
  // The parser of raw HTML takes the whole tree apart, so only texts with HTML take that way.
  const complete = hasHtml(root) ? toHtml.use(rehypeRaw) : toHtml;
  const tree = await complete.run(root, new VFile({ path: file, value: text }));
  if (footnoteSuffix !== '') renameFootnoteLabel(tree, footnoteSuffix);
  const headings = numberHeadings(tree, file, diagnostics);
  const links = linksOf(tree, file);
  markSymbolCode(tree);
  completeDetails(tree);
  scrollTables(tree);
  labelTasks(tree);
  dropComments(tree);
  dropPositions(tree);
  return { tree, headings, links, summary: summaryOf(tree), text: textOf(tree) };
}

function needsHighlight(root: Root, settings: CodeSettings): boolean {
  let found = false;
  visit(root, 'code', (node) => {
    found = hasColours(node, settings);
    return found ? EXIT : undefined;
  });
  return found;
}

function hasHtml(root: Root): boolean {
  let found = false;
  visit(root, 'html', () => {
    found = true;
    return EXIT;
  });
  return found;
}

function reportLanguage(
  language: string,
  node: Code,
  file: string,
  diagnostics: Diagnostics,
): void {
  const message = `Language does not exist: "${language}". Code in it is shown without colours.`;
  const code = 'unknown-language';
  if (diagnostics.all.some((each) => each.code === code && each.message === message)) return;
  const { line, column } = node.position?.start ?? {};
  diagnostics.report({
    code,
    level: 'info',
    place: { file, line, column },
    message,
    advice: 'Write `text` after the fence where no language is meant.',
  });
}

/** The heading above the footnotes has the same id in every text; on lists of posts it must differ. */
function renameFootnoteLabel(tree: HastRoot, suffix: string): void {
  const old = 'footnote-label';
  const id = `${suffix}${old}`;
  visit(tree, 'element', ({ properties }: Element) => {
    if (properties.id === old) properties.id = id;
    const { ariaDescribedBy } = properties;
    if (Array.isArray(ariaDescribedBy) && ariaDescribedBy.includes(old))
      properties.ariaDescribedBy = [id];
  });
}
