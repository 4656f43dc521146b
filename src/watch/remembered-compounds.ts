import { remembered } from '../cache/memory.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCompoundFiles, type CompoundFile } from '../doxygen/read-compounds.ts';

/** Reads compound files and yields them in order; takes unchanged ones from memory. */
export async function* rememberedCompoundFiles(
  paths: readonly string[],
  machineFolders?: readonly string[],
): AsyncGenerator<CompoundFile | undefined> {
  // Diagnostics of a file are part of its result.
  const none = new Diagnostics();
  for (const path of paths) {
    const key = (): string => (machineFolders ?? []).join('|');
    yield await remembered({ name: `compounds ${path}`, key }, none, async () => {
      for await (const found of readCompoundFiles([path], machineFolders)) return found;
      return undefined;
    });
  }
}
