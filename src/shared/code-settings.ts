/** Words of comments that give lines a class; the comments themselves are taken out of the code. */
export interface MagicComment {
  /** Class names of the lines. */
  className: string;
  /** Word of a comment above a single line. */
  line?: string;
  /** Words of the comments around several lines. */
  block?: { start: string; end: string };
}

/** What a site says of its blocks of code. */
export interface CodeSettings {
  /** Language of blocks that name none, in lower case; plain text when missing. */
  defaultLanguage?: string;
  /** The comments that mark lines; ranges behind the language of a block give the class of the first. */
  magicComments: readonly MagicComment[];
}

/** Class of highlighted lines. */
export const highlightedLine = 'theme-code-block-highlighted-line';

/** What holds where the site says nothing. */
export const usualCode: CodeSettings = {
  magicComments: [
    {
      className: highlightedLine,
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ],
};
