import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildContext, linkKey, type CacheName } from '../../src/cache/build-context.ts';
import { Memory } from '../../src/cache/memory.ts';
import { openStore, type Store } from '../../src/cache/store.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { Inputs } from '../../src/inputs/inputs.ts';

let folder: string;
let store: Store;
let memory: Memory;
/** Number of times that the result was computed. */
let computed: number;
const source = (): string => join(folder, 'a.md');

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'context-')));
  store = openStore(join(folder, 'cache'));
  memory = new Memory();
  computed = 0;
  writeFileSync(source(), 'text');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Parts = Partial<ConstructorParameters<typeof BuildContext>[0]>;

const contextOf = (parts: Parts): BuildContext =>
  new BuildContext({ diagnostics: new Diagnostics(), inputs: new Inputs(), ...parts });

/** Computes a result that depends on the source, in a build of its own. */
async function build(parts: Parts, name: Partial<CacheName> = {}, doubt?: string): Promise<string> {
  const context = contextOf(parts);
  const result = await context.cached({ name: 'a', ...name }, async (own) => {
    computed += 1;
    if (doubt !== undefined) own.inputs.doubt(doubt);
    own.diagnostics.report({ code: 'dangling-link', level: 'warning', message: 'm', advice: 'a' });
    const text = await own.inputs.readFile(source(), 'utf8');
    return `${text}${computed}`;
  });
  // Whoever uses a result depends on its inputs and repeats its messages, wherever it comes from.
  expect(context.inputs.observations.map(({ path }) => path)).toEqual([source()]);
  expect(context.diagnostics.all).toHaveLength(1);
  await store.close();
  return result;
}

const onDisk = { onDisk: true };

describe('a second build computes a result again', () => {
  test.each<[string, number, (times: 1 | 2) => [Parts, Partial<CacheName>?, string?]]>([
    ['without a cache', 2, () => [{}, onDisk]],
    ['without the version of the tool', 2, () => [{ store }, onDisk]],
    ['if it is not for the disk', 2, () => [{ store, version: '1' }]],
    ['if the tool changes', 2, (times) => [{ store, version: String(times) }, onDisk]],
    [
      'if its name differs',
      2,
      (n) => [
        { store, version: '1' },
        { ...onDisk, name: `${n}` },
      ],
    ],
    [
      'if its key differs',
      2,
      (n) => [
        { store, version: '1' },
        { ...onDisk, key: () => `${n}` },
      ],
    ],
    ['if its key differs in memory', 2, (n) => [{ memory }, { key: () => `${n}` }]],
    ['if it is doubtful', 2, () => [{ store, version: '1' }, onDisk, 'clock']],
    ['no more if it is on disk', 1, () => [{ store, version: '1' }, onDisk]],
    ['no more if it is in memory', 1, () => [{ memory }]],
    ['no more if it is doubtful and in memory', 1, () => [{ memory }, {}, 'clock']],
  ])('%s', async (_, times, parts) => {
    await build(...parts(1));
    expect(await build(...parts(2))).toBe(`text${times}`);
    expect(computed).toBe(times);
  });

  test('if a source changes: on disk at once, in memory after forget()', async () => {
    await build({ store, version: '1' }, onDisk);
    await build({ memory });
    writeFileSync(source(), 'next');
    expect(await build({ store, version: '1' }, onDisk)).toBe('next3');
    expect(await build({ memory })).toBe('text2');
    memory.forget(source());
    expect(await build({ memory })).toBe('next4');
  });

  test('if links may lead elsewhere', async () => {
    const fenced = (): Inputs => {
      const inputs = new Inputs();
      inputs.limitLinks({ home: folder, inputs: [], generated: [] });
      return inputs;
    };
    await build({ memory, inputs: fenced() });
    await build({ memory, inputs: fenced() });
    expect(computed).toBe(1);
    await build({ memory });
    expect(computed).toBe(2);
    expect([linkKey(fenced()), linkKey(new Inputs())]).toEqual(['', 'all links ']);
  });
});

test('a context knows whether builds share results, and keeps its inputs with other parts', () => {
  const inputs = new Inputs();
  const context = contextOf({ inputs, store });
  expect([context.sharesResults, context.disk, context.store]).toEqual([false, undefined, store]);
  expect(contextOf({ memory }).sharesResults).toBe(true);
  const diagnostics = new Diagnostics();
  const other = context.with({ diagnostics, version: '1' });
  expect(other.inputs).toBe(inputs);
  expect(other.diagnostics).toBe(diagnostics);
  expect(other.disk).toEqual({ store, version: '1' });
  expect(new BuildContext({ diagnostics }).inputs.isRecording).toBe(false);
});

test('memory drops what a build did not use, and what observed a path that changed', () => {
  const cached = (...paths: string[]): Parameters<Memory['keep']>[2] => ({
    result: paths.join(' '),
    observations: paths.map((path) => ({ kind: 'content', path, found: '' })),
    doubts: [],
    faults: [],
    reports: [],
  });
  memory.keep('a', 'key', cached('1', '2'));
  memory.keep('b', 'key', cached('2'));
  memory.keep('c', 'key', cached('3'));
  memory.endBuild();
  expect(memory.size).toBe(3);
  expect(memory.recall('a', 'key')?.result).toBe('1 2');
  expect(memory.recall('b', 'other')).toBeUndefined();
  memory.keep('d', 'key', cached('4'));
  memory.endBuild();
  // Neither "b" nor "c" was used.
  expect(memory.size).toBe(2);
  // A new result no longer depends on what the old one read.
  memory.keep('a', 'key', cached('5'));
  memory.forget('1');
  expect(memory.recall('a', 'key')?.result).toBe('5');
  memory.keep('d', 'key', cached('5'));
  memory.forget('5');
  memory.forget('unknown');
  expect(memory.size).toBe(0);
});
