// Asks the queries of the tables, and finds the places of the expected answers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries, ownSite } from './libraries.mjs';
import { rivalOf } from './rival.mjs';
import { readTable } from './table.mjs';

/** Maximum number of results per group, as on the page of the search. */
const limit = 20;

/** Returns a function that asks a built site, and gives its last answer. */
export function searchOf({ createEngine }, site) {
  const engine = createEngine('/', (path) => {
    try {
      return Promise.resolve(JSON.parse(readFileSync(join(site, path), 'utf8')));
    } catch (error) {
      return Promise.reject(error);
    }
  });
  return (query, most = limit) =>
    new Promise((resolve, reject) => {
      engine.ask({ query, limit: most, isWhole: true }, (answer) => {
        if (answer.isFailed) reject(new Error(`The index of ${site} cannot be read.`));
        else if (answer.isComplete) resolve(answer);
      });
    });
}

/** Returns all results as the reader sees them: one group below the other. */
export function listed({ groups }) {
  return groups.flatMap(({ results }) => results);
}

/** Returns the place of the first result that is an accepted answer, starting at 1; 0 if there is none. */
export function placeOf({ verdict }, answers, results) {
  const isWanted = (result) => {
    const alone = { groups: [{ results: [result] }], completions: [] };
    return answers.some((wanted) => verdict({ wanted, within: 1 }, alone) === '');
  };
  return results.findIndex(isWanted) + 1;
}

/** Returns all rows of the table with the place of their answer, and the number of results. */
export async function measureRows(modules, folder, { category } = {}) {
  const rows = readTable().filter((row) => category === undefined || row.category === category);
  for (const { name } of libraries) {
    const ask = searchOf(modules, join(folder, name));
    const askRival = rivalOf(join(folder, name));
    for (const row of rows.filter(({ library }) => library === name)) {
      const results = listed(await ask(row.query));
      row.place = placeOf(modules, row.answers, results);
      row.count = results.length;
      row.first = results.slice(0, 3);
      const others = askRival(row.query);
      row.rival = { place: placeOf(modules, row.answers, others), count: others.length };
    }
  }
  return rows;
}

/**
 * Returns the rows of the older table whose sites are built, as far as they ask for a result. Its places are those in a
 * group, which decide whether a row passes; for the other figures, all results are one list, as for the new table.
 */
export async function measureOldRows(modules, folder) {
  const rows = modules.readQueryTable();
  const measured = [];
  for (const site of new Set(rows.map((row) => row.site))) {
    if (!existsSync(join(folder, site))) {
      if (site === ownSite) throw new Error(`There is no site in ${join(folder, site)}.`);
      continue;
    }
    const ask = searchOf(modules, join(folder, site));
    for (const row of rows.filter((one) => one.site === site)) {
      const answer = await ask(row.query);
      const results = listed(answer);
      const passes = modules.verdict(row, answer) === '';
      const isResult = !['nothing', 'completion'].includes(row.wanted.what);
      const place = isResult ? placeOf(modules, [row.wanted], results) : undefined;
      measured.push({ site, passes, place, count: results.length });
    }
  }
  return measured;
}
