import type { Compound, Member } from '../model/compound.ts';
import { append } from '../shared/group-by.ts';

/** Returns a function that finds what an edit of a comment changes of a symbol; `undefined` for an unknown one. */
export function remarksOf(
  compounds: readonly Compound[],
): (refid: string) => readonly (string | Uint8Array)[] | undefined {
  let found: Map<string, (Compound | Member)[]> | undefined;
  return (refid) =>
    (found ??= occurrences(compounds)).get(refid)?.flatMap(({ remarkParts }) => remarkParts);
}

/** The ids of a compound and its members. */
export function ownIds({ refid, sections }: Compound): string[] {
  const members = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => ('member' in entry ? [entry.member.refid] : [])),
  );
  return [refid, ...members];
}

/** Maps ids to the symbols with it: Doxygen lists some members several times, with different descriptions. */
function occurrences(compounds: readonly Compound[]): Map<string, (Compound | Member)[]> {
  const found = new Map<string, (Compound | Member)[]>();
  for (const compound of compounds) {
    append(found, compound.refid, compound);
    for (const { entries } of compound.sections)
      for (const entry of entries)
        if ('member' in entry) append(found, entry.member.refid, entry.member);
  }
  return found;
}
