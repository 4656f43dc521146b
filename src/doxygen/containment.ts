import type { Compound } from '../model/compound.ts';

/** Deepest nesting of compounds; trees of pages, names and sidebars are as deep. */
const deepest = 64;

/**
 * Returns the compounds as a forest that code can walk: without those that contain themselves through others, and
 * without what is nested too deeply, which damaged XML lists. `onCut` receives each compound and what it no longer
 * contains.
 */
export function withoutCycles(
  compounds: readonly Compound[],
  onCut: (outer: Compound, refid: string) => void = () => undefined,
): Compound[] {
  const byRefid = new Map(compounds.map((compound) => [compound.refid, compound]));
  const order = outerFirst(compounds, byRefid);
  const place = new Map(order.map((compound, index) => [compound.refid, index]));
  const depths = new Map<string, number>();
  const cut = new Map<string, Set<string>>();
  for (const [index, outer] of order.entries()) {
    const depth = depths.get(outer.refid) ?? 0;
    for (const { refid } of outer.inner) {
      const at = place.get(refid);
      if (at === undefined) continue;
      if (at > index && depth < deepest) {
        depths.set(refid, Math.max(depths.get(refid) ?? 0, depth + 1));
        continue;
      }
      cut.set(outer.refid, (cut.get(outer.refid) ?? new Set()).add(refid));
      onCut(outer, refid);
    }
  }
  if (cut.size === 0) return [...compounds];
  return compounds.map((compound) => {
    const gone = cut.get(compound.refid);
    if (!gone) return compound;
    return compound.with({
      inner: compound.inner.filter(({ refid }) => !gone.has(refid)),
    });
  });
}

/** Sorts compounds so that each comes before what it contains, as far as there are no cycles. */
function outerFirst(
  compounds: readonly Compound[],
  byRefid: ReadonlyMap<string, Compound>,
): Compound[] {
  const finished: Compound[] = [];
  const seen = new Set<string>();
  for (const start of compounds) {
    if (seen.has(start.refid)) continue;
    seen.add(start.refid);
    // Not recursive, because the nesting may be deeper than the stack.
    const open = [{ compound: start, next: 0 }];
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const inner = top.compound.inner[top.next++];
      if (!inner) {
        finished.push(top.compound);
        open.pop();
        continue;
      }
      const compound = byRefid.get(inner.refid);
      if (!compound || seen.has(compound.refid)) continue;
      seen.add(compound.refid);
      open.push({ compound, next: 0 });
    }
  }
  return finished.reverse();
}
