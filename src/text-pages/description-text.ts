import { anchorId } from '../model/anchor-id.ts';
import type {
  Block,
  Description,
  Diagram,
  Inline,
  InlineImage,
  List,
  ListingBlock,
  Note,
  ParameterList,
  ParameterName,
  Styled,
  Table,
} from '../model/description.ts';
import { drawingKey } from '../model/drawings.ts';
import type { Style } from '../model/styles.ts';
import { isStyled, plainText, textOfBlocks, textOfListing } from '../model/walk.ts';
import { symbolHref, isSafe } from '../components/api/description/inlines.tsx';
import { captions } from '../components/api/description/lists.tsx';
import { labels } from '../components/api/description/notes.tsx';
import { overloadPositions } from '../components/api/words/overload-positions.ts';
import { htmlText } from './html-text.ts';
import * as md from './markdown.ts';
import { joinPieces, type Piece } from './running-text.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns a description as blocks of Markdown; empty if it says nothing. */
export function descriptionText(description: Description, setting: TextSetting): string {
  if (description.length === 0) return '';
  return md.blocks(description.map((block) => blockText(block, setting)));
}

/** Returns a description on one line for a cell or a list: its paragraphs, separated by spaces. */
export function briefText(description: Description, setting: TextSetting): string {
  const text = descriptionText(description, setting);
  return text.includes('\n\n') || /^(?:```|\||[-#>] )/.test(text)
    ? md.escapeText(textOfBlocks(description))
    : text;
}

/** Returns running text as Markdown. */
export function inlineText(
  inlines: readonly Inline[],
  setting: TextSetting,
  isLinked = true,
): string {
  const [only] = inlines;
  if (inlines.length === 1 && only?.type === 'text') return md.escapeText(only.value);
  return joinPieces(inlines.map((inline) => piece(inline, setting, isLinked)));
}

function piece(node: Inline, setting: TextSetting, isLinked: boolean): Piece {
  if (isStyled(node)) return styled(node, setting, isLinked);
  const { links } = setting;
  const linked = (children: readonly Inline[], href: string | undefined): Piece => {
    const text = inlineText(children, setting, isLinked && href === undefined);
    return { text: isLinked ? md.link(text, href && setting.textHref(href)) : text };
  };
  switch (node.type) {
    case 'text':
      return { text: md.escapeText(node.value) };
    case 'ref':
      return linked(node.children, links.refid(node.refid, node.external));
    case 'symbol':
      return linked(node.children, symbolHref(node.name, setting));
    case 'link':
      return linked(
        node.children,
        isSafe(node.url) ? links.comment(node.url, setting.sourceFile, node.file) : undefined,
      );
    case 'anchor':
      return { text: placeOf(node.id) };
    case 'lineBreak':
      return { text: md.lineBreak };
    case 'inlineImage':
      return { text: imageText(node, setting) };
    case 'inlineFormula':
      return { text: formula(node.tex) };
    case 'rawInline':
      return { text: htmlText(setting.drawings?.get(drawingKey(node))?.html ?? '').trim() };
  }
}

/** The marks of styles; the text of the other ones is written as it is. */
const marks: Partial<Record<Style, Piece['mark']>> = {
  strong: '**',
  emphasis: '*',
  cite: '*',
  strike: '~~',
  deleted: '~~',
};

/** Elements for styles without a mark that change what a text means. */
const elements: Partial<Record<Style, string>> = { subscript: 'sub', superscript: 'sup' };

function styled(node: Styled, setting: TextSetting, isLinked: boolean): Piece {
  const { type, children } = node;
  if (type === 'code') return { text: codeText(children, setting, isLinked) };
  const text = inlineText(children, setting, isLinked);
  const mark = marks[type];
  const element = elements[type];
  if (mark) return { text, mark };
  return { text: element === undefined ? text : `<${element}>${text}</${element}>` };
}

/** Inline code; a link inside of it is around its own part. */
function codeText(nodes: readonly Inline[], setting: TextSetting, isLinked: boolean): string {
  const hasLink = isLinked && nodes.some(({ type }) => type === 'ref' || type === 'link');
  if (!hasLink) return md.code(plainText(nodes));
  return nodes
    .map((node) => {
      const text = md.code(plainText([node]));
      if (node.type === 'ref')
        return linkTo(text, setting.links.refid(node.refid, node.external), setting);
      if (node.type === 'link' && isSafe(node.url))
        return linkTo(
          text,
          setting.links.comment(node.url, setting.sourceFile, node.file),
          setting,
        );
      return text;
    })
    .join('');
}

function linkTo(label: string, href: string | undefined, { textHref }: TextSetting): string {
  return href === undefined ? label : md.link(label, textHref(href));
}

function imageText(node: InlineImage, { links }: TextSetting): string {
  const source = links.image(node.source, node.file);
  if (source !== undefined) return md.image(node.alt, source);
  const text = node.alt || node.title || (node.file === undefined ? node.source : '');
  return md.escapeText(text);
}

/** A formula in running text, in the notation that is code for programs that know no formulas. */
function formula(tex: string): string {
  return `$${md.code(tex.trim())}$`;
}

function blockText(block: Block, setting: TextSetting): string {
  const { texts } = setting;
  const inner = (children: Description): string => descriptionText(children, setting);
  const level = setting.level ?? 2;
  switch (block.type) {
    case 'paragraph':
      return md.paragraph(inlineText(block.children, setting));
    case 'section': {
      if (!block.title) return inner(block.children);
      return md.blocks([
        md.heading(level, inlineText(block.title, setting), block.id && anchorId(block.id)),
        descriptionText(block.children, { ...setting, level: level + 1 }),
      ]);
    }
    case 'heading':
      return md.heading(level + block.level - 1, inlineText(block.children, setting));
    case 'note':
      return noteText(block, setting);
    case 'parameterList':
      return parametersText(block, setting);
    case 'list':
      return listText(block, setting);
    case 'definitionList':
      return md.list(
        block.items.map(({ term, id, children }) =>
          labelled(`${placeOf(id)}**${inlineText(term, setting).trim()}**`, inner(children)),
        ),
      );
    case 'table':
      return tableText(block, setting);
    case 'listing':
      return listingText(block);
    case 'preformatted':
      return md.fence(plainText(block.children));
    case 'quote':
      return md.quote(inner(block.children));
    case 'center':
      return inner(block.children);
    case 'rule':
      return '---';
    case 'details':
      return md.blocks([
        md.paragraph(
          `**${block.summary ? inlineText(block.summary, setting) : texts.api.details}**`,
        ),
        inner(block.children),
      ]);
    case 'xref':
      return md.quote(
        labelled(
          `**${linkTo(inlineText(block.title, setting, false), setting.links.refid(block.id), setting)}:**`,
          inner(block.children),
          '',
        ),
      );
    case 'figure': {
      const source = setting.links.image(block.source);
      return md.blocks([
        source === undefined
          ? md.escapeText(block.alt || block.source)
          : md.image(block.alt, source),
        md.paragraph(inlineText(block.caption, setting)),
      ]);
    }
    case 'diagram':
      return diagramText(block, setting);
    case 'formula':
      return md.fence(block.tex.trim(), 'math');
    case 'raw':
      return htmlText(setting.drawings?.get(drawingKey(block))?.html ?? '');
    case 'linkList':
      return md.list(
        block.items.map(({ refid, children }) =>
          linkTo(inlineText(children, setting, false), setting.links.refid(refid), setting),
        ),
      );
  }
}

/** A place in a description that links lead to; nothing without an id. */
function placeOf(id: string | undefined): string {
  return id === undefined ? '' : md.anchorOf(anchorId(id));
}

/** A label and its text, on one line if the text is a paragraph. */
function labelled(label: string, text: string, colon = ':'): string {
  if (text === '') return label;
  return /^(?:```|\||[-#>] |\d+\. )/.test(text)
    ? md.blocks([label, text])
    : `${label}${colon} ${text}`;
}

/** Notes that stand out; the other ones are labelled texts. */
const boxes: ReadonlySet<string> = new Set(['note', 'remark', 'important', 'attention', 'warning']);

function noteText(note: Note, setting: TextSetting): string {
  const name = labels[note.kind];
  const title =
    note.title && note.title.length > 0
      ? inlineText(note.title, setting).trim()
      : name === undefined
        ? ''
        : setting.texts.api[name];
  const text = descriptionText(note.children, setting);
  const whole = title === '' ? text : labelled(`**${title}:**`, text, '');
  return boxes.has(note.kind) ? md.quote(whole) : whole;
}

function parametersText({ kind, items }: ParameterList, setting: TextSetting): string {
  const { api } = setting.texts;
  const title = api[captions[kind]];
  return md.tableOrList(
    [md.escapeText(title), md.escapeText(api.description)],
    items.map((item) => {
      const of = setting.positions?.get(item);
      const names = item.names.map((name) => parameterName(name, setting)).join(', ');
      return [
        of ? `${names} (${md.escapeText(overloadPositions(of, api))})` : names,
        descriptionText(item.children, setting),
      ];
    }),
  );
}

function parameterName({ name, direction, type }: ParameterName, setting: TextSetting): string {
  const written = [type && plainText(type), plainText(name)].filter(Boolean).join(' ');
  const refs = name.length === 1 && name[0]?.type === 'ref' ? name[0] : undefined;
  const label = md.code(written);
  const linked = refs
    ? linkTo(label, setting.links.refid(refs.refid, refs.external), setting)
    : label;
  return direction === undefined ? linked : `${linked} (${direction})`;
}

function listText({ ordered, start = 1, items }: List, setting: TextSetting): string {
  return md.list(
    items.map(({ children, checked }) => {
      const text = descriptionText(children, setting);
      return checked === undefined ? text : `[${checked ? 'x' : ' '}] ${text}`;
    }),
    ordered ? start : undefined,
  );
}

function tableText({ caption, captionId, rows }: Table, setting: TextSetting): string {
  const width = Math.max(
    1,
    ...rows.map((row) => row.reduce((sum, { columns = 1 }) => sum + columns, 0)),
  );
  const cells = rows.map((row) => {
    const texts = row.flatMap(({ children, columns = 1 }) => [
      briefText(children, setting),
      ...Array.from({ length: columns - 1 }, () => ''),
    ]);
    return [...texts, ...Array.from({ length: width - texts.length }, () => '')];
  });
  const hasHead = rows[0]?.every(({ heading }) => heading) === true;
  const head = hasHead ? (cells[0] ?? []) : Array.from({ length: width }, () => '');
  return md.blocks([
    caption ? md.paragraph(placeOf(captionId) + inlineText(caption, setting)) : '',
    md.table(head, hasHead ? cells.slice(1) : cells),
  ]);
}

function listingText(listing: ListingBlock): string {
  const extension = /\.?([A-Za-z0-9+#]+)$/.exec(listing.filename ?? '')?.[1] ?? 'cpp';
  return md.fence(textOfListing(listing), extension);
}

function diagramText(diagram: Diagram, setting: TextSetting): string {
  const text = diagram.text ?? setting.drawings?.get(drawingKey(diagram))?.source;
  return md.blocks([
    text === undefined
      ? md.code(diagram.file ?? diagram.language)
      : md.fence(text.replace(/^\s*\n|\s+$/g, ''), diagram.language),
    md.paragraph(inlineText(diagram.caption, setting)),
  ]);
}
