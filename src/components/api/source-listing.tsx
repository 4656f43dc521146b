import type { ReactNode } from 'react';
import type { Listing } from '../../model/description.ts';
import { useContent } from '../content-context.tsx';
import { ListingView } from './listing-view.tsx';

/** The source listing of a page: its lines have numbers and can be linked to. */
export function SourceListing(props: {
  /** The listing. */
  listing: Listing;
}): ReactNode {
  const { links, texts } = useContent();
  return (
    <ListingView listing={props.listing} links={links} numbers={texts.api.lineDocumentation} />
  );
}
