import type { ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Pagination, type PaginationTarget } from './pagination.tsx';
import { TextLink } from './text-link.tsx';
import { VersionBadge } from './version-badge.tsx';
import { VersionBanner } from './version-banner.tsx';

/** The frame of a page in the docs and the API reference: breadcrumbs above the text, previous and next page below. */
export function DocArticle(props: {
  /** Breadcrumbs, the page itself last. */
  breadcrumbs: readonly { label: string; permalink?: string }[];
  /** The previous page. */
  previous?: PaginationTarget;
  /** The next page. */
  next?: PaginationTarget;
  /** Banners above the breadcrumbs. */
  banner?: ReactNode;
  /** Content between the text and the pagination: tags, edit link. */
  footer?: ReactNode;
  /** Additional class names of the text. */
  className?: string;
  /** The text, starting with its header. */
  children: ReactNode;
}): ReactNode {
  const { className } = props;
  const { tocBox } = useContent();
  return (
    <>
      {props.banner}
      <VersionBanner />
      <article>
        <Breadcrumbs crumbs={props.breadcrumbs} />
        <VersionBadge />
        {tocBox !== undefined && <div dangerouslySetInnerHTML={{ __html: tocBox }} />}
        <div className={`theme-doc-markdown markdown${className ? ` ${className}` : ''}`}>
          {props.children}
        </div>
        {props.footer}
        <TextLink />
      </article>
      <Pagination previous={props.previous} next={props.next} />
    </>
  );
}
