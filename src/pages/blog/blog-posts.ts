import type { Author, Blog, Post, Tag } from '../../model/site.ts';

/** The posts that lists show. */
export function listedPosts(blog: Blog | undefined): Post[] {
  return (blog?.posts ?? []).filter(({ unlisted }) => !unlisted);
}

/** Who wrote a post, in the order of its front matter. */
export function authorsOf(post: Post, { authors }: Blog): Author[] {
  return post.authors.flatMap((key) => authors.find((author) => author.key === key) ?? []);
}

/** The tags of a post, in the order of its front matter. */
export function tagsOf(post: Post, { tags }: Blog): Tag[] {
  return post.tags.flatMap((key) => tags.find((tag) => tag.key === key) ?? []);
}

/** The listed posts that an author wrote, also under another name or title. */
export function postsBy({ key }: Author, blog: Blog): Post[] {
  return listedPosts(blog).filter((post) =>
    authorsOf(post, blog).some((author) => author.key === key || author.basedOn === key),
  );
}

/** A page of a list of posts. */
export interface PostList {
  /** Its posts. */
  posts: Post[];
  /** Site path of this page. */
  permalink: string;
  /** Site path of the page with newer posts. */
  newer?: string;
  /** Site path of the page with older posts. */
  older?: string;
}

/** Cuts a list of posts into pages; an empty list has one page. The second page stands at `{first}{segment}/2/`. */
export function paginate(
  posts: readonly Post[],
  first: string,
  size: number,
  segment = 'page',
): PostList[] {
  const count = Math.max(1, Math.ceil(posts.length / size));
  const at = (page: number): string | undefined => {
    if (page < 1 || page > count) return undefined;
    return page === 1 ? first : `${first}${segment}/${page}/`;
  };
  return Array.from({ length: count }, (_, i) => ({
    posts: posts.slice(i * size, (i + 1) * size),
    permalink: at(i + 1) ?? first,
    newer: at(i),
    older: at(i + 2),
  }));
}
