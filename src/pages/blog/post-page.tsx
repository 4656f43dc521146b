import type { ReactNode } from 'react';
import { ReleaseSummary } from '../../components/api/changes/change-summary.tsx';
import { PostHeader } from '../../components/blog/post-header.tsx';
import { SocialSprite } from '../../components/blog/social-icons.tsx';
import { TagRow } from '../../components/blog/tag-row.tsx';
import { DraftBanner } from '../../components/page/draft-banner.tsx';
import { EditLink } from '../../components/page/edit-link.tsx';
import { LastUpdated } from '../../components/page/last-updated.tsx';
import { TextLink } from '../../components/page/text-link.tsx';
import { Pagination } from '../../components/page/pagination.tsx';
import { UnlistedBanner } from '../../components/page/unlisted-banner.tsx';
import { ProseView } from '../../components/prose/prose-view.tsx';
import type { Blog, Post } from '../../model/site.ts';
import { postText } from '../../text-pages/guide-text.ts';
import { definePageKind } from '../define-page-kind.tsx';
import { editUrl } from '../edit-url.ts';
import type { PageContext, PageLink } from '../page-kind.ts';
import { tocOf } from '../prose-toc.ts';
import { blogClass } from './blog-class.ts';
import { authorsOf, listedPosts, tagsOf } from './blog-posts.ts';
import { postData, timestamp } from './structured-data.ts';

interface PostEntry {
  post: Post;
  blog: Blog;
}

/** The pages of posts. */
export const postPages = definePageKind<PostEntry>({
  name: 'blog-post',
  part: 'blog',
  reachedBy: 'content',
  layout: 'blog',
  entries: ({ blog }) => (blog ? blog.posts.map((post) => ({ post, blog })) : []),
  describe: ({ post, blog }, input) => ({
    address: { permalink: post.permalink },
    title: post.titleMeta ?? post.title,
    description: post.description,
    keywords: post.keywords,
    image: post.image,
    place: post.place,
    addressPlace: post.slugPlace,
    searchTag: 'default',
    htmlClass: blogClass('blog-post-page'),
    unlisted: post.unlisted,
    lastModified: post.lastModified,
    ...neighbours(post, blog),
    jsonLd: (page, image) => [postData(post, blog, input.settings, { page, image })],
    openGraph: openGraph(post, blog),
  }),
  toc: ({ post }, { settings }) => tocOf(post, post.body, settings),
  text: ({ post, blog }, _, setting) =>
    postText(post, { authors: authorsOf(post, blog), tags: tagsOf(post, blog) }, setting),
  Content: PostContent,
});

/** Returns the newer and the older post; `null` for unlisted posts. */
function neighbours(post: Post, blog: Blog): { previous: PageLink | null; next: PageLink | null } {
  const posts = listedPosts(blog);
  const at = posts.indexOf(post);
  const link = (other: Post | undefined): PageLink | null =>
    at < 0 || !other ? null : { label: other.title, permalink: other.permalink };
  return { previous: link(posts[at - 1]), next: link(posts[at + 1]) };
}

function openGraph(post: Post, blog: Blog): [property: string, content: string][] {
  const urls = authorsOf(post, blog).flatMap(({ url }) => url ?? []);
  const labels = tagsOf(post, blog).map(({ label }) => label);
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['article:published_time', timestamp(post.date)],
    ['article:author', urls.join(',')],
    ['article:tag', labels.join(',')],
  ];
  return properties.filter(([, content]) => content !== '');
}

function PostContent(props: { entry: PostEntry; context: PageContext }): ReactNode {
  const { post, blog } = props.entry;
  const { settings, previous, next } = props.context;
  const tags = tagsOf(post, blog);
  const edit =
    post.editUrl === undefined
      ? editUrl(settings.blog.editUrl, [blog.folder, blog.originalFolder], post.place.file)
      : (post.editUrl ?? undefined);
  return (
    <>
      {post.draft && <DraftBanner />}
      {post.unlisted && <UnlistedBanner />}
      <SocialSprite authors={authorsOf(post, blog)} />
      <article className="post">
        <PostHeader
          post={post}
          authors={authorsOf(post, blog)}
          readingTime={settings.blog.readingTime}
        />
        <div {...settings.languageOf?.(post.place.file)} className="markdown">
          <ProseView tree={post.body.tree} />
          {post.release && (
            <ReleaseSummary release={post.release.name} place={post.release.place} />
          )}
        </div>
        {(tags.length > 0 || edit !== undefined || post.lastUpdate) && (
          <footer className="post-footer">
            <TagRow tags={tags} />
            {edit !== undefined && <EditLink href={edit} />}
            {post.lastUpdate && <LastUpdated update={post.lastUpdate} />}
          </footer>
        )}
        <TextLink />
      </article>
      <Pagination
        label={settings.texts.postPages}
        sublabels={[settings.texts.newerPost, settings.texts.olderPost]}
        previous={previous}
        next={next}
      />
    </>
  );
}
