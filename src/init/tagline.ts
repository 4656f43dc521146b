import type { Fact } from './fact.ts';
import { firstSentence } from './first-sentence.ts';

/** Scripts that have no spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/**
 * Returns a description as a line below the title: its first sentence of several words, without markup, images and
 * addresses in brackets; `undefined` if nothing remains, or only the name.
 */
export function taglineOf(description: Fact | undefined, name = ''): Fact | undefined {
  let rest = (description?.value ?? '')
    .replace(/\s*<(?:https?:\/\/|mailto:)[^>]*>/gi, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '') // badges
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\((?:see )?https?:\/\/[^)]*\)/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();
  while (rest !== '') {
    const sentence = firstSentence(rest);
    const isName = bare(sentence) === bare(name) || /^https?:\/\/\S+$/.test(sentence);
    const hasWords = /\S\s+\S/.test(sentence) || WITHOUT_SPACES.test(sentence);
    if (description && hasWords && !isName) return { ...description, value: sentence };
    rest = rest.slice(sentence.length).trim();
  }
  return undefined;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
