import type { BuildResult } from 'esbuild';
import { bundle } from '../diagnostics/bundle.ts';
import type { Sources } from '../diagnostics/sources.ts';

/**
 * Bundles entries together. If that fails, reports the faults of each entry, including those that only show once all
 * files of an entry are found, and bundles the valid ones, so that the same build also reports their faults.
 */
export async function bundleValid<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: (entries: Entry[]) => Promise<Result>,
): Promise<Result | undefined> {
  const all = await bundle(sources, () => run([...entries]));
  if (all) return all;
  const valid = await findValid(entries, sources, run);
  return valid.length > 0 ? bundle(sources, () => run(valid)) : undefined;
}

/** Bisects entries that cannot be bundled together, and returns those that can; usually few are faulty. */
async function findValid<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: (entries: Entry[]) => Promise<Result>,
): Promise<Entry[]> {
  if (entries.length < 2) return [];
  const middle = Math.ceil(entries.length / 2);
  const valid: Entry[] = [];
  for (const half of [entries.slice(0, middle), entries.slice(middle)]) {
    const isValid = await bundle(sources, () => run(half));
    valid.push(...(isValid ? half : await findValid(half, sources, run)));
  }
  return valid;
}
