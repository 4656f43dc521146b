import type { ReactNode } from 'react';
import { PostDate } from '../../components/blog/post-date.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { Post } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { linkListText } from '../../text-pages/link-lists.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { blogClass } from './blog-class.ts';
import { listedPosts, titleInBlog } from './blog-posts.ts';

/** The listed posts, newest first, and their page. */
interface Archive {
  posts: Post[];
  permalink: string;
}

/** All posts by year. */
export const archivePage = definePageKind<Archive>({
  name: 'blog-archive',
  part: 'blog',
  reachedBy: 'author',
  layout: 'page',
  entries: ({ blog, settings }) => {
    const posts = listedPosts(blog);
    const { archive } = settings.blog;
    return posts.length === 0 || archive === undefined ? [] : [{ posts, permalink: archive }];
  },
  describe: ({ permalink }, input) => ({
    address: { permalink },
    ...titleInBlog(input.settings.texts.archive, input),
    description: input.settings.texts.archive,
    searchTag: 'default',
    htmlClass: blogClass(),
    isDirectory: true,
  }),
  text: ({ posts }, { links, title }, setting) =>
    linkListText(
      title,
      [],
      posts.map((post) => ({
        label: `${post.date.slice(0, 10)} ${post.title}`,
        href: links.permalink(post.permalink),
      })),
      setting,
    ),
  Content: ArchiveContent,
});

function ArchiveContent(props: { entry: Archive; context: PageContext }): ReactNode {
  const { links, title, settings } = props.context;
  const { posts: all } = props.entry;
  const { texts } = settings;
  const years = new Map<string, Post[]>();
  for (const post of all) {
    const year = post.date.slice(0, 4);
    // The posts are newest first, but the archive lists each year in chronological order.
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return (
    <article className="archive">
      <PageTitle
        below={<p className="lead">{plural(texts.locale, texts.postCount, all.length)}</p>}
      >
        {title}
      </PageTitle>
      <div className="archive-years">
        {[...years].map(([year, posts]) => (
          <section key={year}>
            <h2 id={year}>{year}</h2>
            <ul>
              {posts.map((post) => (
                <li key={post.permalink}>
                  <a href={links.permalink(post.permalink)}>
                    <PostDate date={post.date} format="day" /> - {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
