import type { ReactNode } from 'react';
import type { Links } from '../../model/links.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { sizes, type GraphLayout, type PlacedEdge, type PlacedNode } from './layout-graph.ts';

/** A graph as SVG: sizes are in it, colours and fonts come from the style sheet. */
export function GraphDrawing(props: {
  /** The graph with a place for everything. */
  layout: GraphLayout;
  /** Where nodes lead. */
  links: Links;
  /** The texts of the interface. */
  texts: ApiTexts;
  /** Id of the element that names the drawing. */
  titleId: string;
  /** Id that the description gets. */
  descriptionId: string;
}): ReactNode {
  const { layout, links, texts, titleId, descriptionId } = props;
  const { width, height, direction, nodes, edges } = layout;
  const heads = new Map(edges.map((edge) => [`${edge.head} ${edge.relation}`, edge]));
  // Half a pixel aside, lines of one pixel fill one row of pixels.
  const [outerWidth, outerHeight] = [width + 1, height + 1];
  return (
    <svg
      className={`graph-drawing graph-drawing-${direction}`}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      viewBox={`-0.5 -0.5 ${outerWidth} ${outerHeight}`}
      style={{ width: `${outerWidth / 16}rem` }}
    >
      <desc id={descriptionId}>{fill(texts.graphDescription, { count: nodes.length })}</desc>
      <g aria-hidden="true">
        {edges.map((edge, i) => (
          <path key={i} className={`graph-edge ${edge.relation}`} d={edge.line}>
            <title>{edgeTitle(edge, texts)}</title>
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
        <NodeBox key={i} node={node} links={links} isDown={direction === 'down'} />
      ))}
    </svg>
  );
}

function NodeBox(props: { node: PlacedNode; links: Links; isDown: boolean }): ReactNode {
  const { label, own, lines, x, y, width, height } = props.node;
  const textX = props.isDown ? x + Math.round(width / 2) : x + sizes.sidePadding;
  const content = (
    <>
      <title>{label}</title>
      <rect x={x} y={y} width={width} height={height} rx={4} />
      <text>{textLines(lines, textX, y + height / 2, sizes.line)}</text>
    </>
  );
  const href = own ? undefined : hrefOf(props.node, props.links);
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

/** Where a node leads: to its page, or to that of a class of the standard library. */
function hrefOf({ label, refid }: PlacedNode, links: Links): string | undefined {
  const href = refid === undefined ? undefined : links.refid(refid);
  return (
    href ??
    (label.startsWith('std::') ? links.standard(label.replace(/<.*/s, '').trim()) : undefined)
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

/** What an edge says. */
function edgeTitle({ from, to, relation, labels }: PlacedEdge, texts: ApiTexts): string {
  const [access, kind] = relation.split('-');
  let text = texts.edgeUses;
  if (kind === 'inheritance') text = texts.edgeInherits;
  else if (relation === 'include') text = texts.edgeIncludes;
  else if (relation === 'template-instance') text = texts.edgeInstantiates;
  const edge = fill(text, { from, to });
  const more = [access === 'protected' || access === 'private' ? access : '', ...labels];
  const details = more.filter(Boolean).join(', ');
  return details === '' ? edge : fill(texts.edgeDetails, { edge, details });
}
