import { linesOf, type PackedListing } from '../model/packed-listing.ts';

/** Lines of a comment that says no more than `\file`; longer ones at the top of a file describe what follows. */
const longestEmptyComment = 3;

/** A comment for Doxygen that has the command, as a block or on a line; the text of its delimiters included. */
const fileCommand = /\/\*[*!](?![*/])(?:(?!\*\/)[^])*[\\@]file\b|\/\/[/!](?!\/).*[\\@]file\b/;

/**
 * True for the listing of a file whose authors document the file itself, be it with an empty comment. `\file` alone makes
 * Doxygen document a file and leaves no trace in the file's XML but in the listing: either its text, or a gap in the
 * line numbers before the first line of code, where STRIP_CODE_COMMENTS cut the comment out (Doxygen 1.9.4 to 1.19). A
 * comment on the first line leaves an empty line there, as if the file began with one.
 */
export function hasFileComment(listing: PackedListing): boolean {
  let next = 1;
  // The newline behind a comment on the first line stays.
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
