// Asks the queries of the table of sites that are built already, with the engine of the working tree.
//   node test/bench/search-quality/ask.mjs --sites DIR [--failures] [--category NAME] [--json FILE]
// --failures   also lists the rows of the tune half whose answer is not the first; never rows of the other half
// --category   asks only the rows of a category
// --json       writes the figures, and the places of the rows of the tune half
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { qualityModules } from '../search-modules.mjs';
import { asText, summarize } from './figures.mjs';
import { measureOldRows, measureRows } from './measurement.mjs';
import { categories } from './table.mjs';

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    failures: { type: 'boolean', default: false },
    category: { type: 'string' },
    json: { type: 'string' },
  },
});

/** Ends the program with a fault of the arguments. */
function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** Describes a result in one line. */
function inWords({ kind, qualifiedName, name, href }) {
  return `${kind} ${qualifiedName ?? name.map(({ text }) => text).join('')} ${href}`;
}

/** Describes a row and what was found instead. */
function failureText({ line, library, category, query, expected, place, first }) {
  const found = first.length === 0 ? ['nothing'] : first.map(inWords);
  return [
    `queries.tsv:${line} ${library} ${category}, place ${place || 'none'}: ${query}`,
    `    expected  ${expected}`,
    ...found.map((text, i) => `    ${i === 0 ? 'found    ' : '         '} ${text}`),
  ].join('\n');
}

const { sites, category, json, failures } = values;
if (sites === undefined) refuse('Say where the sites are: --sites DIR');
if (category !== undefined && !categories.includes(category))
  refuse(`--category: there is no "${category}". There are ${categories.join(', ')}.`);
const folder = resolve(sites);
const modules = await qualityModules();
const rows = await measureRows(modules, folder, { category });
const oldRows = category === undefined ? await measureOldRows(modules, folder) : [];
const lines = summarize(rows, oldRows);
const tuned = rows.filter(({ half }) => half === 'tune');
if (failures)
  for (const row of tuned.filter(({ place }) => place !== 1)) console.log(failureText(row));
console.log(asText(lines));
if (json !== undefined) {
  const places = tuned.map(({ library, category: own, query, expected, place, count, first }) => ({
    library,
    category: own,
    query,
    expected,
    place,
    count,
    first: first.map(inWords),
  }));
  writeFileSync(json, `${JSON.stringify({ figures: lines, tune: places }, undefined, 2)}\n`);
}
