import type { ReactNode } from 'react';
import type { Listing } from '../../model/description.ts';
import type { Links } from '../../model/links.ts';
import { listingHtml } from './listing-html.ts';

/** Source code with colours and links. */
export function ListingView(props: {
  /** The code. */
  listing: Listing;
  /** Where its links lead. */
  links: Links;
  /** True for the source listing of a page: its lines have numbers and ids. */
  source?: boolean;
}): ReactNode {
  const { listing, links, source = false } = props;
  if (listing.lines.length === 0) return null;
  const language = (listing.filename ?? '').replace(/^.*\./, '').replace(/[^\w+-]/g, '');
  const html = listingHtml(listing, links, { ids: source, numbers: source });
  return (
    <figure className={`theme-code-block listing${language ? ` language-${language}` : ''}`}>
      <pre tabIndex={0}>
        <code
          className={source ? 'numbered' : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
