/** What became of the addresses of Doxygen's own HTML. */
export interface FormerAddresses {
  /** Number of pages. */
  files: number;
  /** Number of anchors of members. */
  anchors: number;
  /** Number of these that lead to another page than the rest of their page, or to another id. */
  toOtherPages: number;
  /** Pages that lead to the overview of the API reference. */
  toOverview: string[];
  /** Addresses that lead nowhere. */
  dead: string[];
}

/** Compares a folder of Doxygen's HTML with a site that redirects its addresses. */
export function deadAddresses(
  html: string,
  site: string,
  folder: string,
  base?: string,
): FormerAddresses;
