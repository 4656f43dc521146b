import { wordsOf } from '../../../src/shared/search/fold.ts';
import { parseName } from '../../../src/shared/search/query.ts';
import type { Step, SymbolSearch } from '../symbol-search.ts';
import { anyWordsStep } from './any-words.ts';
import { plainSteps } from './plain-steps.ts';
import { signsOf } from './text-signs.ts';
import { stemOf, taskWords } from './word-forms.ts';

export { addElsewhere } from './elsewhere.ts';

/** The steps for words, and for texts that are not names: code in a file of its own, which only they load. */
export async function furtherSteps(search: SymbolSearch): Promise<Step[]> {
  const { query } = search;
  // Questions end in a question mark.
  const text = query.wanted
    .replace(/(\s\S*\w)[?!.…]+$/, '$1')
    .replace(/^man\s+(?:\d\w*\s+)?(?=\w+$)/, '');
  if (query.phrases) {
    const { phraseSteps } = await import('./phrases.ts');
    return phraseSteps(search, furtherSteps);
  }
  const signs = signsOf(text);
  if (!query.isPlain || signs) {
    const { textSteps } = await import('./pasted-text.ts');
    const steps = await textSteps(search, text, signs, anyWordsStep);
    // What a message names comes before what says the same.
    steps.splice(signs ? 1 : 0, 0, ...(await errorSteps(search, text, signs?.isMessage)));
    return [...steps, ...(await numberSteps(search, text))];
  }
  // `man 3 f` asks for `f`.
  const bare = parseName(text);
  const isOther = text !== query.wanted && bare.key !== query.name?.key;
  return [
    ...(await numberSteps(search, text)),
    ...(await keywordSteps(search, text)),
    ...(isOther ? search.nameSteps(bare) : []),
    ...(await errorSteps(search, text)),
    ...plainSteps(search),
  ];
}

/** The steps for values of constants, if a text has numbers. */
async function numberSteps(search: SymbolSearch, text: string): Promise<Step[]> {
  if (!search.files.entry.hasValues || !/\d/.test(text)) return [];
  const { valueSteps } = await import('./values.ts');
  return valueSteps(search, text);
}

/** The steps for texts of errors: a file of its own for what is a message, or as long as one. */
async function errorSteps(
  search: SymbolSearch,
  text: string,
  isMessage = /( .*){3}/.test(text),
): Promise<Step[]> {
  if (!search.files.entry.hasErrors || !isMessage) return [];
  const { errorStep } = await import('./errors.ts');
  return [errorStep(search, text)];
}

/** The step for keywords, if authors gave some: a file of its own that few sites need. */
async function keywordSteps(search: SymbolSearch, text: string): Promise<Step[]> {
  if (!search.files.entry.hasKeywords) return [];
  const { keywordStep } = await import('./keywords.ts');
  return [keywordStep(search, text, stemsOf)];
}

/** Returns the words of a text that say something, without their endings. */
function stemsOf(text: string): string[] {
  return taskWords(wordsOf(text).map(({ word }) => word)).map(stemOf);
}
