import type { Location } from './compound.ts';

/** A location in a file. */
export interface SourcePlace {
  /** Path as Doxygen writes it. */
  file: string;
  /** 1-based line; missing if only the file is known. */
  line?: number | undefined;
  /** Last line; missing if only the first is known. */
  end?: number | undefined;
}

/** The locations of a symbol: one, or two if declaration and definition differ. */
export interface SymbolPlaces {
  /** Where it is defined. */
  definition?: SourcePlace;
  /** Where it is declared; missing if that is the definition. */
  declaration?: SourcePlace;
}

/** Separates declaration and definition; the XML lists up to three locations. */
export function symbolPlaces(location: Location): SymbolPlaces {
  const { bodyFile, bodyStart, bodyEnd, declarationFile, declarationLine } = location;
  const own: SourcePlace = { file: location.file, line: location.line };
  const body =
    bodyFile === undefined || bodyStart === undefined
      ? undefined
      : { file: bodyFile, line: bodyStart, end: bodyEnd };
  const declared =
    declarationFile === undefined ? undefined : { file: declarationFile, line: declarationLine };
  if (!declared) {
    if (!body || areSame(own, body)) return { definition: body ?? own };
    return { definition: body, declaration: own };
  }
  if (areSame(own, declared)) {
    if (!body) return { declaration: declared };
    return areSame(body, declared)
      ? { definition: body }
      : { definition: body, declaration: declared };
  }
  // A location other than the declaration is the start of the definition, above its body.
  const begins = body?.file === own.file && (own.line ?? Infinity) <= body.line;
  return {
    definition: begins ? { ...body, line: own.line } : (body ?? own),
    declaration: declared,
  };
}

function areSame(a: SourcePlace, b: SourcePlace): boolean {
  return a.file === b.file && a.line === b.line;
}
