const wordsPerMinute = 200;

/** Minutes it takes to read a text, rounded up. */
export function readingMinutes(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
