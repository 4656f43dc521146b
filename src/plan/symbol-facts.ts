import type { Compound, CompoundFacts, Member, MemberFacts } from '../model/compound.ts';
import { isDeprecated } from '../model/deprecated.ts';
import { descriptionsOfMember, isUndescribed } from '../model/descriptions.ts';
import { namedIn } from '../model/named-symbols.ts';
import { namedHeaders } from '../model/named-headers.ts';
import { overloadHash } from './anchors.ts';
import { idsOfCompound, idsOfMember } from './targets.ts';

/** Computes the facts that the plan needs of a member. */
export function memberFacts(member: Member): MemberFacts {
  const { location } = member;
  return {
    overload: overloadHash(member),
    ...commonFacts(member, idsOfMember(member)),
    ...(descriptionsOfMember(member).length === 0 && { isUndescribed: true }),
    ...(member.modifiers.includes('static') && { isStatic: true }),
    ...(location && { file: location.file }),
    ...(location?.line !== undefined && { line: location.line }),
  };
}

/** Computes the facts that the plan needs of a compound itself. */
export function compoundFacts(compound: Compound): CompoundFacts {
  const headers = namedHeaders(compound);
  const mentions = namedIn(compound);
  return {
    ...commonFacts(compound, idsOfCompound(compound)),
    ...(isUndescribed(compound) && { isUndescribed: true }),
    ...(headers.length > 0 && { headers: [...headers] }),
    ...(mentions.size > 0 && { mentions: Object.fromEntries(mentions) }),
  };
}

function commonFacts(
  symbol: Pick<Compound | Member, 'kind' | 'brief' | 'detailed'>,
  ids: readonly string[],
): Pick<MemberFacts, 'ids' | 'isDeprecated'> {
  return {
    ...(ids.length > 0 && { ids: [...ids] }),
    ...(isDeprecated(symbol) && { isDeprecated: true }),
  };
}
