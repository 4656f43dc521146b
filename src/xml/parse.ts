import { XMLParser } from 'fast-xml-parser';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { AscendingPlaces } from '../shared/ascending-places.ts';
import type { XmlElement, XmlNode } from './element.ts';
import { decodeAttribute, decodeEntities, fitCharacters } from './entities.ts';
import { checkWellFormed } from './well-formed.ts';

const attributesKey = ':@';
const textKey = '#text';
const cdataKey = '#cdata';

/** Options for parsing a file. */
export interface ParseOptions {
  /** Names of elements to keep as raw markup: several times faster, for elements with their own reader. */
  raw?: string[];
}

/**
 * Parses an XML text. Reports faults as warnings with their place, and parses as much as possible. Returns `undefined`
 * if nothing can be parsed.
 */
export function parseXml(
  source: string,
  file: string,
  diagnostics: Diagnostics,
  options: ParseOptions = {},
): XmlElement | undefined {
  const { faults, text: repaired } = checkWellFormed(source);
  const text = fitCharacters(repaired);
  for (const { offset, message } of faults)
    diagnostics.warning(
      'xml-malformed',
      `${message}.`,
      { file, ...positionOf(source, offset) },
      'The rest of the file is still read. Fix the comment or macro in the sources that produced it.',
    );
  const raw = options.raw ?? [];
  try {
    const nodes: unknown = parserFor(raw).parse(text);
    return toChildren(nodes, new AscendingPlaces(text), new Set(raw)).find(
      (node) => typeof node !== 'string',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.warning('xml-malformed', `The file cannot be read: ${reason}`, { file });
    return undefined;
  }
}

function parserFor(raw: string[]): XMLParser {
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Entities are decoded here, once: the library would leave numeric ones undecoded.
    processEntities: false,
    textNodeName: textKey,
    cdataPropName: cdataKey,
    ignoreDeclaration: true,
    ignorePiTags: true,
    captureMetaData: true,
    // Far more than comments nest, and few enough for recursive functions.
    maxNestedTags: 800,
    jPath: false,
    stopNodes: raw.map((name) => `..${name}`),
  });
}

/** Returns the 1-based line and column of an offset. */
function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Converts the library's list of one-key objects to nodes; joins adjacent text. */
function toChildren(list: unknown, lines: AscendingPlaces, raw: ReadonlySet<string>): XmlNode[] {
  const nodes: XmlNode[] = [];
  for (const item of asArray(list)) {
    if (!isRecord(item)) continue;
    const name = nameOf(item);
    if (name === undefined) continue;
    if (name === textKey) addText(nodes, decodeEntities(asText(item[textKey])));
    else if (name === cdataKey) addText(nodes, rawText(item[cdataKey]));
    else nodes.push(toElement(name, item, lines, raw));
  }
  return nodes;
}

function toElement(
  name: string,
  item: Record<string | symbol, unknown>,
  lines: AscendingPlaces,
  raw: ReadonlySet<string>,
): XmlElement {
  const meta = item[metaKey];
  const start = isRecord(meta) && typeof meta.startIndex === 'number' ? meta.startIndex : 0;
  const place = lines.at(start);
  const attributes = attributesOf(item[attributesKey]);
  if (raw.has(name)) return { name, attributes, children: [], ...place, raw: rawText(item[name]) };
  return { name, attributes, children: toChildren(item[name], lines, raw), ...place };
}

// The library's types declare the symbol as an object.
const metaKey: symbol = symbolOf(XMLParser.getMetaDataSymbol());

function symbolOf(value: unknown): symbol {
  return typeof value === 'symbol' ? value : Symbol('none');
}

const noAttributes = {};

function attributesOf(value: unknown): Partial<Record<string, string>> {
  if (!isRecord(value)) return noAttributes;
  // A name may be that of an inherited property.
  const attributes: Partial<Record<string, string>> = {};
  Object.setPrototypeOf(attributes, null);
  for (const name in value) {
    const text = asText(value[name]);
    attributes[name] = isPlain(text) ? text : decodeAttribute(text);
  }
  return attributes;
}

function rawText(list: unknown): string {
  let text = '';
  for (const item of asArray(list)) if (isRecord(item)) text += asText(item[textKey]);
  return text;
}

/** True for text that needs no decoding: most of it, so the test must be fast. */
function isPlain(text: string): boolean {
  return !/[&\t\n\r]/.test(text);
}

function addText(nodes: XmlNode[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else if (text !== '') nodes.push(text);
}

function nameOf(item: Record<string | symbol, unknown>): string | undefined {
  for (const key in item) if (key !== attributesKey) return key;
  return undefined;
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string | symbol, unknown> {
  return typeof value === 'object' && value !== null;
}
