import type { TocHeading } from './toc.ts';

/** A sidebar link in the user's code. */
export interface SidebarPropLink {
  type: 'link';
  /** Visible text. */
  label: string;
  /** Final href, or a site path or URL as the user wrote it. */
  href?: string;
  /** Id of the target doc. */
  docId?: string;
  /** A sentence for its card. */
  description?: string;
  /** True if the target is not listed anywhere. */
  unlisted?: boolean;
  /** Class names. */
  className?: string;
}

/** A sidebar group in the user's code. */
export interface SidebarPropCategory {
  type: 'category';
  /** Visible text. */
  label: string;
  /** Href of its own page. */
  href?: string;
  /** A sentence for its card. */
  description?: string;
  /** True if its own page is not listed anywhere. */
  linkUnlisted?: boolean;
  /** Its items. */
  items: SidebarPropItem[];
  /** True if it is initially closed. */
  collapsed?: boolean;
  /** False if it cannot be closed. */
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

/** A sidebar item in the user's code. */
export type SidebarPropItem = SidebarPropLink | SidebarPropCategory | SidebarPropHtml;

/** A tag in the user's code. */
export interface DocTag {
  /** Visible text. */
  label: string;
  /** Href of its page. */
  permalink: string;
  /** A sentence about the tag. */
  description?: string | undefined;
}

/** A link to a neighbouring guide in the user's code. */
export interface DocNeighbour {
  /** Visible text. */
  title: string;
  /** Href. */
  permalink: string;
}

/** A guide in the user's code, with the property names of Docusaurus. */
export interface DocMetadata {
  /** Its id. */
  id: string;
  /** Its title. */
  title: string;
  /** Its description. */
  description: string;
  /** Path of its source, `@site/docs/a.md`. */
  source: string;
  /** Href. */
  permalink: string;
  /** True if only previews contain it. */
  draft: boolean;
  /** True if no list contains it. */
  unlisted: boolean;
  /** Address for editing its source. */
  editUrl?: string | undefined;
  /** Its tags. */
  tags: readonly DocTag[];
  /** Name of its version. */
  version: string;
  /** Who changed it last. */
  lastUpdatedBy?: string | undefined;
  /** When it was last changed: milliseconds since 1970. */
  lastUpdatedAt?: number | undefined;
  /** Position among its siblings in generated sidebars. */
  sidebarPosition?: number | undefined;
  /** Its front matter. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** The guide before it. */
  previous?: DocNeighbour | undefined;
  /** The guide after it. */
  next?: DocNeighbour | undefined;
}

/** What the user's code can query about its page. */
export interface PageFacts {
  /** The headings of the page's text, in order. */
  headings: readonly TocHeading[];
  /** Lowest and highest heading level of the site's tables of contents. */
  tocLevels: readonly [min: number, max: number];
  /** The sidebar group that the page belongs to, as its own page or as an item. */
  category?: SidebarPropCategory;
  /** The items of that group, or the top-level items of the sidebar; missing if no sidebar contains the page. */
  siblings?: readonly SidebarPropItem[];
  /** The guide that the page shows; missing on other pages. */
  doc?: DocMetadata;
  /** The whole sidebar. */
  sidebar?: { name: string; items: readonly SidebarPropItem[] };
}
