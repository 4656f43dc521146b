import type { Compound, Member } from '../model/compound.ts';
import { splitName } from '../model/qualified-name.ts';
import type { Symbols } from '../model/symbols.ts';

/** True for a class that is private, or within one. */
export function isInPrivateClass(holder: Compound | undefined, symbols: Symbols): boolean {
  for (let around = holder; around; around = symbols.byRawName(splitName(around.rawName)[0]))
    if (around.protection === 'private') return true;
  return false;
}

/** True for a member of an unnamed struct or union that is private, which older releases of Doxygen call public. */
export function isInPrivateVariable(
  { refid }: Pick<Member, 'refid'>,
  { nested: { holders } }: Symbols,
): boolean {
  for (let around = holders.get(refid); around; around = holders.get(around.refid))
    if (around.protection === 'private') return true;
  return false;
}
