import type { ReactNode } from 'react';
import type { Include, Member } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { useApiPage } from './api-page.ts';
import { asInclude, memberInclude } from './own-includes.ts';

/** Lines of `#include`, the files linked. */
export function IncludeLines(props: {
  /** What is included. */
  includes: readonly Include[];
}): ReactNode {
  const { links } = useContent();
  return (
    <pre className="signature include">
      <code>
        {props.includes.map((include, i) => {
          const { refid } = include;
          return (
            <span key={i}>
              {i > 0 && '\n'}
              {renderInclude(include, refid === undefined ? undefined : links.refid(refid))}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

/** The line that includes the header of a member, where the page does not say so already. */
export function MemberInclude(props: {
  /** The member. */
  member: Member;
}): ReactNode {
  const { includes, links } = useContent();
  const { compound } = useApiPage();
  const line = memberInclude(props.member.location, compound, includes);
  if (!line) return null;
  return (
    <p className="member-include">
      <code>{renderInclude(asInclude(line), links.source(line.file))}</code>
    </p>
  );
}

function renderInclude({ name, local }: Include, href: string | undefined): ReactNode {
  return (
    <>
      <span className="p">#include</span> {local ? '"' : '<'}
      {href === undefined ? name : <SmartLink href={href}>{name}</SmartLink>}
      {local ? '"' : '>'}
    </>
  );
}
