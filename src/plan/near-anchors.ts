/** A page with anchors. */
export interface AnchoredPage {
  /** Its address, including the base path. */
  address: string;
  /** Its anchors. */
  anchors: ReadonlySet<string>;
}

/**
 * Returns the address that a link to a missing anchor of a page may mean: the anchor of the page with the same letters,
 * as tools derive anchors from headings in different ways, or the same anchor of the only text that has it, as texts
 * that some tool joins link to each other.
 */
export function nearAnchor(
  anchor: string,
  page: ReadonlySet<string>,
  texts: readonly AnchoredPage[],
): string | undefined {
  const letters = lettersOf(anchor);
  const alike = [...page].filter((each) => letters !== '' && lettersOf(each) === letters);
  if (alike.length > 0) return alike.length === 1 ? `#${alike[0]}` : undefined;
  const [only, ...others] = texts.filter(({ anchors }) => anchors.has(anchor));
  return only && others.length === 0 ? `${only.address}#${anchor}` : undefined;
}

/** The letters and digits of an anchor, without case. */
function lettersOf(anchor: string): string {
  return anchor.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
