import type { ReactNode } from 'react';
import type { Post } from '../../model/site.ts';
import { useContent } from '../content-context.tsx';
import { PostDate } from './post-date.tsx';

/** The posts that announce releases, as a table. */
export function ReleasesTable(props: {
  /** The posts, newest first. */
  posts: readonly Post[];
}): ReactNode {
  const { links, texts } = useContent();
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
          {props.posts.map((post) => (
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
