import type { ReactNode } from 'react';
import type { Author, Post, Tag } from '../../model/site.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import { ProseView } from '../prose/prose-view.tsx';
import { PostHeader } from './post-header.tsx';
import { TagRow } from './tag-row.tsx';

/** A post in a list: header, excerpt, tags, and a link to the full post. */
export function PostSummary(props: {
  /** The post. */
  post: Post;
  /** Authors of the post. */
  authors: readonly Author[];
  /** Its tags. */
  tags: readonly Tag[];
  /** Shows the reading time. */
  readingTime: boolean;
}): ReactNode {
  const { post, authors, tags, readingTime } = props;
  const { links, texts, languageOf } = useContent();
  const home = links.permalink(post.permalink);
  const { tree } = post.excerpt ?? post.body;
  return (
    <article className="post-summary">
      <PostHeader post={post} authors={authors} readingTime={readingTime} linked />
      <div {...languageOf?.(post.place.file)} className="markdown">
        <ProseView tree={tree} sourceFile={post.place.file} home={home} />
      </div>
      {(tags.length > 0 || post.excerpt) && (
        <footer className="post-footer">
          <TagRow tags={tags} />
          {post.excerpt && (
            <a
              className="read-more"
              href={home}
              aria-label={fill(texts.readMoreAbout, { title: post.title })}
            >
              {texts.readMore}
            </a>
          )}
        </footer>
      )}
    </article>
  );
}
