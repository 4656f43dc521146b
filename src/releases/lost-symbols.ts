import type { Location, Member } from '../model/compound.ts';
import type { Symbols } from '../model/symbols.ts';
import { codeText } from './member-symbol.ts';
import type { SnapshotSymbol } from './snapshot.ts';
import type { SourceFacts } from './source-facts.ts';
import { qualified } from './symbol-index.ts';

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
 * Returns the classes and enumerations, with their members, that Doxygen 1.9.4 has lost: it takes a macro with arguments
 * in front of the name for a function, and the class for its body.
 *
 * @param known The qualified names of the symbols that Doxygen has found.
 */
export function lostSymbols(
  facts: SourceFacts,
  symbols: Symbols,
  known: ReadonlySet<string>,
): LostSymbol[] {
  const functions = new Set(
    Array.from(symbols.members.values(), ({ member: { location, name } }) =>
      [location?.file, name].join('\0'),
    ),
  );
  const strip = (name: string): string => symbols.inline.strip(name);
  return facts.markedClasses.flatMap(
    ({ file, marks, isConditional, symbols: [own, ...members] }) => {
      if (!own) return [];
      // What a condition leaves out is not lost. Doxygen leaves a trace of some lost classes only.
      if (isConditional && !marks.some((mark) => functions.has([file, mark].join('\0')))) return [];
      const name = strip(qualified(own.owner, own.symbol));
      if (known.has(name) || symbols.byRawName(name)) return [];
      return [own, ...members].map(({ owner, line, enumeration, symbol }) => {
        const location = { file, line };
        const deprecated =
          enumeration === undefined
            ? facts.deprecationOf(symbol.name, location)
            : facts.deprecationOfValue(symbol.name, enumeration, location);
        return {
          owner: strip(qualified(owner, symbol)).slice(0, -2 - symbol.name.length),
          location,
          symbol: { ...symbol, ...(deprecated !== undefined && { deprecated }) },
        };
      });
    },
  );
}

/** Maps the names of macros to their texts. */
export function macrosOf(members: readonly { member: Member }[]): Map<string, string> {
  return new Map(
    members.flatMap(({ member: { kind, name, initializer } }) =>
      kind === 'define' ? [[name, codeText(initializer)] as const] : [],
    ),
  );
}
