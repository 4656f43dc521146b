// The search index of generated libraries, and its engine in Node: the cost of a key without a browser.
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from './search-library.mjs';
import { percentile } from './measurements.mjs';
import { indexOf } from './search-modules.mjs';
import { TYPED } from './search-queries.mjs';

/** Asks an engine and waits for the last answer; returns the times of the first and the last one, in milliseconds. */
function ask(engine, query) {
  return new Promise((resolve) => {
    const begin = performance.now();
    let first;
    engine.ask({ query, limit: 20 }, ({ isComplete }) => {
      first ??= performance.now() - begin;
      if (isComplete) resolve({ first, last: performance.now() - begin });
    });
  });
}

/** Types all texts letter by letter. */
async function typeAll(engine) {
  const times = [];
  for (const text of TYPED)
    for (let length = 1; length <= text.length; length++)
      times.push(await ask(engine, text.slice(0, length)));
  const at = (key, share) =>
    percentile(
      times.map((time) => time[key]),
      share,
    );
  return { median: at('first', 0.5), p95: at('first', 0.95), lastP95: at('last', 0.95) };
}

/**
 * Indexes a library and searches its symbols. Returns bytes of the index (gzipped), number of its files, milliseconds
 * to build it, and the cost of a key, with nothing loaded yet and again.
 */
export async function measureEngine(modules, count) {
  const entries = madeUpSymbols(count);
  const start = performance.now();
  const files = indexOf(modules, entries);
  const indexing = performance.now() - start;
  let bytes = 0;
  for (const text of files.values()) bytes += gzipSync(text, { level: 9 }).length;
  const engine = modules.createEngine('/', (path) => Promise.resolve(JSON.parse(files.get(path))));
  const cold = await typeAll(engine);
  const warm = await typeAll(engine);
  return { count, bytes, files: files.size, indexing, cold, warm };
}
