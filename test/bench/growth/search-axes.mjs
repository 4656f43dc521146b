// Axes of growth of the search: its index, and the engine of the browser in Node.
import { madeUpSymbols } from '../search-library.mjs';
import { indexOf, searchModules } from '../search-modules.mjs';

let loaded;
const modules = () => (loaded ??= searchModules());

/** Measures the processor time of some work, in milliseconds. */
async function processorTime(work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Indexes symbols and types all queries twice. */
async function measureSymbols(entries, queries) {
  const own = await modules();
  globalThis.gc?.();
  let files;
  const steps = [
    { name: 'Indexing', processor: await processorTime(() => (files = indexOf(own, entries))) },
  ];
  const engine = own.createEngine('/', (path) => Promise.resolve(JSON.parse(files.get(path))));
  const ask = (query) =>
    new Promise((resolve) => {
      engine.ask({ query, limit: 20 }, ({ isComplete }) => isComplete && resolve());
    });
  for (const name of ['First answer', 'Next answers'])
    steps.push({
      name,
      processor: await processorTime(async () => {
        for (const query of queries) await ask(query);
      }),
    });
  return { steps, processor: steps.reduce((sum, { processor }) => sum + processor, 0) };
}

/** The axes: what n counts, the smallest n, and how to measure n. */
export const searchAxes = [
  {
    name: 'search-symbols',
    counts: 'symbols in the search',
    n: 5000,
    measure: (n) => measureSymbols(madeUpSymbols(n), ['vector', 'set sta', '-> bool', 'recieve']),
  },
  {
    name: 'search-same-name',
    counts: 'symbols of the same name in the search',
    n: 5000,
    measure: (n) =>
      measureSymbols(
        madeUpSymbols(n).map((symbol) => ({ ...symbol, name: 'run' })),
        ['run', 'ru', 'rnu'],
      ),
  },
];
