import type { ReactNode } from 'react';
import { unpackListing, type PackedListing } from '../../model/packed-listing.ts';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import { ExampleMarkView } from './example-mark-view.tsx';
import { ListingView } from './listing-view.tsx';
import { RepositoryLink } from './repository-link.tsx';

/** The source listing of a page, with line numbers and linkable lines. */
export function SourceListing(props: {
  /** The listing. */
  listing: PackedListing;
}): ReactNode {
  const { links, texts } = useContent();
  const { kind, location } = useApiPage().compound;
  const listing = unpackListing(props.listing);
  const view = (
    <ListingView listing={listing} links={links} numbers={texts.api.lineDocumentation}>
      {kind === 'example' && <ExampleMarkView listing={listing} />}
    </ListingView>
  );
  if (location === undefined || links.repository?.(location.file) === undefined) return view;
  return (
    <>
      <p className="location">
        <RepositoryLink file={location.file} />
      </p>
      {view}
    </>
  );
}
