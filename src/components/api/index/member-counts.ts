import type { Symbols } from '../../../model/symbols.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { indexEntries, indexPath, type IndexScope } from './index-entries.ts';

/** The number of symbols of one category. */
export interface MemberCount {
  /** Title: `Functions`. */
  title: string;
  /** Path of the list of all of them, below that of the API reference. */
  path: string;
  /** Their number; overloads count once. */
  count: number;
}

/** The categories that are counted, as the indices call them. */
const counted: readonly [list: string, title: keyof ApiTexts][] = [
  ['functions', 'functions'],
  ['macros', 'macros'],
  ['typedefs', 'typedefs'],
  ['enums', 'enumerations'],
  ['variables', 'variables'],
];

/** Indices that can list members outside of classes; that of files, if shown, has all of them. */
const scopes: readonly IndexScope[] = ['files', 'namespaces'];

/** Counts members outside of classes by category; empty categories are skipped. */
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
