import { standardNamed, standards, type Standard } from '../shared/standards.ts';

export { standards, type Standard, type StandardLanguage } from '../shared/standards.ts';

/** The place of a standard among those of its language, from 0 on; -1 for other names. */
export function placeOfStandard(name: string): number {
  const places = Object.values(standards).map((names: readonly string[]) => names.indexOf(name));
  return Math.max(...places);
}

/**
 * Returns the standards if all names are different standards of one language, oldest first; `undefined` for any other
 * list.
 */
export function asStandards(names: readonly string[]): Standard[] | undefined {
  for (const known of Object.values(standards)) {
    const named = new Set(names.map(standardNamed));
    const found = known.filter((each) => named.has(each));
    if (found.length > 0 && found.length === names.length) return found;
  }
  return undefined;
}

/** Standards in a row: from the first on, up to the last, from one to another, or a single one. */
export type StandardRange = { from: string; to?: string } | { from?: undefined; to: string };

/** Returns what some of the standards in `all` are as a range; `undefined` if there are gaps. */
export function standardRange(
  some: readonly string[],
  all: readonly string[],
): StandardRange | undefined {
  const [first] = some;
  const last = some.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const [start, end] = [all.indexOf(first), all.indexOf(last)];
  if (end - start !== some.length - 1) return undefined;
  if (end === all.length - 1) return { from: first };
  return start === 0 ? { to: last } : { from: first, to: last };
}
