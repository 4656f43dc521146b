import { permalinkOf, withSuffix, type NamedAddress } from './permalinks.ts';
import { shortHash } from './short-hash.ts';
import { groupBy } from '../shared/group-by.ts';

/** A page that needs a permalink. */
export interface Unplaced {
  /** Its possible names. */
  address: NamedAddress;
  /** Site path of its API reference, without slashes at the ends. */
  apiPath: string;
  /** Doxygen's id, which distinguishes pages with the same names. */
  refid?: string;
}

/** The permalink of a named page. */
export interface NamePlace {
  /** Site path without base. */
  permalink: string;
  /** Indices of the other pages that prefer the same permalink. */
  similar: readonly number[];
}

/** Minimum length of the suffix for a page whose permalink is taken. */
const shortest = 4;

/**
 * Gives each page a unique permalink: the one derived from its name, unless other pages want the same. In that case the
 * page with the simpler name keeps it (no alternative name, fewer capital letters, shorter); the others use their next
 * name or get a suffix. The result depends only on the set of pages, not on their order.
 */
export function placeNames(pages: readonly Unplaced[]): NamePlace[] {
  const wanted = pages.map(({ address, apiPath }) =>
    address.names.map((name) => permalinkOf(address, name, apiPath)),
  );
  const contenders = groupBy(pages.keys(), (i) => wanted[i]?.[0] ?? '');
  const permalinks = new Array<string>(pages.length).fill('');
  const taken = new Set<string>();
  const give = (i: number, permalink: string): void => {
    permalinks[i] = permalink;
    taken.add(permalink);
  };
  const simplest = (a: number, b: number): number => compare(pages[a], pages[b]);
  let remaining: number[] = [];
  for (const [permalink, group] of contenders) {
    const [first, ...others] = group.sort(simplest);
    give(first, permalink);
    remaining = remaining.concat(others);
  }
  for (let choice = 1; remaining.length > 0; choice++) {
    const next: number[] = [];
    // If several pages now want the same permalink, the simplest gets it, regardless of their order.
    for (const i of remaining.sort(simplest)) {
      const permalink = wanted[i]?.[choice];
      if (permalink === undefined) addSuffix(i);
      else if (taken.has(permalink)) next.push(i);
      else give(i, permalink);
    }
    remaining = next;
  }
  return permalinks.map((permalink, i) => ({
    permalink,
    similar: (contenders.get(wanted[i]?.[0] ?? '') ?? []).filter((other) => other !== i),
  }));

  function addSuffix(i: number): void {
    const page = pages[i];
    const [permalink = ''] = wanted[i] ?? [];
    const names = page?.address.names.join(' ') ?? '';
    const isOnly = (contenders.get(permalink) ?? []).every(
      (other) => other === i || pages[other]?.address.names.join(' ') !== names,
    );
    const text = isOnly ? names : `${names} ${page?.refid ?? ''}`;
    for (let length = shortest; ; length++) {
      const suffix =
        length <= longestHash
          ? shortHash(text, length)
          : `${shortHash(text, longestHash)}-${length}`;
      const found = withSuffix(permalink, suffix);
      if (taken.has(found)) continue;
      give(i, found);
      return;
    }
  }
}

/** Maximum length of a hash in characters. */
const longestHash = 13;

/** Sorts simpler names first. */
function compare(a: Unplaced | undefined, b: Unplaced | undefined): number {
  if (!a || !b) return 0;
  const [nameA, nameB] = [a.address.names[0], b.address.names[0]];
  return (
    a.address.names.length - b.address.names.length ||
    capitals(nameA) - capitals(nameB) ||
    nameA.length - nameB.length ||
    order(a.address.names.join('\n'), b.address.names.join('\n')) ||
    order(a.refid ?? '', b.refid ?? '')
  );
}

function capitals(name: string): number {
  return name.match(/\p{Lu}/gu)?.length ?? 0;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
