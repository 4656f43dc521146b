import { readFileSync } from 'node:fs';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { lookAt } from '../inputs/unreadable.ts';
import { canBeSnapshot } from '../releases/snapshot-files.ts';

/** Returns the text of a file with a snapshot; reports a path that cannot be one, and then returns `undefined`. */
export function snapshotText(
  path: string,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  const shown = displayPath(path, cwd);
  const { stats, reason } = lookAt(path);
  if (stats)
    return canBeSnapshot(stats, shown, diagnostics) ? readFileSync(path, 'utf8') : undefined;
  const message = `The snapshot cannot be read: ${reason ?? 'it does not exist'}.`;
  diagnostics.error('snapshot', message, { file: shown });
  return undefined;
}
