import type { ReactNode } from 'react';
import { SocialSprite } from '../../components/blog/social-icons.tsx';
import { PostSummary } from '../../components/blog/post-summary.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import type { Author } from '../../model/site.ts';
import type { PageContext } from '../page-kind.ts';
import { authorsOf, tagsOf, type PostList } from './blog-posts.ts';

/** The posts of one page of a list, and the ways to the pages before and after. */
export function PostListView(props: {
  /** The page. */
  list: PostList;
  /** What the page knows. */
  context: PageContext;
  /** Authors that the page shows beside those of the posts. */
  authors?: readonly Author[];
}): ReactNode {
  const { list, context, authors = [] } = props;
  const { site, settings } = context;
  const { texts } = settings;
  const { blog } = site;
  const { previous, next } = list;
  const [before, after] = settings.blog.oldestFirst
    ? [texts.olderEntries, texts.newerEntries]
    : [texts.newerEntries, texts.olderEntries];
  return (
    <>
      <SocialSprite
        authors={[...authors, ...list.posts.flatMap((post) => (blog ? authorsOf(post, blog) : []))]}
      />
      {blog &&
        list.posts.map((post) => (
          <PostSummary
            key={post.permalink}
            post={post}
            authors={authorsOf(post, blog)}
            tags={tagsOf(post, blog)}
            readingTime={settings.blog.readingTime}
          />
        ))}
      <Pagination
        label={texts.listPages}
        sublabels={['', '']}
        previous={previous === undefined ? undefined : { label: before, permalink: previous }}
        next={next === undefined ? undefined : { label: after, permalink: next }}
      />
    </>
  );
}
