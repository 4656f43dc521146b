import type { ReactNode } from 'react';
import type { Member } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { useApiPage } from './api-page.ts';
import { asInclude, memberInclude, type ShownInclude } from './own-includes.ts';

/** Lines of `#include`, the files linked. */
export function IncludeLines(props: {
  /** What is included. */
  includes: readonly ShownInclude[];
}): ReactNode {
  const { links } = useContent();
  return (
    <pre className="signature include">
      <code>
        {props.includes.map((include, i) => (
          <span key={i}>
            {i > 0 && '\n'}
            {renderInclude(include, links)}
          </span>
        ))}
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
      <code>{renderInclude(asInclude(line), links)}</code>
    </p>
  );
}

function renderInclude({ refid, file, name, local }: ShownInclude, links: Links): ReactNode {
  const href =
    refid !== undefined ? links.refid(refid) : file === undefined ? undefined : links.source(file);
  return (
    <>
      <span className="p">#include</span> {local ? '"' : '<'}
      {href === undefined ? name : <SmartLink href={href}>{name}</SmartLink>}
      {local ? '"' : '>'}
    </>
  );
}
