import type { Inputs } from '../inputs/inputs.ts';
import type { StaticFile } from '../model/site.ts';
import { listFiles } from './source-file.ts';

/** Lists the files of the static folders; if two folders contain the same path, the first wins. */
export async function readStaticFiles(
  inputs: Inputs,
  folders: readonly string[],
): Promise<StaticFile[]> {
  const byPath = new Map<string, StaticFile>();
  for (const folder of folders) {
    for (const { path, absolute } of (await listFiles(inputs, folder, true)) ?? [])
      if (!byPath.has(path) && inputs.isFile(absolute))
        byPath.set(path, { path, source: absolute });
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
