import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { propsOf } from './element-props.ts';

/**
 * Returns the source of an SVG file's module: a component that draws it and converts to its URL as text, for example in
 * the `src` of an image.
 */
export function svgModule(text: string, path: string): string {
  const svg = rootOf(
    fromHtml(text.replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>/gi, ''), { fragment: true }),
  );
  const address = `import address from ${JSON.stringify(path)};`;
  if (!svg) return `${address} export default address;`;
  const inner = toHtml(
    { type: 'root', children: svg.children.filter((child) => !isScript(child)) },
    { space: 'svg' },
  );
  return `${address}
import { createElement, forwardRef } from 'react';
const own = ${JSON.stringify(propsOf(svg, 'svg'))};
const inner = ${JSON.stringify(inner)};
const escape = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');
const draw = ({ title, titleId, ...props }, ref) => {
  const id = titleId ? ' id="' + escape(titleId) + '"' : '';
  const __html = title ? '<title' + id + '>' + escape(title) + '</title>' + inner : inner;
  return createElement('svg', { ...own, ...props, ref, dangerouslySetInnerHTML: { __html } });
};
const Svg = /* @__PURE__ */ Object.assign(/* @__PURE__ */ forwardRef(draw), {
  toString: () => address,
  toJSON: () => address,
});
export default Svg;
export { Svg as ReactComponent };`;
}

function rootOf({ children }: Root): Element | undefined {
  return children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  );
}

function isScript(node: Element['children'][number]): boolean {
  return node.type === 'comment' || (node.type === 'element' && node.tagName === 'script');
}
