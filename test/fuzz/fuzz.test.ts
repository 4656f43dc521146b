import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Fuzzer } from './fuzzer.mjs';
import { isKindName, kinds, type KindName } from './input-kinds.ts';

const names = Object.keys(kinds).filter(isKindName);

async function withFuzzer<Result>(
  kind: KindName,
  run: (fuzzer: Fuzzer) => Promise<Result>,
): Promise<Result> {
  const fuzzer = await Fuzzer.open(kind);
  try {
    return await run(fuzzer);
  } finally {
    fuzzer.close();
  }
}

// Inputs that share a site are cheap. They are the same in each run, so more of them would only find what is known;
// `npm run fuzz` tries new ones.
test.each(names.map((name) => [name, kinds[name].together > 1 ? 300 : 100] as const))(
  'no %s of %d breaks the tool',
  async (kind, count) => {
    const found: string[] = [];
    const written = await withFuzzer(kind, async (fuzzer) => {
      await fuzzer.run({
        seed: 1_000_003,
        count,
        together: kinds[kind].together,
        out: mkdtempSync(join(tmpdir(), 'fuzz-')),
        report: (text) => found.push(text),
      });
      return fuzzer.written;
    });
    expect(found).toEqual([]);
    // Otherwise no page would have been checked.
    expect(written).toBeGreaterThan(2);
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
  const found = await withFuzzer(kind, async (fuzzer) => {
    const all: string[] = [];
    for (const file of files) {
      const [fault] = await fuzzer.try([{ file: join(corpus, file) }]);
      if (fault) all.push(`${file}: ${fault.fault}`);
    }
    return all;
  });
  expect(found).toEqual([]);
});

test(
  'an input that never ends is found among others',
  async () => {
    const good = { text: '# A\n' };
    // Nothing can interrupt user code that goes on in promises.
    const endless = { text: '# A\n\n{void (async () => { for (;;) await null; })()}\n' };
    const found = await withFuzzer('mdx', (fuzzer) => fuzzer.try([good, endless]));
    expect(found).toEqual([{ input: endless, fault: 'It needs more than 5 s of processor time.' }]);
  },
  2 ** 31 - 1,
);

test('a fault is reduced to the lines and characters that cause it', async () => {
  const text = '# A\n\nText.\n\n{void (() => { for (;;); })()}\n\nMore text.\n';
  const least = await withFuzzer('mdx', (fuzzer) => {
    // A check that is faster than an endless loop.
    fuzzer.try = ([input]) =>
      Promise.resolve(
        input && 'text' in input && input.text.includes('for (;;)')
          ? [{ input, fault: 'It loops.' }]
          : [],
      );
    return fuzzer.smallest(text, 'It loops.');
  });
  expect(least).toBe('for (;;)');
});

test('the same seed gives the same text', async () => {
  const texts = await withFuzzer('markdown', async (fuzzer) => [
    await fuzzer.textOf({ seed: 5 }),
    await fuzzer.textOf({ seed: 5 }),
    await fuzzer.textOf({ seed: 6 }),
  ]);
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toBe(texts[2]);
});
