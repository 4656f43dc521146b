import type { ReactNode } from 'react';
import type { AllMember } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { useApiPage } from './api-page.ts';
import { memberName } from './member-name.ts';
import { nameIn } from '../../model/name-in-language.ts';

/** All members of a class, including inherited ones, with the class that each comes from. */
export function AllMembersTable(props: {
  /** The members. */
  members: readonly AllMember[];
}): ReactNode {
  const { links, symbols, texts } = useContent();
  const { compound } = useApiPage();
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
        {props.members.map(({ refid, name, scope, protection, virtual, ...rest }, i) => {
          const found = symbols.members.get(refid);
          const href = links.refid(refid);
          const owner =
            found && found.owner !== compound ? links.refid(found.owner.refid) : undefined;
          const scopes = nameIn(compound.language, rest.ambiguityScope ?? '');
          const shown = memberName({ name, callable: found?.member.callable === true });
          const text = <code>{scopes + shown}</code>;
          const from = <code>{nameIn(compound.language, scope)}</code>;
          return (
            <tr key={i} className={found && isDeprecated(found.member) ? 'deprecated' : undefined}>
              <td className="listed-name">
                {href === undefined ? text : <SmartLink href={href}>{text}</SmartLink>}
              </td>
              <td>{owner === undefined ? from : <a href={owner}>{from}</a>}</td>
              <td>
                {protection}
                {rest.pure ? ', pure virtual' : virtual && ', virtual'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
