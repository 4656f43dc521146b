import type { ReactNode } from 'react';
import type { Tag } from '../../model/site.ts';
import { useContent } from '../content-context.tsx';
import { groupBy } from '../../shared/group-by.ts';

/** A link to the page of a tag. */
function TagLink(props: {
  /** The tag. */
  tag: Tag;
  /** Number of pages with the tag. */
  count?: number;
}): ReactNode {
  const { tag, count } = props;
  const { links } = useContent();
  return (
    <a className="tag-link" rel="tag" href={links.permalink(tag.permalink)} title={tag.description}>
      {tag.label}
      {count !== undefined && <span className="item-count">{count}</span>}
    </a>
  );
}

/** The tags of a page. */
export function TagRow(props: {
  /** The tags. */
  tags: readonly Tag[];
}): ReactNode {
  const { texts } = useContent();
  if (props.tags.length === 0) return null;
  return (
    <div className="tag-row">
      <b>{texts.tagsLabel}</b>
      <ul>
        {props.tags.map((tag) => (
          <li key={tag.key}>
            <TagLink tag={tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All tags with their counts, grouped by their first letters. */
export function TagGroups(props: {
  /** Tags with the number of pages that have them. */
  tags: readonly { tag: Tag; count: number }[];
}): ReactNode {
  const { locale } = useContent().texts;
  const groups = groupBy(props.tags, ({ tag }) => {
    const [first = ''] = tag.label;
    return first.toLocaleUpperCase(locale);
  });
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, locale));
  return sorted.map(([letter, entries]) => (
    <section key={letter} className="tag-group">
      <h2 id={letter}>{letter}</h2>
      <ul>
        {entries.map(({ tag, count }) => (
          <li key={tag.key}>
            <TagLink tag={tag} count={count} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
