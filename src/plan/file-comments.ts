import { linesOf, type PackedListing } from '../model/packed-listing.ts';

/** Maximum number of lines of a comment with only `\file`; longer ones at the top describe what follows. */
const longestEmptyComment = 3;

/** A Doxygen comment, as a block or on a line, with the `\file` command; includes the comment delimiters. */
const fileCommand = /\/\*[*!](?![*/])(?:(?!\*\/)[^])*[\\@]file\b|\/\/[/!](?!\/).*[\\@]file\b/;

/**
 * True if the file itself is documented, even by an empty comment. A comment with only `\file` makes Doxygen document a
 * file, but its XML shows that in the listing only: either the comment itself, or a gap in the line numbers before the
 * first line of code if STRIP_CODE_COMMENTS removed it (Doxygen 1.9.4 to 1.19). A removed comment on the first line
 * leaves an empty line, as if the file started with one.
 */
export function hasFileComment(listing: PackedListing): boolean {
  let next = 1;
  // The newline after a comment on the first line remains.
  let isFirstEmpty = false;
  for (const { number = next, spans } of linesOf(listing)) {
    if (number > next) {
      if (number - next <= longestEmptyComment) return true;
      break;
    }
    if (spans.some((span) => span.class !== 'comment' && span.text.trim() !== '')) {
      if (number === 2 && isFirstEmpty) return true;
      break;
    }
    if (number === 1) isFirstEmpty = spans.every((span) => span.text.trim() === '');
    next = number + 1;
  }
  let comments = '';
  for (const { spans } of linesOf(listing)) {
    for (const span of spans) if (span.class === 'comment') comments += span.text;
    comments += '\n';
  }
  return fileCommand.test(comments);
}
