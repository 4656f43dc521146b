import type { ReactNode } from 'react';
import type { AllMember } from '../../model/compound.ts';
import { declaringClasses } from '../../model/declaring-class.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useApiPage } from './api-page.ts';
import { memberName } from './member-name.ts';
import { nameIn } from '../../model/name-in-language.ts';

/** All members of a class, including inherited ones, with the class that declares each. */
export function AllMembersTable(props: {
  /** The members. */
  members: readonly AllMember[];
}): ReactNode {
  const { links, symbols, texts } = useContent();
  const { compound } = useApiPage();
  const declaring = declaringClasses(compound, symbols);
  return (
    <table className="all-members">
      <thead>
        <tr>
          <th scope="col">{texts.api.name}</th>
          <th scope="col">{texts.api.definedIn}</th>
          <th scope="col">{texts.api.access}</th>
        </tr>
      </thead>
      <tbody>
        {props.members.map((listed, i) => {
          const { refid, name, protection, virtual, pure, ambiguityScope = '' } = listed;
          const found = symbols.members.get(refid);
          const href = links.refid(refid);
          const scopes = nameIn(compound.language, ambiguityScope);
          const shown = memberName({ name, callable: found?.member.callable === true });
          const text = <code>{breakable(scopes + shown)}</code>;
          const owner = declaring.of(listed);
          const from = owner && <code>{breakable(nameIn(compound.language, owner.name))}</code>;
          const ofOwner =
            owner?.refid === undefined || owner.refid === compound.refid
              ? undefined
              : links.refid(owner.refid);
          return (
            <tr key={i} className={found && isDeprecated(found.member) ? 'deprecated' : undefined}>
              <td className="listed-name">
                {href === undefined ? text : <SmartLink href={href}>{text}</SmartLink>}
              </td>
              <td>{ofOwner === undefined ? from : <SmartLink href={ofOwner}>{from}</SmartLink>}</td>
              <td>
                {protection}
                {pure ? ', pure virtual' : virtual && ', virtual'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
