import type { ReactNode } from 'react';
import type { TocInline, TocItem } from '../../shared/page-data.ts';
import { joined } from '../joined.ts';
import { breakable } from './breakable.tsx';
import { CaretIcon } from './icons.tsx';
import { useSiteData } from './site-context.tsx';
import { TocFilter, type FilterTexts } from './toc-filter.tsx';

/** Renders the pieces of an entry with their markup. */
export function TocContent({ content }: { content: TocInline[] }): ReactNode {
  return joined(
    content.map((piece) => {
      if (typeof piece === 'string') return breakable(piece);
      const { mark: Tag, children } = piece;
      return (
        <Tag>
          <TocContent content={children} />
        </Tag>
      );
    }),
  );
}

function TocList({ items, className }: { items: TocItem[]; className?: string }): ReactNode {
  return (
    <ul className={className}>
      {items.map(({ id, text, content, deprecated, children }) => (
        <li key={id}>
          <a
            className={`toc__link${deprecated ? ' toc__link--deprecated' : ''}`}
            href={`#${encodeURIComponent(id)}`}
          >
            {content ? <TocContent content={content} /> : breakable(text)}
          </a>
          {children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Content of a table of contents. */
export interface TocProps {
  /** Its entries. */
  items: TocItem[];
  /** Texts of the field that filters the members of the page; missing if there is none. */
  filter?: FilterTexts;
}

/** The table of contents on the right, on wide screens. */
export function TocDesktop({ items, filter }: TocProps): ReactNode {
  const { texts } = useSiteData();
  return (
    <nav className="theme-doc-toc-desktop" aria-label={texts.onThisPage}>
      {filter ? (
        <div className="toc__title toc-head">
          <span>{texts.onThisPage}</span>
          <TocFilter texts={filter} />
        </div>
      ) : (
        <div className="toc__title">{texts.onThisPage}</div>
      )}
      <TocList items={items} className="toc__list" />
    </nav>
  );
}

/** The table of contents above the content, on small screens: closed at first; opens without JavaScript. */
export function TocMobile({ items, filter }: TocProps): ReactNode {
  const { texts } = useSiteData();
  return (
    <details className="theme-doc-toc-mobile toc-mobile">
      <summary>
        {texts.onThisPage}
        <CaretIcon />
      </summary>
      {filter && (
        <div className="toc__title toc-head">
          <TocFilter texts={filter} />
        </div>
      )}
      <TocList items={items} className="toc__list" />
    </details>
  );
}
