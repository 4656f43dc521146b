import { expect, test } from '@jest/globals';
import { join, resolve } from 'node:path';
import { readdirSync } from 'node:fs';
import { compile } from '../../src/compile/compile.ts';
import { PageRenderer } from '../../src/compile/page-renderer.ts';
import type { RenderOptions } from '../../src/compile/scheduler.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { CompoundFile } from '../../src/doxygen/compound-file.ts';
import { readCompoundFiles } from '../../src/doxygen/read-compounds.ts';
import type { FinishedPage } from '../../src/emit/finish-page.ts';
import { createStoreFile, type PageStorage } from '../../src/emit/page-storage.ts';
import { PieceCache } from '../../src/doxygen/piece-cache.ts';
import { filePieces } from '../../src/doxygen/file-pieces.ts';
import { readOnThreads } from '../../src/parallel/read-on-threads.ts';
import { renderOnThreads } from '../../src/parallel/render-on-threads.ts';
import type { BuildTeam } from '../../src/parallel/thread-tasks.ts';
import { Shares } from '../../src/parallel/shares.ts';
import { contentOf } from './content-of-files.ts';
import { contextOf } from '../context.ts';

const xml = 'fixtures/micro-test-plus/xml';

/** Creates a team whose threads take some of the work, do none of it, and end. */
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

test('files that other threads did not read are read by the main thread, in order', async () => {
  const paths = readdirSync(xml).map((name) => join(xml, name));
  const wanted: (CompoundFile | undefined)[] = [];
  for await (const file of readCompoundFiles(contextOf(), [{ paths }])) wanted.push(file);
  const pieces = filePieces(
    [{ paths }],
    paths.map(() => 100_000),
  );
  expect(pieces.length).toBeGreaterThan(10);
  const pieceCache: unknown[] = [];
  const found: typeof wanted = [];
  const reading = readOnThreads(lazyTeam(5), pieces, {
    pieceCache: new PieceCache(contextOf(), 0),
    onPieces: (read) => pieceCache.push(...read),
  });
  for await (const file of reading) found.push(file);
  expect(pieceCache).toHaveLength(pieces.length);
  expect(contentOf(found)).toEqual(contentOf(wanted));
});

test('pages that other threads did not render are rendered by the main thread, and faults are reported together', async () => {
  const diagnostics = new Diagnostics();
  const config = loadConfig({ xml, cwd: resolve('.') }, diagnostics);
  if (!config) throw new Error('There is no configuration.');
  const { plan, assets } = await compile({ config, context: contextOf(diagnostics) });
  if (!assets) throw new Error('There are no assets.');
  // Pages for threads, far apart, and one that is always rendered here.
  const classes = plan.pages.filter(({ kind }) => kind === 'class');
  const others = plan.pages.filter(({ kind }) => kind === 'api-overview');
  for (const { source } of [...classes.slice(0, 1), ...classes.slice(-1), ...others])
    source.render = () => {
      throw new Error('broken');
    };

  const finish = async (
    render: (
      site: PageRenderer,
      options: RenderOptions,
    ) => FinishedPage[] | Promise<FinishedPage[]>,
  ): Promise<unknown> => {
    const reported = new Diagnostics();
    const storage: PageStorage = { in: 'memory' };
    const options = { pages: plan.pages, storage, diagnostics: reported, count: () => undefined };
    const pages = await render(new PageRenderer(plan, assets), options);
    return [
      reported.all,
      pages.map(({ page, file, scan, texts }) => [
        page.permalink,
        file.path,
        // Jest compares texts at once, and buffers byte by byte.
        'bytes' in file && Buffer.from(file.bytes).toString('latin1'),
        Array.from(scan.links, (number) => texts[number]),
      ]),
    ];
  };
  const wanted = await finish((site, { storage, diagnostics }) => [
    ...site.render(plan.pages, () => createStoreFile(storage), diagnostics),
  ]);
  expect(
    await finish((site, options) => renderOnThreads(lazyTeam(3), site, assets, options)),
  ).toEqual(wanted);
  expect(JSON.stringify(wanted)).toContain('broken');
});
