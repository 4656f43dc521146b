import { unpackNumbers } from '../../../src/shared/search/columns.ts';
import {
  facetNames,
  leftOut,
  type ChosenFacets,
  type FacetColumn,
  type FacetCounts,
  type FacetName,
} from '../../../src/shared/search/facets.ts';
import type { Query } from '../../../src/shared/search/query.ts';
import type { SymbolFiles } from '../symbol-files.ts';

/** The mark of rows that were found. */
const found = 1;

/** A question that is narrowed down. */
export interface Narrowing {
  /** A mark for each row: those that lack a chosen value count as seen. */
  seen: Uint8Array;
  /** Counts the values of the rows that were found. */
  count: () => Promise<FacetCounts>;
}

/**
 * Leaves out the symbols that lack one of the chosen values or the release of the query, and all texts if a value is
 * chosen.
 *
 * @param files Missing if the query asks for texts only.
 */
export async function narrow(
  files: SymbolFiles | undefined,
  query: Query,
  chosen: ChosenFacets = {},
): Promise<Narrowing> {
  const seen = new Uint8Array(files?.total ?? 0);
  const columns = files?.entry.hasFacets ? await files.files.get('f', decoded) : [];
  const keep = (facet: FacetName, isWanted: (value: string) => boolean): void => {
    const [, sets, rows] = columns.find(([name]) => name === facet) ?? [];
    // Without the facet, no symbol has the value.
    const isKept = sets?.map((values) => values.some(isWanted)) ?? [];
    for (let row = 0; row < seen.length; row++) if (!isKept[rows?.[row] ?? 0]) seen[row] = leftOut;
  };
  for (const facet of facetNames) {
    const wanted = chosen[facet];
    if (wanted === undefined) continue;
    query.groups = new Set(['symbol']);
    keep(facet, (value) => value === wanted);
  }
  const { since } = query;
  if (since) keep('release', (release) => isSince(release, since));
  return { seen, count: () => counted(files, seen, columns) };
}

/** A column as it is used. */
type Decoded = readonly [facet: FacetColumn[0], sets: FacetColumn[1], rows: readonly number[]];

function decoded(written: FacetColumn[]): Decoded[] {
  return written.map(([facet, sets, rows]) => [facet, sets, unpackNumbers(rows)]);
}

/** True for a wanted release: itself or one of its series (`3.1`), or one after the series (`>3.0`), or both (`>=3.1`). */
function isSince(release: string, wanted: string): boolean {
  const [, sign, name = ''] = /^(>?=?)(.*)/.exec(wanted) ?? [];
  if (`${release}.`.startsWith(`${name}.`)) return sign !== '>';
  return sign !== '' && release.localeCompare(name, 'en', { numeric: true }) > 0;
}

/** Counts the values of the rows that were found, the most frequent first. */
async function counted(
  files: SymbolFiles | undefined,
  seen: Uint8Array,
  columns: readonly Decoded[],
): Promise<FacetCounts> {
  const counts: FacetCounts = { kind: [], header: [], topic: [], release: [] };
  for (const [facet, sets, rows] of columns) {
    const values = new Map<string, number>();
    rows.forEach((set, row) => {
      if (seen[row] === found) for (const value of sets[set] ?? []) add(values, value);
    });
    counts[facet] = sorted(values);
  }
  const kinds = new Map<string, number>();
  const { nameStarts = [], total } = files ?? {};
  await Promise.all(
    nameStarts.map(async (start, block) => {
      const own = seen.subarray(start, nameStarts[block + 1] ?? total);
      if (!own.includes(found)) return;
      const names = await files?.names(block);
      own.forEach((mark, row) => mark === found && add(kinds, names?.traits(row).kind ?? ''));
    }),
  );
  counts.kind = sorted(kinds);
  return counts;
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): [value: string, count: number][] {
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}
