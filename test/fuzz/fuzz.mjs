// Feeds the tool with damaged inputs and prints what breaks it, with the smallest input that does.
// usage: npm run fuzz -- [--count N | --time SECONDS] [--kind NAME[,NAME…]] [--seed N] [--seeds FOLDER] [--out FOLDER]
//                        [--together N]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Fuzzer, FuzzWorker, kindGroups } from './fuzzer.mjs';

const names = ['count', 'time', 'kind', 'seed', 'seeds', 'out', 'together'];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const { count = '1000', time, seed = '1', seeds, out = 'build/fuzz', together } = values;
const groups = await kindGroups(values.kind?.split(','));

async function fuzz(worker, group) {
  const fuzzer = new Fuzzer(worker);
  const title = group.kinds.join(', ');
  const start = performance.now();
  let next = start + 60_000;
  const { tried, faults } = await fuzzer.run({
    kinds: group.kinds,
    seed: Number(seed) * 1_000_003,
    ...(time === undefined ? { count: Number(count) } : { seconds: Number(time) }),
    together: Number(together ?? group.together),
    out,
    report: (text) => console.log(text),
    progress: (tried) => {
      if (performance.now() < next) return;
      console.error(`${title}: ${tried} inputs so far, ${fuzzer.sites} sites`);
      next += 60_000;
    },
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${title}: ${tried} inputs, ${fuzzer.sites} sites (${fuzzer.written} written), ${seconds} s, ${faults} faults`,
  );
  return faults;
}

let faults = 0;
const workers = Array.from(
  { length: Math.min(availableParallelism(), groups.length) },
  async () => {
    const worker = await FuzzWorker.open({ seeds });
    try {
      for (let group = groups.shift(); group !== undefined; group = groups.shift())
        faults += await fuzz(worker, group);
    } finally {
      worker.close();
    }
  },
);
await Promise.all(workers);
process.exitCode = faults > 0 ? 1 : 0;
