import type { SnapshotParam } from './snapshot.ts';

/** A parameter before and after a change; one of them is missing if it was added or removed. */
export interface AlignedParam {
  /** The older parameter. */
  from?: SnapshotParam;
  /** The newer parameter. */
  to?: SnapshotParam;
  /** True for a parameter with others behind it that the older function has, too. */
  isInserted?: true;
}

/**
 * Finds out which parameters of two declarations are the same, in their order: those with one type first of all, with one
 * name if there is a choice. What is left between two of them is compared one by one.
 */
export function alignParams(
  old: readonly SnapshotParam[],
  now: readonly SnapshotParam[],
  isSame: (from: SnapshotParam, to: SnapshotParam) => boolean,
): AlignedParam[] {
  const hasName = (from: SnapshotParam, to: SnapshotParam): boolean =>
    from.name !== undefined && from.name === to.name;
  // Nothing is more alike than one type and one name, so most parameters need no table.
  const aligned: AlignedParam[] = [];
  for (const [i, from] of old.entries()) {
    const to = now[i];
    if (!to || !hasName(from, to) || !isSame(from, to)) break;
    aligned.push({ from, to });
  }
  const likeness = (from: SnapshotParam, to: SnapshotParam): number =>
    (isSame(from, to) ? 4 : 0) + (hasName(from, to) ? 3 : 0);
  const [oldRest, nowRest] = [old.slice(aligned.length), now.slice(aligned.length)];
  // The most likeness that the parameters from a pair of positions on can have.
  const best = Array.from({ length: oldRest.length + 1 }, () =>
    new Array<number>(nowRest.length + 1).fill(0),
  );
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const own = (i: number, j: number): number => likeness(oldRest[i] ?? {}, nowRest[j] ?? {});
  for (let i = oldRest.length - 1; i >= 0; i--)
    for (let j = nowRest.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), own(i, j) + at(i + 1, j + 1));
    }
  let [i, j] = [0, 0];
  let gone: SnapshotParam[] = [];
  let added: SnapshotParam[] = [];
  const close = (isEnd: boolean): void => {
    const count = Math.max(gone.length, added.length);
    for (let n = 0; n < count; n++) {
      const [from, to] = [gone[n], added[n]];
      const isInserted = !from && !isEnd;
      aligned.push({ ...(from && { from }), ...(to && { to }), ...(isInserted && { isInserted }) });
    }
    [gone, added] = [[], []];
  };
  while (i < oldRest.length || j < nowRest.length) {
    const [from, to] = [oldRest[i], nowRest[j]];
    const isPair = from && to && own(i, j) > 0 && at(i, j) === own(i, j) + at(i + 1, j + 1);
    if (isPair) {
      close(false);
      aligned.push({ from, to });
      [i, j] = [i + 1, j + 1];
    } else if (from && (!to || at(i + 1, j) >= at(i, j + 1))) {
      gone.push(from);
      i++;
    } else if (to) {
      added.push(to);
      j++;
    }
  }
  close(true);
  return aligned;
}
