import type {
  ChangeCategory,
  KnownRelease,
  ReleaseChanges,
  ShownAdvice,
  ShownChange,
} from '../model/api-history.ts';
import { phraseOf, shownDeclarations, type ChangeReport } from './change-report.ts';
import type { ChangeAdvice } from './change-advice.ts';
import type { ChangedSymbol } from './change-groups.ts';
import type { SnapshotHeader } from './snapshot.ts';
import { symbolIdentity } from './symbol-index.ts';

/** The changes of a release whose symbols are not yet linked to the current API. */
export interface TracedChanges extends ReleaseChanges {
  /** The changes, the most important ones first. */
  groups: readonly { category: ChangeCategory; symbols: readonly TracedChange[] }[];
}

/** A shown change whose symbol is not yet linked to the current API. */
export interface TracedChange extends ShownChange {
  /** Identity of the symbol in the newer release; missing if it is gone. */
  identity?: string;
}

/** Returns the changes of a release as pages show them. */
export function shownChanges({ before, after, needed, groups }: ChangeReport): TracedChanges {
  return {
    release: knownRelease(after),
    before: knownRelease(before),
    needed,
    groups: groups.map(({ category, symbols }) => ({
      category,
      symbols: symbols.map(shownChange),
    })),
  };
}

/** Returns what pages show of a release. */
export function knownRelease({ release, date }: SnapshotHeader): KnownRelease {
  return { name: release, ...(date !== undefined && { date }) };
}

function shownChange(symbol: ChangedSymbol): TracedChange {
  const { name, changes, members, before, after } = symbol;
  const reasons = changes.map(({ accepted }) => accepted);
  const [reason] = reasons;
  const header = (after ?? before)?.symbol.header;
  const advice = changes.map(({ change }) => change.advice).find((each) => each !== undefined);
  return {
    name,
    members,
    ...(advice && { advice: shownAdvice(advice) }),
    ...(header !== undefined && { header }),
    ...shownDeclarations(symbol),
    kind: !before ? 'added' : after ? 'changed' : 'removed',
    phrases: changes.map(({ change }) => phraseOf(change)),
    ...(reason !== undefined &&
      reasons.every((each) => each !== undefined) && { accepted: reason }),
    ...(after && { symbolKind: after.symbol.kind }),
    ...(after && { identity: symbolIdentity(after.owner, after.symbol) }),
  };
}

function shownAdvice({ instead, ...others }: ChangeAdvice): ShownAdvice {
  return { ...(instead !== undefined && { instead: { name: instead } }), ...others };
}
