import type { Compound, Location } from '../model/compound.ts';
import { implementationName } from '../shared/implementation-name.ts';
import { sourcePieces } from './source-pieces.ts';

/** The name of a class, possibly behind a macro: `struct reader`, `class LIB_API reader`. */
const declared = /\b(?:class|struct|union)\s+(?:([A-Z][A-Z\d_]*)\s+)?(\w+)/g;

/**
 * Returns a function that says whether a header declares or uses a class, which reads the texts of the headers once. Without
 * texts, any name counts.
 */
export function classesIn(texts: readonly string[]): (name: string) => boolean {
  let names: Set<string> | undefined;
  return (name) => {
    names ??= namesIn(texts);
    return texts.length === 0 || names.has(name);
  };
}

function namesIn(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts)
    for (const { kind, text: piece } of sourcePieces(text))
      if (kind !== 'text')
        for (const [, macro = '', name = ''] of piece.matchAll(declared))
          names.add(macro).add(name);
  return names;
}

/** True for what a source declares, and no header. */
export function isInSource(location: Location | undefined): boolean {
  if (!location) return false;
  const { file, declarationFile = file } = location;
  return [file, declarationFile].every((path) => implementationName.test(path));
}

/** True for a class whose body is in a source: users see its name at most, if a header declares it. */
export function isDefinedInSource({ includes, location }: Compound): boolean {
  return includes.length === 0 && isInSource(location);
}
