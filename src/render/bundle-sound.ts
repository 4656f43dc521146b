import type { BuildResult } from 'esbuild';
import { bundle } from '../diagnostics/bundle.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';

/**
 * Bundles entries together. Where that fails, the faults of each are reported, also those that show only where every
 * file of an entry is found, and the sound ones are bundled, so that the faults of these are told by the same build.
 */
export async function bundleSound<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  diagnostics: Diagnostics,
  run: (entries: Entry[]) => Promise<Result>,
): Promise<Result | undefined> {
  const all = await bundle(diagnostics, () => run([...entries]));
  if (all) return all;
  const sound = await soundOf(entries, diagnostics, run);
  return sound.length > 0 ? bundle(diagnostics, () => run(sound)) : undefined;
}

/** The entries that can be bundled, of some that cannot be bundled together: found by halves, since few are faulty. */
async function soundOf<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  diagnostics: Diagnostics,
  run: (entries: Entry[]) => Promise<Result>,
): Promise<Entry[]> {
  if (entries.length < 2) return [];
  const middle = Math.ceil(entries.length / 2);
  const sound: Entry[] = [];
  for (const half of [entries.slice(0, middle), entries.slice(middle)]) {
    const isSound = await bundle(diagnostics, () => run(half));
    sound.push(...(isSound ? half : await soundOf(half, diagnostics, run)));
  }
  return sound;
}
