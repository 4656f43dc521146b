import type { ReactNode } from 'react';
import type { Post } from '../../model/site.ts';
import { useContent, type ContentEnvironment } from '../content-context.tsx';
import { PostDate } from './post-date.tsx';

/** Returns the listed posts with a tag, newest first (S-356); throws an error for a tag without posts. */
export function releasedPosts(tag: string, blog: ContentEnvironment['blog']): Post[] {
  if (blog && !blog.tags.some(({ key }) => key === tag))
    throw new Error(
      `The table of releases lists the posts with the tag "${tag}", but the blog has no such tag. Write ::releases{tag=…} with one of: ${blog.tags.map(({ key }) => key).join(', ')}.`,
    );
  return blog?.posts.filter(({ tags, unlisted }) => tags.includes(tag) && !unlisted) ?? [];
}

/** A table of the posts about releases. */
export function ReleasesTable({ tag }: { tag: string }): ReactNode {
  const { links, texts, blog } = useContent();
  const posts = releasedPosts(tag, blog);
  return (
    <div className="prose table-wrap" tabIndex={0}>
      <table className="releases-table">
        <thead>
          <tr>
            <th>{texts.release}</th>
            <th>{texts.releaseDate}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.permalink}>
              <td>
                <a href={links.permalink(post.permalink)}>{post.title}</a>
              </td>
              <td>
                <PostDate date={post.date} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
