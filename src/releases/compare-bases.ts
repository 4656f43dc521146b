import { splitName } from '../model/qualified-name.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import { qualified, type IndexedSymbol, type SymbolIndex } from './symbol-index.ts';

/** True for classes, structs and unions. */
export function isClass({ kind }: Pick<SnapshotSymbol, 'kind'>): boolean {
  return kind === 'class' || kind === 'struct' || kind === 'union';
}

/** Returns the class that a name means within a scope; `undefined` if it is none of the library. */
export function classNamed(
  text: string,
  scope: string,
  index: SymbolIndex,
): IndexedSymbol | undefined {
  const name = text.replace(/^(?:(?:const|struct|union|class|typename)\s+)*(?:::)?|\s*<[^]*$/g, '');
  for (let around = scope; ; [around] = splitName(around)) {
    const found = index.named(qualified(around, { name })).find(({ symbol }) => isClass(symbol));
    if (found || around === '') return found;
  }
}

/** Returns the public base classes of a class, also indirect ones: those of the library, and the names of all. */
export function publicBases(
  from: IndexedSymbol,
  index: SymbolIndex,
): { classes: ReadonlySet<IndexedSymbol>; names: ReadonlySet<string> } {
  const classes = new Set<IndexedSymbol>();
  const names = new Set<string>();
  const queue = [from];
  for (const { owner, symbol } of queue)
    for (const base of symbol.bases ?? []) {
      if (base.access !== undefined) continue;
      names.add(base.name);
      const found = classNamed(base.name, owner, index);
      if (!found || classes.has(found)) continue;
      classes.add(found);
      queue.push(found);
    }
  return { classes, names };
}
