import type { ReactNode } from 'react';
import { GraphDrawing, type DrawingWords } from './graph-drawing.tsx';
import type { GraphLayout } from './layout-graph.ts';

/** A drawing in a box of its own, which scrolls where the drawing is wider. */
export function ScrolledDrawing(props: {
  /** The graph with a place for everything. */
  layout: GraphLayout;
  /** What it says, and where it leads. */
  words: DrawingWords;
  /** Id of the element that names the drawing. */
  titleId: string;
}): ReactNode {
  const { layout, words, titleId } = props;
  return (
    <div className="graph-scroll">
      <span className="graph-start" style={{ left: startOf(layout) }} />
      <GraphDrawing
        layout={layout}
        words={words}
        titleId={titleId}
        descriptionId={`${titleId}-about`}
      />
    </div>
  );
}

/** Where a drawing that is wider than its box shows first: the node that it is of. */
function startOf({ nodes }: GraphLayout): string {
  const own = nodes.find((node) => node.own);
  return `${own ? (own.x + own.width / 2) / 16 : 0}rem`;
}
