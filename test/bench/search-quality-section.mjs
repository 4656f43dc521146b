// How well the search answers what people type and paste: a table of queries over libraries that it was not made for.
import { join } from 'node:path';
import { doxygenVersion } from './doxygen-trees.mjs';
import { qualityModules } from './search-modules.mjs';
import { cellsOf, head, summarize } from './search-quality/figures.mjs';
import { libraries } from './search-quality/libraries.mjs';
import { measureOldRows, measureRows } from './search-quality/measurement.mjs';
import { buildSites } from './search-quality/sites.mjs';

/** Builds the sites of the libraries, and asks the queries. */
export async function searchQualitySection({ scratch, install, log }) {
  const version = await doxygenVersion();
  const folder = join(scratch, 'search-quality');
  await buildSites(folder, { mayInstall: install, log });
  const modules = await qualityModules();
  const rows = await measureRows(modules, folder);
  const oldRows = await measureOldRows(modules, folder);
  const packages = libraries.map(({ debian }) => debian).join(', ');
  return {
    title: 'Search: quality',
    about: [
      `${rows.length} queries as people type and paste them, about ${libraries.length} libraries: the headers of Debian's ${packages}, with XML by Doxygen ${version}. The half "tune" may be used to improve the search, the half "report" only to measure it; the rows "unseen" and "last" are about three libraries each that were added when the search was done, first these and later those, and were written before it was asked any of them. The rows "last" had 77.8 % first, 83.9 % within three and 0.0 % without result when they were asked first; since then, the search has been improved with them. MiniSearch has all names and brief descriptions of symbols.json, with beginnings and misspelt words. Places are those in the whole list of at most 20 results per group.`,
    ],
    tables: [{ head, rows: summarize(rows, oldRows).map(cellsOf) }],
  };
}
