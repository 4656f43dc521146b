import type { AnchorFiles } from './anchor-files.ts';
import type { PageFacts } from './page-facts.ts';

/** The data of one page that the shell needs; embedded in its HTML as JSON. */
export interface PageData {
  /** Address of the page. */
  href: string;
  /** Name of the page kind: `class`, `doc`, `blog-post`, `home`. */
  kind: string;
  /** The frame around the content. */
  layout: Layout;
  /** Document title, complete. */
  title: string;
  /** Class names of the `html` element. */
  htmlClass: string;
  /** The sidebar next to the content. */
  sidebar?: SidebarData;
  /** URL of the script chunk that hydrates the content (React pages). */
  module?: string;
  /** Replacement texts for images that fail to load; missing if the page has no images. */
  imageTexts?: ImageTexts;
  /**
   * URLs of the scripts that hydrate parts of the content, by the name of the part's code; missing if there are none.
   */
  islands?: Readonly<Record<string, string>>;
  /** The files in which its script looks up anchors that the page lacks; missing if it does not look them up. */
  anchors?: AnchorFiles;
  /** Docs version that the page belongs to, if the site has several. */
  version?: string;
  /** Href of the same doc in each version that has it, by version; missing if the page is not a doc. */
  versions?: Record<string, string | null>;
  /** Notes for the menu of versions, by version: why another page is linked. */
  versionNotes?: Record<string, string | null>;
  /** Facts for the page's own scripts; missing if they need none. */
  facts?: Partial<PageFacts>;
}

/** Replacement texts for an image that fails to load. */
export interface ImageTexts {
  /** The browser is offline. */
  offline: string;
  /** The server does not have it. */
  missing: string;
  /** Anything else. */
  failed: string;
}

/** Frames: docs with a sidebar, blog with recent posts, a plain page, a debug page without navbar and footer. */
export type Layout = 'doc' | 'blog' | 'page' | 'bare';

/** Markup that entries of the table of contents keep. */
export type TocMark = 'code' | 'em' | 'strong' | 'del';

/** A piece of an entry: text, or marked pieces. */
export type TocInline = string | { mark: TocMark; children: TocInline[] };

/** An entry of the table of contents. */
export interface TocItem {
  /** Id of the heading. */
  id: string;
  /** Plain text. */
  text: string;
  /** What it shows, if that differs from the text. */
  content?: TocInline[];
  /** Level of the heading, 2 to 6. */
  level: number;
  /** True for deprecated symbols. */
  deprecated?: true;
  /** Entries below it. */
  children: TocItem[];
}

/** A sidebar as shown on one page: the open path and its neighbours. */
export interface SidebarData {
  /** Its name: `docsSidebar`. */
  name: string;
  /** Its label for screen readers. */
  label: string;
  /** The items; a closed group of a large sidebar has no children here. */
  items: SidebarItem[];
  /** URL of the file with the top-level items (JSON, `SidebarItem[]`), if `items` omits some. */
  treeHref?: string;
}

/** An item of a sidebar. */
export interface SidebarItem {
  /** Visible text. */
  label: string;
  /** Link target; missing for a group without a page. */
  href?: string;
  /** For a group without a page: the link target without JavaScript. */
  firstHref?: string;
  /** Items of a group; missing for links; empty if they are only in a file. */
  items?: SidebarItem[];
  /**
   * Hash in the name of the file with the items of a group (JSON, `SidebarItem[]`); missing if the file of its list
   * contains them.
   */
  part?: string;
  /** True for a group that replaces the items of a long list that the page omits. */
  rest?: boolean;
  /** True if the group is initially open. */
  open?: boolean;
  /** True if the group cannot be closed. */
  fixed?: boolean;
  /** Raw HTML instead of a link. */
  html?: string;
  /** True for deprecated symbols. */
  deprecated?: boolean;
  /** Class names. */
  className?: string;
}
