import type { ReactNode } from 'react';
import { isClassLike } from '../../model/class-kinds.ts';
import type { Compound, Member } from '../../model/compound.ts';
import { isDeprecation } from '../../model/deprecated.ts';
import type { Description, Ref } from '../../model/description.ts';
import type { Symbols } from '../../model/symbols.ts';
import { plainText, visit } from '../../model/walk.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { breakable } from '../shell/breakable.tsx';

/** The replacement of a deprecated symbol, linked after its badge; nothing if its author names none. */
export function Replacement(props: {
  /** The deprecated symbol. */
  of: Compound | Member;
}): ReactNode {
  const { links, symbols } = useContent();
  const ref = replacementOf(props.of, symbols);
  const href = ref && links.refid(ref.refid, ref.external);
  if (!ref || href === undefined) return null;
  const name = replacementName(ref);
  return (
    <span className="replacement">
      {' →\u00a0'}
      <SmartLink href={href}>
        <code>{breakable(name)}</code>
      </SmartLink>
    </span>
  );
}

/**
 * Returns the first symbol that a deprecation text links to, except the symbol itself, its class, and namespaces, which
 * often just name the library.
 */
export function replacementOf(
  { refid, detailed }: Pick<Member, 'refid' | 'detailed'>,
  symbols: Symbols,
): Ref | undefined {
  const own = symbols.classOf(refid)?.refid;
  let found: Ref | undefined;
  for (const text of deprecations(detailed))
    visit(text, (node) => {
      if (found || node.type !== 'ref' || node.refid === refid || node.refid === own) return;
      const kind = symbols.compounds.get(node.refid)?.kind;
      const isSymbol = kind && (isClassLike(kind) || kind === 'concept');
      if (isSymbol || symbols.members.has(node.refid)) found = node;
    });
  return found;
}

/** Returns the name of a replacement. The page that it links to shows which overload is meant. */
export function replacementName({ children }: Ref): string {
  return plainText(children)
    .trim()
    .replace(/\(.*\)$/s, '()');
}

function deprecations(detailed: Description): Description[] {
  const texts: Description[] = [];
  visit(detailed, (node) => {
    if (isDeprecation(node)) texts.push(node.children);
  });
  return texts;
}
