import { expect, test } from '@jest/globals';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/cache/store.ts';
import type { CompoundFile } from '../../src/doxygen/compound-file.ts';
import { readCompoundFiles } from '../../src/doxygen/read-compounds.ts';
import { Inputs } from '../../src/inputs/inputs.ts';
import { sizesOf } from '../../src/inputs/sizes.ts';
import { PieceCache } from '../../src/doxygen/piece-cache.ts';
import { filePieces, readPiece } from '../../src/doxygen/file-pieces.ts';
import { readOnThreads } from '../../src/parallel/read-on-threads.ts';
import type { BuildTeam } from '../../src/parallel/thread-tasks.ts';
import { Shares } from '../../src/parallel/shares.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import { contextOf } from '../context.ts';
import { contentOf } from './content-of-files.ts';

/** Creates a team with one thread, which reads everything and records how many pieces it was given. */
function readingTeam(given: number[]): BuildTeam {
  return {
    size: 1,
    run: (taskOf, take) => {
      const task = taskOf(0);
      if (task.kind !== 'read') return Promise.resolve();
      given.push(task.pieces.length);
      for (const number of new Shares(task.pieces.length, task.counter)) {
        const piece = task.pieces[number];
        if (!piece) continue;
        const inputs = new Inputs();
        const read = readPiece(inputs, piece);
        const { observations, doubts, faults } = inputs;
        take({ kind: 'read', piece: piece.piece, read, observations, doubts, faults });
      }
      return Promise.resolve();
    },
    growTo: () => undefined,
    shrinkTo: () => undefined,
    close: () => Promise.resolve(),
  };
}

test('only pieces with a changed file are read again, with and without threads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pieces-'));
  const xml = join(folder, 'xml');
  cpSync('fixtures/micro-test-plus/xml', xml, { recursive: true });
  const paths = readdirSync(xml).map((name) => join(xml, name));
  const missing = join(xml, 'missing.xml');
  const asked = [...paths.slice(0, 40), missing, ...paths.slice(40)];
  const pieces = filePieces([{ paths: asked }], sizesOf(asked));
  const store = openStore(join(folder, 'cache'));
  const given: number[] = [];

  const read = async (isOnThreads: boolean): Promise<{ files: unknown; seen: number }> => {
    const inputs = new Inputs();
    const context = contextOf(new Diagnostics(), { inputs, store, version: '1' });
    const pieceCache = new PieceCache(context, 0);
    const files: (CompoundFile | undefined)[] = [];
    const team = readingTeam(given);
    const reading = isOnThreads
      ? readOnThreads(team, pieces, { pieceCache })
      : readCompoundFiles(context, [{ paths: asked }]);
    for await (const file of reading) files.push(file);
    await store.close();
    return { files: contentOf(files), seen: inputs.observations.length };
  };
  const wanted = async (): Promise<{ files: unknown; seen: number }> => {
    const files: (CompoundFile | undefined)[] = [];
    for await (const file of readCompoundFiles(contextOf(), [{ paths: asked }])) files.push(file);
    return { files: contentOf(files), seen: asked.length };
  };

  expect(await read(true)).toEqual(await wanted());
  expect(await read(true)).toEqual(await wanted());
  expect(await read(false)).toEqual(await wanted());
  expect(given).toEqual([pieces.length, 0]);

  cpSync(paths[0] ?? '', missing);
  appendFileSync(paths.at(-1) ?? '', '<!-- a comment -->');
  expect(await read(true)).toEqual(await wanted());
  expect(await read(false)).toEqual(await wanted());
  expect(given).toEqual([pieces.length, 0, 2]);
  rmSync(folder, { recursive: true });
});

test('adding or removing a file leaves most pieces unchanged', () => {
  const paths = Array.from({ length: 2000 }, (_, i) => `class${i}.xml`);
  const sizes = paths.map((_, i) => 20_000 + ((i * 7919) % 30_000));
  const names = (skipped: number): Set<string> => {
    const isKept = (_: unknown, i: number): boolean => i !== skipped;
    const pieces = filePieces([{ paths: paths.filter(isKept) }], sizes.filter(isKept));
    return new Set(pieces.map((piece) => piece.paths.join()));
  };
  const all = names(-1);
  const others = [...names(100)].filter((name) => !all.has(name));
  expect(all.size).toBeGreaterThan(100);
  expect(others.length).toBeLessThan(20);
});
