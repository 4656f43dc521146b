import type { ReactNode } from 'react';
import { nestToc } from '../../shared/toc.ts';
import type { TocItem } from '../../shared/page-data.ts';
import { TocContent } from '../shell/toc.tsx';
import { usePageHeadings, useTocLevels } from './page-facts.ts';

/** An entry of the variable `toc` of a text. */
export interface GivenHeading {
  /** Plain text, or HTML. */
  value: string;
  /** Id on the page. */
  id: string;
  /** Level, 2 to 6. */
  level: number;
}

/** The headings of the page, or of another text, as a nested list of links. */
export function TOCInline(props: {
  /** The headings; those of the page when missing. */
  toc?: readonly GivenHeading[];
  /** Minimum heading level; the default of the site's tables of contents when missing. */
  minHeadingLevel?: number;
  /** Maximum heading level; the same default. */
  maxHeadingLevel?: number;
}): ReactNode {
  const [min, max] = useTocLevels();
  const { toc, minHeadingLevel = min, maxHeadingLevel = max } = props;
  if (!toc) return <OwnHeadings min={minHeadingLevel} max={maxHeadingLevel} />;
  const headings = toc.map(({ value, ...heading }) => ({ ...heading, text: value }));
  const html = new Map(toc.map(({ id, value }) => [id, value]));
  const items = nestToc(headings, minHeadingLevel, maxHeadingLevel);
  return (
    <List
      items={items}
      content={({ id }) => <span dangerouslySetInnerHTML={{ __html: html.get(id) ?? '' }} />}
    />
  );
}

function OwnHeadings({ min, max }: { min: number; max: number }): ReactNode {
  const items = nestToc(usePageHeadings(), min, max);
  return (
    <List
      items={items}
      content={({ text, content }) => (content ? <TocContent content={content} /> : text)}
    />
  );
}

function List(props: {
  items: readonly TocItem[];
  content: (item: TocItem) => ReactNode;
}): ReactNode {
  const { items, content } = props;
  return (
    <ul className="table-of-contents toc-inline">
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${encodeURIComponent(item.id)}`}>{content(item)}</a>
          {item.children.length > 0 && <List items={item.children} content={content} />}
        </li>
      ))}
    </ul>
  );
}
