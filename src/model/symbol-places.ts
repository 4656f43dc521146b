import type { Location } from './compound.ts';

/** Where something is in a file. */
export interface SourcePlace {
  /** Path as Doxygen writes it. */
  file: string;
  /** 1-based line; missing where only the file is known. */
  line?: number | undefined;
  /** Last line; missing where only the first is known. */
  end?: number | undefined;
}

/** The places of a symbol: one, unless it is declared at one and defined at another. */
export interface SymbolPlaces {
  /** Where it is defined. */
  definition?: SourcePlace;
  /** Where it is declared; missing where that is the definition. */
  declaration?: SourcePlace;
}

/** Tells declaration and definition apart, of which the XML gives up to three places. */
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
  // The place that is not the declaration is where the definition begins, above its body.
  const begins = body?.file === own.file && (own.line ?? Infinity) <= body.line;
  return {
    definition: begins ? { ...body, line: own.line } : (body ?? own),
    declaration: declared,
  };
}

function areSame(a: SourcePlace, b: SourcePlace): boolean {
  return a.file === b.file && a.line === b.line;
}
