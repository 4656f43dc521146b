/** A place in a file. The path is relative to the working folder, with `/` as separator. */
export interface Place {
  /** Path of the file as the user would write it. */
  file: string;
  /** 1-based line, when known. */
  line?: number;
  /** 1-based column, when known. */
  column?: number;
}
