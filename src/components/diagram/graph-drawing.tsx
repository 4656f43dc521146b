import type { ReactNode } from 'react';
import { sizes, type GraphLayout, type PlacedEdge, type PlacedNode } from './layout-graph.ts';

/** Texts and links of a drawing, except names. */
export interface DrawingWords {
  /** Accessible description. */
  description: string;
  /** Returns the text of an edge. */
  edge: (edge: PlacedEdge) => string;
  /** Returns the address of a node; `undefined` for none. */
  href: (node: PlacedNode) => string | undefined;
}

/** A graph as SVG: it contains the sizes; colours and fonts come from the style sheet. */
export function GraphDrawing(props: {
  /** The graph with its layout. */
  layout: GraphLayout;
  /** Its texts and links. */
  words: DrawingWords;
  /** Id of the element that names the drawing. */
  titleId: string;
  /** Id for the description. */
  descriptionId: string;
}): ReactNode {
  const { layout, words, titleId, descriptionId } = props;
  const { width, height, direction, nodes, edges } = layout;
  const heads = new Map(edges.map((edge) => [`${edge.head} ${edge.relation}`, edge]));
  // Offset by half a pixel, one-pixel lines fill exactly one row of pixels.
  const [outerWidth, outerHeight] = [width + 1, height + 1];
  return (
    <svg
      className={`graph-drawing graph-drawing-${direction}`}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      viewBox={`-0.5 -0.5 ${outerWidth} ${outerHeight}`}
      width={`${outerWidth / 16}em`}
    >
      <desc id={descriptionId}>{words.description}</desc>
      <g aria-hidden="true">
        {edges.map((edge, i) => (
          <path key={i} className={`graph-edge ${edge.relation}`} d={edge.line}>
            <title>{words.edge(edge)}</title>
          </path>
        ))}
        {[...heads].map(([key, { head, relation }]) => (
          <path key={key} className={`graph-head ${relation}`} d={head} />
        ))}
        {edges.map(
          ({ text }, i) =>
            text && (
              <text key={i} className="graph-label">
                {textLines(text.lines, text.x, text.y, sizes.labelLine)}
              </text>
            ),
        )}
      </g>
      {nodes.map((node, i) => (
        <NodeBox
          key={i}
          node={node}
          href={node.own ? undefined : words.href(node)}
          isDown={direction === 'down'}
        />
      ))}
    </svg>
  );
}

function NodeBox(props: {
  node: PlacedNode;
  href: string | undefined;
  isDown: boolean;
}): ReactNode {
  const { node, href, isDown } = props;
  const { label, own, lines, x, y, width, height } = node;
  const textX = isDown ? x + Math.round(width / 2) : x + sizes.sidePadding;
  const content = (
    <>
      <title>{label}</title>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      <text>{textLines(lines, textX, y + height / 2, sizes.line)}</text>
    </>
  );
  if (href === undefined)
    return <g className={own ? 'graph-node graph-node-own' : 'graph-node'}>{content}</g>;
  const opensTab = /^(?:https?:)?\/\//i.test(href);
  return (
    <a
      className="graph-node"
      href={href}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
    >
      {content}
    </a>
  );
}

/** Lines of text around a centre. */
function textLines(lines: readonly string[], x: number, y: number, lineHeight: number): ReactNode {
  const top = y - ((lines.length - 1) * lineHeight) / 2;
  return lines.map((line, i) => (
    <tspan key={i} x={x} y={top + i * lineHeight}>
      {line}
    </tspan>
  ));
}
