/** @jest-environment-options { "production": true } */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSession, until, type OpenSession } from './open-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'mtp-leaks-'));
let watch: OpenSession;

beforeAll(async () => {
  const config = { title: 'T', url: 'https://example.org', docs: {} };
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.md'), '# Start\n\nEdit 0.\n');
  writeFileSync(join(folder, 'site.config.yaml'), JSON.stringify(config));
  const file = join(folder, 'site.config.yaml');
  watch = await openSession(file, join(folder, 'out'), { normal: 0, afterBuild: 0 });
});

afterAll(async () => {
  await watch.close();
  expect(watchers()).toBe(0);
  rmSync(folder, { recursive: true });
});

/** Returns how many system watches this process holds. */
function watchers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
}

/** Returns the bytes in use after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Makes an edit, every tenth time one that adds or removes a folder, and waits until it is written. */
async function edit(n: number): Promise<void> {
  const other = join(folder, 'docs/other');
  if (n % 20 === 5) {
    mkdirSync(other);
    writeFileSync(join(other, 'a.md'), `# Other\n\n${n}\n`);
  } else if (n % 20 === 15) {
    rmSync(other, { recursive: true });
  } else {
    const next = join(folder, 'docs/index.md~');
    writeFileSync(next, `# Start\n\nEdit ${n}.\n`);
    renameSync(next, join(folder, 'docs/index.md'));
  }
  const page = (path: string): string => join(folder, 'out/watched/docs', path, 'index.html');
  await until(
    () =>
      n % 20 === 5
        ? existsSync(page('other/a'))
        : n % 20 === 15
          ? !existsSync(page('other/a'))
          : readFileSync(page(''), 'utf8').includes(`Edit ${n}.`),
    () => `Edit ${n} was not seen.`,
  );
}

/** Makes edits; an aborted build leaves objects in memory until the second complete build after it. */
async function edits(from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n += 1) {
    if (n > to - 2) await watch.session.idle();
    await edit(n);
  }
  await watch.session.idle();
}

test('a thousand edits leak no file watchers, memory or files', async () => {
  await edits(1, 200);
  const before = { watchers: watchers(), sizes: watch.session.sizes, heap: heap() };
  await edits(201, 1000);
  expect(watchers()).toBeLessThanOrEqual(before.watchers);
  expect(watch.session.sizes).toEqual(before.sizes);
  // Includes objects that jest itself keeps.
  expect(heap() - before.heap).toBeLessThan(10_000_000);
});
