import type { Inline } from '../model/description.ts';
import { styleElements, type Style } from '../model/styles.ts';
import { textOf, type XmlElement } from '../xml/element.ts';
import { decodeEntities } from '../xml/entities.ts';
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

/** Tags without a meaning in a title; their content stays. */
const transparent = new Set(['center', 'div', 'font', 'nobr', 'p', 'picture', 'span']);

const tag = /<([a-z]+\d?)((?:\s[^<>]*?)?)\/?>/gi;

/** Reads the title of a section. Some releases of Doxygen write its markup as escaped HTML. */
export function readTitle(element: XmlElement, content: ContentReader): Inline[] {
  const isText = element.children.every((child) => typeof child === 'string');
  return isText ? readTitleText(textOf(element)) : content.inlines(element);
}

/** Parses a title that may contain HTML; unknown or unclosed tags remain text. */
export function readTitleText(text: string): Inline[] {
  const flow: Flow = [];
  let rest = 0;
  for (let match = nextTag(text, 0); match; match = nextTag(text, rest)) {
    const [start, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    const from = match.index + start.length;
    const end = isVoid(name) ? from : closingTag(text, name, from);
    if (end === -1) {
      append(flow, { type: 'text', value: text.slice(rest, from) });
      rest = from;
      continue;
    }
    if (match.index > rest) append(flow, { type: 'text', value: text.slice(rest, match.index) });
    const children = isVoid(name) ? [] : readTitleText(text.slice(from, end));
    for (const node of nodesOf(name, attributes, children)) append(flow, node);
    rest = isVoid(name) ? from : end + name.length + 3;
  }
  if (rest < text.length) append(flow, { type: 'text', value: text.slice(rest) });
  return trim(flow.filter(isInline));
}

function nextTag(text: string, from: number): RegExpExecArray | null {
  tag.lastIndex = from;
  return tag.exec(text);
}

function isVoid(name: string): boolean {
  return name === 'img' || name === 'br';
}

/** The position of the end tag of a known element; -1 if the element is unknown or not closed. */
function closingTag(text: string, name: string, from: number): number {
  const isKnown = name === 'a' || stylesOfTags.has(name) || transparent.has(name);
  if (!isKnown) return -1;
  return text.toLowerCase().indexOf(`</${name}>`, from);
}

function nodesOf(name: string, attributes: string, children: Inline[]): Inline[] {
  const value = (key: string): string | undefined => attributeOf(attributes, key);
  if (name === 'br') return [{ type: 'text', value: ' ' }];
  if (name === 'img') {
    const [source, width, height] = [value('src'), value('width'), value('height')];
    if (source === undefined || source === '') return [];
    const size = { ...(width && { width }), ...(height && { height }) };
    return [{ type: 'inlineImage', source, alt: value('alt') ?? '', ...size }];
  }
  if (name === 'a') {
    const url = value('href');
    return url === undefined || children.length === 0
      ? children
      : [{ type: 'link', url, children }];
  }
  const type = stylesOfTags.get(name);
  return type ? [{ type, children }] : children;
}

function attributeOf(attributes: string, key: string): string | undefined {
  const match = new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  const written = match?.[1] ?? match?.[2] ?? match?.[3];
  return written === undefined ? undefined : decodeEntities(written);
}
