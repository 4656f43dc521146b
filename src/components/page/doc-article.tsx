import type { ReactNode } from 'react';
import type { TextLanguage } from '../../shared/languages.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { TocBox } from './toc-box.tsx';
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
  /** The language of the text, if it is not that of the site. */
  language?: TextLanguage | undefined;
  /** True if the text contains the table of contents for small screens; otherwise it is above the text. */
  hasTocBox?: boolean;
  /** The text, starting with its header. */
  children: ReactNode;
}): ReactNode {
  const { className, hasTocBox, language } = props;
  return (
    <>
      {props.banner}
      <VersionBanner />
      <article>
        <Breadcrumbs crumbs={props.breadcrumbs} />
        <VersionBadge />
        {!hasTocBox && <TocBox />}
        <div
          {...language}
          className={`theme-doc-markdown markdown${className ? ` ${className}` : ''}`}
        >
          {props.children}
        </div>
        {props.footer}
        <TextLink />
      </article>
      <Pagination previous={props.previous} next={props.next} />
    </>
  );
}
