import type { Location, Member } from '../model/compound.ts';
import type { Symbols } from '../model/symbols.ts';
import { codeText } from './member-symbol.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import type { SourceFacts } from './source-facts.ts';
import type { MarkedSymbol } from './marked-classes.ts';
import { isType, qualified } from './symbol-index.ts';

/** A symbol that only the source has. */
export interface LostSymbol {
  /** Qualified name of its owner, without inline namespaces. */
  owner: string;
  /** The symbol. */
  symbol: SnapshotSymbol;
  /** The place of its declaration. */
  location: Pick<Location, 'file'> & { line: number };
}

/**
 * Returns the declarations that Doxygen 1.9.4 has lost: it takes an attribute or a macro with arguments in front of the
 * name for a function, and a class for its body.
 *
 * @param known The qualified names of the symbols that Doxygen has found.
 */
export function lostSymbols(
  facts: SourceFacts,
  symbols: Symbols,
  known: ReadonlySet<string>,
): LostSymbol[] {
  const traces = new Set(
    Array.from(symbols.members.values(), ({ member: { location, name } }) =>
      [location?.file, name].join('\0'),
    ),
  );
  const nameOf = ({ owner, symbol }: MarkedSymbol): string =>
    symbols.inline.strip(qualified(owner, symbol));
  const isKnown = (each: MarkedSymbol): boolean =>
    known.has(nameOf(each)) || symbols.byRawName(nameOf(each)) !== undefined;
  return facts.marked.flatMap(({ file, marks, isConditional, symbols: [own, ...members] }) => {
    if (!own) return [];
    // What a condition leaves out is not lost. Doxygen leaves a trace of some lost classes only, and in a file with lost
    // functions, but it does not say which.
    const isClass = isType(own.symbol);
    if (isConditional && !isClass) return [];
    if ((isConditional || !isClass) && !marks.some((mark) => traces.has([file, mark].join('\0'))))
      return [];
    // Of a class that Doxygen knows, the names behind its body can be lost.
    const isAlias = ({ owner, symbol }: MarkedSymbol): boolean =>
      owner === own.owner && symbol.kind === 'alias';
    const lost = isKnown(own)
      ? members.filter((each) => isAlias(each) && !isKnown(each))
      : [own, ...members];
    return lost.map((each) => {
      const { symbol, line, enumeration } = each;
      const location = { file, line };
      const deprecated =
        enumeration === undefined
          ? facts.deprecationOf(symbol.name, location)
          : facts.deprecationOfValue(symbol.name, enumeration, location);
      return {
        owner: nameOf(each).slice(0, -2 - symbol.name.length),
        location,
        symbol: { ...symbol, ...(deprecated !== undefined && { deprecated }) },
      };
    });
  });
}

/** Maps the names of macros to their texts. */
export function macrosOf(members: readonly { member: Member }[]): Map<string, string> {
  return new Map(
    members.flatMap(({ member: { kind, name, initializer } }) =>
      kind === 'define' ? [[name, codeText(initializer)] as const] : [],
    ),
  );
}
