import type { ReactNode } from 'react';
import { anchorId } from '../../model/anchor-id.ts';
import type { MemberRef, RequirementRef } from '../../model/compound.ts';
import { nameIn } from '../../model/name-in-language.ts';
import type { Symbols } from '../../model/symbols.ts';
import { plainText } from '../../model/walk.ts';
import { useContent } from '../content-context.tsx';
import { SymbolLinks } from './symbol-links.tsx';

/** Links to requirements by their ids, each with its title or what the reference calls it. */
export function RequirementLinks(props: {
  /** The requirements. */
  requirements: readonly RequirementRef[];
}): ReactNode {
  const { symbols } = useContent();
  return (
    <SymbolLinks
      isProse
      symbols={props.requirements.map(({ refid, text }) => {
        const compound = symbols.compounds.get(refid);
        const id = compound?.name ?? anchorId(refid).replace(/^requirement_/, '');
        const title = text || plainText(compound?.title ?? []).trim();
        return { refid, name: title === '' ? id : `${id} (${title})` };
      })}
    />
  );
}

/** Links to what satisfies or verifies a requirement, by names with all their scopes. */
export function TracedSymbols(props: {
  /** The symbols. */
  symbols: readonly MemberRef[];
}): ReactNode {
  const { symbols } = useContent();
  return (
    <SymbolLinks
      symbols={props.symbols.map(({ refid, name }) => ({
        refid,
        name: qualifiedName(refid, symbols) ?? name,
      }))}
    />
  );
}

/** The name of a symbol with its scopes, and with `()` where it is a function; `undefined` if it is not known. */
function qualifiedName(refid: string, symbols: Symbols): string | undefined {
  const found = symbols.members.get(refid);
  if (!found) {
    const compound = symbols.compounds.get(refid);
    return compound && nameIn(compound.language, compound.name);
  }
  const { member, owner } = found;
  const isCalled = member.callable && member.kind !== 'define' && owner.language !== 'Objective-C';
  return nameIn(owner.language, member.qualifiedName) + (isCalled ? '()' : '');
}
