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
    const { ids, thrown } = namedInDescriptions(descriptions);
    const types = declaredTypes(member, thrown);
    return {
      overload: overloadHash(overloadSignature(member)),
      ...commonFacts(member, ids),
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
      ...commonFacts(compound, namedInDescriptions(descriptionsOfCompound(compound)).ids),
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
  ids: string[],
): Pick<MemberFacts & CompoundFacts, 'ids' | 'isDeprecated'> {
  return {
    ...(ids.length > 0 && { ids }),
    ...(marksDeprecated(symbol) && { isDeprecated: true }),
  };
}

/** Returns the link targets in descriptions, and the refids of the exceptions that they list. */
function namedInDescriptions(descriptions: readonly Block[][]): {
  ids: string[];
  thrown: string[];
} {
  const ids: string[] = [];
  const thrown: string[] = [];
  for (const description of descriptions)
    visit(description, (node) => {
      for (const { id } of idsOf(node)) if (id !== undefined) ids.push(id);
      if (node.type === 'parameterList' && node.kind === 'exception')
        for (const { names } of node.items)
          for (const { name } of names)
            visit(name, (part) => {
              if (part.type === 'ref' && part.external === undefined) thrown.push(part.refid);
            });
    });
  return { ids, thrown };
}
