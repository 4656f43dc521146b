import type { Compound, Graph, GraphNode } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import { isDrawn, type DiagramSettings } from './diagram-settings.ts';
import { folderBorders, foldersAround, type IncludePair } from './folder-dependencies.ts';

/** A folder on the other side of includes. */
export interface NeighbourFolder {
  /** The folder. */
  folder: Compound;
  /** The includes. */
  pairs: IncludePair[];
}

/** What a folder has to do with other folders. */
export interface FolderGraph {
  /** The graph; each edge has the number of includes for a label. */
  graph: Graph;
  /** The folders that its files include. */
  includes: NeighbourFolder[];
  /** The folders whose files include its files. */
  includedBy: NeighbourFolder[];
}

/**
 * The folders that the files of a folder include, and those whose files include these; `undefined` if there are none.
 * What is in folders inside of it counts as its own. Other folders are as large as they can be without containing it;
 * of those that contain it, only the files count that are in no other folder.
 */
export function folderGraph(
  own: Compound,
  symbols: Symbols,
  settings?: DiagramSettings,
): FolderGraph | undefined {
  if (!settings || !isDrawn('folders', settings)) return undefined;
  const border = folderBorders(symbols).get(own.refid);
  if (!border) return undefined;
  const around = new Set(foldersAround(own.refid, symbols));
  const neighbourOf = ({ refid }: Compound): Compound | undefined => {
    const folders = foldersAround(refid, symbols);
    return folders.filter((folder) => !around.has(folder)).at(-1) ?? folders[0];
  };
  const includes = byFolder(border.outgoing, ({ to }) => neighbourOf(to));
  const includedBy = byFolder(border.incoming, ({ from }) => neighbourOf(from));
  if (includes.length === 0 && includedBy.length === 0) return undefined;
  const nodes = new Map<string, GraphNode>();
  const nodeOf = ({ refid, name }: Compound): GraphNode => {
    const node = nodes.get(refid) ?? { id: refid, label: name, refid, children: [] };
    nodes.set(refid, node);
    return node;
  };
  const addEdge = (from: GraphNode, to: GraphNode, { pairs }: NeighbourFolder): void => {
    from.children.push({ id: to.id, relation: 'include', labels: [String(pairs.length)] });
  };
  const start = nodeOf(own);
  for (const each of includes) addEdge(start, nodeOf(each.folder), each);
  for (const each of includedBy) addEdge(nodeOf(each.folder), start, each);
  return { graph: { kind: 'folders', nodes: [...nodes.values()] }, includes, includedBy };
}

/** Includes by the folder on the other side, in the order of the folders' names; files in no folder have no side. */
function byFolder(
  pairs: readonly IncludePair[],
  folderOf: (pair: IncludePair) => Compound | undefined,
): NeighbourFolder[] {
  const found = new Map<Compound, NeighbourFolder>();
  for (const pair of pairs) {
    const folder = folderOf(pair);
    if (!folder) continue;
    const known = found.get(folder);
    if (known) known.pairs.push(pair);
    else found.set(folder, { folder, pairs: [pair] });
  }
  return [...found.values()].sort((a, b) => (a.folder.name < b.folder.name ? -1 : 1));
}
