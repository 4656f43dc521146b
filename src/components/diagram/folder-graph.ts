import type { Compound, Graph, GraphNode } from '../../model/compound.ts';
import type { Symbols } from '../../model/symbols.ts';
import { isDrawn, type DiagramSettings } from './diagram-settings.ts';
import { folderBorders, foldersAround, type IncludePair } from './folder-dependencies.ts';

/** A folder at the other end of includes. */
export interface NeighbourFolder {
  /** The folder. */
  folder: Compound;
  /** The includes. */
  pairs: IncludePair[];
}

/** The dependencies between a folder and other folders. */
export interface FolderGraph {
  /** The graph; each edge is labelled with its number of includes. */
  graph: Graph;
  /** The folders that its files include. */
  includes: NeighbourFolder[];
  /** The folders whose files include its files. */
  includedBy: NeighbourFolder[];
}

/**
 * Returns the folders that a folder's files include, and those that include them; `undefined` if there are none. Files
 * of subfolders belong to the folder. Other folders are as large as possible without containing it; of folders that
 * contain it, only the files directly in them count.
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

/** Groups includes by the folder at the other end, sorted by name; files in no folder are skipped. */
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
