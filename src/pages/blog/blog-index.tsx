import type { ReactNode } from 'react';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext } from '../page-kind.ts';
import { blogClass } from './blog-class.ts';
import { listedPosts, listTitles, paginate, type PostList } from './blog-posts.ts';
import { postsText, PostListView } from './post-list.tsx';
import { blogData } from './structured-data.ts';

/** The index of the blog: all posts, newest first, split into pages. */
export const blogIndexPages = definePageKind<PostList>({
  name: 'blog-index',
  part: 'blog',
  reachedBy: 'author',
  layout: 'blog',
  entries: ({ blog, settings }) =>
    blog ? paginate(listedPosts(blog), settings.blog.index, settings.blog) : [],
  describe: (list, input) => ({
    address: { permalink: list.permalink },
    ...listTitles(list, input.settings.blog.title, input),
    description: input.settings.blog.description,
    searchTag: 'blog_posts_list',
    htmlClass: blogClass('blog-list-page'),
    jsonLd: (page, image) =>
      input.blog ? [blogData(list, input.blog, input.settings, { page, image })] : [],
  }),
  text: (list, context, setting) => postsText(list, context, setting),
  Content: IndexContent,
});

function IndexContent(props: { entry: PostList; context: PageContext }): ReactNode {
  return (
    <>
      {/* Posts have headings of their own; this one tells screen readers that the page is the blog. */}
      <h1 className="visually-hidden">{props.context.title}</h1>
      <PostListView list={props.entry} context={props.context} />
    </>
  );
}
