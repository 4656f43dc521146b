import { packNumbers } from '../shared/search/columns.ts';
import { facetNames, type FacetColumn, type FacetName } from '../shared/search/facets.ts';
import type { SymbolEntry } from './symbol-entries.ts';

/** What decides on the values of a symbol. */
type FacetTraits = Pick<SymbolEntry, 'header' | 'topics' | 'since'>;

/** Returns the values of each facet for the rows of an index, without facets of which no symbol has a value. */
export function facetColumns(entries: readonly FacetTraits[]): FacetColumn[] {
  return facetNames.flatMap((facet) => {
    const numbers = new Map<string, number>();
    const sets: string[][] = [];
    const rows = entries.map((entry) => {
      const values = valuesOf(entry, facet);
      const key = values.join('\0');
      const number = numbers.get(key) ?? sets.push(values) - 1;
      numbers.set(key, number);
      return number;
    });
    return sets.every(({ length }) => length === 0) ? [] : [[facet, sets, packNumbers(rows)]];
  });
}

/** Returns the values of a symbol. */
function valuesOf({ header, topics = [], since }: FacetTraits, facet: FacetName): string[] {
  if (facet === 'topic') return [...new Set(topics)];
  const value = facet === 'header' ? header : since;
  return value === undefined ? [] : [value];
}
