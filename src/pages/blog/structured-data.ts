import type { Author, Blog, Post } from '../../model/site.ts';
import type { PageSettings } from '../page-kind.ts';
import { authorsOf, tagsOf, type PostList } from './blog-posts.ts';

/** Functions that return absolute URLs. */
export interface Absolute {
  /** URL of a permalink. */
  page: (permalink: string) => string;
  /** URL of an image, as written in a file. */
  image: (url: string, sourceFile: string) => string;
}

/** Returns the schema.org data of a post (S-297). */
export function postData(
  post: Post,
  blog: Blog,
  settings: PageSettings,
  absolute: Absolute,
): object {
  const blogUrl = absolute.page(settings.blog.index);
  return {
    '@context': 'https://schema.org',
    ...postFields(post, blog, absolute),
    isPartOf: { '@type': 'Blog', '@id': blogUrl, name: settings.blog.title },
  };
}

/** Returns the schema.org data of a page of the blog's index, with its posts. */
export function blogData(
  { posts, permalink }: Pick<PostList, 'posts' | 'permalink'>,
  blog: Blog,
  settings: PageSettings,
  absolute: Absolute,
): object {
  const url = absolute.page(permalink);
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: settings.blog.title,
    description: settings.blog.description,
    blogPost: posts.map((post) => postFields(post, blog, absolute)),
  };
}

function postFields(post: Post, blog: Blog, absolute: Absolute): object {
  const url = absolute.page(post.permalink);
  const authors = authorsOf(post, blog).map((author) => person(author, absolute));
  const image = post.image && absolute.image(post.image, post.place.file);
  const caption = `title image for the blog post: ${post.title}`;
  const keywords = keywordsOf(post, blog);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: timestamp(post.date),
    ...(post.lastUpdate?.date === undefined
      ? {}
      : { dateModified: timestamp(post.lastUpdate.date) }),
    ...(authors.length === 0 ? {} : { author: authors.length === 1 ? authors[0] : authors }),
    ...(image === undefined
      ? {}
      : {
          image: { '@type': 'ImageObject', '@id': image, url: image, contentUrl: image, caption },
        }),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
}

/** Returns the keywords of a post, or its tags if it has none. */
function keywordsOf(post: Post, blog: Blog): string[] {
  return post.keywords.length > 0 ? post.keywords : tagsOf(post, blog).map(({ label }) => label);
}

function person(
  { name, title, permalink, url, email, imageUrl, place }: Author,
  absolute: Absolute,
): object {
  const address = url ?? (permalink === undefined ? undefined : absolute.page(permalink));
  const photo = imageUrl && absolute.image(imageUrl, place.file);
  return {
    '@type': 'Person',
    name,
    ...(title === undefined ? {} : { description: title }),
    ...(address === undefined ? {} : { url: address }),
    ...(email === undefined ? {} : { email }),
    ...(photo === undefined ? {} : { image: photo }),
  };
}

/** Completes a day or time to a full timestamp. */
export function timestamp(date: string): string {
  return new Date(date).toISOString();
}
