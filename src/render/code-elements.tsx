import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createElement, isValidElement, type ReactNode } from 'react';
import { Piece } from '../components/prose/island.tsx';
import type { TextCode } from '../components/prose/text-code.ts';
import { codeTags } from '../model/prose-code.ts';

type Props = Readonly<Record<string, unknown>>;

/** Element that stands for a slot until its content is known. */
const slotTag = 'mtp-slot';

/**
 * Returns the elements that a piece of code in a text renders, or an included text, with the content of its slots as in
 * the text. `toHtml` renders content in the surroundings of the page.
 */
export function codeElements(
  element: Element,
  code: TextCode | undefined,
  toHtml: (content: ReactNode) => string,
  props: Props = {},
): Root {
  const slots = element.children.filter((child): child is Element => child.type === 'element');
  const run = functionOf(element, code);
  const slot = (index: number): ReactNode => createElement(slotTag, { 'data-slot': index });
  if (element.tagName === codeTags.partial) {
    const given = run?.(props, slot);
    const own = isValidElement<Record<string, unknown>>(given) ? given.props : {};
    const content = slots.at(-1)?.children ?? [];
    return { type: 'root', children: withProps(content, own, code, toHtml) };
  }
  if (!run) return { type: 'root', children: slots.flatMap(({ children }) => children) };
  const html = toHtml(createElement(Piece, { run, props, slot }));
  const { children } = fromHtml(html, { fragment: true });
  return { type: 'root', children: filled(children, slots) };
}

function functionOf(
  { properties: { dataModule, dataFunction } }: Element,
  code: TextCode | undefined,
): ReturnType<TextCode['functionOf']> {
  return typeof dataModule === 'string' && typeof dataFunction === 'number'
    ? code?.functionOf(dataModule, dataFunction)
    : undefined;
}

/** Replaces the marks of slots by their content. */
function filled(nodes: readonly RootContent[], slots: readonly Element[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.tagName === slotTag) return slots[Number(node.properties.dataSlot)]?.children ?? [];
    return [{ ...node, children: filled(node.children, slots) }];
  });
}

/** Renders the code in an included text that gets properties; the other code is rendered where it is. */
function withProps(
  nodes: readonly ElementContent[],
  props: Props,
  code: TextCode | undefined,
  toHtml: (content: ReactNode) => string,
): ElementContent[] {
  if (Object.keys(props).length === 0) return [...nodes];
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName !== codeTags.code)
      return [{ ...node, children: withProps(node.children, props, code, toHtml) }];
    const { children } = codeElements(node, code, toHtml, props);
    return children.filter((child) => child.type === 'element' || child.type === 'text');
  });
}
