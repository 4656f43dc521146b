import type { BuildResult } from 'esbuild';
import { bundle, type Bundler } from '../diagnostics/bundle.ts';
import type { Sources } from '../diagnostics/sources.ts';

/**
 * Bundles entries together. If that fails, reports the faults of each entry, including those that only show once all
 * files of an entry are found, and bundles the valid ones, so that the same build also reports their faults.
 */
export async function bundleValid<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: (entries: Entry[], bundler: Bundler) => Promise<Result>,
): Promise<Result | undefined> {
  const all = await bundle(sources, (bundler) => run([...entries], bundler));
  if (all) return all;
  const valid = await findValid(entries, sources, run);
  return valid.length > 0 ? bundle(sources, (bundler) => run(valid, bundler)) : undefined;
}

/** Bisects entries that cannot be bundled together, and returns those that can; usually few are faulty. */
async function findValid<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: (entries: Entry[], bundler: Bundler) => Promise<Result>,
): Promise<Entry[]> {
  if (entries.length < 2) return [];
  const middle = Math.ceil(entries.length / 2);
  const valid: Entry[] = [];
  for (const half of [entries.slice(0, middle), entries.slice(middle)]) {
    const isValid = await bundle(sources, (bundler) => run(half, bundler));
    valid.push(...(isValid ? half : await findValid(half, sources, run)));
  }
  return valid;
}
