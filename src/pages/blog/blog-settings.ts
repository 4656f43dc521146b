/** The blog settings that its pages read; site paths are complete permalinks. */
export interface BlogSettings {
  /** Site path of the index: `blog/`; empty if the blog is the root of the site. */
  index: string;
  /** Site path of the archive; missing if there is none. */
  archive?: string;
  /** Site path of the list of tags. */
  tags: string;
  /** Site path of the list of authors. */
  authors: string;
  /** Path segment before the number of further pages of a list: `page`. */
  pageSegment: string;
  /** The same segment for the pages of an author: `authors`. */
  authorPageSegment: string;
  /** Title of the index. */
  title: string;
  /** Description of the index. */
  description: string;
  /** Number of posts on one page of a list; may be infinite. */
  postsPerPage: number;
  /** Lists start with the oldest post. */
  oldestFirst: boolean;
  /** Shows the reading time of posts. */
  readingTime: boolean;
  /** Heading of recent posts; a text of the interface when missing. */
  recentPostsTitle?: string;
  /** URL of the folder of the posts, for edit links; missing for no links. */
  editUrl?: string;
}
