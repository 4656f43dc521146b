import type { ReactNode } from 'react';
import type { Listing } from '../../model/description.ts';
import type { Links } from '../../model/links.ts';
import { listingHtml } from './listing-html.ts';

/** Source code with syntax colours and links. */
export function ListingView(props: {
  /** The code. */
  listing: Listing;
  /** Resolves its links. */
  links: Links;
  /** Content above the code. */
  caption?: ReactNode;
  /** What is copied, if it is more than the code. */
  copied?: string;
  /** Content below the code. */
  children?: ReactNode;
  /** For the source listing of a page, which has line ids and numbers: the label of linked numbers. */
  numbers?: string;
}): ReactNode {
  const { listing, links, caption, copied, children, numbers } = props;
  if (listing.lines.length === 0) return null;
  const language = (listing.filename ?? '').replace(/^.*\./, '').replace(/[^\w+-]/g, '');
  const html = listingHtml(listing, links, { ids: numbers !== undefined, numbers });
  return (
    <figure className={`theme-code-block listing${language ? ` language-${language}` : ''}`}>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <pre tabIndex={0} data-copy={copied}>
        <code
          className={numbers === undefined ? undefined : 'numbered'}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {children}
    </figure>
  );
}
