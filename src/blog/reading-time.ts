/** Counts the words of a text by the rules of its language. */
function countWords(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return words;
}

/** Returns the minutes it takes to read a text, rounded up (S-276). */
export function readingMinutes(text: string, locale: string, wordsPerMinute: number): number {
  return Math.max(1, Math.ceil(countWords(text, locale) / wordsPerMinute));
}
