import type { BuildContext } from '../cache/build-context.ts';
import { readCompoundFiles, type CompoundFile } from '../doxygen/read-compounds.ts';

/** Reads compound files and yields them in order; takes unchanged ones from memory. */
export async function* rememberedCompoundFiles(
  context: BuildContext,
  paths: readonly string[],
  machineFolders?: readonly string[],
): AsyncGenerator<CompoundFile | undefined> {
  for (const path of paths) {
    const key = (): string => (machineFolders ?? []).join('|');
    yield await context.cached({ name: `compounds ${path}`, key }, async (own) => {
      for await (const found of readCompoundFiles(own, [path], machineFolders)) return found;
      return undefined;
    });
  }
}
