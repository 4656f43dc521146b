import { anchorFolder, anchorRows } from '../plan/anchor-places.ts';
import type { Plan } from '../plan/types.ts';
import { anchorFile, anchorFileCount } from '../shared/anchor-files.ts';
import type { OutputFile } from './output-file.ts';
import { groupBy } from '../shared/group-by.ts';

/**
 * Returns files that map the anchors of symbols to pages. They redirect old links to a topic or header that no longer
 * has the symbol; the script of the site requests only the file that contains the name.
 */
export function anchorFiles({ apis }: Pick<Plan, 'apis'>): OutputFile[] {
  return apis.flatMap(({ settings, symbols, links }) => {
    const folder = settings.routeBasePath === '' ? '' : `${settings.routeBasePath}/`;
    const count = anchorFileCount(symbols.members.size);
    const files = groupBy(anchorRows(symbols, links), ([name]) => anchorFile(name, count));
    return [...files].map(([file, rows]) => ({
      path: folder + anchorFolder + file,
      bytes: JSON.stringify(rows.sort((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1))),
    }));
  });
}
