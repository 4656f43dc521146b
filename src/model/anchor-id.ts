/** Ids of members end in `_1` and a letter or two with a hash; the reader adds a number to one that occurs twice. */
const memberHash = /_1([a-z]{1,2}[0-9a-f]{30,}(?:-\d+)?)$/;

/**
 * The id attribute for one of Doxygen's ids: what stands after the `_1` that separates the file's name from the
 * anchor, or all of it. In the file's name `__` stands for an underscore and `_1_1` for `::`.
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
