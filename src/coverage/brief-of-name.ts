import { splitName, withoutArguments } from '../model/qualified-name.ts';
import { isAside } from '../model/summary.ts';
import { textOfBlocks } from '../model/walk.ts';
import { descriptionOf, type PublicSymbol } from './public-symbols.ts';

/** Words that say nothing about a symbol: articles and the like, and the words for kinds of symbols. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the of this that is are it its for to in by ' +
    'class struct union function method member variable field constant enum enumerator value alias type typedef macro ' +
    'concept template'
  ).split(' '),
);

/**
 * True if the description of a symbol says only what its name says: "Gets the size." for `getSize`. A name whose words
 * are all in the description is not enough; the description must have no other word, and nothing may follow it.
 */
export function nameRepeated({ name, owner, symbol, subject }: PublicSymbol): boolean {
  // The name of a value is often a word that means what it says: `red`.
  if (symbol.kind === 'enumerator' || symbol.name.startsWith('operator')) return false;
  const { brief, detailed } = descriptionOf(subject);
  const text = textOfBlocks(brief.length > 0 ? brief : detailed);
  const rest = brief.length > 0 ? detailed : [];
  if (text === '' || rest.length > 0 || detailed.some(isAside)) return false;
  const said = wordsIn(text);
  const own = wordsIn(withoutArguments(splitName(name)[1]));
  // A word that only the scope has is one that the reader knows, too: "The size of the vector." in `vector`.
  const known = new Set([...own, ...wordsIn(withoutArguments(splitName(owner)[1]))]);
  const hasName = own.length > 0 && own.every((word) => said.includes(word));
  return hasName && said.every((word) => known.has(word));
}

/** The words of a text or a name, in small letters and without the endings of verbs and plurals. */
function wordsIn(text: string): string[] {
  const words = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !emptyWords.has(word)).map(stem);
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}
