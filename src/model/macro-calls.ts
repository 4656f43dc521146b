import type { Compound, Member } from './compound.ts';
import { isDescribedMember } from './descriptions.ts';

/** The names of the macros of a library. */
export function macroNames(compounds: readonly Compound[]): Set<string> {
  return new Set(
    compounds.flatMap(({ kind, sections }) =>
      kind !== 'file' && kind !== 'group'
        ? []
        : sections.flatMap(({ entries }) =>
            entries.flatMap((entry) =>
              'member' in entry && entry.member.kind === 'define' ? [entry.member.name] : [],
            ),
          ),
    ),
  );
}

/**
 * True for a call of a macro outside of functions, which Doxygen takes for the declaration of a function or variable
 * without a type. A function that a macro of its name replaces, as in C, has a type.
 */
export function isMacroCall(member: Member, macros: ReadonlySet<string>): boolean {
  return (
    (member.kind === 'function' || member.kind === 'variable') &&
    macros.has(member.name) &&
    member.type.length === 0 &&
    !isDescribedMember(member)
  );
}
