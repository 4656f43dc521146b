import type { Plan } from '../plan/types.ts';
import { symbolsPath } from '../search/symbols-path.ts';
import type { OutputFile } from './output-file.ts';

/** Lists all symbols of each API reference for search and other tools, one per line. */
export function symbolsFiles({ apis }: Pick<Plan, 'apis'>): OutputFile[] {
  return apis.map((api) => {
    const rows = api.symbolRows().map((row) => JSON.stringify(row));
    return { path: symbolsPath(api), bytes: `[\n${rows.join(',\n')}\n]\n` };
  });
}
