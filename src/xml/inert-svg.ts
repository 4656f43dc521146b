import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';
import { decodeBytes } from './decode-bytes.ts';
import type { XmlElement, XmlNode } from './element.ts';
import { parseXml } from './parse.ts';

/** Whatever may run, also by a character reference, an entity or a style sheet that transforms the document. */
const suspicious =
  /script|\bon[a-z]+\s*=|<(?:[\w-]+:)?(?:iframe|object|embed|base|meta|link|handler|listener)\b|&#|<!ENTITY|<\?xml-stylesheet/i;

/** Elements that run scripts, load documents, or change where links lead. */
const active =
  /^(?:.*:)?(?:script|handler|listener|iframe|frame|object|embed|applet|base|meta|link)$/i;

/** Attributes that run scripts. */
const event = /^(?:.*:)?on/i;

/** Addresses that run scripts, alone or in the list of values of an animation. */
const runs =
  /(?:^|;)(?:javascript|vbscript):|(?:^|;)data:(?:text|application)\/[^,]*(?:html|xml|script)/i;

/** Longest text of the entities of a document together, in characters: more is an attack on memory. */
const mostEntityText = 1_000_000;

/** An image that shows nothing. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';

/**
 * Returns an SVG without its scripts, or `undefined` if it has none. In an `img` element no script of an image runs, but
 * whoever opens the address of the image itself would run it on the host of the site.
 */
export function inertSvg(bytes: Uint8Array): string | undefined {
  const text = decodeBytes(bytes);
  if (!suspicious.test(text)) return undefined;
  const faults = new Diagnostics();
  const root = parseXml(withoutEntities(text), '', faults);
  if (!root) return nothing;
  const inert = withoutScripts(root);
  if (!inert) return nothing;
  // Where a document is not well-formed, a browser may find a script that the parser does not.
  return inert.isChanged || faults.all.length > 0 ? `${written(inert.element)}\n` : undefined;
}

/** Replaces the entities that a document declares with their texts, which may have elements. */
function withoutEntities(text: string): string {
  const declared = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i.exec(text);
  if (!declared) return text;
  const entities = new Map<string, string>();
  for (const [, name = '', , value = ''] of (declared[1] ?? '').matchAll(
    /<!ENTITY\s+([\w.-]+)\s+(["'])([\s\S]*?)\2\s*>/gi,
  ))
    if (!entities.has(name)) entities.set(name, value);
  let rest = mostEntityText;
  const expand = (part: string, depth: number): string =>
    part.replace(/&([\w.-]+);/g, (reference, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return reference;
      rest -= value.length;
      return rest < 0 || depth > 10 ? '' : expand(value, depth + 1);
    });
  return expand(text.replace(declared[0], ''), 0);
}

/** Returns a copy of an element without scripts and whether anything is missing; `undefined` for what must not stay. */
function withoutScripts(
  element: XmlElement,
): { element: XmlElement; isChanged: boolean } | undefined {
  if (active.test(element.name)) return undefined;
  let isChanged = false;
  const attributes: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(element.attributes))
    if (event.test(name) || runs.test(value.replace(/[\0-\x20]+/g, ''))) isChanged = true;
    else attributes[name] = value;
  const children: XmlNode[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      children.push(child);
      continue;
    }
    const inert = withoutScripts(child);
    if (inert) children.push(inert.element);
    isChanged ||= !inert || inert.isChanged;
  }
  return { element: { ...element, attributes, children }, isChanged };
}

function written(node: XmlNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value = '']) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  const content = node.children.map(written).join('');
  return `<${node.name}${attributes}${content === '' ? '/>' : `>${content}</${node.name}>`}`;
}
