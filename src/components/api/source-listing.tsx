import type { ReactNode } from 'react';
import { unpackListing, type PackedListing } from '../../model/packed-listing.ts';
import { useContent } from '../content-context.tsx';
import { ListingView } from './listing-view.tsx';

/** The source listing of a page: its lines have numbers and can be linked to. */
export function SourceListing(props: {
  /** The listing. */
  listing: PackedListing;
}): ReactNode {
  const { links, texts } = useContent();
  const listing = unpackListing(props.listing);
  return <ListingView listing={listing} links={links} numbers={texts.api.lineDocumentation} />;
}
