import type { ReactNode } from 'react';
import type { Graph } from '../../../model/compound.ts';
import type { Links } from '../../../model/links.ts';
import { boxHeight, layOutGraph, type PlacedEdge, type PlacedNode } from './graph-layout.ts';

/** A graph as a drawing: boxes with names, linked, and lines between them. */
export function GraphDrawing(props: {
  /** The graph. */
  graph: Graph;
  /** Where the boxes lead. */
  links: Links;
  /** What the drawing shows, for screen readers. */
  label: string;
}): ReactNode {
  const { graph, links, label } = props;
  const isInheritance = graph.kind === 'inheritance' || graph.kind === 'collaboration';
  const { width, height, nodes, edges } = layOutGraph(graph.nodes, isInheritance);
  const own = graph.nodes[0];
  return (
    <div className="graph-drawing" tabIndex={0}>
      <svg
        width={round(width)}
        height={round(height)}
        viewBox={`0 0 ${round(width)} ${round(height)}`}
        role="group"
        aria-label={label}
      >
        {edges.map((edge, i) => (
          <Edge key={i} edge={edge} />
        ))}
        {nodes.map((placed) => (
          <Box key={placed.node.id} placed={placed} isOwn={placed.node === own} links={links} />
        ))}
      </svg>
    </div>
  );
}

function Box(props: { placed: PlacedNode; isOwn: boolean; links: Links }): ReactNode {
  const { node, text, x, y, width } = props.placed;
  const href = props.isOwn || node.refid === undefined ? undefined : props.links.refid(node.refid);
  const box = (
    <>
      <rect
        x={round(x - width / 2)}
        y={round(y - boxHeight / 2)}
        width={round(width)}
        height={boxHeight}
        rx="4"
      />
      <text x={round(x)} y={round(y + 4)}>
        {text}
      </text>
      {text !== node.label && <title>{node.label}</title>}
    </>
  );
  const className = `graph-node${props.isOwn ? ' graph-node-own' : ''}`;
  return href === undefined ? (
    <g className={className}>{box}</g>
  ) : (
    <a className={className} href={href}>
      {box}
    </a>
  );
}

/** A line with a head at its end; it bends at the layers that it passes. */
function Edge({ edge }: { edge: PlacedEdge }): ReactNode {
  const { points, relation, labels } = edge;
  const [tipX, tipY] = points.at(-1) ?? [0, 0];
  const [, beforeY] = points.at(-2) ?? [0, 0];
  const direction = beforeY < tipY ? -1 : 1;
  const head = `M${round(tipX)} ${round(tipY)}l-4 ${direction * 7}h8z`;
  const name = [relation.replaceAll('-', ' '), ...labels].filter(Boolean).join(', ');
  return (
    <g className={`graph-edge graph-edge-${relation.replace(/[^\w-]/g, '')}`}>
      <path className="graph-line" d={curve(points)} />
      <path className="graph-head" d={head} />
      {name !== '' && <title>{name}</title>}
    </g>
  );
}

/** A line through points that leaves and reaches them upright. */
function curve(points: readonly [x: number, y: number][]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x, y] = first;
  let path = `M${round(x)} ${round(y)}`;
  for (const [nextX, nextY] of rest) {
    const half = round((y + nextY) / 2);
    path += `C${round(x)} ${half} ${round(nextX)} ${half} ${round(nextX)} ${round(nextY)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
