import { readFileSync, statSync } from 'node:fs';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { canBeSnapshot } from '../releases/snapshot-files.ts';

/** Returns the text of a file with a snapshot; reports a path that cannot be one, and then returns `undefined`. */
export function snapshotText(
  path: string,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  const isReadable = canBeSnapshot(statSync(path), displayPath(path, cwd), diagnostics);
  return isReadable ? readFileSync(path, 'utf8') : undefined;
}
