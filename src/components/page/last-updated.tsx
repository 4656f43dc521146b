import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { LastUpdate } from '../../model/site.ts';
import { formatDate } from '../blog/post-date.tsx';
import { useContent } from '../content-context.tsx';

/** States when a text was last changed, and by whom, as far as configured (S-228). */
export function LastUpdated(props: {
  /** The last update. */
  update: LastUpdate;
}): ReactNode {
  const { texts } = useContent();
  const { date, author } = props.update;
  const text =
    date === undefined
      ? texts.lastUpdatedBy
      : author === undefined
        ? texts.lastUpdatedOn
        : texts.lastUpdated;
  const values: Record<string, ReactNode> = {
    '{author}': <b>{author}</b>,
    '{date}': date !== undefined && (
      <b>
        <time dateTime={new Date(date).toISOString()} itemProp="dateModified">
          {formatDate(date, texts.locale, 'short')}
        </time>
      </b>
    ),
  };
  return (
    <span className="theme-last-updated">
      {text.split(/(\{date\}|\{author\})/).map((part, i) => (
        <Fragment key={i}>{values[part] ?? part}</Fragment>
      ))}
    </span>
  );
}
