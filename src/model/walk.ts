import type { CodeText } from './compound.ts';
import type { Block, Inline, Listing } from './description.ts';

/** A node of a description. */
export type DescriptionNode = Inline | Block;

const inlineTypes: ReadonlySet<string> = new Set<Inline['type']>([
  'text',
  'strong',
  'emphasis',
  'underline',
  'strike',
  'deleted',
  'inserted',
  'code',
  'subscript',
  'superscript',
  'small',
  'cite',
  'ref',
  'link',
  'anchor',
  'lineBreak',
  'inlineImage',
  'inlineFormula',
  'rawInline',
]);

/** Tells inlines from blocks. */
export function isInline(node: DescriptionNode): node is Inline {
  return inlineTypes.has(node.type);
}

const none: readonly (readonly DescriptionNode[])[] = [];

/** The lists of nodes that stand directly below a node, in reading order: titles and captions, items, cells, content. */
export function partsOf(node: DescriptionNode): readonly (readonly DescriptionNode[])[] {
  switch (node.type) {
    case 'text':
    case 'anchor':
    case 'lineBreak':
    case 'inlineImage':
    case 'inlineFormula':
    case 'rawInline':
    case 'listing':
    case 'rule':
    case 'formula':
    case 'raw':
      return none;
    case 'section':
    case 'note':
    case 'xref':
      return node.title ? [node.title, node.children] : [node.children];
    case 'details':
      return node.summary ? [node.summary, node.children] : [node.children];
    case 'parameterList':
      return node.items.flatMap((item) => [
        ...item.names.flatMap((name) => (name.type ? [name.type, name.name] : [name.name])),
        item.children,
      ]);
    case 'list':
    case 'linkList':
      return node.items.map((item) => item.children);
    case 'definitionList':
      return node.items.flatMap((item) => [item.term, item.children]);
    case 'table':
      return [
        ...(node.caption ? [node.caption] : []),
        ...node.rows.flatMap((row) => row.map((cell) => cell.children)),
      ];
    case 'figure':
    case 'diagram':
      return [node.caption];
    default:
      return [node.children];
  }
}

/** Calls a function with every node of a description, parents first, in reading order. */
export function visit(
  nodes: readonly DescriptionNode[],
  enter: (node: DescriptionNode) => void,
): void {
  for (const node of nodes) {
    enter(node);
    for (const part of partsOf(node)) visit(part, enter);
  }
}

/** The characters of inlines without any styling; formulas as TeX, images as their alternative text. */
export function plainText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (inline.type === 'text') text += inline.value;
    else if (inline.type === 'lineBreak') text += ' ';
    else if (inline.type === 'inlineFormula') text += inline.tex;
    else if (inline.type === 'inlineImage') text += inline.alt;
    else if ('children' in inline) text += plainText(inline.children);
  }
  return text;
}

/** What of a block is text: its text itself, or the contents that have it. */
type BlockText = string | readonly (readonly DescriptionNode[])[];

/** All of a block. */
function wholeText(node: Block): BlockText {
  if (node.type === 'listing') return textOfListing(node);
  return node.type === 'formula' ? node.tex : partsOf(node);
}

/** The text of blocks with white space folded: for search, summaries and metadata; all of it where nothing else is said. */
export function textOfBlocks(
  blocks: readonly DescriptionNode[],
  contentOf: (node: Block) => BlockText = wholeText,
): string {
  const pieces: string[] = [];
  const collect = (nodes: readonly DescriptionNode[]): void => {
    if (nodes.every(isInline)) pieces.push(plainText(nodes));
    else for (const node of nodes) collectNode(node);
  };
  const collectNode = (node: DescriptionNode): void => {
    if (isInline(node)) {
      pieces.push(plainText([node]));
      return;
    }
    const content = contentOf(node);
    if (typeof content === 'string') pieces.push(content);
    else for (const part of content) collect(part);
  };
  collect(blocks);
  return pieces.join(' ').replace(/\s+/g, ' ').trim();
}

/** The characters of a listing, lines separated by line feeds. */
export function textOfListing(listing: Listing): string {
  return listing.lines.map((line) => line.spans.map((span) => span.text).join('')).join('\n');
}

/** The characters of a type, initializer or clause. */
export function textOfCode(code: CodeText): string {
  let text = '';
  for (const part of code) text += typeof part === 'string' ? part : part.text;
  return text;
}

// `(*)`, `(&)`, `(Class::*const)`, but not `(int *)`, the parameters of a function type.
const declaratorGroup = /\((?:[\w:<>, ]*::)?[*&^]+(?:\s*(?:const|volatile))*\s*\)/g;

/**
 * A declaration as C++ writes it: the name stands inside the type of a pointer to function or of a reference to an array
 * (`int(*)(void *)` and `f` give `int(*f)(void *)`), else behind the type; `suffix` is what follows the type or the name.
 */
export function declare(type: CodeText, name: string, suffix = ''): CodeText {
  if (name === '') return suffix === '' ? type : [...type, suffix];
  if (type.length === 0) return [name + suffix];
  let before = '';
  for (const [at, part] of type.entries()) {
    const text = typeof part === 'string' ? part : part.text;
    const end = typeof part === 'string' ? endOfDeclarator(before, part) : -1;
    if (end >= 0) {
      const placed = text.slice(0, end) + spaced(text.slice(0, end), name) + text.slice(end);
      return [...type.slice(0, at), placed, ...type.slice(at + 1), ...(suffix ? [suffix] : [])];
    }
    before += text;
  }
  return [...type, spaced(before, name) + suffix];
}

/** A name with a blank before it where it would else grow together with the type. */
function spaced(before: string, name: string): string {
  return /[\w>\])]$/.test(before) ? ` ${name}` : name;
}

/** Where the name goes in a part of a type: before the parenthesis that closes a declarator; -1 where there is none. */
function endOfDeclarator(before: string, part: string): number {
  for (const { 0: group, index } of part.matchAll(declaratorGroup))
    if (!isInTemplateArguments(before + part.slice(0, index))) return index + group.length - 1;
  return -1;
}

function isInTemplateArguments(before: string): boolean {
  const brackets = before.replaceAll('->', '');
  return brackets.split('<').length > brackets.split('>').length;
}
