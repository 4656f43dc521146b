import { expect, test } from '@jest/globals';
import { join, resolve } from 'node:path';
import { readdirSync } from 'node:fs';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { readCompoundFiles, type CompoundFile } from '../../src/doxygen/read-compounds.ts';
import { finishPages, type FinishOptions } from '../../src/finish-pages.ts';
import { KeptPieces } from '../../src/kept-pieces.ts';
import { planSite } from '../../src/plan/plan-site.ts';
import { filePieces, readOnThreads } from '../../src/read-on-threads.ts';
import { readSite } from '../../src/read-site.ts';
import { loadAssets } from '../../src/render/load-assets.ts';
import { renderOnThreads } from '../../src/render-on-threads.ts';
import type { BuildTeam } from '../../src/thread-tasks.ts';
import { Shares } from '../../src/threads/shares.ts';
import { saidOf } from './said-of-files.ts';

const xml = 'fixtures/micro-test-plus/xml';

/** A team whose threads take some of the work, do none of it, and end. */
function lazyTeam(taken: number): BuildTeam {
  return {
    size: 1,
    run: (taskOf) => {
      const task = taskOf(0);
      if (task.kind !== 'plan') {
        const shares = new Shares(taken, task.counter);
        for (const _ of shares);
      }
      return Promise.resolve();
    },
    growTo: () => undefined,
    shrinkTo: () => undefined,
    close: () => Promise.resolve(),
  };
}

test('files that other threads leave unread are read here, all in their order', async () => {
  const paths = readdirSync(xml).map((name) => join(xml, name));
  const wanted: (CompoundFile | undefined)[] = [];
  for await (const file of readCompoundFiles(paths)) wanted.push(file);
  const pieces = filePieces(
    paths,
    paths.map(() => 100_000),
  );
  expect(pieces.length).toBeGreaterThan(10);
  const kept: unknown[] = [];
  const found: typeof wanted = [];
  const reading = readOnThreads(lazyTeam(5), pieces, {
    kept: new KeptPieces(),
    keep: (read) => kept.push(...read),
    isFree: Promise.resolve(),
  });
  for await (const file of reading) found.push(file);
  expect(kept).toHaveLength(pieces.length);
  expect(saidOf(found)).toEqual(saidOf(wanted));
});

test('pages that other threads leave unrendered are rendered here, and faults are told together', async () => {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml, cwd: resolve('.') }, diagnostics);
  if (!config) throw new Error('There is no configuration.');
  const plan = planSite(await readSite(config, diagnostics), config, diagnostics);
  const assets = await loadAssets(plan, diagnostics);
  if (!assets) throw new Error('There are no assets.');
  // Pages for threads, far apart, and one that is always rendered here.
  const classes = plan.pages.filter(({ kind }) => kind === 'class');
  const others = plan.pages.filter(({ kind }) => kind === 'api-overview');
  for (const { source } of [...classes.slice(0, 1), ...classes.slice(-1), ...others])
    source.render = () => {
      throw new Error('broken');
    };

  const finish = async (
    run: (
      options: FinishOptions,
    ) => ReturnType<typeof finishPages> | Promise<ReturnType<typeof finishPages>>,
  ): Promise<unknown> => {
    const told = new Diagnostics();
    const pages = await run({
      ...{ plan, assets, storage: { in: 'memory' }, diagnostics: told, count: () => undefined },
    });
    return [
      told.all,
      pages.map(({ page, file, scan, texts }) => [
        page.permalink,
        file,
        Array.from(scan.links, (number) => texts[number]),
      ]),
    ];
  };
  const wanted = await finish(finishPages);
  expect(await finish((options) => renderOnThreads(lazyTeam(3), options))).toEqual(wanted);
  expect(JSON.stringify(wanted)).toContain('broken');
});
