/** Words that are in nearly every sentence, and therefore not indexed; excludes words that are also C++ keywords. */
export const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i if in is it its my not of on or that the this to was what when where which why will with you your'.split(
    ' ',
  ),
);
