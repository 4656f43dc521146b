// Size of the search's index and time of its engine in Node, over made-up libraries:
//   node test/bench/search-node.mjs [number of symbols]...
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { madeUpSymbols } from './search-library.mjs';
import { against, indexOf, root, searchModules, timeOfIndexing } from './search-modules.mjs';
import { TYPED } from './search-queries.mjs';

const counts = process.argv.slice(2).map(Number);
const modules = await searchModules();

// The share that indexing has in a build, the index from a plan as in a build that has just begun.
const scratch = mkdtempSync(join(tmpdir(), 'search-bench-'));
try {
  const indexing = await timeOfIndexing();
  const start = performance.now();
  const command = [join(root, 'bin/mtp-site.mjs'), 'build', '--out', join(scratch, 'site')];
  execFileSync(process.execPath, [...command, '--quiet', '--no-cache'], { cwd: root });
  const share = (100 * indexing) / (performance.now() - start);
  console.log(
    `Indexing this site: ${indexing.toFixed(0)} ms, ${against(15, share, '%')} of its build`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** The most that an index may have, gzipped, by number of symbols: KiB. */
const sizes = new Map([[20_000, 350]]);

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

for (const count of counts.length > 0 ? counts : [1000, 20_000, 100_000, 1_000_000]) {
  const entries = madeUpSymbols(count);
  const start = performance.now();
  const files = indexOf(modules, entries);
  const indexing = performance.now() - start;
  const sorts = {};
  let total = 0;
  for (const [path, text] of files) {
    const size = gzipSync(text, { level: 9 }).length;
    const sort = path.replace(
      /^.*\/(\w)\w*?(\d*)\.json$/,
      (_, letter, number) => letter + (number && '#'),
    );
    sorts[sort] ??= { files: 0, size: 0 };
    sorts[sort].files += 1;
    sorts[sort].size += size;
    total += size;
  }
  console.log(
    `\n${count} symbols: indexed in ${indexing.toFixed(0)} ms, ${sizes.has(count) ? against(sizes.get(count), total / 1024, 'KiB') : kib(total)} gzipped in ${files.size} files`,
  );
  for (const [sort, { files: number, size }] of Object.entries(sorts))
    console.log(`  ${sort}  ${number} files  ${kib(size)}`);

  let reads = 0;
  const engine = modules.createEngine('/', (path) => {
    reads += 1;
    return Promise.resolve(JSON.parse(files.get(path)));
  });
  const ask = (query) =>
    new Promise((resolve) => {
      const begin = performance.now();
      let first;
      engine.ask({ query, limit: 20 }, (answer) => {
        first ??= performance.now() - begin;
        if (answer.isComplete) resolve({ query, first, last: performance.now() - begin, answer });
      });
    });
  for (const round of ['cold', 'warm']) {
    const results = [];
    const before = reads;
    let mostReads = 0;
    for (const typed of TYPED)
      for (let length = 1; length <= typed.length; length++) {
        const own = reads;
        results.push(await ask(typed.slice(0, length)));
        mostReads = Math.max(mostReads, reads - own);
      }
    const at = (key, share) => {
      const sorted = results.map((result) => result[key]).sort((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
    };
    const slow = [...results]
      .sort((a, b) => b.first - a.first)
      .slice(0, 4)
      .map(({ query, first }) => `${query} ${first.toFixed(0)}`);
    console.log(
      `  ${round}: ${results.length} keys; first answer ${at('first', 0.5)} / ${at('first', 0.95)} ms, last ${at('last', 0.5)} / ${at('last', 0.95)} ms (median / p95); ${reads - before} files read, ${mostReads} at most for a key; slow: ${slow.join(', ')}`,
    );
  }
}
