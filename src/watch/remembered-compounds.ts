import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompoundFile } from '../doxygen/compound-file.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { filesOfPiece, readPiece } from '../doxygen/file-pieces.ts';

/** Reads compound files and yields them in order; takes unchanged ones from memory. */
export async function* rememberedCompoundFiles(
  ...[context, paths, { machineFolders, extensions } = {}]: Parameters<ReadCompoundFiles>
): AsyncGenerator<CompoundFile | undefined> {
  for (const path of paths) {
    const key = (): string => [extensions?.key ?? '', ...(machineFolders ?? [])].join('|');
    yield await context.cached({ name: `compounds ${path}`, key }, async ({ inputs }) => {
      // Let other work run between two files.
      await nextTurn();
      if (extensions?.doubt !== undefined) inputs.doubt(extensions.doubt);
      return filesOfPiece(
        readPiece(inputs, { piece: 0, paths: [path], size: 0, machineFolders }, extensions),
      )[0];
    });
  }
}
