import type { ReactNode } from 'react';
import type { Graph } from '../../../model/compound.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { useContent } from '../../content-context.tsx';
import { compoundGraph } from '../../diagram/compound-graphs.ts';
import { isDrawn } from '../../diagram/diagram-settings.ts';
import { GraphDrawing } from '../../diagram/graph-drawing.tsx';
import { layoutGraph, type GraphLayout } from '../../diagram/layout-graph.ts';
import { useApiPage } from '../api-page.ts';
import { GraphTree } from './graph-tree.tsx';

/** What the graphs are called, and the start of their ids: the colon keeps them from those of members. */
const titles: Record<Graph['kind'], readonly [title: keyof ApiTexts, id: string]> = {
  includes: ['includeGraph', 'graph:includes'],
  includedBy: ['includedByGraph', 'graph:included-by'],
  inheritance: ['inheritanceGraph', 'graph:inheritance'],
  collaboration: ['collaborationGraph', 'graph:collaboration'],
};

/** The graphs of the page's compound, in the order of the kinds. */
export function CompoundGraphs(props: {
  /** Which of them. */
  kinds: readonly Graph['kind'][];
}): ReactNode {
  const { symbols, diagrams } = useContent();
  const { compound } = useApiPage();
  return props.kinds.map((kind) => {
    const graph = compoundGraph(compound, kind, symbols, diagrams);
    return graph && <GraphView key={kind} graph={graph} />;
  });
}

/** A graph as a drawing with the same as text, closed at first; as text only where it is large or drawings are off. */
export function GraphView(props: {
  /** The graph. */
  graph: Graph;
}): ReactNode {
  const { links, diagrams, texts, layoutOf = layoutGraph } = useContent();
  const { graph } = props;
  const [name, id] = titles[graph.kind];
  const title = texts.api[name];
  if (graph.nodes.length < 2) return null;
  const layout =
    diagrams && isDrawn(graph.kind, diagrams) && graph.nodes.length <= diagrams.maxNodes
      ? layoutOf(graph)
      : undefined;
  const text = (
    <details className="graph">
      <summary>{layout ? texts.api.graphAsText : title}</summary>
      <GraphTree nodes={graph.nodes} links={links} texts={texts.api} />
    </details>
  );
  if (!layout) return text;
  return (
    <figure className="graph-figure">
      <figcaption>
        <span id={id}>{title}</span>
        {layout.implied > 0 && <small>{texts.api.impliedIncludes}</small>}
      </figcaption>
      <div className="graph-scroll">
        <span className="graph-start" style={{ left: startOf(layout) }} />
        <GraphDrawing
          layout={layout}
          links={links}
          texts={texts.api}
          titleId={id}
          descriptionId={`${id}-about`}
        />
      </div>
      {text}
    </figure>
  );
}

/** Where a drawing that is wider than its box shows first: the node that it is of. */
function startOf({ nodes }: GraphLayout): string {
  const own = nodes.find((node) => node.own);
  return `${own ? (own.x + own.width / 2) / 16 : 0}rem`;
}
