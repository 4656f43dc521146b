import type { IncludeRule } from '../model/include-line.ts';
import type { SurfaceSettings } from './public-surface.ts';

/** What a snapshot is taken from, besides the API reference. */
export interface SnapshotSources {
  /** What counts as public. */
  surface: SurfaceSettings;
  /** Decides which headers users include. */
  includes: IncludeRule;
  /** Returns the address of a symbol below the base path, by its refid; missing if the site is not published. */
  addressOf?: (refid: string) => string | undefined;
  /** Returns the text of a source by its path in the model; `undefined` if it is not there. */
  sourceOf?: (file: string) => string | undefined;
  /** Keeps Doxygen's ids. */
  keepsIds?: boolean;
  /** The folders of the sources, absolute; values of Doxygen's settings must not contain them. */
  folders?: readonly string[];
}
