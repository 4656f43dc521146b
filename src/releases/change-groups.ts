import type { ApiChange, OwnedSymbol } from './change.ts';
import { changeCategories, type ChangeCategory } from '../model/api-history.ts';
import type { JudgedChange } from './judge-changes.ts';
import { qualified } from './symbol-index.ts';

/** All changes of one declaration. */
export interface ChangedSymbol {
  /** Qualified name; of a header, its path. */
  name: string;
  /** The declaration in the older release; missing if it is new. */
  before?: OwnedSymbol;
  /** The declaration in the newer release; missing if it is gone. */
  after?: OwnedSymbol;
  /** Its changes, the most important first. */
  changes: JudgedChange[];
  /** Number of its members that were added or removed with it; of a header with another name, of its symbols. */
  members: number;
}

/** The changed declarations of one category, sorted by name. */
export interface ChangeGroup {
  /** The category of their most important change. */
  category: ChangeCategory;
  /** The declarations. */
  symbols: ChangedSymbol[];
}

/**
 * Groups changes for readers: all changes of one declaration together, in the category of the most important one;
 * members that were added or removed with their class only as a number. Empty groups are missing.
 */
export function groupChanges(changes: readonly JudgedChange[]): ChangeGroup[] {
  const symbols = new Map<unknown, ChangedSymbol>();
  const ofClass = (rule: ApiChange['rule']): Set<string> =>
    new Set(
      changes.flatMap(({ change }) => {
        const { symbol } = change.before ?? change.after ?? {};
        const hasMembers = symbol && ['class', 'struct', 'union', 'enum'].includes(symbol.kind);
        return change.rule === rule && hasMembers ? [change.name] : [];
      }),
    );
  const removed = new Set([...ofClass('symbol-removed'), ...ofClass('kind-changed')]);
  const added = ofClass('symbol-added');
  const members = new Map<string, number>();
  for (const judged of changes) {
    const { rule, name, before, after } = judged.change;
    const owner = before?.owner ?? after?.owner ?? '';
    const isPart =
      rule === 'member-of-removed'
        ? ownersOf(owner).some((each) => removed.has(each))
        : before === undefined && ownersOf(owner).some((each) => added.has(each));
    if (isPart) {
      const holder = ownersOf(owner).find((each) => removed.has(each) || added.has(each)) ?? '';
      members.set(holder, (members.get(holder) ?? 0) + 1);
      continue;
    }
    // The declarations are the same objects in all changes of a pair.
    const key = before?.symbol ?? after?.symbol ?? name;
    const known = symbols.get(key);
    if (known) known.changes.push(judged);
    else
      symbols.set(key, {
        name,
        changes: [judged],
        members: 0,
        ...(before && { before }),
        ...(after && { after }),
      });
  }
  for (const symbol of symbols.values()) {
    symbol.changes.sort((a, b) => rank(a) - rank(b));
    symbol.members = members.get(symbol.name) ?? symbol.changes[0]?.change.symbols ?? 0;
  }
  return changeCategories
    .map((category) => ({
      category,
      symbols: [...symbols.values()].filter(({ changes: [first] }) => first?.category === category),
    }))
    .filter((group) => group.symbols.length > 0);
}

function rank({ category }: JudgedChange): number {
  return changeCategories.indexOf(category);
}

/** Returns a scope and all around it, the outermost first. */
function ownersOf(owner: string): string[] {
  const parts = owner === '' ? [] : owner.split('::');
  return parts.map((_, i) => qualified(parts.slice(0, i).join('::'), { name: parts[i] ?? '' }));
}
