import type { Block, LinkList } from '../../model/description.ts';
import { childNamed, childrenNamed, elementsOf, textOf } from '../../xml/element.ts';
import { embeddedText, readEmbeddedText } from '../embedded-text.ts';
import { isOfOneBlock, joinNeighbours, toBlocks, trim, wrapRuns } from '../flow.ts';
import { readListing } from '../listing.ts';
import type { Reader } from '../reader.ts';
import { normalRefid } from '../refid.ts';
import { readTitle } from '../title.ts';

/** `para`: splits it into running text and blocks. */
export const readPara: Reader = (element, content) =>
  joinNeighbours(toBlocks(content.flow(element)), isOfOneBlock);

/** A reader for `sect1` to `sect6`. */
export function section(level: number): Reader {
  return (element, content) => {
    const { id } = element.attributes;
    const heading = childNamed(element, 'title');
    const title = heading && readTitle(heading, content);
    const body = element.children.filter((child) => child !== heading);
    return [
      {
        type: 'section',
        level,
        ...(id && { id }),
        ...(title && title.length > 0 && { title }),
        children: content.blocks({ ...element, children: body }),
      },
    ];
  };
}

/** `title` outside a section. */
export const readLooseTitle: Reader = (element, content) => [
  { type: 'paragraph', children: [{ type: 'strong', children: readTitle(element, content) }] },
];

/** `heading`. */
export const readHeading: Reader = (element, content) => {
  const level = Number(element.attributes.level);
  const children = content.inlines(element);
  return [{ type: 'heading', level: level >= 1 && level <= 6 ? level : 1, children }];
};

/** `hruler`. */
export const readRule: Reader = () => [{ type: 'rule' }];

/** A reader for `blockquote` and `center`. */
export function quote(type: 'quote' | 'center'): Reader {
  return (element, content) => [{ type, children: content.blocks(element) }];
}

/** `details`: its summary stays visible. */
export const readDetails: Reader = (element, content) => {
  const head = childNamed(element, 'summary');
  const summary = head && content.inlines(head);
  const body = element.children.filter((child) => child !== head);
  const children = content.blocks({ ...element, children: body });
  if (!summary && children.length === 0) return [];
  return [{ type: 'details', ...(summary && { summary }), children }];
};

/** `verbatim`: text as it is written, or in reStructuredText if it has Breathe's mark. */
export const readVerbatim: Reader = (element, content) => {
  const text = textOf(element);
  const embedded = embeddedText(text);
  if (!embedded)
    return [{ type: 'preformatted', children: [{ type: 'text', value: withoutBreak(text) }] }];
  const { nodes, unknown } = readEmbeddedText(embedded);
  for (const name of unknown) content.unknownMarkup(name, element);
  return nodes;
};

/** `preformatted`: text with markup, which may hold listings. */
export const readPreformatted: Reader = (element, content) => {
  const [first, ...rest] = content.flow(element);
  const begin = first?.type === 'text' ? withoutBreak(first.value) : '';
  const head = first?.type === 'text' ? { ...first, value: begin } : first;
  const flow = head && (head.type !== 'text' || begin !== '') ? [head, ...rest] : rest;
  return wrapRuns(flow, (children) => ({ type: 'preformatted', children })).filter(
    (node) => node.type !== 'text',
  );
};

/** Removes the line break after the tag or command that starts preformatted text. */
function withoutBreak(text: string): string {
  return text.replace(/^[ \t]*\r?\n/, '');
}

/** `programlisting`. */
export const readListingBlock: Reader = (element) => [{ type: 'listing', ...readListing(element) }];

/** `xrefsect`: an entry of a list page. */
export const readXref: Reader = (element, content) => {
  const description = childNamed(element, 'xrefdescription');
  const titles = childrenNamed(element, 'xreftitle').map((title) => textOf(title).trim());
  return [
    {
      type: 'xref',
      id: element.attributes.id ?? '',
      title: trim([{ type: 'text', value: titles.join(' ') }]),
      children: description ? content.blocks(description) : [],
    },
  ];
};

/** `toclist`. */
export const readLinkList: Reader = (element, content) => {
  const items: LinkList['items'] = elementsOf(element).map((item) => ({
    refid: normalRefid(item.attributes.id ?? ''),
    children: content.inlines(item),
  }));
  const list: Block = { type: 'linkList', items };
  return items.length > 0 ? [list] : [];
};
