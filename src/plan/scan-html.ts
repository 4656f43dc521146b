import { table } from '../shared/table.ts';

/** An attribute with a URL, or a `srcset` with several. */
export interface UrlAttribute {
  /** Its name in lower case. */
  name: 'href' | 'src' | 'poster' | 'srcset' | 'data';
  /** Its value, with character references resolved. */
  value: string;
  /** True for what browsers load with the page, false for what readers follow. */
  isLoaded: boolean;
  /** Offset of the value as written. */
  start: number;
  /** Offset after the value as written. */
  end: number;
  /** False if the element opts out of the link check. */
  checked: boolean;
}

/** Receives the results of a scan. */
export interface HtmlVisitor {
  /** Called for attributes with URLs, in document order. */
  url(attribute: UrlAttribute): void;
  /** Called for an id, or the name of an `a` element. */
  anchor?(id: string): void;
}

/** The URLs of an attribute. */
export function urlsOf({ name, value }: UrlAttribute): string[] {
  if (name !== 'srcset') return [value.trim()];
  return value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/, 1));
}

/** Elements whose content is not markup, or not shown. */
const rawElements = /^(?:script|style|template|textarea|title|xmp|iframe|noframes)$/i;

/**
 * Attributes that opt a link out of the check: the one that components write, and the one that authors of pages write
 * (in lower case).
 */
const optOuts = ['data-no-broken-link-check', 'data-nobrokenlinkcheck'] as const;

/**
 * Finds links and anchors in one pass over the text of a document, without building a tree: a site has hundreds of
 * megabytes of HTML. Skips comments, scripts, style sheets, and what is in front of the offset `start`.
 */
export function scanHtml(html: string, visitor: HtmlVisitor, start = 0): void {
  const tag = new TagReader(html);
  let at = html.indexOf('<', start);
  while (at >= 0) {
    if (isLetter(html.charCodeAt(at + 1))) {
      tag.read(at);
      tag.visit(visitor);
      at = tag.isRaw ? html.indexOf(`</${tag.name}`, tag.end) : tag.end;
    } else if (html.startsWith('<!--', at)) {
      at = html.indexOf('-->', at + 4);
    } else {
      at += 1;
    }
    if (at >= 0) at = html.indexOf('<', at);
  }
}

/**
 * Reads start tags of a document, one at a time. A site has millions of them, so only the parts that visitors receive
 * are copied.
 */
class TagReader {
  /** Offset after the tag. */
  end = 0;
  readonly #html: string;
  readonly #urls: UrlAttribute[] = [];
  readonly #anchors: string[] = [];
  #checked = true;
  #nameStart = 0;
  #nameEnd = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** Name of the element, as written. */
  get name(): string {
    return this.#html.slice(this.#nameStart, this.#nameEnd);
  }

  /** True if the content of the element must be skipped. */
  get isRaw(): boolean {
    const length = this.#nameEnd - this.#nameStart;
    return length > 2 && length !== 4 && length < 9 && rawElements.test(this.name);
  }

  /** True if browsers load the `href` of the element: `<link>`, which React adds for images, or `<image>`. */
  get #loads(): boolean {
    return this.#nameEnd - this.#nameStart > 3 && /^(?:link|image)$/i.test(this.name);
  }

  /** Reads the start tag at an offset. */
  read(start: number): void {
    const html = this.#html;
    const { length } = html;
    if (this.#urls.length > 0) this.#urls.length = 0;
    if (this.#anchors.length > 0) this.#anchors.length = 0;
    this.#checked = true;
    let at = endOfName(html, start + 1);
    this.#nameStart = start + 1;
    this.#nameEnd = at;
    for (;;) {
      while (at < length && isSpaceOrSlash(html.charCodeAt(at))) at++;
      if (at >= length || html.charCodeAt(at) === greaterThan) break;
      // A name has at least one character, so a leading `=` is part of it.
      const nameEnd = endOfName(html, at + 1);
      let valueAt = nameEnd;
      while (isSpace(html.charCodeAt(valueAt))) valueAt++;
      if (html.charCodeAt(valueAt) !== equals) {
        if (isOptOutLength(nameEnd - at)) this.#take(html.slice(at, nameEnd).toLowerCase(), at, at);
        at = nameEnd;
        continue;
      }
      valueAt++;
      while (isSpace(html.charCodeAt(valueAt))) valueAt++;
      const quote = html.charCodeAt(valueAt);
      let valueEnd: number;
      if (quote === doubleQuote || quote === singleQuote) {
        valueAt++;
        valueEnd = html.indexOf(quote === doubleQuote ? '"' : "'", valueAt);
      } else {
        valueEnd = valueAt;
        while (valueEnd < length && !isSpaceOrEnd(html.charCodeAt(valueEnd))) valueEnd++;
      }
      if (valueEnd < 0) valueEnd = length;
      if (isKnownLength(nameEnd - at) && isKnownStart(html.charCodeAt(at)))
        this.#take(html.slice(at, nameEnd).toLowerCase(), valueAt, valueEnd);
      at = quote === doubleQuote || quote === singleQuote ? valueEnd + 1 : valueEnd;
    }
    this.end = Math.min(at + 1, length);
  }

  /** Reports the attributes of the tag. */
  visit(visitor: HtmlVisitor): void {
    for (const anchor of this.#anchors) visitor.anchor?.(anchor);
    for (const attribute of this.#urls) {
      attribute.checked = this.#checked;
      visitor.url(attribute);
    }
  }

  #take(name: string, start: number, end: number): void {
    if (name === 'id' || (name === 'name' && this.name === 'a'))
      this.#anchors.push(decode(this.#html.slice(start, end)));
    else if (isUrl(name) || (name === 'data' && this.name === 'object')) {
      const value = decode(this.#html.slice(start, end));
      const isLoaded = name !== 'href' || this.#loads;
      this.#urls.push({ name, value, isLoaded, start, end, checked: true });
    } else if (name === optOuts[0] || name === optOuts[1]) this.#checked = false;
  }
}

/** True for the attributes that have URLs in every element. */
function isUrl(name: string): name is 'href' | 'src' | 'poster' | 'srcset' {
  return name === 'href' || name === 'src' || name === 'poster' || name === 'srcset';
}

const greaterThan = 0x3e;
const equals = 0x3d;
const slash = 0x2f;
const doubleQuote = 0x22;
const singleQuote = 0x27;

/** True for the lengths of `id`, `src`, `data`, `name`, `href`, `srcset`, `poster` and the opt-outs; avoids copying others. */
function isKnownLength(length: number): boolean {
  return (length >= 2 && length <= 6 && length !== 5) || isOptOutLength(length);
}

/** True for the first letters of these names. */
function isKnownStart(code: number): boolean {
  switch (code | 0x20) {
    case 0x64: // d
    case 0x68: // h
    case 0x69: // i
    case 0x6e: // n
    case 0x70: // p
    case 0x73: // s
      return true;
    default:
      return false;
  }
}

function isOptOutLength(length: number): boolean {
  return length === optOuts[0].length || length === optOuts[1].length;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function isSpaceOrSlash(code: number): boolean {
  return isSpace(code) || code === slash;
}

function isSpaceOrEnd(code: number): boolean {
  return isSpace(code) || code === greaterThan;
}

/** Offset after the name of an element or attribute. */
function endOfName(html: string, start: number): number {
  let at = start;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === equals || code === greaterThan || isSpaceOrSlash(code)) break;
    at++;
  }
  return at;
}

const namedCharacters: Record<string, string> = table({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

/** Resolves the character references that serialisers write; keeps others. */
function decode(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return namedCharacters[name.toLowerCase()] ?? whole;
      const code = hex !== undefined ? parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
