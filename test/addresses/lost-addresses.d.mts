/** What of an older site a newer one lacks. */
export interface LostAddresses {
  /** Paths of pages. */
  pages: string[];
  /** Anchors of pages that are still there. */
  anchors: string[];
  /** Anchors that lead on to another page. */
  moved: string[];
  /** Number of pages of the older site. */
  pageCount: number;
  /** Number of its readable anchors. */
  anchorCount: number;
}

/** Compares two built sites, by their folders. */
export function lostAddresses(older: string, newer: string): LostAddresses;
