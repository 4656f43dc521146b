import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { HeadProvider } from '../theme/head.tsx';
import { proseComponents } from './prose-components.tsx';
import { ProseSurroundings } from './prose-surroundings.tsx';

/** Text written in Markdown. */
export function ProseView(props: {
  /** The tree of the text. */
  tree: Root;
  /** The file that it was read from; the page's own when missing. */
  sourceFile?: string;
  /** Href of the page with the whole text, where this is an excerpt on a list. */
  home?: string;
}): ReactNode {
  const { tree, sourceFile, home } = props;
  const content: unknown = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: proseComponents,
    ignoreInvalidStyle: true,
    passNode: true,
    // An attribute, not a style: sites may forbid inline styles.
    tableCellAlignToStyle: false,
  });
  const text = (
    <ProseSurroundings value={{ sourceFile, home }}>
      <div className="prose">{isValidElement(content) ? content : null}</div>
    </ProseSurroundings>
  );
  // What an excerpt says of the head is said of the page with the whole text.
  return home === undefined ? text : <HeadProvider value={undefined}>{text}</HeadProvider>;
}
