/** The parts of a description besides what a symbol is: parameters, template parameters, result and exceptions. */
export const describedParts = ['param', 'tparam', 'return', 'throws'] as const;

/** One of these parts. */
export type DescribedPart = (typeof describedParts)[number];
