import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BuildContext } from '../cache/build-context.ts';
import type { CompoundFile } from '../doxygen/compound-file.ts';
import { filesOfPiece, readPiece } from '../doxygen/file-pieces.ts';

/** Reads compound files and yields them in order; takes unchanged ones from memory. */
export async function* rememberedCompoundFiles(
  context: BuildContext,
  paths: readonly string[],
  machineFolders?: readonly string[],
): AsyncGenerator<CompoundFile | undefined> {
  for (const path of paths) {
    const key = (): string => (machineFolders ?? []).join('|');
    yield await context.cached({ name: `compounds ${path}`, key }, async ({ inputs }) => {
      // Let other work run between two files.
      await nextTurn();
      return filesOfPiece(
        readPiece(inputs, { piece: 0, paths: [path], size: 0, machineFolders }),
      )[0];
    });
  }
}
