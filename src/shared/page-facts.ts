import type { TocHeading } from './toc.ts';

/** A link of a sidebar as the user's code sees it. */
export interface SidebarPropLink {
  type: 'link';
  /** Visible text. */
  label: string;
  /** Final href, or a site path or URL where the user wrote it. */
  href?: string;
  /** Id of the doc that it leads to. */
  docId?: string;
  /** A sentence for its card. */
  description?: string;
  /** In no list. */
  unlisted?: boolean;
  /** Class names. */
  className?: string;
}

/** A group of a sidebar as the user's code sees it. */
export interface SidebarPropCategory {
  type: 'category';
  /** Visible text. */
  label: string;
  /** Its own page. */
  href?: string;
  /** A sentence for its card. */
  description?: string;
  /** Its own page is in no list. */
  linkUnlisted?: boolean;
  /** Its items. */
  items: SidebarPropItem[];
  /** True where it is closed at first. */
  collapsed?: boolean;
  /** False where it cannot be closed. */
  collapsible?: boolean;
  /** Class names. */
  className?: string;
}

/** Raw HTML in a sidebar. */
export interface SidebarPropHtml {
  type: 'html';
  /** The markup. */
  value: string;
}

/** An item of a sidebar as the user's code sees it. */
export type SidebarPropItem = SidebarPropLink | SidebarPropCategory | SidebarPropHtml;

/** What the user's code may ask about the page that it stands on. */
export interface PageFacts {
  /** The headings of the page's text, in order. */
  headings: readonly TocHeading[];
  /** Lowest and highest heading level of the site's tables of contents. */
  tocLevels: readonly [min: number, max: number];
  /** The group of the sidebar that the page is the page of, or stands in. */
  category?: SidebarPropCategory;
  /** What stands in that group, or beside the page at the top of the sidebar; missing where no sidebar has the page. */
  siblings?: readonly SidebarPropItem[];
  /** The whole sidebar. */
  sidebar?: { name: string; items: readonly SidebarPropItem[] };
}
