import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompoundFile } from '../doxygen/compound-file.ts';
import type { ReadCompoundFiles } from '../doxygen/read-compounds.ts';
import { filesOfPiece, readPiece } from '../doxygen/file-pieces.ts';

/** Reads compound files and yields them in order; takes unchanged ones from memory. */
export async function* rememberedCompoundFiles(
  ...[context, groups, { extensions } = {}]: Parameters<ReadCompoundFiles>
): AsyncGenerator<CompoundFile | undefined> {
  const files = groups.flatMap(({ paths, ...group }) => paths.map((path) => ({ ...group, path })));
  for (const { path, ...group } of files) {
    const { machineFolders = [], variant = '' } = group;
    const key = (): string => [extensions?.key ?? '', variant, ...machineFolders].join('|');
    yield await context.cached({ name: `compounds ${path}`, key }, async ({ inputs }) => {
      // Let other work run between two files.
      await nextTurn();
      if (extensions?.doubt !== undefined) inputs.doubt(extensions.doubt);
      return filesOfPiece(
        readPiece(inputs, { ...group, piece: 0, paths: [path], size: 0 }, extensions),
      )[0];
    });
  }
}
