import { nameToEmoji } from 'gemoji';
import type { Block, Inline, NoteKind } from '../model/description.ts';
import { mapBlocks, mapInlines, type Replace } from '../model/map-description.ts';
import { decodeEntities } from '../xml/entities.ts';
import { append, trim } from './flow.ts';
import { sourceFileOf } from './source-file-of.ts';

/** True for the path of a file that Doxygen reads as Markdown. */
export function isMarkdownFile(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/** The text of a page from a Markdown file. */
interface MarkdownPage {
  /** Its title. */
  title: Inline[] | undefined;
  /** Its text. */
  text: Block[];
}

/**
 * Reads what Markdown has on GitHub and Doxygen leaves as text, in the page of a file: alerts, pictures for dark
 * pages, codes of emoji, numeric entities, images inside links, and tasks. Relative links and images get the path of
 * the file that they name. Links to nothing become their text.
 */
export function readMarkdownPage({ title, text }: MarkdownPage, file: string): MarkdownPage {
  const replace: Replace = {
    blocks: (blocks) => blocks.flatMap(repairBlock),
    inlines: (inlines) => repairInlines(inlines, file),
  };
  const read = mapBlocks(text, replace);
  const own = title && mapInlines(title, replace);
  return liftTitle({ title: own, text: read });
}

/** A heading of the first level at the start is the title of the page: Doxygen only takes those without HTML. */
function liftTitle({ title, text: [first, ...rest] }: MarkdownPage): MarkdownPage {
  if (!first) return { title, text: [] };
  // Doxygen puts the label of the page into a paragraph of its own.
  const isLabel = first.type === 'paragraph' && first.children.every(isLabelPart);
  const [second, ...others] = isLabel ? rest : [first, ...rest];
  const labels = isLabel ? first.children.filter(({ type }) => type === 'anchor') : [];
  if (second?.type !== 'heading' || second.level !== 1 || second.children.length === 0)
    return { title, text: withLabels(labels, second ? [second, ...others] : []) };
  const children = second.children.filter(({ type }) => type !== 'lineBreak');
  return { title: trim(children), text: withLabels(labels, others) };
}

function isLabelPart(node: Inline): boolean {
  return node.type === 'anchor' || (node.type === 'text' && node.value.trim() === '');
}

/** Moves labels into the first paragraph, so that no empty one is left. */
function withLabels(labels: Inline[], blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  if (labels.length === 0) return blocks;
  return first?.type === 'paragraph'
    ? [{ ...first, children: [...labels, ...first.children] }, ...rest]
    : [{ type: 'paragraph', children: labels }, ...blocks];
}

/** GitHub's alerts; Doxygen has no kind of the same name for those with a title. */
const alerts: ReadonlyMap<string, { kind: NoteKind; title?: string }> = new Map([
  ['NOTE', { kind: 'note' }],
  ['TIP', { kind: 'remark', title: 'Tip' }],
  ['IMPORTANT', { kind: 'important' }],
  ['WARNING', { kind: 'warning' }],
  ['CAUTION', { kind: 'attention', title: 'Caution' }],
]);

function repairBlock(block: Block): Block[] {
  if (block.type === 'quote') return [readAlert(block.children) ?? block];
  if (block.type === 'list') return [{ ...block, items: block.items.map(readTask) }];
  if (block.type === 'section') return [withoutImageTitle(block)];
  // Doxygen 1.9.4 loses some end tags, and opens the block again in every paragraph of the sections that follow.
  if (block.type === 'details' && !block.summary) return block.children;
  if (block.type !== 'paragraph') return [block];
  const children = withoutOuterBreaks(block.children);
  return isEmpty(children) ? [] : [{ ...block, children }];
}

/** Line breaks at the ends of a paragraph only make room. */
function withoutOuterBreaks(inlines: readonly Inline[]): Inline[] {
  let rest = trim(inlines);
  while (rest[0]?.type === 'lineBreak') rest = trim(rest.slice(1));
  while (rest.at(-1)?.type === 'lineBreak') rest = trim(rest.slice(0, -1));
  return rest;
}

function isEmpty(inlines: readonly Inline[]): boolean {
  return inlines.every(
    (node) => node.type === 'lineBreak' || (node.type === 'text' && node.value.trim() === ''),
  );
}

/** `> [!NOTE]` and what follows it. */
function readAlert([first, ...rest]: readonly Block[]): Block | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [text, ...others] = first.children;
  if (text?.type !== 'text') return undefined;
  const [mark, name = ''] = /^\s*\[!([A-Za-z]+)\]\s*/.exec(text.value) ?? [];
  const alert = alerts.get(name.toUpperCase());
  if (mark === undefined || !alert) return undefined;
  const value = text.value.slice(mark.length);
  const body = trim(value === '' ? others : [{ type: 'text', value }, ...others]);
  const { kind, title } = alert;
  return {
    type: 'note',
    kind,
    ...(title !== undefined && { title: [{ type: 'text', value: title }] }),
    children: [
      ...(body.length > 0 ? [{ type: 'paragraph' as const, children: body }] : []),
      ...rest,
    ],
  };
}

type Item = Extract<Block, { type: 'list' }>['items'][number];

/** `[x]` at the start of an item. */
function readTask(item: Item): Item {
  const [first, ...rest] = item.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text' || item.checked !== undefined)
    return item;
  const [mark, state] = /^\[([ xX])\] +/.exec(text.value) ?? [];
  if (mark === undefined) return item;
  const value = text.value.slice(mark.length);
  const paragraph: Block = {
    ...first,
    children: [{ type: 'text', value }, ...first.children.slice(1)],
  };
  return { ...item, checked: state !== ' ', children: [paragraph, ...rest] };
}

/** A row of badges above a line of `===` is no heading. */
function withoutImageTitle(section: Extract<Block, { type: 'section' }>): Block {
  const { title, ...rest } = section;
  if (!title || !title.every(isImage) || !title.some((node) => node.type !== 'text'))
    return section;
  return { ...rest, children: [{ type: 'paragraph', children: title }, ...section.children] };
}

/** True for an image, a link around images, and blanks. */
function isImage(node: Inline): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'inlineImage' || (node.type === 'link' && node.children.every(isImage));
}

function repairInlines(inlines: readonly Inline[], file: string): Inline[] {
  const nodes: Inline[] = [];
  for (const node of joinImageLinks(inlines))
    for (const each of repairInline(node, file)) append(nodes, each);
  return applyPictures(nodes, file);
}

function repairInline(node: Inline, file: string): Inline[] {
  if (node.type === 'text') return readText(node.value, file);
  if (node.type === 'inlineImage') return [withFile(node, node.source, file)];
  if (node.type !== 'link') return [node];
  const url = node.url.trim();
  if (url === '' || url === '#') return node.children;
  return isEmpty(node.children) ? [] : [withFile(node, url, file)];
}

/** Adds the path of the file that a relative address names. */
function withFile<Node extends object>(
  node: Node,
  address: string,
  file: string,
): Node & { file?: string } {
  const path = sourceFileOf(address, file);
  return path === undefined ? node : { ...node, file: path };
}

/** `[![alt](image)](address)`: Doxygen leaves the link as text if the address is the name of a file. */
function joinImageLinks(inlines: readonly Inline[]): Inline[] {
  const nodes = [...inlines];
  for (let i = 1; i + 1 < nodes.length; i++) {
    const [before, image, behind] = [nodes[i - 1], nodes[i], nodes[i + 1]];
    if (image?.type !== 'inlineImage' || before?.type !== 'text' || behind?.type !== 'text')
      continue;
    const [mark, url] = /^\s*\]\(([^()\s]+)(?: "[^"]*")?\)/.exec(behind.value) ?? [];
    if (!before.value.endsWith('[') || mark === undefined || url === undefined) continue;
    nodes[i - 1] = { type: 'text', value: before.value.slice(0, -1) };
    nodes[i] = { type: 'link', url, children: [image] };
    nodes[i + 1] = { type: 'text', value: behind.value.slice(mark.length) };
  }
  return nodes;
}

/** Links and images that stay text, codes of emoji, and tags without a meaning of their own. */
const written =
  /(!?)\[([^[\]]*)\]\((?:([^()\s]+)(?: "[^"]*")?)?\)|:([a-z0-9_+-]+):(?![\w:])|<\/?(?:picture|p|div|span|font|center|nobr|br|wbr|figure|figcaption|section|article|main|abbr|mark|big)\b[^<>]*>|&#x?[\da-f]{1,7};/gi;

function readText(value: string, file: string): Inline[] {
  if (!/[:[<&\u200d]/.test(value)) return [{ type: 'text', value }];
  // Doxygen writes a joiner in front of the text of quotes.
  const text = value.replace(/^\u200d/, '');
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(written)) {
    const [whole, bang, label = '', address, emoji] = match;
    const before = text.charAt(match.index - 1);
    const character = emoji === undefined ? undefined : nameToEmoji[emoji.toLowerCase()];
    if (emoji !== undefined && (character === undefined || /[\w:]/.test(before))) continue;
    append(nodes, { type: 'text', value: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (character !== undefined) append(nodes, { type: 'text', value: character });
    else if (whole.startsWith('&')) append(nodes, { type: 'text', value: decodeEntities(whole) });
    else if (bang !== undefined && !whole.startsWith('<')) {
      if (address === undefined) append(nodes, { type: 'text', value: label });
      else if (bang === '!')
        nodes.push(withFile({ type: 'inlineImage', source: address, alt: label }, address, file));
      else if (label !== '')
        nodes.push(
          withFile(
            { type: 'link', url: address, children: [{ type: 'text', value: label }] },
            address,
            file,
          ),
        );
    }
  }
  append(nodes, { type: 'text', value: text.slice(end) });
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

const source = /<source\b([^<>]*)>(?:\s*<\/source>)?/gi;

/** `<source>` in front of an image: the one for dark pages becomes its dark variant, others are left out. */
function applyPictures(inlines: readonly Inline[], file: string): Inline[] {
  let dark: string | undefined;
  return inlines.flatMap((node): Inline[] => {
    if (node.type === 'text' && node.value.includes('<source')) {
      for (const [, attributes = ''] of node.value.matchAll(source))
        if (/prefers-color-scheme:\s*dark/i.test(attributes))
          dark = /\bsrcset\s*=\s*["']?([^\s"',]+)/i.exec(attributes)?.[1] ?? dark;
      return [{ ...node, value: node.value.replace(source, '') }];
    }
    if (node.type !== 'inlineImage' || dark === undefined) return [node];
    const variant = withFile({ source: dark }, dark, file);
    dark = undefined;
    return [{ ...node, dark: variant }];
  });
}
