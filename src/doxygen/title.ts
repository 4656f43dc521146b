import type { Inline } from '../model/description.ts';
import { styleElements, type Style } from '../model/styles.ts';
import { textOf, type XmlElement } from '../xml/element.ts';
import { append, trim, type Flow } from './flow.ts';
import type { ContentReader } from './reader.ts';
import { isInline } from '../model/walk.ts';

/** HTML tags that comments use for a style, in addition to its element on pages. */
const otherTags = {
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  b: 'strong',
  i: 'emphasis',
  var: 'emphasis',
  dfn: 'emphasis',
  strike: 'strike',
} as const satisfies Record<string, Style>;

const stylesOfTags: ReadonlyMap<string, Style> = new Map([
  ...Object.entries(otherTags),
  // The cast is safe: the table has no other keys.
  ...(Object.keys(styleElements) as Style[]).map((style) => [styleElements[style], style] as const),
]);

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
