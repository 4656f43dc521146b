// What keys of the search cost with the sources of a checkout: prints processor time (milliseconds), memory and the size
// of the index (bytes) as JSON. A process of its own, so that no code is compiled already.
//   node test/bench/against/search-keys.mjs CHECKOUT
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from '../search-library.mjs';
import { bundled, indexOf } from '../search-modules.mjs';
import { TYPED } from '../search-queries.mjs';

/** Number of symbols: their index has several blocks. */
const symbols = 20_000;

/** How often all texts are typed; before that, once more, so that everything is loaded and compiled. */
const rounds = 3;

/** Every third letter, and the last one: most of the time of a key is waiting. */
const keys = TYPED.flatMap((text) =>
  Array.from({ length: text.length }, (_, i) => text.slice(0, i + 1)).filter(
    ({ length }) => length % 3 === 0 || length === text.length,
  ),
);

const resolveDir = process.argv[2];
const contents =
  "export { symbolIndex } from './src/search/symbol-index.ts'; export { createEngine } from './viewer/search/engine.ts'; export { manifestPath } from './src/shared/search/format.ts';";
const modules = await bundled(contents, {
  absWorkingDir: resolveDir,
  stdin: { contents, resolveDir },
});
const files = indexOf(modules, madeUpSymbols(symbols));
const engine = modules.createEngine('/', async (path) => JSON.parse(files.get(path)));

async function typeAll() {
  for (const query of keys)
    await new Promise((resolve) => {
      engine.ask({ query, limit: 20 }, ({ isComplete }) => isComplete && resolve());
    });
}

await typeAll();
const start = process.cpuUsage();
for (let round = 0; round < rounds; round++) await typeAll();
const { user, system } = process.cpuUsage(start);
const output = [...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
console.log(
  JSON.stringify({
    processor: (user + system) / 1000,
    memory: process.resourceUsage().maxRSS * 1024,
    output,
  }),
);
