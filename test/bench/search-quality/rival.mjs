// The search that a site would have with MiniSearch: all names and brief descriptions, with beginnings and misspelt words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';

/** Maximum number of results. */
const most = 20;

/** Returns a function that asks MiniSearch about the symbols of a built site, and returns results like those of the search. */
export function rivalOf(site) {
  const symbols = JSON.parse(readFileSync(join(site, 'docs/api/symbols.json'), 'utf8'));
  const index = new MiniSearch({
    fields: ['name', 'brief'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  });
  index.addAll(symbols.map(({ name, brief = '' }, id) => ({ id, name, brief })));
  return (query) =>
    index
      .search(query)
      .slice(0, most)
      .map(({ id }) => {
        const { kind, name, url } = symbols[id];
        return { group: 'symbol', kind, qualifiedName: name, name: [], href: url };
      });
}
