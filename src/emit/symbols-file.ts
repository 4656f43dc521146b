import type { Plan } from '../plan/types.ts';
import type { OutputFile } from './output-file.ts';

/** The list of all symbols for search and other tools, one to a line; none where there is no API reference. */
export function symbolsFiles(plan: Pick<Plan, 'config' | 'symbolRows'>): OutputFile[] {
  const { doxygen } = plan.config;
  if (!doxygen) return [];
  const folder = doxygen.routeBasePath === '' ? '' : `${doxygen.routeBasePath}/`;
  const rows = plan.symbolRows.map((row) => JSON.stringify(row));
  return [{ path: `${folder}symbols.json`, bytes: `[\n${rows.join(',\n')}\n]\n` }];
}
