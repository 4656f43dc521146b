import { groupBy } from '../shared/group-by.ts';

/** How many parts of each name, from its end, distinguish it from the others; 1 if the last part is enough. */
export function distinctLengths(names: readonly (readonly string[])[]): number[] {
  const lengths = names.map(() => 1);
  const groups = groupBy(names.keys(), (i) => names[i]?.at(-1) ?? '');
  for (const group of groups.values()) {
    let open: number[] = group;
    for (let length = 2; open.length > 1; length++) {
      const counts = new Map<string, number>();
      const endOf = (i: number): string => names[i]?.slice(-length).join('\n') ?? '';
      for (const i of group) counts.set(endOf(i), (counts.get(endOf(i)) ?? 0) + 1);
      for (const i of open) lengths[i] = Math.min(length, names[i]?.length ?? 1);
      // Identical names cannot be distinguished.
      open = open.filter(
        (i) => (counts.get(endOf(i)) ?? 0) > 1 && length < (names[i]?.length ?? 0),
      );
    }
  }
  return lengths;
}

/** Shortens paths to their last part, plus the folders that distinguish them from each other. */
export function distinctPaths(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split('/').filter((part) => part !== ''));
  const lengths = distinctLengths(parts);
  return parts.map((own, i) => own.slice(-(lengths[i] ?? 1)).join('/'));
}
