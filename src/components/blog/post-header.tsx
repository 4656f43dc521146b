import type { ReactNode } from 'react';
import type { Author, Post } from '../../model/site.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { AuthorCard } from './author-card.tsx';
import { PostDate } from './post-date.tsx';

/** Title, date, reading time and authors of a post. */
export function PostHeader(props: {
  /** The post. */
  post: Post;
  /** Authors of the post. */
  authors: readonly Author[];
  /** Shows the reading time. */
  readingTime: boolean;
  /** True in a list of posts: the title links to the post. */
  linked?: boolean;
}): ReactNode {
  const { post, authors, readingTime, linked = false } = props;
  const { links, texts, languageOf } = useContent();
  const language = languageOf?.(post.place.file);
  return (
    <header className="post-header">
      {linked ? (
        <h2 {...language}>
          <a href={links.permalink(post.permalink)}>{post.title}</a>
        </h2>
      ) : (
        <h1 {...language}>{post.title}</h1>
      )}
      <div className="post-meta">
        <PostDate date={post.date} />
        {readingTime && <> · {plural(texts.locale, texts.minutes, post.readingMinutes)}</>}
      </div>
      {authors.length > 0 && (
        <div className="post-authors">
          {authors.map((author) => (
            <AuthorCard key={author.key} author={author} />
          ))}
        </div>
      )}
    </header>
  );
}
