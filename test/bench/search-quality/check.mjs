// Checks the table: every accepted answer must exist in the index of its library, or the row is wrong.
//   node test/bench/search-quality/check.mjs --sites DIR [--list LIBRARY]
// --list prints all symbols of a library with their addresses, for writing rows.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { qualityModules } from '../search-modules.mjs';
import { libraries } from './libraries.mjs';
import { listed, placeOf, searchOf } from './measurement.mjs';
import { categories, halves, readTable } from './table.mjs';

const { values } = parseArgs({ options: { sites: { type: 'string' }, list: { type: 'string' } } });
if (values.sites === undefined) {
  console.error('Say where the sites are: --sites DIR');
  process.exit(2);
}
const folder = resolve(values.sites);
const modules = await qualityModules();

/** Returns all results that a library has. The filters that the search offers list everything of their kind. */
async function everything(library) {
  const ask = searchOf(modules, join(folder, library));
  const filters = new Set();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const { query } of (await ask(letter)).completions)
      if (query.endsWith(':')) filters.add(query);
  const all = new Map();
  for (const filter of filters)
    for (const result of listed(await ask(filter, 1_000_000)))
      all.set(`${result.kind} ${result.href} ${result.qualifiedName}`, result);
  return [...all.values()];
}

if (values.list !== undefined) {
  for (const { kind, qualifiedName, name, signature = '', href } of await everything(values.list)) {
    const text = qualifiedName ?? name.map((piece) => piece.text).join('');
    console.log([kind, text, signature, href].join('\t'));
  }
  process.exit();
}

const rows = readTable();
const faults = [];
for (const { name } of libraries) {
  const results = await everything(name);
  for (const { line, half, answers, expected } of rows.filter(({ library }) => library === name)) {
    const missing = answers.findIndex((answer) => placeOf(modules, [answer], results) === 0);
    // Rows that are only to measure with are not shown.
    const what = half === 'tune' ? expected.split(' | ')[missing] : 'such answer';
    if (missing >= 0) faults.push(`queries.tsv:${line}: ${name} has no ${what}.`);
  }
}
for (const category of categories)
  for (const half of halves)
    if (!rows.some((row) => row.category === category && row.half === half))
      faults.push(`No row of ${category} is in the half ${half}.`);
for (const text of faults) console.error(text);
console.log(`${rows.length} rows, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
