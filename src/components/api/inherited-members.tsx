import type { ReactNode } from 'react';
import type { AllMember } from '../../model/compound.ts';
import { nameIn } from '../../model/name-in-language.ts';
import { plural } from '../../shared/texts/plural.ts';
import { fillNodes } from '../fill-nodes.tsx';
import { useContent } from '../content-context.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useApiPage } from './api-page.ts';
import { countOf, type InheritedGroup } from './inherited-groups.ts';
import { memberName } from './member-name.ts';
import { MemberTable } from './member-table.tsx';

/** The inherited members of a section below those of the class: a fold for each base class, closed at first. */
export function InheritedMembers(props: {
  /** The base classes with their members. */
  groups: readonly InheritedGroup[];
}): ReactNode {
  const { texts } = useContent();
  const { compound } = useApiPage();
  return props.groups.map((group) => {
    const { id, base, members, names } = group;
    const scope = nameIn(compound.language, base.name);
    const count = countOf(group);
    const text = plural(texts.locale, texts.api.inheritedFrom, count);
    return (
      <details key={id} className="folded inherited">
        <summary id={id}>{fillNodes(text, { scope: <code>{breakable(scope)}</code> })}</summary>
        <MemberTable
          members={members}
          label={plural(texts.locale, texts.api.inheritedFrom, count, { scope })}
          isWhole
        />
        {names.length > 0 && (
          <ul className="name-list">
            {names.map((member) => (
              <InheritedName key={member.refid} member={member} />
            ))}
          </ul>
        )}
      </details>
    );
  });
}

/** The name of a member that the XML does not describe. */
function InheritedName({ member: { refid, name } }: { member: AllMember }): ReactNode {
  const { links } = useContent();
  const href = links.refid(refid);
  const text = <code>{breakable(memberName({ name, callable: false }))}</code>;
  return <li>{href === undefined ? text : <a href={href}>{text}</a>}</li>;
}
