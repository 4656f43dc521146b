import type { Plan } from '../plan/types.ts';
import type { OutputFile } from './output-file.ts';

/** Lists all symbols of each API reference for search and other tools, one per line. */
export function symbolsFiles({ apis }: Pick<Plan, 'apis'>): OutputFile[] {
  return apis.map(({ settings, symbolRows }) => {
    const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
    const rows = symbolRows().map((row) => JSON.stringify(row));
    return { path: `${folder}symbols.json`, bytes: `[\n${rows.join(',\n')}\n]\n` };
  });
}
