import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mutated, random } from './mutate.ts';
import { kinds, seedsOf, tryBuilding, tryReading, type KindName } from './try-input.ts';

const {
  FUZZ_COUNT = '1000',
  FUZZ_TIME,
  FUZZ_SEED = '1',
  FUZZ_KIND,
  FUZZ_SEEDS,
  FUZZ_OUT = 'build/fuzz',
  FUZZ_SAMPLE = '200',
} = process.env;

/** Of how many inputs one is built as part of a site; the others are only read. */
const sample = Number(FUZZ_SAMPLE);

/** The shortest text that fails in the same way, found by leaving out lines and then characters. */
async function smallest(text: string, fails: (text: string) => Promise<boolean>): Promise<string> {
  let best = text;
  for (const separator of ['\n', '']) {
    let pieces = best.split(separator);
    if (pieces.length > 2000) continue;
    for (
      let size = Math.ceil(pieces.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    )
      for (let at = 0; at < pieces.length;) {
        const fewer = [...pieces.slice(0, at), ...pieces.slice(at + size)];
        if (await fails(fewer.join(separator))) pieces = fewer;
        else at += size;
      }
    best = pieces.join(separator);
  }
  return best;
}

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
const names = Object.keys(kinds)
  .filter(isKind)
  .filter((name) => FUZZ_KIND === undefined || name === FUZZ_KIND);

test.each(names)(
  'no %s breaks the tool',
  async (name) => {
    const seeds = seedsOf(name, FUZZ_SEEDS);
    const end = FUZZ_TIME === undefined ? Infinity : Date.now() + Number(FUZZ_TIME) * 1000;
    const count = FUZZ_TIME === undefined ? Number(FUZZ_COUNT) : Infinity;
    const found = new Map<string, string>();
    for (let i = 0; i < count && Date.now() < end && found.size < 20; i++) {
      const seed = Number(FUZZ_SEED) * 1_000_003 + i;
      const next = random(seed);
      const text = mutated(seeds[next(seeds.length)] ?? '', seeds, next);
      const attempt = i % sample === 0 ? tryBuilding : tryReading;
      const fault = await attempt(name, text);
      if (fault === undefined) continue;
      // Faults with the same first lines have one cause.
      const cause = fault.split('\n').slice(0, 2).join('\n').replace(/\d+/g, 'N');
      if (found.has(cause)) continue;
      const least = await smallest(text, async (each) => (await attempt(name, each)) !== undefined);
      const file = join(FUZZ_OUT, `${name}-${seed}.txt`);
      mkdirSync(FUZZ_OUT, { recursive: true });
      writeFileSync(file, least);
      found.set(cause, `kind ${name}, seed ${seed}, input ${file}: ${fault}`);
    }
    expect([...found.values()]).toEqual([]);
  },
  2 ** 31 - 1,
);

const corpus = join(import.meta.dirname, 'corpus');

// The name of a file starts with its kind: `xml-empty-id.txt`.
test.each(readdirSync(corpus))('%s no longer breaks the tool', async (file) => {
  const name = names.find((each) => file.startsWith(`${each}-`));
  if (!name) return;
  const text = readFileSync(join(corpus, file), 'utf8');
  expect(await tryReading(name, text)).toBeUndefined();
  expect(await tryBuilding(name, text)).toBeUndefined();
});
