/** Some references use `index` for the main page, but its compound has the id `indexpage`. */
export function normalRefid(refid: string): string {
  return refid === 'index' ? 'indexpage' : refid;
}
