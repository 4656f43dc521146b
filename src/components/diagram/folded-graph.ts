/** What the script needs that draws a graph when its reader opens it: attributes of the block with the graph as text. */
export interface FoldedGraphData {
  /** Which graph it is. */
  'data-graph': 'calls' | 'callers';
  /** What an edge says, with `{from}` and `{to}`. */
  'data-edge': string;
  /** What the drawing is, for those who do not see it. */
  'data-description': string;
  /** What the text is called beside the drawing. */
  'data-as-text': string;
}
