import type { Author, Blog, Post, Tag } from '../../model/site.ts';
import { perObject } from '../../model/per-object.ts';
import { fill } from '../../shared/texts/fill.ts';
import type { PageDescription, PageInput } from '../page-kind.ts';
import type { BlogSettings } from './blog-settings.ts';

/** Returns the posts that lists show. */
export function listedPosts(blog: Blog | undefined): Post[] {
  return (blog?.posts ?? []).filter(({ unlisted }) => !unlisted);
}

/** Returns the authors of a post, in the order of its front matter. */
export function authorsOf(post: Post, blog: Blog): Author[] {
  const authors = authorsByKey(blog);
  return post.authors.flatMap((key) => authors.get(key) ?? []);
}

/** Returns the tags of a post, in the order of its front matter. */
export function tagsOf(post: Post, blog: Blog): Tag[] {
  const tags = tagsByKey(blog);
  return post.tags.flatMap((key) => tags.get(key) ?? []);
}

/** Maps the keys of a list to its entries; the first entry of a key counts. */
function byKey<Entry extends { key: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map([...entries].reverse().map((entry) => [entry.key, entry]));
}

const authorsByKey = perObject((blog: Blog) => byKey(blog.authors));

const tagsByKey = perObject((blog: Blog) => byKey(blog.tags));

/** Returns the listed posts of an author, also those under another name or title. */
export function postsBy({ key }: Author, blog: Blog): Post[] {
  return postsByAuthor(blog).get(key) ?? [];
}

/** The listed posts of each author, by key. */
const postsByAuthor = perObject((blog: Blog) => {
  const posts = new Map<string, Post[]>();
  for (const post of listedPosts(blog)) {
    const keys = authorsOf(post, blog).flatMap(({ key, basedOn }) => [key, basedOn ?? key]);
    for (const key of new Set(keys)) {
      const known = posts.get(key) ?? [];
      known.push(post);
      posts.set(key, known);
    }
  }
  return posts;
});

/** A page of a list of posts. */
export interface PostList {
  /** Its posts. */
  posts: Post[];
  /** Number of this page, from 1. */
  number: number;
  /** Site path of this page. */
  permalink: string;
  /** Site path of the previous page. */
  previous?: string;
  /** Site path of the next page. */
  next?: string;
}

/** Returns the titles of a page of a list, given that of the list; later pages have their own in tabs. */
export function listTitles(
  { number }: PostList,
  title: string,
  input: PageInput,
): Pick<PageDescription, 'title' | 'headTitle' | 'distinctTitle'> {
  // The pages of a list share its title.
  if (number === 1) return { title };
  const { listPageTitle } = input.settings.texts;
  return { title, headTitle: fill(listPageTitle, { title, number: String(number) }) };
}

/** Returns the title of a page that other parts of the site may have, too, and the one that says that it is the blog's. */
export function titleInBlog(
  title: string,
  { settings }: PageInput,
): Pick<PageDescription, 'title' | 'distinctTitle'> {
  const { title: own } = settings.blog;
  return { title, ...(title !== own && { distinctTitle: `${title} – ${own}` }) };
}

/**
 * Splits a list of posts, newest first, into pages; an empty list has one page. The second page is at
 * `{first}{segment}/2/`.
 */
export function paginate(
  posts: readonly Post[],
  first: string,
  { postsPerPage, pageSegment, oldestFirst }: BlogSettings,
  segment = pageSegment,
): PostList[] {
  const size = Math.min(postsPerPage, Math.max(posts.length, 1));
  const count = Math.max(1, Math.ceil(posts.length / size));
  const ordered = oldestFirst ? [...posts].reverse() : posts;
  const at = (page: number): string | undefined => {
    if (page < 1 || page > count) return undefined;
    return page === 1 ? first : `${first}${segment}/${page}/`;
  };
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    posts: ordered.slice(i * size, (i + 1) * size),
    permalink: at(i + 1) ?? first,
    previous: at(i),
    next: at(i + 2),
  }));
}
