/** Member ids end in `_1`, a letter or two and a hash; the reader appends a number to repeated ids. */
const memberHash = /_1([a-z]{1,2}[0-9a-f]{30,}(?:-\d+)?)$/;

/**
 * The id attribute for one of Doxygen's ids: the part after the `_1` that separates file name and anchor, or the whole
 * id if there is none. In the file name, `__` means an underscore and `_1_1` means `::`.
 */
export function anchorId(refid: string): string {
  const hash = memberHash.exec(refid)?.[1];
  if (hash !== undefined) return hash;
  for (let i = 0; i < refid.length; i++) {
    if (refid[i] !== '_') continue;
    if (refid.startsWith('_1_1', i)) i += 3;
    else if (refid[i + 1] === '1' && i + 2 < refid.length) return refid.slice(i + 2);
    else if (refid[i + 1] === '_') i++;
  }
  return refid;
}

/** The id of a line in a page's source listing. */
export function lineAnchor(line: number): string {
  return `l${String(line).padStart(5, '0')}`;
}
