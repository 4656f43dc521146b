import type { ApiHistory, ShownChange } from './api-history.ts';
import type { Symbols } from './symbols.ts';

/** The kinds of symbols that lists of additions divide, in their order. */
export const addedKinds = [
  ...(['classes', 'concepts', 'functions', 'macros', 'typedefs'] as const),
  ...(['enumerations', 'enumerators', 'variables'] as const),
] as const;

/** One of the kinds. */
export type AddedKind = (typeof addedKinds)[number];

/** A symbol that a release added, and that the current API still has. */
export interface AddedSymbol {
  /** The release. */
  release: string;
  /** The change. */
  change: ShownChange;
}

/** The kinds of members; what no member is, is a class or a value of an enumeration. */
const memberKinds: Readonly<Record<string, AddedKind>> = {
  define: 'macros',
  enum: 'enumerations',
  typedef: 'typedefs',
  variable: 'variables',
  property: 'variables',
};

/** Returns what all releases added, by kind, the newest release first; empty kinds are missing. */
export function addedSymbols(
  { changes }: Pick<ApiHistory, 'changes'>,
  { compounds, members }: Pick<Symbols, 'compounds' | 'members'>,
): { kind: AddedKind; symbols: AddedSymbol[] }[] {
  const kindOf = (refid: string): AddedKind => {
    const compound = compounds.get(refid);
    if (compound) return compound.kind === 'concept' ? 'concepts' : 'classes';
    const kind = members.get(refid)?.member.kind;
    return kind === undefined ? 'enumerators' : (memberKinds[kind] ?? 'functions');
  };
  const byKind = new Map<AddedKind, AddedSymbol[]>();
  for (const { release, groups } of changes)
    for (const change of groups.flatMap(({ symbols }) => symbols)) {
      if (change.kind !== 'added' || change.refid === undefined) continue;
      const kind = kindOf(change.refid);
      const known = byKind.get(kind);
      const added = { release: release.name, change };
      if (known) known.push(added);
      else byKind.set(kind, [added]);
    }
  return addedKinds.flatMap((kind) => {
    const symbols = byKind.get(kind);
    return symbols ? [{ kind, symbols }] : [];
  });
}
