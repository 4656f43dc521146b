import { groupBy } from '../shared/group-by.ts';
import { bySymbolName } from '../plan/symbol-rows.ts';
import type { Plan } from '../plan/types.ts';
import { symbolsPath } from '../search/symbols-path.ts';
import type { OutputFile } from './output-file.ts';

/** Lists all symbols of each API reference, or of all libraries, for search and other tools, one per line. */
export function symbolsFiles({ apis, config }: Pick<Plan, 'apis' | 'config'>): OutputFile[] {
  return [...groupBy(apis, (api) => symbolsPath(api, config))].map(([path, own]) => {
    const rows = own.flatMap((api) => api.symbolRows());
    const sorted = own.length > 1 ? bySymbolName(rows) : rows;
    return { path, bytes: `[\n${sorted.map((row) => JSON.stringify(row)).join(',\n')}\n]\n` };
  });
}
