/** Abbreviations, whose full stop does not end a sentence. */
const SHORT = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|v|\p{Lu})\.$/iu;

/** Returns the first sentence of a text. */
export function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s+[\p{Lu}\d"'(])/gu)) {
    const sentence = text.slice(0, index + 1);
    if (!SHORT.test(sentence)) return sentence;
  }
  return text;
}
