// Feeds the tool with damaged inputs and prints what breaks it, with the smallest input that does.
// usage: npm run fuzz -- [--count N | --time SECONDS] [--kind NAME[,NAME…]] [--seed N] [--seeds FOLDER] [--out FOLDER]
//                        [--together N]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Fuzzer, kindSizes } from './fuzzer.mjs';

const names = ['count', 'time', 'kind', 'seed', 'seeds', 'out', 'together'];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const { count = '1000', time, seed = '1', seeds, out = 'build/fuzz', together } = values;
const sizes = await kindSizes();
const kinds = values.kind?.split(',') ?? [...sizes.keys()];

async function fuzz(kind) {
  const fuzzer = await Fuzzer.open(kind, { seeds });
  const start = performance.now();
  let next = start + 60_000;
  try {
    const { tried, faults } = await fuzzer.run({
      seed: Number(seed) * 1_000_003,
      ...(time === undefined ? { count: Number(count) } : { seconds: Number(time) }),
      together: Number(together ?? sizes.get(kind)),
      out,
      report: (text) => console.log(text),
      progress: (tried) => {
        if (performance.now() < next) return;
        console.error(`${kind}: ${tried} inputs so far, ${fuzzer.sites} sites`);
        next += 60_000;
      },
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${kind}: ${tried} inputs, ${fuzzer.sites} sites (${fuzzer.written} written), ${seconds} s, ${faults} faults`,
    );
    return faults;
  } finally {
    fuzzer.close();
  }
}

let faults = 0;
const waiting = [...kinds];
const workers = Array.from({ length: Math.min(availableParallelism(), kinds.length) }, async () => {
  for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift())
    faults += await fuzz(kind);
});
await Promise.all(workers);
process.exitCode = faults > 0 ? 1 : 0;
