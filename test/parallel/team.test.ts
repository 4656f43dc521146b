import { afterEach, expect, test } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Shares, inPieces } from '../../src/parallel/shares.ts';
import { openTeam, type Team } from '../../src/parallel/team.ts';

interface Task {
  thread: number;
  counter: SharedArrayBuffer;
}

/** Returns a thread script that takes numbers up to a hundred and sends them; it runs `more` first. */
function script(more = ''): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'team-')), 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, task: { thread, counter } }) => {
      ${more}
      const next = new Int32Array(counter);
      for (;;) {
        const part = Atomics.add(next, 0, 1);
        if (part >= 100) break;
        parentPort.postMessage({ number, part });
      }
      parentPort.postMessage({ number, end: true });
    });`,
  );
  return pathToFileURL(file);
}

let team: Team<Task, number> | undefined;
afterEach(() => team?.close());

/** Runs a task on three threads; returns the parts in ascending order. */
async function partsOf(url: URL): Promise<number[]> {
  team = openTeam<Task, number>(url);
  team.growTo(3, 16);
  const { counter } = new Shares(100);
  const parts: number[] = [];
  await team.run(
    (thread) => ({ thread, counter }),
    (part) => parts.push(part),
  );
  return parts.sort((a, b) => a - b);
}

const all = Array.from({ length: 100 }, (_, number) => number);

test('threads share the numbers of a task, each once, and accept further tasks', async () => {
  expect(await partsOf(script())).toEqual(all);
  const { counter } = new Shares(100);
  let count = 0;
  await team?.run(
    (thread) => ({ thread, counter }),
    () => count++,
  );
  expect(count).toBe(100);
});

test.each([
  ['throws', `if (thread === 1) throw new Error('broken');`],
  ['ends the thread', 'if (thread === 1) process.exit(1);'],
  [
    'tells a fault',
    `if (thread === 1) { parentPort.postMessage({ number, fault: 'broken' }); return; }`,
  ],
])('a thread that %s leaves the team, and the task still ends', async (_, code) => {
  expect(await partsOf(script(code))).toEqual(all);
  expect(team?.size).toBe(2);
});

test('a team can shrink', async () => {
  await partsOf(script());
  team?.shrinkTo(1);
  expect(team?.size).toBe(1);
});

test('shares of one counter are assigned once, and pieces hold everything in order', () => {
  const first = new Shares(5);
  const second = new Shares(5, first.counter);
  const [one, two] = [first[Symbol.iterator](), second[Symbol.iterator]()];
  const taken = [
    one.next(),
    two.next(),
    one.next(),
    one.next(),
    two.next(),
    one.next(),
    two.next(),
  ];
  expect(taken.map(({ value }) => value as unknown)).toEqual([0, 1, 2, 3, 4, undefined, undefined]);
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
