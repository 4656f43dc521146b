/** Comments that add a class to lines; the comments themselves are removed from the code. */
export interface MagicComment {
  /** Class names of the lines. */
  className: string;
  /** Text of a comment above a single line. */
  line?: string;
  /** Texts of the comments around several lines. */
  block?: { start: string; end: string };
}

/** A site's settings for code blocks. */
export interface CodeSettings {
  /** Default language of code blocks, in lower case; plain text when missing. */
  defaultLanguage?: string;
  /** The comments that mark lines; line ranges after a block's language use the class of the first. */
  magicComments: readonly MagicComment[];
  /** Copies examples with the lines that pages do not show. */
  copyHiddenLines?: boolean;
}

/** Class of highlighted lines. */
export const highlightedLine = 'theme-code-block-highlighted-line';

/** The defaults. */
export const defaultCode: CodeSettings = {
  magicComments: [
    {
      className: highlightedLine,
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ],
};
