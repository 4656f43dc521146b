import type { Graph } from '../../model/compound.ts';

/** Which graphs are drawn. */
export interface DiagramSettings {
  /** Draws base and derived classes. */
  inheritance: boolean;
  /** Draws which files a file includes, and which include it. */
  includes: boolean;
  /** Draws the classes that a class is built from. */
  collaboration: boolean;
  /** Draws which functions a function calls. */
  calls: boolean;
  /** Draws which functions call a function. */
  callers: boolean;
  /** Draws which folders the files of a folder include. */
  folders: boolean;
  /** Maximum number of nodes; larger graphs stay lists. */
  maxNodes: number;
}

/** True if graphs of this kind are drawn. */
export function isDrawn(kind: Graph['kind'], settings: DiagramSettings): boolean {
  return settings[kind === 'includedBy' ? 'includes' : kind];
}
