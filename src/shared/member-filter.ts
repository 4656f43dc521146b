/** How many members a page has at least whose table of contents filters them. */
export const fewestFiltered = 12;
