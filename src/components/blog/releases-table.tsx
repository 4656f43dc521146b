import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { PostDate } from './post-date.tsx';

/** A table of the listed posts with a tag, newest first (S-356); reports an error for a tag without posts. */
export function ReleasesTable({ tag }: { tag: string }): ReactNode {
  const { links, texts, blog } = useContent();
  if (blog && !blog.tags.some(({ key }) => key === tag))
    throw new Error(
      `The table of releases lists the posts with the tag "${tag}", but the blog has no such tag. Write ::releases{tag=…} with one of: ${blog.tags.map(({ key }) => key).join(', ')}.`,
    );
  const posts = blog?.posts.filter(({ tags, unlisted }) => tags.includes(tag) && !unlisted) ?? [];
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
