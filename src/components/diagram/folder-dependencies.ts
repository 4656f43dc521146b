import type { Compound } from '../../model/compound.ts';
import { perObject } from '../../model/per-object.ts';
import type { Symbols } from '../../model/symbols.ts';

/** An include of a file in another folder. */
export interface IncludePair {
  /** The including file. */
  from: Compound;
  /** The included file. */
  to: Compound;
}

/** Includes across the border of a folder. */
export interface FolderBorder {
  /** Includes from files in the folder and its subfolders to files elsewhere. */
  outgoing: IncludePair[];
  /** Includes from files elsewhere to files in the folder and its subfolders. */
  incoming: IncludePair[];
}

/** Returns the folders around a file or folder, from the inside out. */
export function foldersAround(refid: string, symbols: Symbols): Compound[] {
  const folders: Compound[] = [];
  for (let each = symbols.parent(refid); each?.kind === 'dir'; each = symbols.parent(each.refid))
    folders.push(each);
  return folders;
}

/** Returns the includes across the border of each folder, by the folder's refid; folders without any are missing. */
export const folderBorders = perObject((symbols: Symbols): ReadonlyMap<string, FolderBorder> => {
  const borders = new Map<string, FolderBorder>();
  const borderOf = ({ refid }: Compound): FolderBorder => {
    const border = borders.get(refid) ?? { outgoing: [], incoming: [] };
    borders.set(refid, border);
    return border;
  };
  for (const from of symbols.compounds.values()) {
    if (from.kind !== 'file') continue;
    const left = foldersAround(from.refid, symbols);
    for (const { refid } of from.includes) {
      const to = refid === undefined ? undefined : symbols.compounds.get(refid);
      if (to?.kind !== 'file') continue;
      const entered = foldersAround(to.refid, symbols);
      const pair = { from, to };
      for (const folder of left)
        if (!entered.includes(folder)) borderOf(folder).outgoing.push(pair);
      for (const folder of entered)
        if (!left.includes(folder)) borderOf(folder).incoming.push(pair);
    }
  }
  return borders;
});
