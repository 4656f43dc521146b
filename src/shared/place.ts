/** Where something was found: a file (relative to the working folder, `/` as separator) with 1-based line and column. */
export interface Place {
  /** Path of the file as the user would write it. */
  file: string;
  /** 1-based line, when known. */
  line?: number;
  /** 1-based column, when known. */
  column?: number;
}
