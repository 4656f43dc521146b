import { anchorFolder, anchorRows } from '../plan/anchor-places.ts';
import type { Plan } from '../plan/types.ts';
import { anchorFile, anchorFileCount, type AnchorRow } from '../shared/anchor-files.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Returns files that map the anchors of symbols to pages. They redirect old links to a topic or header that no longer
 * has the symbol; the script of the site requests only the file that contains the name.
 */
export function anchorFiles({ apis }: Pick<Plan, 'apis'>): OutputFile[] {
  return apis.flatMap(({ settings, symbols, links }) => {
    const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
    const count = anchorFileCount(symbols.members.size);
    const files = new Map<string, AnchorRow[]>();
    for (const row of anchorRows(symbols, links)) {
      const file = anchorFile(row[0], count);
      const rows = files.get(file);
      if (rows) rows.push(row);
      else files.set(file, [row]);
    }
    return [...files].map(([file, rows]) => ({
      path: folder + anchorFolder + file,
      bytes: JSON.stringify(rows.sort((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1))),
    }));
  });
}
