import type { Member } from './compound.ts';
import type { Links } from './links.ts';
import { perObject } from './per-object.ts';
import { withoutReads } from './symbol-reads.ts';
import type { Symbols } from './symbols.ts';

/**
 * Returns the definitions that are symbols of their own beside their declaration, by the refid of the declaration, if
 * that has a place on the site: Doxygen lists a function of a header once more with the source file that defines it, and
 * both name the place of the same body.
 */
export function definitionsOf(
  symbols: Pick<Symbols, 'members'>,
  links: Pick<Links, 'refid'>,
): ReadonlyMap<string, Member> {
  const shown = [...allDefinitions(symbols)].filter(
    ([declaration]) => links.refid(declaration) !== undefined,
  );
  return new Map(shown);
}

/** The same, whether it has a place or not. Places in sources decide, but only who defines whom is shown. */
export const allDefinitions = perObject((symbols: Pick<Symbols, 'members'>) =>
  withoutReads(() => findDefinitions(symbols)),
);

function findDefinitions({ members }: Pick<Symbols, 'members'>): ReadonlyMap<string, Member> {
  const declared = new Map<string, string>();
  const defined: { body: string; member: Member }[] = [];
  for (const { member } of members.values()) {
    const { kind, name, qualifiedName } = member;
    // Members of classes and namespaces are listed once.
    if ((kind !== 'function' && kind !== 'variable') || name !== qualifiedName) continue;
    const { file, bodyFile, bodyStart } = member.location ?? {};
    if (bodyFile === undefined || bodyStart === undefined) continue;
    const body = [kind, name, bodyFile, bodyStart].join('\0');
    if (file === bodyFile) defined.push({ body, member });
    else declared.set(body, member.refid);
  }
  return new Map(
    defined.flatMap(({ body, member }) => {
      const declaration = declared.get(body);
      return declaration === undefined ? [] : [[declaration, member] as const];
    }),
  );
}
