import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BuildContext } from '../cache/build-context.ts';
import { sizesOf } from '../inputs/sizes.ts';
import type { CompoundFile } from './compound-file.ts';
import { filePieces, filesOfPiece, type FileGroup } from './file-pieces.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { PieceCache } from './piece-cache.ts';

/** How compound files are read. */
export interface CompoundReading {
  /** Resolves when this thread has nothing else to do; by default, that is now. */
  isFree?: Promise<unknown> | undefined;
  /** Edit the compounds; nothing does by default. */
  extensions?: ReadingExtensions | undefined;
}

/** Reads compound files of one or more folders and yields them in order, `undefined` for missing ones. */
export type ReadCompoundFiles = (
  context: BuildContext,
  groups: readonly FileGroup[],
  reading?: CompoundReading,
) => AsyncIterable<CompoundFile | undefined>;

/** Reads compound files one after another, except those that an earlier build has read. */
export async function* readCompoundFiles(
  ...[context, groups, { extensions } = {}]: Parameters<ReadCompoundFiles>
): AsyncGenerator<CompoundFile | undefined> {
  const sizes = sizesOf(groups.flatMap(({ paths }) => paths));
  const pieceCache = new PieceCache(
    context,
    sizes.reduce((sum, each) => sum + each, 0),
    extensions,
  );
  for (const piece of filePieces(groups, sizes)) {
    yield* filesOfPiece((await pieceCache.recall(piece)) ?? (await pieceCache.read(piece)));
    // Let other work run between two pieces.
    await nextTurn();
  }
}
