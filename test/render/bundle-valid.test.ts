import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Plugin } from 'esbuild';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { bundleValid } from '../../src/render/bundle-valid.ts';
import { contextOf } from '../context.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mtp-site-valid-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Bundles files, of which those with a name like `page-1` are entries. */
async function bundled(
  files: Record<string, string>,
  own: Plugin[] = [],
): Promise<{ valid: string[]; reported: string[]; runs: number }> {
  const names = Object.keys(files);
  await Promise.all(names.map((name) => writeFile(join(folder, `${name}.js`), files[name] ?? '')));
  const entries = names
    .filter((name) => name.startsWith('page-'))
    .map((name) => ({ in: join(folder, name), out: name }));
  const diagnostics = new Diagnostics();
  let runs = 0;
  const result = await bundleValid(
    entries,
    contextOf(diagnostics),
    (entryPoints, { build }, plugins) => {
      runs += 1;
      const options = { bundle: true, write: false, outdir: folder, metafile: true } as const;
      const format = 'esm';
      return build({
        ...options,
        format,
        logLevel: 'silent',
        entryPoints,
        plugins: [...plugins, ...own],
      });
    },
  );
  return {
    valid: (result?.outputFiles ?? []).map(({ path }) => path.replace(/.*\/|\.js$/g, '')),
    reported: diagnostics.all.map(({ message }) => message),
    runs,
  };
}

const pages = (count: number, source: (index: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`page-${i}`, source(i)]));

test('pages that share a faulty module are found at once, however many there are', async () => {
  const { valid, reported, runs } = await bundled({
    ...pages(40, (i) => (i % 2 === 0 ? 'import "./first";' : 'export default 1;')),
    first: 'import "./second";',
    second: 'import "./gone";',
  });
  expect(valid).toHaveLength(20);
  expect(valid.every((name) => Number(name.slice(5)) % 2 === 1)).toBe(true);
  expect(reported).toEqual(['Could not resolve "./gone"']);
  expect(runs).toBe(3);
});

test('faults that show once everything is found are reported too', async () => {
  const { valid, reported } = await bundled({
    'page-0': 'import "./gone";',
    'page-1': 'import { no } from "./part"; no();',
    'page-2': 'export default 2;',
    part: 'export const yes = 1;',
  });
  expect(valid).toEqual(['page-2']);
  expect(reported).toEqual([
    'Could not resolve "./gone"',
    expect.stringContaining('No matching export'),
  ]);
});

test('errors in generated modules and without a place spare the valid pages', async () => {
  const generated: Plugin = {
    name: 'generated',
    setup(setup) {
      setup.onResolve({ filter: /^made:/ }, ({ path }) => ({ path, namespace: 'made' }));
      setup.onLoad({ filter: /.*/, namespace: 'made' }, ({ path }) => ({
        contents: path === 'made:faulty' ? 'import "gone";' : 'export default 1;',
      }));
    },
  };
  const made = (i: number): string => `import "made:${i === 3 ? 'faulty' : 'fine'}";`;
  const inModule = await bundled(pages(8, made), [generated]);
  expect([inModule.valid.length, inModule.runs]).toEqual([7, 3]);

  const placeless: Plugin = {
    name: 'placeless',
    setup(setup) {
      setup.onEnd((result) => {
        const faulty = Object.values(result.metafile?.outputs ?? {}).some(({ entryPoint }) =>
          entryPoint?.endsWith('page-5.js'),
        );
        return faulty ? { errors: [{ text: 'Somewhere' }] } : undefined;
      });
    },
  };
  const without = await bundled(
    pages(8, () => ''),
    [placeless],
  );
  expect(without.valid).toHaveLength(7);
  expect(without.reported).toEqual(['Somewhere']);
});
