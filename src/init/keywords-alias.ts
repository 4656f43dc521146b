/**
 * Returns the lines of a configuration that let comments give a symbol words by which readers may look for it; none if
 * the library has a command of this name among its own aliases.
 */
export function keywordsAlias(ownAliases = ''): string[] {
  if (/(?:^|[\s",])keywords(?:\{\d+\})?=/.test(ownAliases)) return [];
  return [
    '# \\keywords: words, separated by commas, by which the search finds a symbol.',
    // The circumflexes are a line break, so that the words are not part of the title.
    'ALIASES               += "keywords=\\par Keywords^^"',
  ];
}
