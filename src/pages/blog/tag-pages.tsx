import type { ReactNode } from 'react';
import { TagGroups } from '../../components/blog/tag-row.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import type { Blog, Post, Tag } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { linkListText } from '../../text-pages/link-lists.ts';
import { escapeText, paragraph } from '../../text-pages/markdown.ts';
import { definePageKind } from '../define-page-kind.tsx';
import type { PageContext, PageInput } from '../page-kind.ts';
import { blogClass } from './blog-class.ts';
import { listTitles, paginate, titleInBlog, type PostList } from './blog-posts.ts';
import { postsText, PostListView } from './post-list.tsx';

/** A tag with its posts. */
interface TaggedPosts {
  tag: Tag;
  /** The listed posts, newest first; all posts if none is listed. */
  posts: Post[];
  unlisted: boolean;
}

/** The list of all tags of the blog. */
export const tagListPage = definePageKind<TaggedPosts[]>({
  name: 'blog-tags',
  part: 'blog',
  reachedBy: 'content',
  layout: 'blog',
  entries: ({ blog }) => {
    const tagged = taggedPosts(blog);
    return tagged.length === 0 ? [] : [tagged];
  },
  describe: (_, input) => ({
    address: { permalink: input.settings.blog.tags },
    // Guides have such a list, too.
    ...titleInBlog(input.settings.texts.tags, input),
    description: '',
    searchTag: 'blog_tags_list',
    htmlClass: blogClass('blog-tags-list-page'),
    isDirectory: true,
  }),
  text: (tagged, { links, title }, setting) =>
    linkListText(
      title,
      [],
      tagged
        .filter(({ unlisted }) => !unlisted)
        .map(({ tag, posts }) => ({
          label: tag.label,
          href: links.permalink(tag.permalink),
          note: `${posts.length}`,
        })),
      setting,
    ),
  Content: TagList,
});

function TagList(props: { entry: TaggedPosts[]; context: PageContext }): ReactNode {
  const listed = props.entry.filter(({ unlisted }) => !unlisted);
  return (
    <article>
      <PageTitle>{props.context.title}</PageTitle>
      <TagGroups tags={listed.map(({ tag, posts }) => ({ tag, count: posts.length }))} />
    </article>
  );
}

/** A page of the posts with a tag. */
interface TagPage extends TaggedPosts {
  list: PostList;
}

/** The posts of each tag, split into pages. */
export const tagPages = definePageKind<TagPage>({
  name: 'blog-tag',
  part: 'blog',
  reachedBy: 'content',
  layout: 'blog',
  entries: ({ blog, settings }) =>
    taggedPosts(blog).flatMap((tagged) =>
      paginate(tagged.posts, tagged.tag.permalink, settings.blog).map((list) => ({
        ...tagged,
        list,
      })),
    ),
  describe: ({ tag, posts, list, unlisted }, input) => ({
    address: { permalink: list.permalink },
    ...listTitles(list, titleOf(tag, posts, input), input),
    description: tag.description ?? '',
    searchTag: 'blog_tags_posts',
    htmlClass: blogClass('blog-tags-post-list-page'),
    unlisted,
  }),
  text: ({ tag, list }, context, setting) =>
    postsText(list, context, setting, paragraph(escapeText(tag.description ?? ''))),
  Content: TagContent,
});

function titleOf({ label }: Tag, { length }: Post[], { settings: { texts } }: PageInput): string {
  return plural(texts.locale, texts.postsTagged, length, { tag: label });
}

function TagContent(props: { entry: TagPage; context: PageContext }): ReactNode {
  const { entry, context } = props;
  const { tag, list, unlisted } = entry;
  const { links, settings } = context;
  return (
    <>
      {unlisted && <UnlistedBanner />}
      <PageTitle
        below={
          <>
            {tag.description !== undefined && <p>{tag.description}</p>}
            <a href={links.permalink(settings.blog.tags)}>{settings.texts.allPostTags}</a>
          </>
        }
      >
        {context.title}
      </PageTitle>
      <PostListView list={list} context={context} />
    </>
  );
}

/** Returns the tags in use, with their posts. */
function taggedPosts(blog: Blog | undefined): TaggedPosts[] {
  return (blog?.tags ?? []).flatMap((tag) => {
    const having = (blog?.posts ?? []).filter(({ tags }) => tags.includes(tag.key));
    if (having.length === 0) return [];
    const listed = having.filter(({ unlisted }) => !unlisted);
    const unlisted = listed.length === 0;
    return [{ tag, posts: unlisted ? having : listed, unlisted }];
  });
}
