import type { ReactNode } from 'react';
import { GraphDrawing, type DrawingWords } from './graph-drawing.tsx';
import type { GraphLayout } from './layout-graph.ts';

/** A drawing in its own box, which scrolls if the drawing is wider. */
export function ScrolledDrawing(props: {
  /** The graph with its layout. */
  layout: GraphLayout;
  /** Its texts and links. */
  words: DrawingWords;
  /** Id of the element that names the drawing. */
  titleId: string;
}): ReactNode {
  const { layout, words, titleId } = props;
  // Links in it let the keyboard scroll; a drawing without any would not scroll.
  const hasLinks = layout.nodes.some((node) => !node.own && words.href(node) !== undefined);
  return (
    <div className="graph-scroll" tabIndex={hasLinks ? undefined : 0}>
      <span className="graph-start" aria-hidden="true">
        <svg width={startOf(layout)} height="1" />
        <i />
      </span>
      <GraphDrawing
        layout={layout}
        words={words}
        titleId={titleId}
        descriptionId={`${titleId}-about`}
      />
    </div>
  );
}

/** Returns the initial scroll position of a drawing that is wider than its box: the node that the graph is of. */
function startOf({ nodes }: GraphLayout): string {
  const own = nodes.find((node) => node.own);
  return `${own ? (own.x + own.width / 2) / 16 : 0}em`;
}
