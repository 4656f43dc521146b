import type { ReactNode } from 'react';
import type { AllMember, Compound } from '../../model/compound.ts';
import { declaringClasses } from '../../model/declaring-class.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { splitName } from '../../model/qualified-name.ts';
import type { Symbols } from '../../model/symbols.ts';
import { plural } from '../../shared/texts/plural.ts';
import { fillNodes } from '../fill-nodes.tsx';
import { useContent } from '../content-context.tsx';
import { useApiPage } from './api-page.ts';
import { memberName } from './member-name.ts';

/** The members that a class inherits from one of its bases. */
export interface InheritedGroup {
  /** Name of the base class. */
  scope: string;
  /** The members that derived classes can use; only the first of several overloads. */
  members: AllMember[];
}

/**
 * Returns the inherited members of a class, by base class in the order of declaration, without private members,
 * constructors and destructors.
 */
export function inheritedGroups(compound: Compound, symbols: Symbols): InheritedGroup[] {
  const declaring = declaringClasses(compound, symbols);
  const groups = new Map(declaring.bases.map(({ name }) => [name, new Map<string, AllMember>()]));
  for (const member of compound.allMembers) {
    const { name, protection } = member;
    const base = declaring.of(member);
    if (!base || base.refid === compound.refid || protection === 'private') continue;
    const [, own] = splitName(base.name.replace(/<.*/s, ''));
    if (name === own || name.startsWith('~')) continue;
    const members = groups.get(base.name);
    if (!members) groups.set(base.name, new Map([[name, member]]));
    else if (!members.has(name)) members.set(name, member);
  }
  return [...groups].flatMap(([scope, members]) =>
    members.size === 0 ? [] : [{ scope, members: [...members.values()] }],
  );
}

/** Names of inherited members by base class, each group closed at first. */
export function InheritedMembers(props: {
  /** The base classes with their members. */
  groups: readonly InheritedGroup[];
}): ReactNode {
  const { texts } = useContent();
  const { compound } = useApiPage();
  return props.groups.map(({ scope, members }) => (
    <details key={scope} className="folded">
      <summary>
        {fillNodes(plural(texts.locale, texts.api.inheritedFrom, members.length), {
          scope: <code>{nameIn(compound.language, scope)}</code>,
        })}
      </summary>
      <ul className="name-list">
        {members.map((member) => (
          <InheritedName key={member.refid} member={member} />
        ))}
      </ul>
    </details>
  ));
}

function InheritedName({ member: { refid, name } }: { member: AllMember }): ReactNode {
  const { links, symbols } = useContent();
  const href = links.refid(refid);
  const found = symbols.members.get(refid)?.member;
  const text = <code>{memberName({ name, callable: found?.callable === true })}</code>;
  return (
    <li className={found && isDeprecated(found) ? 'deprecated' : undefined}>
      {href === undefined ? text : <a href={href}>{text}</a>}
    </li>
  );
}

/** Returns how many members a class inherits. */
export function inheritedCount(groups: readonly InheritedGroup[]): number {
  return groups.reduce((sum, { members }) => sum + members.length, 0);
}
