import type { ReactNode } from 'react';
import { SocialSprite } from '../../components/blog/social-icons.tsx';
import { PostSummary } from '../../components/blog/post-summary.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import type { Author } from '../../model/site.ts';
import { postListText } from '../../text-pages/guide-text.ts';
import type { PageContext, PageTextSetting } from '../page-kind.ts';
import { authorsOf, tagsOf, type PostList } from './blog-posts.ts';

/** Returns the posts on one page of a list as Markdown, below a title and a text, which is Markdown. */
export function postsText(
  { posts, previous, next }: PostList,
  { blog, title }: Pick<PageContext, 'blog' | 'title'>,
  setting: PageTextSetting,
  above = '',
): string {
  return postListText(
    posts.map((post) => ({
      post,
      authors: blog ? authorsOf(post, blog) : [],
      tags: blog ? tagsOf(post, blog) : [],
    })),
    { title, above, previous, next },
    setting,
  );
}

/** The posts on one page of a list, with links to the previous and next page. */
export function PostListView(props: {
  /** The page. */
  list: PostList;
  /** Context of the page. */
  context: PageContext;
  /** Authors that the page shows in addition to those of the posts. */
  authors?: readonly Author[];
}): ReactNode {
  const { list, context, authors = [] } = props;
  const { blog, settings } = context;
  const { texts } = settings;
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
