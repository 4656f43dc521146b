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

/** What the user's code can query about its page. */
export interface PageFacts {
  /** The headings of the page's text, in order. */
  headings: readonly TocHeading[];
  /** Lowest and highest heading level of the site's tables of contents. */
  tocLevels: readonly [min: number, max: number];
  /** The front matter of the guide that the page shows; missing on other pages. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** The post that the page shows; missing on other pages. */
  post?: {
    /** Its title. */
    title: string;
    /** Its description. */
    description: string;
    /** Final address. */
    permalink: string;
    /** Day or time of publication: ISO 8601, UTC. */
    date: string;
  };
  /** The page's siblings in its sidebar, or the items of the group whose page it is; missing if no sidebar contains it. */
  siblings?: readonly SidebarPropItem[];
}
