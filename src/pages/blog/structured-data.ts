import type { Author, Blog, Post } from '../../model/site.ts';
import { isInternal } from '../../shared/url.ts';
import type { PageSettings } from '../page-kind.ts';
import { authorsOf, tagsOf } from './blog-posts.ts';

/** Makes the absolute URL of a permalink. */
type Absolute = (permalink: string) => string;

/** A post in the words of schema.org (S-297). */
export function postData(
  post: Post,
  blog: Blog,
  settings: PageSettings,
  absolute: Absolute,
): object {
  const blogUrl = absolute(settings.blog.index);
  return {
    '@context': 'https://schema.org',
    ...postFields(post, blog, absolute),
    isPartOf: { '@type': 'Blog', '@id': blogUrl, name: settings.blog.title },
  };
}

/** A page of the blog's index with its posts. */
export function blogData(
  posts: readonly Post[],
  permalink: string,
  blog: Blog,
  settings: PageSettings,
  absolute: Absolute,
): object {
  const url = absolute(permalink);
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
  const url = absolute(post.permalink);
  const authors = authorsOf(post, blog).map((author) => person(author, absolute));
  const image = imageUrl(post.image, absolute);
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

/** The keywords of a post; where it names none, its tags. */
function keywordsOf(post: Post, blog: Blog): string[] {
  return post.keywords.length > 0 ? post.keywords : tagsOf(post, blog).map(({ label }) => label);
}

function person(
  { name, title, permalink, url, email, imageUrl: image }: Author,
  absolute: Absolute,
): object {
  const address = url ?? (permalink === undefined ? undefined : absolute(permalink));
  const photo = imageUrl(image, absolute);
  return {
    '@type': 'Person',
    name,
    ...(title === undefined ? {} : { description: title }),
    ...(address === undefined ? {} : { url: address }),
    ...(email === undefined ? {} : { email }),
    ...(photo === undefined ? {} : { image: photo }),
  };
}

/** The absolute URL of an image as an author wrote it; one beside the source file has none. */
function imageUrl(written: string | undefined, absolute: Absolute): string | undefined {
  if (written === undefined || !isInternal(written)) return written;
  return written.startsWith('/') ? absolute(written.slice(1)) : undefined;
}

/** A day or time as a complete time stamp. */
export function timestamp(date: string): string {
  return new Date(date).toISOString();
}
