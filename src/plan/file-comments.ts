import { linesOf, type PackedListing } from '../model/packed-listing.ts';

/** A Doxygen comment of C with the `\file` command; includes the comment delimiters. */
const fileCommand = /\/\*[*!](?![*/])(?:(?!\*\/)[^])*?[\\@]file\b|\/\/[/!](?!\/).*[\\@]file\b/;

/** The command itself, for languages with other comments. */
const bareCommand = /[\\@]file\b/;

/** A Doxygen comment of C. */
const docComment = /\/\*[*!](?![*/])|\/\/[/!](?!\/)/;

/** Names of files whose comments do not look like those of C. */
const otherComments = /\.(?:py|pyw|f|for|f77|f90|f95|f03|f08|f18|vhdl?|ucf|qsf)$/i;

/** True if a text, all of a source or only its comments, has the `\file` command in a comment that Doxygen reads. */
export function hasFileCommand(text: string, name: string): boolean {
  return (otherComments.test(name) ? bareCommand : fileCommand).test(text);
}

/** The comments that document a file, according to its listing. */
export interface ListedComments {
  /** True if a comment with `\file` is in it. */
  hasFileCommand: boolean;
  /** True if a comment for Doxygen is in it, so STRIP_CODE_COMMENTS removed none. */
  isComplete: boolean;
  /**
   * Where comments may have been removed: for each place, the number of the first line below it; the last one is
   * Infinity if the end of the file may have been a comment.
   */
  cuts: number[];
}

/**
 * Reads the comments of a listing. STRIP_CODE_COMMENTS removes the comments for Doxygen: the line numbers jump over
 * them, and an empty line remains of one on the first line or of one that the file ends with (Doxygen 1.9.4 to 1.19).
 */
export function listedComments(listing: PackedListing, name: string): ListedComments {
  let comments = '';
  const cuts: number[] = [];
  let next = 1;
  let isBlank = false;
  for (const { number = next, spans } of linesOf(listing)) {
    if (number > next || (number === 2 && isBlank)) cuts.push(number);
    isBlank = true;
    for (const { class: kind, text } of spans) {
      // A docstring of Python.
      if (kind === 'comment' || kind === 'stringliteral') comments += text;
      if (text.trim() !== '') isBlank = false;
    }
    comments += '\n';
    next = number + 1;
  }
  if (isBlank) cuts.push(Infinity);
  const isComplete = docComment.test(comments);
  return {
    hasFileCommand: hasFileCommand(comments, name),
    isComplete,
    cuts: isComplete ? [] : cuts,
  };
}
