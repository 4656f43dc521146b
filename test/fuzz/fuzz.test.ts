import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Fuzzer, FuzzWorker } from './fuzzer.mjs';
import { isKindName, kinds, sharingKinds, type KindName } from './input-kinds.ts';

const names = Object.keys(kinds).filter(isKindName);

/** Starting a process takes as long as many inputs. */
let worker: FuzzWorker;
beforeAll(async () => {
  worker = await FuzzWorker.open();
});
afterAll(() => {
  worker.close();
});

// Inputs that share a site are cheap. They are the same in each run, so more of them would only find what is known;
// `npm run fuzz` tries new ones.
test.each(
  sharingKinds(names).map(
    (group) => [group.kinds.join(', '), group.together > 1 ? 150 : 100, group] as const,
  ),
)(
  'no %s of %d breaks the tool',
  async (_, count, { kinds, together }) => {
    const found: string[] = [];
    const fuzzer = new Fuzzer(worker);
    await fuzzer.run({
      kinds,
      seed: 1_000_003,
      count,
      together,
      out: mkdtempSync(join(tmpdir(), 'fuzz-')),
      report: (text) => found.push(text),
    });
    expect(found).toEqual([]);
    // Otherwise no page would have been checked.
    expect(fuzzer.written).toBeGreaterThan(2);
  },
  2 ** 31 - 1,
);

const corpus = join(import.meta.dirname, 'corpus');

/** The files with what once failed, by kind. The name of a file starts with its kind: `xml-empty-id.txt`. */
const once = new Map<KindName, string[]>();
for (const file of readdirSync(corpus)) {
  const kind = names
    .filter((each) => file.startsWith(`${each}-`))
    .sort((a, b) => b.length - a.length)[0];
  if (kind === undefined) throw new Error(`${file} has no kind in its name.`);
  once.set(kind, [...(once.get(kind) ?? []), file]);
}

test.each([...once])('what once broke the tool as %s no longer does', async (kind, files) => {
  const found: string[] = [];
  for (const file of files) {
    const [fault] = await new Fuzzer(worker).try([{ kind, file: join(corpus, file) }]);
    if (fault) found.push(`${file}: ${fault.fault}`);
  }
  expect(found).toEqual([]);
});

test(
  'an input that never ends is found among others',
  async () => {
    const good = { kind: 'mdx', text: '# A\n' } as const;
    // Nothing can interrupt user code that goes on in promises.
    const text = '# A\n\n{void (async () => { for (;;) await null; })()}\n';
    const endless = { kind: 'mdx', text } as const;
    const impatient = await FuzzWorker.open({ mostTime: 2000 });
    try {
      const found = await new Fuzzer(impatient).try([good, endless]);
      expect(found).toEqual([
        { input: endless, fault: 'It needs more than 2 s of processor time.' },
      ]);
    } finally {
      impatient.close();
    }
  },
  2 ** 31 - 1,
);

test('a fault is reduced to the lines and characters that cause it', async () => {
  const text = '# A\n\nText.\n\n{void (() => { for (;;); })()}\n\nMore text.\n';
  const fuzzer = new Fuzzer(worker);
  // A check that is faster than an endless loop.
  fuzzer.try = ([input]) =>
    Promise.resolve(
      input && 'text' in input && input.text.includes('for (;;)')
        ? [{ input, fault: 'It loops.' }]
        : [],
    );
  expect(await fuzzer.smallest('mdx', text, 'It loops.')).toBe('for (;;)');
});

test('the same seed gives the same text', async () => {
  const fuzzer = new Fuzzer(worker);
  const texts: string[] = [];
  for (const seed of [5, 5, 6]) texts.push(await fuzzer.textOf({ kind: 'markdown', seed }));
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toBe(texts[2]);
});
