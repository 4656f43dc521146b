import type { Compound, Location } from '../model/compound.ts';
import { sourcePieces } from './source-pieces.ts';

/** The name of a class, possibly behind a macro: `struct reader`, `class LIB_API reader`. */
const declared = /\b(?:class|struct|union)\s+(?:([A-Z][A-Z\d_]*)\s+)?(\w+)/g;

/** Names of sources that nobody includes. */
const sourceName = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;

/**
 * Returns a function that says whether a header mentions a class, which reads the texts of the headers once. Without texts,
 * any name counts.
 */
export function headerWords(texts: readonly string[]): (name: string) => boolean {
  let words: Set<string> | undefined;
  return (name) => {
    words ??= wordsOf(texts);
    return texts.length === 0 || words.has(name);
  };
}

function wordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const { kind, text: piece } of sourcePieces(text))
      if (kind !== 'text')
        for (const [, macro = '', name = ''] of piece.matchAll(declared))
          words.add(macro).add(name);
  return words;
}

/** True for what a source declares, and no header. */
export function isInSource(location: Location | undefined): boolean {
  if (!location) return false;
  const { file, declarationFile = file } = location;
  return [file, declarationFile].every((path) => sourceName.test(path));
}

/** True for a class whose body is in a source: users see its name at most, if a header declares it. */
export function isDefinedInSource({ includes, location }: Compound): boolean {
  return includes.length === 0 && isInSource(location);
}
