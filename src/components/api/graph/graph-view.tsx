import type { ReactNode } from 'react';
import type { Graph } from '../../../model/compound.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { useContent } from '../../content-context.tsx';
import { compoundGraph } from '../../diagram/compound-graphs.ts';
import { isDrawn } from '../../diagram/diagram-settings.ts';
import { layoutGraph, type GraphLayout } from '../../diagram/layout-graph.ts';
import { ScrolledDrawing } from '../../diagram/scrolled-drawing.tsx';
import { useApiPage } from '../api-page.ts';
import { drawingWords } from './drawing-words.ts';
import { GraphTree } from './graph-tree.tsx';

/** Titles of the graphs and prefixes of their ids; the colon avoids clashes with members' ids. */
export const graphTitles: Record<Graph['kind'], readonly [title: keyof ApiTexts, id: string]> = {
  includes: ['includeGraph', 'graph:includes'],
  includedBy: ['includedByGraph', 'graph:included-by'],
  inheritance: ['inheritanceGraph', 'graph:inheritance'],
  collaboration: ['collaborationGraph', 'graph:collaboration'],
  calls: ['callGraph', 'graph:calls'],
  callers: ['callerGraph', 'graph:callers'],
  folders: ['folderGraph', 'graph:folders'],
};

/**
 * The graphs of the page's compound, in the given order of kinds: closed at first, because the lists of files name the
 * closest ones. Open if the page has nothing else that they would push down.
 */
export function CompoundGraphs(props: {
  /** The kinds to show. */
  kinds: readonly Graph['kind'][];
}): ReactNode {
  const { symbols, diagrams } = useContent();
  const { compound } = useApiPage();
  const isOpen = compound.sections.length === 0 && compound.inner.length === 0;
  return props.kinds.map((kind) => {
    const graph = compoundGraph(compound, kind, symbols, diagrams);
    return graph && <FoldedGraph key={kind} graph={graph} isOpen={isOpen} />;
  });
}

/** A graph that few readers need: closed at first, including its drawing. */
export function FoldedGraph(props: {
  /** The graph. */
  graph: Graph;
  /** True if it is the main content of its page, and open. */
  isOpen?: boolean | undefined;
  /** True if its title is in a line of facts, with a mark that says what opens. */
  isInLine?: boolean;
  /** The text version; a tree of names when missing. */
  children?: ReactNode;
}): ReactNode {
  const { links, texts } = useContent();
  const { graph, isOpen, isInLine = false, children } = props;
  const [name, id] = graphTitles[graph.kind];
  const layout = useLayout(graph);
  if (graph.nodes.length < 2) return null;
  if (!layout)
    return (
      <GraphText graph={graph} summary={texts.api[name]} isOpen={isOpen} isInLine={isInLine}>
        {children}
      </GraphText>
    );
  const words = drawingWords(layout, links, texts.api);
  return (
    <details className={isInLine ? 'graph in-line' : 'graph'} open={isOpen}>
      <summary id={id}>
        {isInLine && <GraphMark />}
        {texts.api[name]}
      </summary>
      {layout.implied > 0 && <p className="graph-note">{texts.api.impliedIncludes}</p>}
      <ScrolledDrawing layout={layout} words={words} titleId={id} />
      <GraphText graph={graph} summary={texts.api.graphAsText}>
        {children}
      </GraphText>
    </details>
  );
}

/** Returns the layout of a graph; `undefined` if it is not drawn. */
function useLayout(graph: Graph): GraphLayout | undefined {
  const { diagrams, layoutOf = layoutGraph } = useContent();
  const isShown =
    diagrams &&
    isDrawn(graph.kind, diagrams) &&
    graph.nodes.length > 1 &&
    graph.nodes.length <= diagrams.maxNodes;
  return isShown ? layoutOf(graph) : undefined;
}

function GraphText(props: {
  graph: Graph;
  summary: string;
  isOpen?: boolean | undefined;
  isInLine?: boolean;
  children?: ReactNode;
}): ReactNode {
  const { links, texts } = useContent();
  const { graph, summary, isOpen, isInLine = false, children } = props;
  return (
    <details className={isInLine ? 'graph in-line' : 'graph'} open={isOpen}>
      <summary>
        {isInLine && <GraphMark />}
        {summary}
      </summary>
      {children ?? <GraphTree nodes={graph.nodes} links={links} texts={texts.api} />}
    </details>
  );
}

/** A small tree. */
function GraphMark(): ReactNode {
  return (
    <svg className="graph-mark" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M5.5 1.5h5v4h-5zM1.5 10.5h5v4h-5zM9.5 10.5h5v4h-5zM8 5.5V8m-4 2.5V8h8v2.5" />
    </svg>
  );
}
