/** Attributes of the text version of a graph, for the script that draws the graph when the reader opens it. */
export interface FoldedGraphData {
  /** Kind of graph. */
  'data-graph': 'calls' | 'callers';
  /** Text of an edge, with `{from}` and `{to}`. */
  'data-edge': string;
  /** Accessible description of the drawing. */
  'data-description': string;
  /** Label of the text version next to the drawing. */
  'data-as-text': string;
}
