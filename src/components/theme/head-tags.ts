import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { table } from '../../shared/table.ts';

/** An element of a page's head, or the attributes of its `html` or `body`. */
export interface HeadTag {
  /** Name of the element. */
  name: 'title' | 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'base' | 'html' | 'body';
  /** Attributes with their HTML names; those without value are empty. */
  attributes: Record<string, string>;
  /** Content of the element: a title's text, or source code. */
  content: string;
}

const names: ReadonlySet<string> = new Set<HeadTag['name']>([
  'title',
  'meta',
  'link',
  'script',
  'style',
  'noscript',
  'base',
  'html',
  'body',
]);

function isTagName(name: unknown): name is HeadTag['name'] {
  return typeof name === 'string' && names.has(name);
}

/** Converts the children of `Head` to tags; throws for anything but head elements. */
export function headTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    // White space between elements.
    if (typeof child === 'string' && child.trim() === '') return [];
    const element = isValidElement<{ children?: ReactNode }>(child) ? child : undefined;
    const name = element?.type;
    if (element && name === Fragment) return headTags(element.props.children);
    if (element && isTagName(name)) return [{ name, ...partsOf({ ...element.props }) }];
    const found = typeof name === 'string' ? `<${name}>` : element ? 'a component' : 'text';
    throw new Error(
      `<Head> can contain only head elements: ${[...names].join(', ')}. Found: ${found}. Write the elements of your own components there directly.`,
    );
  });
}

/** Attributes that React names differently; all others differ at most in case. */
const attributeNames: Readonly<Record<string, string>> = table({
  className: 'class',
  httpEquiv: 'http-equiv',
});

function partsOf(props: Record<string, unknown>): Pick<HeadTag, 'attributes' | 'content'> {
  const { children, dangerouslySetInnerHTML, ...rest } = props;
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    const written = attributeNames[name] ?? name.toLowerCase();
    if (value === true) attributes[written] = written.startsWith('data-') ? 'true' : '';
    else if (typeof value === 'string' || typeof value === 'number')
      attributes[written] = String(value);
  }
  return { attributes, content: rawContent(dangerouslySetInnerHTML) ?? textOf(children) };
}

function rawContent(html: unknown): string | undefined {
  return typeof html === 'object' && html !== null && '__html' in html
    ? String(html.__html)
    : undefined;
}

function textOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

/** Returns the key that identifies a tag among others of its kind: of two with the same key, the later one wins. */
export function headTagKey({ name, attributes, content }: HeadTag): string {
  if (name === 'title' || name === 'base') return name;
  if (name === 'meta')
    for (const attribute of ['charset', 'name', 'property', 'http-equiv', 'itemprop'] as const)
      if (attributes[attribute] !== undefined) return `meta ${attribute} ${attributes[attribute]}`;
  if (name === 'link' && attributes.rel === 'canonical') return 'link canonical';
  return JSON.stringify([name, attributes, content]);
}
