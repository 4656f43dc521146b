import { knownReference } from './entities.ts';

/** A violation of XML's rules in a text. */
export interface XmlFault {
  /** Offset from 0, in UTF-16 units. */
  offset: number;
  /** What is wrong, as a sentence without a full stop. */
  message: string;
}

/** The result of a check. */
export interface Checked {
  /** All faults, in order. */
  faults: XmlFault[];
  /** The text; if the markup has faults, with repairs that keep all line numbers. */
  text: string;
}

interface OpenElement {
  name: string;
  offset: number;
}

interface Repair {
  start: number;
  end: number;
  replacement: string;
}

/** What the message about a file without its end says. */
export const incomplete = 'it is incomplete';

/** Maximum length of a start tag to compare with earlier ones, in characters. */
const longestKnown = 40;

const slash = 0x2f;
const greater = 0x3e;
const exclamation = 0x21;
const question = 0x3f;

// A quote ends a value only in front of another attribute or the end of the tag.
const afterValue = /\s*(?:\/?>|\?>|[\w:.-]+\s*=\s*["'])/y;
const attributeStart = /\s*([\w:.-]+)\s*=\s*(["'])/y;
const namePattern = /[\p{L}_:][\p{L}\p{N}_:.\-·]*/uy;
const forbidden = new RegExp('[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]', 'g');

/**
 * Checks that a text is well-formed: nesting, attributes, references and characters. The XML library ignores such
 * faults or stops at the first; it can parse the returned text to the end.
 */
export function checkWellFormed(text: string): Checked {
  const check = new Check(text);
  check.run();
  return { faults: check.faults.sort((a, b) => a.offset - b.offset), text: check.repaired() };
}

class Check {
  readonly faults: XmlFault[] = [];
  readonly #text: string;
  readonly #open: OpenElement[] = [];
  readonly #repairs: Repair[] = [];
  /** Ranges in which `&` is literal: comments, CDATA, processing instructions. */
  readonly #literal: [number, number][] = [];
  /** Number of elements of a name that were closed because one of them ended too early. */
  readonly #closedEarly = new Map<string, number>();
  /** Valid start tags as written, with their names: most of a file's tags are among the first few hundred. */
  readonly #known = new Map<string, string>();
  #roots = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): void {
    const text = this.#text;
    let at = text.indexOf('<');
    while (at !== -1) {
      const next = text.charCodeAt(at + 1);
      let end: number;
      if (next === slash) end = this.#readEndTag(at);
      else if (next === exclamation || next === question) end = this.#readDeclaration(at);
      else end = this.#readStartTag(at);
      at = text.indexOf('<', end);
    }
    this.#closeRest();
    if (this.#roots === 0) this.#fault(0, 'The file has no root element');
    this.#checkReferences();
    this.#checkCharacters();
  }

  /** Returns the text with all repairs. */
  repaired(): string {
    if (this.#repairs.length === 0) return this.#text;
    let result = '';
    let from = 0;
    for (const { start, end, replacement } of this.#repairs.sort((a, b) => a.start - b.start)) {
      if (start < from) continue;
      result += this.#text.slice(from, start) + replacement;
      from = end;
    }
    return result + this.#text.slice(from);
  }

  #fault(offset: number, message: string): void {
    this.faults.push({ offset, message });
  }

  #repair(start: number, end: number, replacement: string): void {
    this.#repairs.push({ start, end, replacement });
  }

  #lineOf(offset: number): number {
    let line = 1;
    for (let at = this.#text.indexOf('\n'); at !== -1 && at < offset; line++)
      at = this.#text.indexOf('\n', at + 1);
    return line;
  }

  #readEndTag(at: number): number {
    const text = this.#text;
    const top = this.#open.at(-1);
    if (top && text.startsWith(top.name, at + 2)) {
      const end = at + 2 + top.name.length;
      if (text.charCodeAt(end) === greater) {
        this.#open.pop();
        return end + 1;
      }
    }
    const close = text.indexOf('>', at);
    const end = close === -1 ? text.length : close + 1;
    const name = text.slice(at + 2, close === -1 ? end : close).trim();
    if (close === -1) {
      this.#fault(at, `The end tag </${name.slice(0, 40)} has no ">"`);
      this.#repair(at, end, '');
      return end;
    }
    this.#close(name, at, end);
    return end;
  }

  /** Handles an end tag that does not match the innermost element. */
  #close(name: string, at: number, end: number): void {
    const depth = this.#open.map((element) => element.name).lastIndexOf(name);
    if (depth === -1) {
      const pending = this.#closedEarly.get(name) ?? 0;
      if (pending > 0) this.#closedEarly.set(name, pending - 1);
      else this.#fault(at, `The end tag </${name}> has no start tag`);
      this.#repair(at, end, '');
      return;
    }
    const inner = this.#open.splice(depth).slice(1).reverse();
    if (inner.length === 0) return;
    const names = inner.map(
      (element) => `<${element.name}> (line ${this.#lineOf(element.offset)})`,
    );
    this.#fault(at, `</${name}> comes before the end of ${names.join(', ')}`);
    for (const element of inner)
      this.#closedEarly.set(element.name, (this.#closedEarly.get(element.name) ?? 0) + 1);
    this.#repair(at, at, inner.map((element) => `</${element.name}>`).join(''));
  }

  #readDeclaration(at: number): number {
    const text = this.#text;
    const [close, what] = text.startsWith('<!--', at)
      ? ['-->', 'comment']
      : text.startsWith('<![CDATA[', at)
        ? [']]>', 'CDATA section']
        : text.startsWith('<?', at)
          ? ['?>', 'processing instruction']
          : ['>', 'declaration'];
    const found = text.indexOf(close, at + 2);
    if (found === -1) {
      this.#fault(at, `The ${what} is not closed`);
      this.#repair(at, at + 1, '&lt;');
      return at + 1;
    }
    const end = found + close.length;
    this.#literal.push([at, end]);
    return end;
  }

  #readStartTag(at: number): number {
    const text = this.#text;
    const close = text.indexOf('>', at);
    // Parsing each of them again would double the time for the whole file.
    const tag = close >= 0 && close - at < longestKnown ? text.slice(at, close) : '';
    let name = this.#known.get(tag);
    let end = close;
    if (name === undefined) {
      namePattern.lastIndex = at + 1;
      name = namePattern.exec(text)?.[0];
      if (name === undefined) {
        this.#fault(at, 'A "<" in text is not escaped as &lt;');
        this.#repair(at, at + 1, '&lt;');
        return at + 1;
      }
      const faults = this.faults.length;
      end = at + 1 + name.length;
      if (text.charCodeAt(end) !== greater) end = this.#readAttributes(name, at, end);
      if (end < 0) return -end;
      if (end === close && tag !== '' && this.faults.length === faults) this.#known.set(tag, name);
    }
    if (this.#open.length === 0 && ++this.#roots === 2)
      this.#fault(at, `<${name}> comes after the end of the root element`);
    if (text.charCodeAt(end - 1) !== slash) this.#open.push({ name, offset: at });
    return end + 1;
  }

  /**
   * Reads attributes from `from` on; returns the position of `>`, or, if there is none, the negative position to
   * continue at.
   */
  #readAttributes(element: string, tag: number, from: number): number {
    const text = this.#text;
    const seen: string[] = [];
    let at = from;
    for (;;) {
      attributeStart.lastIndex = at;
      const match = attributeStart.exec(text);
      if (!match) break;
      const [, name = '', quote = '"'] = match;
      if (seen.includes(name)) this.#fault(at, `<${element}> has the attribute ${name} twice`);
      seen.push(name);
      const start = attributeStart.lastIndex;
      const end = this.#endOfValue(start, quote);
      if (end === -1) {
        const close = this.#endOfBrokenTag(start);
        // At the end of the file, the fault is that of the elements which are open there.
        if (close < text.length || this.#open.length === 0)
          this.#fault(start - 1, `The value of ${name}= in <${element}> is not terminated`);
        this.#repair(from, close, '');
        return close < text.length ? close : -close;
      }
      at = end + 1;
    }
    while (text.charCodeAt(at) <= 0x20) at++;
    if (text.charCodeAt(at) === greater) return at;
    if (text.charCodeAt(at) === slash && text.charCodeAt(at + 1) === greater) return at + 1;
    this.#fault(at, `The tag <${element} is malformed`);
    const close = this.#endOfBrokenTag(at);
    if (close === text.length) {
      this.#repair(tag, close, '');
      return -close;
    }
    const isEmpty = text.charCodeAt(close - 1) === slash;
    this.#repair(at, isEmpty ? close - 1 : close, '');
    return close;
  }

  /** Returns the position of the value's closing quote; reports and repairs quotes inside the value. */
  #endOfValue(start: number, quote: string): number {
    const text = this.#text;
    const limit = text.indexOf('<', start);
    const inner: number[] = [];
    for (let at = text.indexOf(quote, start); at !== -1; at = text.indexOf(quote, at + 1)) {
      if (limit !== -1 && at > limit) break;
      afterValue.lastIndex = at + 1;
      if (!afterValue.test(text)) {
        inner.push(at);
        continue;
      }
      for (const offset of inner) {
        this.#fault(offset, `A ${quote} in an attribute value is not escaped as &quot;`);
        this.#repair(offset, offset + 1, quote === '"' ? '&quot;' : '&apos;');
      }
      return at;
    }
    return -1;
  }

  /** Returns the end of a tag that cannot be read: its `>`, or the end of the text. */
  #endOfBrokenTag(from: number): number {
    const close = this.#text.indexOf('>', from);
    return close === -1 ? this.#text.length : close;
  }

  #closeRest(): void {
    const rest = this.#open.splice(0).reverse();
    // One cause, however many elements are open there: the file was cut off.
    const [inner] = rest;
    if (inner) this.#fault(inner.offset, `The file ends inside of <${inner.name}>: ${incomplete}`);
    const end = this.#text.length;
    if (rest.length > 0) this.#repair(end, end, rest.map(({ name }) => `</${name}>`).join(''));
  }

  #checkReferences(): void {
    const text = this.#text;
    for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
      // Nearly all are one of these.
      if (text.startsWith('lt;', at + 1) || text.startsWith('gt;', at + 1)) continue;
      const reference = text.slice(at, at + 12);
      if (knownReference.test(reference)) continue;
      if (this.#literal.some(([start, end]) => at >= start && at < end)) continue;
      const name = /^&[\w#]+;/.exec(reference)?.[0];
      this.#fault(at, name ? `${name} is not defined` : 'A "&" in text is not escaped as &amp;');
    }
  }

  #checkCharacters(): void {
    for (const match of this.#text.matchAll(forbidden)) {
      const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      this.#fault(match.index, `The character U+${code} is not allowed`);
      this.#repair(match.index, match.index + 1, '\ufffd');
    }
  }
}
