import { Component, Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { insidePlainProvider, isPlainProvider, withoutReact } from '../components/plain-context.ts';

/** Thrown if a tree contains something that only React can render. */
class NeedsReact extends Error {}

/** The markup of an element. */
interface Form {
  /** Text in front of its content. */
  start: string;
  /** Text after its content; empty if it cannot have any. */
  end: string;
  /** Keeps a line break at the start of the content. */
  isPreformatted?: boolean;
}

/** The elements that are rendered here, by name; React does more for others: it hoists, reorders or preloads. */
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

/** A title is rendered in place only inside SVG. */
const titleForm: Form = { start: '<title', end: '</title>' };

/** Attribute names by prop; `aria-` and `data-` are allowed as well. */
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
 * Renders a tree of our own components to HTML, byte for byte as `renderToStaticMarkup` does; returns `undefined` if
 * the tree contains something unknown here, which React must render. React prepares for state, suspense and streams,
 * which API pages do not use: without that, rendering the content of Eigen's pages takes a fifth less time.
 */
export function plainMarkup(tree: ReactNode): string | undefined {
  const writer = new Writer();
  try {
    withoutReact(() => writer.node(tree));
  } catch {
    // React reports faults in components when it renders them.
    return undefined;
  }
  return writer.html;
}

/** Number of pieces to join at once: the garbage collector would copy each of many small, long-lived pieces. */
const mostPieces = 1000;

class Writer {
  readonly #pieces = new Array<string>(mostPieces);
  /** Number of pieces. */
  #count = 0;
  /** Earlier pieces, joined. */
  readonly #done: string[] = [];
  #isSvg = false;

  /** Everything written so far. */
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
      // HTML parsers drop a line break at the start.
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
    // React omits empty URLs in some places, and replaces script URLs.
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

/** True for the properties of a title with plain text. */
function isTitle({ children, ...rest }: Record<string, unknown>): boolean {
  return typeof children === 'string' && Object.keys(rest).length === 0;
}

const scriptUrl = /^[\u0000-\u001f ]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** True for a component that is neither a class nor wrapped. */
function isFunctionComponent(
  type: unknown,
): type is (props: Record<string, unknown>) => ReactNode | Promise<ReactNode> {
  return typeof type === 'function' && !(type.prototype instanceof Component);
}

/** Returns HTML that is inserted unescaped. */
function htmlOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && '__html' in value) {
    const { __html: html } = value;
    if (typeof html === 'string') return html;
  }
  throw new NeedsReact();
}

const special = /["'&<>]/;

/** Escapes as React does, in text and attributes alike. */
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

/** Entities by character code. */
const entities: Partial<Record<number, string>> = {
  0x22: '&quot;',
  0x26: '&amp;',
  0x27: '&#x27;',
  0x3c: '&lt;',
  0x3e: '&gt;',
};
