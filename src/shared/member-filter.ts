/** Minimum number of members for a filter in the table of contents. */
export const fewestFiltered = 12;
