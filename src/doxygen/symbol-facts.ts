import type {
  CompoundContent,
  CompoundFacts,
  MemberContent,
  MemberFacts,
} from '../model/compound.ts';
import { declaredTypes } from '../model/declared-types.ts';
import type { Droppable } from '../model/extension.ts';
import { marksDeprecated } from '../model/deprecated.ts';
import { descriptionsIn, descriptionsOfCompound } from '../model/descriptions.ts';
import type { Block } from '../model/description.ts';
import { namedHeaders } from '../model/named-headers.ts';
import { namedIn } from '../model/named-symbols.ts';
import { overloadSignature } from '../model/overload-signature.ts';
import type { SymbolFacts } from '../model/packed-compound.ts';
import { idsOf, visit } from '../model/walk.ts';
import { overloadHash } from '../plan/short-hash.ts';
import { listsUnnamed } from './name-anonymous.ts';

/** Computes the facts that the plan needs of symbols. */
export const symbolFacts: SymbolFacts = {
  ofMember: (member: MemberContent & Droppable) => {
    const { location } = member;
    const descriptions = descriptionsIn(member);
    const types = declaredTypes(member);
    return {
      overload: overloadHash(overloadSignature(member)),
      ...commonFacts(member, descriptions),
      ...(descriptions.length === 0 && { isUndescribed: true }),
      ...(member.modifiers.includes('static') && { isStatic: true }),
      ...(types.length > 0 && { types }),
      ...(member.isDropped && { isDropped: true }),
      ...(location && { file: location.file }),
      ...(location?.line !== undefined && { line: location.line }),
    };
  },
  ofCompound: (compound: CompoundContent & Droppable) => {
    const headers = namedHeaders(compound);
    const mentions = namedIn(compound);
    const { brief, detailed, templateParams = [] } = compound;
    const own = [brief, detailed, ...templateParams.map((param) => param.brief)];
    return {
      ...commonFacts(compound, descriptionsOfCompound(compound)),
      ...(own.every((description) => description.length === 0) && { isUndescribed: true }),
      ...(headers.length > 0 && { headers }),
      ...(mentions.size > 0 && { mentions: Object.fromEntries(mentions) }),
      ...(listsUnnamed(compound) && { listsUnnamed: true }),
      ...(compound.isDropped && { isDropped: true }),
    };
  },
};

function commonFacts(
  symbol: Pick<MemberContent, 'brief' | 'detailed'> & { kind: string },
  descriptions: readonly Block[][],
): Pick<MemberFacts & CompoundFacts, 'ids' | 'isDeprecated'> {
  const ids = descriptions.flatMap(idsIn);
  return {
    ...(ids.length > 0 && { ids }),
    ...(marksDeprecated(symbol) && { isDeprecated: true }),
  };
}

/** The link targets in a description. */
function idsIn(description: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(description, (node) => {
    for (const { id } of idsOf(node)) if (id !== undefined) ids.push(id);
  });
  return ids;
}
