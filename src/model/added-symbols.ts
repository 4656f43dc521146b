import type { ApiHistory, ShownChange, SnapshotKind } from './api-history.ts';
import { append } from '../shared/group-by.ts';

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

/** Maps kinds of symbols to those of lists. */
const kinds: Readonly<Record<SnapshotKind, AddedKind>> = {
  class: 'classes',
  struct: 'classes',
  union: 'classes',
  concept: 'concepts',
  function: 'functions',
  macro: 'macros',
  alias: 'typedefs',
  enum: 'enumerations',
  enumerator: 'enumerators',
  variable: 'variables',
};

/** Returns what all releases added, by kind, the newest release first; empty kinds are missing. */
export function addedSymbols({
  changes,
}: Pick<ApiHistory, 'changes'>): { kind: AddedKind; symbols: AddedSymbol[] }[] {
  const byKind = new Map<AddedKind, AddedSymbol[]>();
  for (const { release, groups } of changes)
    for (const change of groups.flatMap(({ symbols }) => symbols)) {
      const { symbolKind, refid } = change;
      if (change.kind !== 'added' || refid === undefined || symbolKind === undefined) continue;
      const kind = kinds[symbolKind];
      const added = { release: release.name, change };
      append(byKind, kind, added);
    }
  return addedKinds.flatMap((kind) => {
    const symbols = byKind.get(kind);
    return symbols ? [{ kind, symbols }] : [];
  });
}
