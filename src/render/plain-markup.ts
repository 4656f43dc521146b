import { Component, Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { insidePlainProvider, isPlainProvider, withoutReact } from '../components/plain-context.ts';

/** Thrown where a tree holds what only React knows how to render. */
class NeedsReact extends Error {}

/** How an element is written. */
interface Form {
  /** What it begins with. */
  start: string;
  /** What stands behind its content; empty where it can have none. */
  end: string;
  /** A line break at the start of the content is kept. */
  isPreformatted?: boolean;
}

/** The elements that are written here, by name; React does more for the others: it hoists, reorders or preloads. */
const forms = new Map<string, Form>([
  ...(
    'a abbr article aside b blockquote caption circle cite code colgroup dd defs del desc details dfn div dl dt ' +
    'ellipse em figcaption figure footer g h1 h2 h3 h4 h5 h6 header i ins kbd label li line main mark marker math ' +
    'nav ol p path polygon polyline q rect s samp section small span strong sub summary sup svg table tbody td ' +
    'text tfoot th thead time tr tspan u ul use var'
  )
    .split(' ')
    .map((name): [string, Form] => [name, { start: `<${name}`, end: `</${name}>` }]),
  ...'br col hr img input wbr'
    .split(' ')
    .map((name): [string, Form] => [name, { start: `<${name}`, end: '' }]),
  ['pre', { start: '<pre', end: '</pre>', isPreformatted: true }],
]);

/** A title is written in place only inside of SVG. */
const titleForm: Form = { start: '<title', end: '</title>' };

/** The names of attributes by those of props; beside these there are `aria-` and `data-`. */
const attributeNames = new Map<string, string>([
  ...(
    'alt colSpan d dateTime decoding dir fill height href id lang loading points r rel role rowSpan rx ry scope ' +
    'src start stroke target title transform translate type viewBox width x x1 x2 xmlns y y1 y2 cx cy'
  )
    .split(' ')
    .map((name): [string, string] => [name, name]),
  ['className', 'class'],
  ['clipRule', 'clip-rule'],
  ['fillRule', 'fill-rule'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['textAnchor', 'text-anchor'],
  ['dominantBaseline', 'dominant-baseline'],
  ['markerEnd', 'marker-end'],
  ['strokeWidth', 'stroke-width'],
]);

/**
 * The HTML of a tree of our own components, byte for byte what `renderToStaticMarkup` makes of it; undefined where the
 * tree has something that is not known here, and React must render it. React prepares for state, suspense and streams,
 * none of which the content of API pages has: without that, the content of Eigen's pages takes a fifth less time.
 */
export function plainMarkup(tree: ReactNode): string | undefined {
  const writer = new Writer();
  try {
    withoutReact(() => writer.node(tree));
  } catch {
    // What is wrong with a component is told when React renders it.
    return undefined;
  }
  return writer.html;
}

/** How many pieces are put together at once: of small ones that live long, the garbage collector copies each. */
const mostPieces = 1000;

class Writer {
  readonly #pieces = new Array<string>(mostPieces);
  /** How many pieces there are. */
  #count = 0;
  /** What was put together of earlier pieces. */
  readonly #done: string[] = [];
  #isSvg = false;

  /** All that was written. */
  get html(): string {
    return this.#done.join('') + this.#pieces.slice(0, this.#count).join('');
  }

  /** Writes a piece. */
  #push(piece: string): void {
    this.#pieces[this.#count++] = piece;
    if (this.#count < mostPieces) return;
    this.#done.push(this.#pieces.join(''));
    this.#count = 0;
  }

  node(node: unknown): void {
    if (typeof node === 'string') this.#push(escape(node));
    else if (Array.isArray(node)) for (const child of node) this.node(child);
    else if (typeof node === 'number') this.#push(String(node));
    else if (isValidElement<Record<string, unknown>>(node)) this.#element(node);
    else if (node !== null && node !== undefined && typeof node !== 'boolean')
      throw new NeedsReact();
  }

  #element({ type, props }: ReactElement<Record<string, unknown>>): void {
    if (typeof type === 'string') this.#host(type, props);
    else if (type === Fragment) this.node(props.children);
    else if (isFunctionComponent(type)) this.node(type(props));
    else if (isPlainProvider(type))
      insidePlainProvider(type, props.value, () => this.node(props.children));
    else throw new NeedsReact();
  }

  #host(name: string, props: Record<string, unknown>): void {
    const form = name === 'title' && this.#isSvg && isTitle(props) ? titleForm : forms.get(name);
    if (form === undefined || (name === 'img' && props.loading !== 'lazy')) throw new NeedsReact();
    const wasSvg = this.#isSvg;
    if (name === 'svg') this.#isSvg = true;
    let children: unknown;
    let raw: unknown;
    this.#push(form.start);
    for (const prop in props) {
      const value = props[prop];
      if (value === undefined || value === null) continue;
      if (prop === 'children') children = value;
      else if (prop === 'dangerouslySetInnerHTML') raw = htmlOf(value);
      else this.#attribute(prop, value);
    }
    if (form.end === '') {
      if (children !== undefined || raw !== undefined) throw new NeedsReact();
      this.#push('/>');
      return;
    }
    this.#push('>');
    if (typeof raw === 'string') {
      if (children !== undefined || form.isPreformatted) throw new NeedsReact();
      this.#push(raw);
    } else {
      // The parser of HTML drops a line break at the start.
      if (form.isPreformatted && typeof children === 'string' && children.startsWith('\n'))
        this.#push('\n');
      this.node(children);
    }
    this.#push(form.end);
    this.#isSvg = wasSvg;
  }

  #attribute(prop: string, value: unknown): void {
    if (prop === 'style') {
      this.#style(value);
      return;
    }
    const known = attributeNames.get(prop);
    const isOpen = known === undefined && (prop.startsWith('aria-') || prop.startsWith('data-'));
    const isText = typeof value === 'string' || typeof value === 'number';
    const isWritten = isText || (isOpen && typeof value === 'boolean');
    if ((known === undefined && !isOpen) || !isWritten) throw new NeedsReact();
    // An empty one is left out in places, and React replaces scripts in it.
    if ((prop === 'href' || prop === 'src') && (value === '' || scriptUrl.test(String(value))))
      throw new NeedsReact();
    this.#push(` ${known ?? prop}="${typeof value === 'string' ? escape(value) : String(value)}"`);
  }

  #style(style: unknown): void {
    if (typeof style !== 'object' || style === null) throw new NeedsReact();
    let text = '';
    for (const [name, value] of Object.entries(style)) {
      if (value === undefined || value === null || value === '') continue;
      if (typeof value !== 'string' || !/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name))
        throw new NeedsReact();
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (property.startsWith('ms-')) throw new NeedsReact();
      text += `${text === '' ? '' : ';'}${property}:${escape(value.trim())}`;
    }
    if (text !== '') this.#push(` style="${text}"`);
  }
}

/** True for the properties of a title that is plain text. */
function isTitle({ children, ...rest }: Record<string, unknown>): boolean {
  return typeof children === 'string' && Object.keys(rest).length === 0;
}

const scriptUrl = /^[\u0000-\u001f ]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** A component that is neither a class nor wrapped. */
function isFunctionComponent(
  type: unknown,
): type is (props: Record<string, unknown>) => ReactNode | Promise<ReactNode> {
  return typeof type === 'function' && !(type.prototype instanceof Component);
}

/** HTML that is put in as it is. */
function htmlOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && '__html' in value) {
    const { __html: html } = value;
    if (typeof html === 'string') return html;
  }
  throw new NeedsReact();
}

const special = /["'&<>]/;

/** Escapes as React does, for text and attributes alike. */
function escape(text: string): string {
  if (!special.test(text)) return text;
  let html = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const entity = entities[text.charCodeAt(at)];
    if (entity === undefined) continue;
    html += text.slice(from, at) + entity;
    from = at + 1;
  }
  return html + text.slice(from);
}

/** What is written for the characters of these codes. */
const entities: Partial<Record<number, string>> = {
  0x22: '&quot;',
  0x26: '&amp;',
  0x27: '&#x27;',
  0x3c: '&lt;',
  0x3e: '&gt;',
};
