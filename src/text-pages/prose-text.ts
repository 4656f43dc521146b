import type { Element, ElementContent, Root } from 'hast';
import { toString as plainText } from 'hast-util-to-string';
import { slug } from 'github-slugger';
import { codeTags } from '../model/prose-code.ts';
import { formulaSource } from '../model/formula-text.ts';
import * as md from './markdown.ts';
import { joinPieces, type Piece } from './running-text.ts';
import { generatedText } from './generated-text.ts';
import type { TextSetting } from './text-setting.ts';

/** What the Markdown of a guide, a post or a page depends on besides the page. */
export interface ProseSetting extends TextSetting {
  /** Returns the elements that a piece of code in the text renders, with the text in its slots. */
  codeElements?: (element: Element) => Root;
  /** The file whose page shows the text, if the text is a part of it. */
  pageFile?: string;
  /** Address of the page with the full text, if this is an excerpt. */
  home?: string;
  /** Adds to the levels of headings. */
  deeper?: number;
}

/** Returns the text of a guide, a post or a page as Markdown. */
export function proseText({ children }: Pick<Root, 'children'>, setting: ProseSetting): string {
  return flow(children, setting);
}

/** Elements whose content is running text, and that have no room for blocks around them. */
const phrasing = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img'],
  ...['input', 'ins', 'kbd', 'label', 'mark', 'math', 'q', 's', 'samp', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time', 'u', 'var', 'wbr', 'button', 'font'],
]);

/** Elements that show nothing that text can say. */
const silent = new Set([
  ...['script', 'style', 'template', 'svg', 'head', 'noscript', 'link', 'meta', 'audio', 'canvas'],
]);

type Nodes = Root['children'] | ElementContent[];

function isPhrasing(node: Nodes[number]): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element') return false;
  if (node.tagName === codeTags.code) return node.properties.dataInline === true;
  // An element in a line can be around blocks.
  return phrasing.has(node.tagName) && node.children.every(isPhrasing);
}

/** Blocks; adjacent running text is a paragraph. */
function flow(nodes: Nodes, setting: ProseSetting): string {
  const parts: string[] = [];
  let line: ElementContent[] = [];
  const end = (): void => {
    if (line.length > 0) parts.push(md.paragraph(inline(line, setting)));
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== 'text' && node.type !== 'element') continue;
    if (isPhrasing(node)) line.push(node);
    else {
      end();
      if (node.type === 'element') parts.push(blockOf(node, setting));
    }
  }
  end();
  return md.blocks(parts);
}

function blockOf(element: Element, setting: ProseSetting): string {
  const { tagName, properties, children } = element;
  const inner = (): string => flow(children, setting);
  if (silent.has(tagName) || properties.hidden === true || properties.role === 'tablist') return '';
  switch (tagName) {
    case 'p':
      return children.every(isPhrasing) ? md.paragraph(inline(children, setting)) : inner();
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return headingOf(element, setting);
    case 'ul':
    case 'ol':
      return listOf(element, setting);
    case 'dl':
      return md.blocks(
        children.map((child) => (child.type === 'element' ? termOf(child, setting) : '')),
      );
    case 'blockquote':
      return md.quote(inner());
    case 'pre':
      return codeBlock(element);
    case 'figure':
      return figureOf(element, setting);
    case 'table':
      return tableOf(element, setting);
    case 'hr':
      return '---';
    case 'summary':
      return md.paragraph(bold(inline(children, setting)));
    case 'section':
      return properties.dataFootnotes === undefined ? inner() : footnotesOf(element, setting);
    case codeTags.code:
    case codeTags.partial:
      return setting.codeElements ? codeOf(element, setting) : inner();
    case 'div':
      return boxOf(element, setting);
    default:
      return inner();
  }
}

/** A piece of code, or an included text, which has its own source file. */
function codeOf(element: Element, setting: ProseSetting): string {
  const { dataFile } = element.properties;
  const sourceFile = typeof dataFile === 'string' ? dataFile : setting.sourceFile;
  const tree = setting.codeElements?.(element) ?? element;
  const { pageFile = setting.sourceFile } = setting;
  return flow(tree.children, { ...setting, sourceFile, pageFile });
}

function headingOf({ tagName, properties, children }: Element, setting: ProseSetting): string {
  const level = Number(tagName[1]) + (setting.deeper ?? 0);
  const { id } = properties;
  const text = plainText({ type: 'root', children });
  // Most programs give headings this id.
  const own = typeof id === 'string' && setting.home === undefined && id !== slug(text) ? id : '';
  return md.heading(level, inline(children, setting), own);
}

function listOf({ tagName, properties, children }: Element, setting: ProseSetting): string {
  const { start } = properties;
  const items = children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'li') return [flow([child], setting)];
    return [flow(child.children, setting)];
  });
  const first = Number(start ?? 1);
  return md.list(
    items,
    tagName === 'ol' ? (Number.isSafeInteger(first) && first >= 0 ? first : 1) : undefined,
  );
}

function termOf(element: Element, setting: ProseSetting): string {
  if (element.tagName === 'dt') return md.paragraph(bold(inline(element.children, setting)));
  if (element.tagName === 'dd') return md.list([flow(element.children, setting)]);
  return flow([element], setting);
}

/** The code of a block, with its language. */
function codeBlock(pre: Element, language?: string): string {
  const own = pre.children.find((child) => child.type === 'element');
  const classes = [pre, own].flatMap((each) => (each ? classesOf(each) : []));
  const named = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  return md.fence(plainText(pre), language ?? named);
}

function figureOf(figure: Element, setting: ProseSetting): string {
  if (!classesOf(figure).includes('theme-code-block')) return flow(figure.children, setting);
  const language = classesOf(figure)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  return md.blocks(
    figure.children.map((child) => {
      if (child.type !== 'element') return '';
      if (child.tagName === 'figcaption')
        return md.paragraph(bold(inline(child.children, setting)));
      return child.tagName === 'pre'
        ? codeBlock(child, language === 'text' ? '' : language)
        : flow([child], setting);
    }),
  );
}

function tableOf(table: Element, setting: ProseSetting): string {
  const rows: Element[] = [];
  const captions: string[] = [];
  const collect = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'tr') rows.push(child);
      else if (child.tagName === 'caption')
        captions.push(md.paragraph(bold(inline(child.children, setting))));
      else collect(child);
    }
  };
  collect(table);
  const cellsOf = (row: Element): Element[] =>
    row.children.filter((child): child is Element => child.type === 'element');
  const texts = rows.map((row) => cellsOf(row).map((cell) => cellText(cell, setting)));
  const width = Math.max(1, ...texts.map(({ length }) => length));
  const filled = texts.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ''),
  ]);
  const [head] = rows;
  const hasHead = head !== undefined && cellsOf(head).every(({ tagName }) => tagName === 'th');
  return md.blocks([
    ...captions,
    rows.length === 0
      ? ''
      : md.table(
          hasHead ? (filled[0] ?? []) : Array.from({ length: width }, () => ''),
          hasHead ? filled.slice(1) : filled,
        ),
  ]);
}

/** The text of a cell on one line; blocks that a cell cannot hold lose their form. */
function cellText({ children }: Element, setting: ProseSetting): string {
  if (children.every(isPhrasing)) return inline(children, setting).trim();
  return flow(children, setting)
    .split(/\n{2,}/)
    .map((block) => block.replace(/\n/g, ' '))
    .join('<br>');
}

function boxOf(box: Element, setting: ProseSetting): string {
  const { properties, children } = box;
  const { dataAdmonition: type, role, ariaLabel } = properties;
  const generated = generatedText(properties, setting);
  if (generated !== undefined) return generated;
  if (classesOf(box).includes('formula-block')) return md.fence(texOf(box), 'math');
  if (typeof type === 'string') {
    const [title, ...content] = children.filter(({ type }) => type === 'element');
    const label = title?.type === 'element' ? inline(title.children, setting).trim() : type;
    return md.quote(md.blocks([md.paragraph(bold(label)), flow(content, setting)]));
  }
  const text = flow(children, setting);
  // Without a script, the label of a panel is above it.
  return role === 'tabpanel' && typeof ariaLabel === 'string'
    ? md.blocks([bold(md.escapeText(ariaLabel)), text])
    : text;
}

function bold(text: string): string {
  return joinPieces([{ text, mark: '**' }]);
}

/** The notes at the end of a text. */
function footnotesOf(section: Element, setting: ProseSetting): string {
  const notes: string[] = [];
  const collect = (element: Element): void => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      if (child.tagName !== 'li') collect(child);
      else
        notes.push(
          md
            .marked(`[^${notes.length + 1}]: `, flow(child.children, setting))
            .replace(/\n {6,}/g, '\n    '),
        );
    }
  };
  collect(section);
  return md.blocks(notes);
}

/** Running text. */
function inline(nodes: Nodes, setting: ProseSetting): string {
  return joinPieces(
    nodes.flatMap((node, i) => {
      if (node.type === 'text') return [{ text: md.escapeText(node.value) }];
      if (node.type !== 'element') return [];
      // The style sheet separates links that follow each other.
      const isNext = node.tagName === 'a' && isLink(nodes[i - 1]);
      return [...(isNext ? [{ text: ' ' }] : []), pieceOf(node, setting)];
    }),
  );
}

function isLink(node: Nodes[number] | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'a';
}

function pieceOf(element: Element, setting: ProseSetting): Piece {
  const { tagName, children } = element;
  const inner = (): string => inline(children, setting);
  if (silent.has(tagName)) return { text: '' };
  switch (tagName) {
    case 'strong':
    case 'b':
      return { text: inner(), mark: '**' };
    case 'em':
    case 'i':
    case 'cite':
    case 'dfn':
    case 'var':
      return { text: inner(), mark: '*' };
    case 'del':
    case 's':
      return { text: inner(), mark: '~~' };
    case 'code':
    case 'kbd':
    case 'samp':
      return { text: codeInLine(element, setting) };
    case 'br':
      return { text: md.lineBreak };
    case 'a':
      return { text: linkOf(element, setting) };
    case 'img':
      return { text: imageOf(element, setting) };
    case 'input':
      return { text: inputText(element) };
    case 'label':
    case 'button':
      return { text: ` ${inner()} ` };
    case 'sub':
    case 'sup':
      return isFootnoteCall(element)
        ? { text: inner() }
        : { text: `<${tagName}>${inner()}</${tagName}>` };
    case 'math':
      return { text: `$${md.code(texOf(element))}$` };
    case codeTags.code:
      return {
        text: setting.codeElements
          ? inline(setting.codeElements(element).children, setting)
          : inner(),
      };
    default:
      return { text: inner() };
  }
}

/** The mark of a task; other controls need a script. */
function inputText({ properties: { type, checked } }: Element): string {
  if (type !== 'checkbox') return '';
  return checked === undefined || checked === false ? '[ ]' : '[x]';
}

function isFootnoteCall({ children: [first] }: Element): boolean {
  return first?.type === 'element' && first.properties.dataFootnoteRef !== undefined;
}

/** Inline code; code that names a symbol links to it. */
function codeInLine(element: Element, { links, textHref }: ProseSetting): string {
  const text = plainText(element);
  const { dataSymbol } = element.properties;
  const found = typeof dataSymbol === 'string' ? links.symbol?.(dataSymbol, true) : undefined;
  return md.link(md.code(text), found && textHref(found.href));
}

function linkOf(element: Element, setting: ProseSetting): string {
  const { links, textHref, sourceFile, pageFile, home } = setting;
  const { href, dataSymbol, dataFootnoteRef, dataFootnoteBackref } = element.properties;
  if (dataFootnoteBackref !== undefined) return '';
  if (dataFootnoteRef !== undefined) return `[^${plainText(element)}]`;
  const text = inline(element.children, setting);
  if (typeof dataSymbol === 'string') {
    const found = links.symbol?.(dataSymbol, false);
    return md.link(text, found && textHref(found.href));
  }
  if (typeof href !== 'string') return text;
  const url =
    home !== undefined && href.startsWith('#')
      ? home + href
      : links.url(href, sourceFile, pageFile);
  return md.link(text, textHref(url.replace(/^pathname:\/\//, '')));
}

function imageOf({ properties }: Element, { links, sourceFile }: ProseSetting): string {
  const { src, alt, className } = properties;
  // The variant for dark pages repeats the other one.
  const isDark = Array.isArray(className) && className.includes('themed-image-dark');
  if (typeof src !== 'string' || isDark || src.startsWith('data:')) return '';
  return md.image(typeof alt === 'string' ? alt : '', links.url(src, sourceFile));
}

/** The TeX source of a formula, drawn or not. */
function texOf(element: Element): string {
  return formulaSource(element).trim() || plainText(element).trim();
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
