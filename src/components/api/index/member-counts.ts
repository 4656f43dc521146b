import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { indexEntries, indexPath, type IndexScope } from './index-entries.ts';

/** How many members of a sort stand outside of classes. */
export interface MemberCount {
  /** What they are: `Functions`. */
  title: string;
  /** Where all of them are listed: a path below that of the API reference. */
  path: string;
  /** How many there are, overloads counted once. */
  count: number;
}

/** The sorts that are counted, as the indices call them. */
const counted: readonly [list: string, title: keyof ApiTexts][] = [
  ['functions', 'functions'],
  ['macros', 'macros'],
  ['typedefs', 'typedefs'],
  ['enums', 'enumerations'],
  ['variables', 'variables'],
];

/** The scopes whose indices may list what stands outside of classes: files have all of it, where they are shown. */
const scopes: readonly IndexScope[] = ['files', 'namespaces'];

/** What stands outside of classes, sort by sort; sorts of which there is nothing are left out. */
export function memberCounts(symbols: Symbols, texts: ApiTexts): MemberCount[] {
  const compounds = [...symbols.compounds.values()];
  const indices = scopes.map((scope) => {
    const counts = new Map<string, number>();
    for (const { list } of indexEntries(scope, compounds, symbols, texts))
      counts.set(list, (counts.get(list) ?? 0) + 1);
    return { scope, counts };
  });
  return counted.flatMap(([list, title]) => {
    const index = indices.find(({ counts }) => counts.has(list));
    if (!index) return [];
    const count = index.counts.get(list) ?? 0;
    return [{ title: texts[title], path: indexPath(index.scope, list), count }];
  });
}
