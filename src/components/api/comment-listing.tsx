import type { ReactNode } from 'react';
import type { Listing } from '../../model/description.ts';
import { shownLines, textOfLine } from '../../model/walk.ts';
import { wholeExample } from '../../shared/example-words.ts';
import { useContent } from '../content-context.tsx';
import { ExampleMarkView } from './example-mark-view.tsx';
import { ListingView } from './listing-view.tsx';

/** A block of code in a comment, without the lines that belong to an example, but are not shown. */
export function CommentListing(props: {
  /** The code. */
  listing: Listing;
}): ReactNode {
  const { listing } = props;
  const { links, copyHiddenLines } = useContent();
  const written = listing.lines.map(textOfLine).join('\n');
  const copied =
    copyHiddenLines && written.includes('//@') ? { copied: wholeExample(written) } : {};
  return (
    <ListingView listing={{ ...listing, lines: shownLines(listing) }} links={links} {...copied}>
      <ExampleMarkView listing={listing} />
    </ListingView>
  );
}
