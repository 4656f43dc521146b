import { splitName } from '../model/qualified-name.ts';

/** A name that is certainly one: qualified, called, or not a plain word. */
const code = /^(?:.*::.*|.*_.*|.*[a-z\d][A-Z].*|[A-Z]\w*[A-Z\d]\w*)$/;

/**
 * Returns the qualified name of the first symbol that the text of a deprecation names, as code in the same scope would.
 *
 * @param own Qualified name of the deprecated symbol.
 * @param isKnown True for the qualified names of symbols.
 */
export function namedSymbol(
  text: string,
  own: string,
  isKnown: (name: string) => boolean,
): string | undefined {
  for (const { 0: word, index } of text.matchAll(/[A-Za-z_]\w*(?:::\w+)*/g)) {
    const isCalled = text[index + word.length] === '(';
    const isAfterVerb = /(?:\b(?:use|by|with|to|see)|[@\\]ref)\s+[`"'#]?$/i.test(
      text.slice(0, index),
    );
    if (!isCalled && !isAfterVerb && !code.test(word)) continue;
    for (let [scope] = splitName(own); ; [scope] = splitName(scope)) {
      const name = scope === '' ? word : `${scope}::${word}`;
      if (name !== own && isKnown(name)) return name;
      if (scope === '') break;
    }
  }
  return undefined;
}
