// Gives rows without a half (`-`) one: alternately within each category of each library, in an order that does not
// depend on who wrote them when. Rows keep their half, so that nothing that was only measured can be worked with later.
//   node test/bench/search-quality/halves.mjs
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { halves, readTable, tablePath } from './table.mjs';

const rows = readTable();
const order = ({ query }) => createHash('sha256').update(query).digest('hex');
const count = (half, isCounted) => rows.filter((row) => row.half === half && isCounted(row)).length;

/** Returns the half with fewer rows of a category in a library; if equal, with fewer of the category at all. */
function smallerHalf({ library, category }) {
  const difference = (isCounted) => count(halves[0], isCounted) - count(halves[1], isCounted);
  const here = difference((row) => row.library === library && row.category === category);
  const all = difference((row) => row.category === category);
  return (here || all) > 0 ? halves[1] : halves[0];
}

const lines = readFileSync(tablePath, 'utf8').split('\n');
const open = rows.filter(({ half }) => half === '-');
open.sort((a, b) => (order(a) < order(b) ? -1 : 1));
for (const row of open) {
  row.half = smallerHalf(row);
  const { line, library, category, half, query, expected } = row;
  lines[line - 1] = [library, category, half, query, expected].join('\t');
}
writeFileSync(tablePath, lines.join('\n'));
console.log(`${open.length} of ${rows.length} rows got a half.`);
