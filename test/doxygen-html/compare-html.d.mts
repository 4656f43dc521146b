/** What one side shows and the other does not: each as its id and what is known of it. */
export interface Shown {
  /** Pages. */
  pages: string[];
  /** Members. */
  members: string[];
}

/** How many pages and members there are. */
export interface ShownCounts {
  /** Pages. */
  pages: number;
  /** Members. */
  members: number;
}

/** How Doxygen's HTML and a site differ. */
export interface HtmlComparison {
  /** What only Doxygen's HTML shows. */
  onlyHtml: Shown;
  /** What only the site shows. */
  onlySite: Shown;
  /** How much each of them shows. */
  counts: { html: ShownCounts; site: ShownCounts };
}

/** Compares the HTML that Doxygen wrote with a site that was built of the same run's XML, by their folders. */
export function compareHtml(htmlFolder: string, siteFolder: string): HtmlComparison;
