import type { ReactNode } from 'react';
import { anchorId } from '../../model/anchor-id.ts';
import type { MemberRef, RequirementRef } from '../../model/compound.ts';
import { nameIn } from '../../model/name-in-language.ts';
import type { Symbols } from '../../model/symbols.ts';
import { titleText } from '../../model/title-text.ts';
import { useContent } from '../content-context.tsx';
import { SymbolLinks } from './symbol-links.tsx';

/** Links to requirements by their ids, each with its title or its name in the reference. */
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
        const title = text || titleText(compound?.title ?? []);
        return { refid, name: title === '' ? id : `${id} (${title})` };
      })}
    />
  );
}

/** Links to the symbols that satisfy or verify a requirement, by their qualified names. */
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

/** Returns a symbol's qualified name, with `()` for functions; `undefined` if the symbol is unknown. */
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
