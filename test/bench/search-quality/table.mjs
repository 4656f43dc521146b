// Reads queries.tsv: what people type or paste, and what they mean.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraries } from './libraries.mjs';

/** Path of the table. */
export const tablePath = fileURLToPath(new URL('queries.tsv', import.meta.url));

/** The habits that the queries are grouped by, in the order of the report. */
export const categories = [
  ...['name', 'declaration', 'message', 'mangled', 'address', 'template', 'type', 'operator'],
  ...['task', 'plural', 'meant'],
];

/**
 * The parts of the table: a half to work with, one only to measure with, and rows about libraries that were added when the
 * search was done: earlier, and last. `-` marks a row that has none yet.
 */
export const halves = ['tune', 'report', 'unseen', 'last'];

/** Reads one accepted answer, as `wanted` of test/search/query-table.ts. */
function readAnswer(text) {
  if (text.startsWith('/')) return { what: 'address', end: text };
  const at = text.indexOf(' ');
  return { what: 'result', kind: text.slice(0, at), name: text.slice(at + 1) };
}

/** Returns what is wrong with the fields of a row; an empty string if nothing is. */
function fault([library, category, half, query, expected], length) {
  if (length !== 5) return `${length} fields instead of 5`;
  if (!libraries.some(({ name }) => name === library)) return `no library "${library}"`;
  if (!categories.includes(category)) return `no category "${category}"`;
  if (half !== '-' && !halves.includes(half)) return `no half "${half}"`;
  if (query.trim() === '') return 'no query';
  const isAnswer = (text) => /^\/docs\/\S+$|^[a-z]+ \S/.test(text);
  return expected.split(' | ').every(isAnswer) ? '' : `unreadable: ${expected}`;
}

/** Reads all rows; throws on a fault, so that no row is skipped. */
export function readTable() {
  const rows = [];
  const seen = new Set();
  readFileSync(tablePath, 'utf8')
    .split('\n')
    .forEach((text, index) => {
      if (text === '' || text.startsWith('#')) return;
      const fields = text.split('\t');
      const [library, category, half, query, expected] = fields;
      const key = `${library}\t${query}`;
      const wrong = fault(fields, fields.length) || (seen.has(key) ? 'the same query again' : '');
      if (wrong) throw new Error(`queries.tsv:${index + 1}: ${wrong}`);
      seen.add(key);
      const answers = expected.split(' | ').map(readAnswer);
      rows.push({ line: index + 1, library, category, half, query, expected, answers });
    });
  return rows;
}
