import type { Inline, Styled } from '../model/description.ts';
import { textOf, type XmlElement } from '../xml/element.ts';
import { append, trim, type Flow } from './flow.ts';
import type { ContentReader } from './reader.ts';
import { isInline } from '../model/walk.ts';

/** The HTML tags for each style; the type requires an entry for each. */
const tagsOfStyles: Record<Styled['type'], readonly string[]> = {
  code: ['tt', 'code', 'kbd', 'samp'],
  strong: ['b', 'strong'],
  emphasis: ['em', 'i', 'var', 'dfn'],
  underline: ['u'],
  strike: ['s', 'strike'],
  deleted: ['del'],
  inserted: ['ins'],
  subscript: ['sub'],
  superscript: ['sup'],
  small: ['small'],
  cite: ['cite'],
};

const stylesOfTags: ReadonlyMap<string, Styled['type']> = new Map(
  // The cast is safe: the table has no other keys.
  (Object.keys(tagsOfStyles) as Styled['type'][]).flatMap((type) =>
    tagsOfStyles[type].map((name) => [name, type] as const),
  ),
);

const tag = /<([a-z]+)(?: [^<>]*)?>/g;

/** Reads the title of a section. Some releases of Doxygen write its markup as escaped HTML. */
export function readTitle(element: XmlElement, content: ContentReader): Inline[] {
  const isText = element.children.every((child) => typeof child === 'string');
  return isText ? readTitleText(textOf(element)) : content.inlines(element);
}

/** Parses a title that may contain HTML; unknown or unclosed tags remain text. */
export function readTitleText(text: string): Inline[] {
  const flow: Flow = [];
  let rest = 0;
  tag.lastIndex = 0;
  for (let match = tag.exec(text); match; match = tag.exec(text)) {
    const [start, name = ''] = match;
    const type = stylesOfTags.get(name);
    const end = text.indexOf(`</${name}>`, match.index);
    if (!type || end === -1) continue;
    if (match.index > rest) append(flow, { type: 'text', value: text.slice(rest, match.index) });
    const from = match.index + start.length;
    const next = end + name.length + 3;
    flow.push({ type, children: readTitleText(text.slice(from, end)) });
    rest = next;
    // The recursive call has moved the position of the shared regular expression.
    tag.lastIndex = next;
  }
  if (rest < text.length) append(flow, { type: 'text', value: text.slice(rest) });
  return trim(flow.filter(isInline));
}
