import type { Element } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment } from 'react/jsx-runtime';

/** Returns the attributes of an element as React props; `space` is the language of the element. */
export function propsOf(element: Element, space: 'html' | 'svg' = 'html'): object {
  let props: object = {};
  const take = (type: unknown, given: object): null => {
    if (type === element.tagName) props = given;
    return null;
  };
  toJsxRuntime(
    { ...element, children: [] },
    {
      Fragment,
      jsx: take,
      jsxs: take,
      space,
      ignoreInvalidStyle: true,
      tableCellAlignToStyle: false,
    },
  );
  return props;
}
