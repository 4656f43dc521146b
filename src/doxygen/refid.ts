/** Doxygen calls the main page `index` in some references, but its compound has the id `indexpage`. */
export function normalRefid(refid: string): string {
  return refid === 'index' ? 'indexpage' : refid;
}
