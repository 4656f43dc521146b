import type { AnchorFiles } from './anchor-files.ts';
import type { PageFacts } from './page-facts.ts';

/** What the shell needs to know of one page. Each page's HTML carries its own as JSON. */
export interface PageData {
  /** Address of the page. */
  href: string;
  /** Name of the page kind: `class`, `doc`, `blog-post`, `home`. */
  kind: string;
  /** Which frame stands around the content. */
  layout: Layout;
  /** Document title, complete. */
  title: string;
  /** Class names of the `html` element. */
  htmlClass: string;
  /** The sidebar beside the content. */
  sidebar?: SidebarData;
  /** Address of the script chunk that hydrates the content (React pages). */
  module?: string;
  /** What is said in place of images that do not load; missing where the page has no images. */
  imageTexts?: ImageTexts;
  /** Addresses of the scripts that bring parts of the content to life; missing where there are none. */
  islands?: string[];
  /** The files in which its script looks for an anchor that it does not have; missing where it does not look. */
  anchors?: AnchorFiles;
  /** Docs version that the page belongs to, where the site has several. */
  version?: string;
  /** Address of the same doc in each version that has it, by version; missing where the page is no doc. */
  versions?: Record<string, string>;
  /** What the page's own scripts ask about it; missing where they ask nothing. */
  facts?: Partial<PageFacts>;
}

/** What is said in place of an image that does not load. */
export interface ImageTexts {
  /** The browser is offline. */
  offline: string;
  /** The server does not have it. */
  missing: string;
  /** Anything else. */
  failed: string;
}

/** Frames: docs with a sidebar column, blog with recent posts, a plain page, a debug page without navbar and footer. */
export type Layout = 'doc' | 'blog' | 'page' | 'bare';

/** The markup that entries of the table of contents keep. */
export type TocMark = 'code' | 'em' | 'strong' | 'del';

/** A piece of an entry: text, or marked pieces. */
export type TocInline = string | { mark: TocMark; children: TocInline[] };

/** An entry of the table of contents. */
export interface TocItem {
  /** Id of the heading. */
  id: string;
  /** Plain text. */
  text: string;
  /** What it shows where that is more than the text. */
  content?: TocInline[];
  /** Level of the heading, 2 to 6. */
  level: number;
  /** True for deprecated symbols, which are marked. */
  deprecated?: true;
  /** Entries below it. */
  children: TocItem[];
}

/** A sidebar as one page shows it: the open path and its neighbours. */
export interface SidebarData {
  /** Its name: `docsSidebar`. */
  name: string;
  /** What labels it for screen readers. */
  label: string;
  /** The items; a closed group of a large sidebar has no children here. */
  items: SidebarItem[];
  /** Address of the file with the outermost items (JSON, `SidebarItem[]`), where `items` leaves some out. */
  treeHref?: string;
}

/** An item of a sidebar. */
export interface SidebarItem {
  /** Visible text. */
  label: string;
  /** Where it leads; a group without page has none of its own. */
  href?: string;
  /** For a group without page: where it leads without JavaScript. */
  firstHref?: string;
  /** Items of a group; missing for links; empty where they are left out here and stand in a file. */
  items?: SidebarItem[];
  /** Hash in the name of the file with the items of a group (JSON, `SidebarItem[]`); missing where that of its list has them. */
  part?: string;
  /** True for the group that stands for what a page leaves out of a long list. */
  rest?: boolean;
  /** True where the group is open from the start. */
  open?: boolean;
  /** True where the group cannot be closed. */
  fixed?: boolean;
  /** Raw HTML in place of a link. */
  html?: string;
  /** True for deprecated symbols, which are marked. */
  deprecated?: boolean;
  /** Class names. */
  className?: string;
}
