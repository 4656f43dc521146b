import type {
  ApiCoverage,
  CoverageCounts,
  CoveredSymbol,
  HeaderCoverage,
} from '../model/api-coverage.ts';
import type { Compound, Member } from '../model/compound.ts';
import { isDescribedMember } from '../model/descriptions.ts';
import type { ApiReference } from '../model/site.ts';
import { indexSymbols, type Symbols } from '../model/symbols.ts';
import { plainText } from '../model/walk.ts';
import { missingParts, type AskedParts } from './missing-parts.ts';
import { descriptionOf, type PublicSymbol } from './public-symbols.ts';
import { append } from '../shared/group-by.ts';

/** Returns how well each public symbol is documented, by what the configuration asks for. */
export function coveredSymbols(
  api: ApiReference,
  found: readonly PublicSymbol[],
  asked: AskedParts,
): CoveredSymbol[] {
  const symbols = indexSymbols(api);
  return found.map((each): CoveredSymbol => {
    const { refid, owner, name, symbol, place } = each;
    const isDescribed = hasOwnDescription(each);
    const missing = isDescribed ? missingParts(each, asked) : [];
    const isInherited = !isDescribed && inheritsDescription(each, symbols);
    return {
      refid,
      kind: symbol.kind,
      name,
      scope: owner,
      ...(place && { header: place.file, place }),
      topics: topicsOf(each, symbols).map(titleOf),
      state:
        isInherited || (isDescribed && missing.length === 0)
          ? 'documented'
          : isDescribed
            ? 'partly'
            : 'undocumented',
      missing,
    };
  });
}

/** True if a comment says what a symbol is; one on its parameters alone does not. */
export function hasOwnDescription({ subject }: Pick<PublicSymbol, 'subject'>): boolean {
  const { brief, detailed } = descriptionOf(subject);
  return brief.length + detailed.length > 0;
}

/** True for a function that overrides a described one, whatever Doxygen copies. */
export function inheritsDescription(
  { subject }: Pick<PublicSymbol, 'subject'>,
  { members }: Symbols,
): boolean {
  if (subject.type !== 'member') return false;
  const seen = new Set<string>();
  const search = ({ reimplements }: Member): boolean =>
    reimplements.some(({ refid }) => {
      const base = members.get(refid)?.member;
      if (!base || seen.has(refid)) return false;
      seen.add(refid);
      return isDescribedMember(base) || search(base);
    });
  return search(subject.member);
}

/** Returns the topics that contain a symbol, or a class, enumeration or namespace around it. */
export function topicsOf(
  { refid, subject }: Pick<PublicSymbol, 'refid' | 'subject'>,
  symbols: Symbols,
): Compound[] {
  const own = subject.type === 'value' ? subject.member.refid : refid;
  const found = new Set(symbols.groupsOf(own));
  const owner = symbols.classOf(own) ?? symbols.parent(own) ?? symbols.members.get(own)?.owner;
  for (let around = owner; around; around = symbols.parent(around.refid)) {
    if (around.kind === 'group') found.add(around);
    for (const topic of symbols.groupsOf(around.refid)) found.add(topic);
  }
  return [...found];
}

function titleOf({ title, name }: Compound): string {
  return (title && plainText(title)) || name;
}

/** Counts symbols by their states. */
export function countsOf(symbols: readonly CoveredSymbol[]): CoverageCounts {
  const count = (state: CoveredSymbol['state']): number =>
    symbols.filter((symbol) => symbol.state === state).length;
  return { total: symbols.length, documented: count('documented'), partly: count('partly') };
}

/** How symbols are divided for tables. */
export const coverageGroups = {
  kind: ({ kind }) => [kind],
  scope: ({ scope }) => [scope],
  header: ({ header = '' }) => [header],
  topic: ({ topics }) => topics,
} as const satisfies Record<string, (symbol: CoveredSymbol) => readonly string[]>;

/** One of these divisions. */
export type CoverageGroup = keyof typeof coverageGroups;

/** Divides symbols; returns the groups sorted by name. A symbol of several topics is in several groups. */
export function grouped(
  symbols: readonly CoveredSymbol[],
  by: CoverageGroup,
): [name: string, symbols: CoveredSymbol[]][] {
  const groups = new Map<string, CoveredSymbol[]>();
  for (const symbol of symbols)
    for (const name of coverageGroups[by](symbol)) {
      append(groups, name, symbol);
    }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Sorts symbols by their declarations. */
export function byPlace(symbols: readonly CoveredSymbol[]): CoveredSymbol[] {
  const key = ({ header = '' }: CoveredSymbol): string => header;
  return [...symbols].sort(
    (a, b) =>
      (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.name < b.name ? -1 : 1),
  );
}

/** Returns what the page of a site shows. */
export function apiCoverage(symbols: readonly CoveredSymbol[]): ApiCoverage {
  return {
    counts: countsOf(symbols),
    headers: grouped(symbols, 'header').map(([header, own]): HeaderCoverage => ({
      header,
      counts: countsOf(own),
      lacking: byPlace(own.filter(({ state }) => state !== 'documented')),
    })),
  };
}
