import { remembered } from '../cache/memory.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCompoundFiles, type CompoundFile } from '../doxygen/read-compounds.ts';

/** Reads files of compounds and gives them in their order; those in memory are not read again. */
export async function* rememberedCompoundFiles(
  paths: readonly string[],
  machineFolders?: readonly string[],
): AsyncGenerator<CompoundFile | undefined> {
  // What is to be said of a file is part of what is read of it.
  const none = new Diagnostics();
  for (const path of paths) {
    const key = (): string => (machineFolders ?? []).join('|');
    yield await remembered({ name: `compounds ${path}`, key }, none, async () => {
      for await (const found of readCompoundFiles([path], machineFolders)) return found;
      return undefined;
    });
  }
}
