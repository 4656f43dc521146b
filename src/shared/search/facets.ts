/** What readers narrow the symbols among the results down by, beside their kind, in display order. */
export const facetNames = ['header', 'topic', 'release'] as const;

/** One of these. */
export type FacetName = (typeof facetNames)[number];

/** The values that a reader has chosen. */
export type ChosenFacets = Partial<Record<FacetName, string>>;

/** How many of the symbols that were found have each value of a facet, or are of each of Doxygen's kinds. */
export type FacetCounts = Record<FacetName | 'kind', [value: string, count: number][]>;

/** The mark of rows that lack a chosen value. */
export const leftOut = 2;

/**
 * The values that symbols have: the facet, the sets of values that occur, and the number of the set of each row
 * (`packNumbers`). File `f`.
 */
export type FacetColumn = [facet: FacetName, sets: string[][], rows: string];
