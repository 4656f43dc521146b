import { readFileSync, statSync } from 'node:fs';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** Maximum size of a snapshot, in bytes: a hundred times that of the largest libraries, and not too long for a text. */
const largest = 300_000_000;

/** Returns the text of a file with a snapshot; reports a path that cannot be one, and then returns `undefined`. */
export function snapshotText(
  path: string,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  const stats = statSync(path);
  if (stats.isFile() && stats.size <= largest) return readFileSync(path, 'utf8');
  const message = stats.isFile()
    ? `The file is too large for a snapshot: ${Math.round(stats.size / 1_000_000)} MB.`
    : 'This is not a file.';
  const advice = 'Move it elsewhere, and write the snapshot again with "mtp-site snapshot".';
  diagnostics.error('snapshot', message, { file: displayPath(path, cwd) }, advice);
  return undefined;
}
