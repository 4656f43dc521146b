import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useContent } from '../content-context.tsx';
import { HeadProvider } from '../theme/head.tsx';
import { withCodeLinks } from './code-links.ts';
import { proseComponents } from './prose-components.tsx';
import { ProseSurroundings } from './prose-surroundings.tsx';

/** Text from Markdown. */
export function ProseView(props: {
  /** The tree of the text. */
  tree: Root;
  /** Source file; the page's own when missing. */
  sourceFile?: string;
  /** Address of the page with the full text, if this is an excerpt in a list. */
  home?: string;
}): ReactNode {
  const { tree, sourceFile, home } = props;
  const { links } = useContent();
  const linked = withCodeLinks(tree, (name) => links.symbol?.(name, true)?.href);
  const content: unknown = toJsxRuntime(linked, {
    Fragment,
    jsx,
    jsxs,
    components: proseComponents,
    ignoreInvalidStyle: true,
    passNode: true,
    // An attribute, because sites may forbid inline styles.
    tableCellAlignToStyle: false,
  });
  const text = (
    <ProseSurroundings value={{ sourceFile, home }}>
      <div className="prose">{isValidElement(content) ? content : null}</div>
    </ProseSurroundings>
  );
  // An excerpt must not change the head; that is for the page with the full text.
  return home === undefined ? text : <HeadProvider value={undefined}>{text}</HeadProvider>;
}
