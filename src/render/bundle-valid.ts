import type { BuildResult, Plugin } from 'esbuild';
import { bundle, type Bundler } from '../diagnostics/bundle.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { ImportGraph } from './import-graph.ts';

/** Bundles entries; `plugins` come before those of the bundle. */
export type RunBundler<Entry, Result> = (
  entries: Entry[],
  bundler: Bundler,
  plugins: Plugin[],
) => Promise<Result>;

/**
 * Bundles entries together. If that fails, reports the faults of each entry, including those that only show once all
 * files of an entry are found, and bundles the valid ones, so that the same build also reports their faults.
 */
export async function bundleValid<Entry extends { in: string }, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: RunBundler<Entry, Result>,
): Promise<Result | undefined> {
  const all = await bundle(sources, (bundler) => run([...entries], bundler, []));
  if (all || entries.length < 2) return all;
  let left = [...entries];
  while (left.length > 0) {
    const graph = new ImportGraph(new Set(left.map((entry) => entry.in)));
    const result = await bundle(sources, (bundler) => run(left, bundler, [graph.plugin]));
    if (result) return result;
    const faulty = graph.faulty();
    if (faulty.size === 0) return bundleHalves(left, sources, run);
    left = left.filter((entry) => !faulty.has(entry.in));
  }
  return undefined;
}

/** Bundles the valid ones of entries if their errors do not say which ones are faulty. */
async function bundleHalves<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: RunBundler<Entry, Result>,
): Promise<Result | undefined> {
  const valid = await findValid(entries, sources, run);
  return valid.length > 0 ? bundle(sources, (bundler) => run(valid, bundler, [])) : undefined;
}

/** Bisects entries that cannot be bundled together, and returns those that can; usually few are faulty. */
async function findValid<Entry, Result extends BuildResult>(
  entries: readonly Entry[],
  sources: Sources,
  run: RunBundler<Entry, Result>,
): Promise<Entry[]> {
  if (entries.length < 2) return [];
  const middle = Math.ceil(entries.length / 2);
  const valid: Entry[] = [];
  for (const half of [entries.slice(0, middle), entries.slice(middle)]) {
    const isValid = await bundle(sources, (bundler) => run(half, bundler, []));
    valid.push(...(isValid ? half : await findValid(half, sources, run)));
  }
  return valid;
}
