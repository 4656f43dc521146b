import type { ReactNode } from 'react';
import { PostDate } from '../../components/blog/post-date.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import type { Post } from '../../model/site.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { blogClass } from './blog-class.ts';
import { listedPosts } from './blog-posts.ts';

/** All posts by year. */
export const archivePage = definePageKind<Post[]>({
  name: 'blog-archive',
  layout: 'page',
  entries: ({ site }) => {
    const posts = listedPosts(site.blog);
    return posts.length === 0 ? [] : [posts];
  },
  describe: (_, { settings }) => ({
    address: { permalink: `${settings.blogPath}/archive/` },
    title: settings.texts.archive,
    description: settings.texts.archive,
    searchTag: 'default',
    htmlClass: blogClass(),
  }),
  toc: () => [],
  Content: ArchiveContent,
});

function ArchiveContent(props: { entry: Post[]; context: PageContext }): ReactNode {
  const { links } = props.context;
  const years = new Map<string, Post[]>();
  for (const post of props.entry) {
    const year = post.date.slice(0, 4);
    // The posts are newest first; within a year the archive tells them in order.
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return (
    <article className="archive">
      <PageTitle>{props.context.title}</PageTitle>
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
