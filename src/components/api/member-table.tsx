import type { ReactNode } from 'react';
import type { Member } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { useContent } from '../content-context.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { useApiPage } from './api-page.ts';
import { BriefView } from './description-view.tsx';
import { type ShortSignature, shortSignature } from './signature/short-signature.tsx';

/** Longest type, in characters, that gets a column of its own. */
const widestType = 24;

/** Members of a section, each with its declaration and brief description, linked to where it is described. */
export function MemberTable(props: {
  /** The members. */
  members: readonly Member[];
  /** What labels the table for screen readers. */
  label: string;
}): ReactNode {
  if (props.members.length === 0) return null;
  return (
    <table className="member-table" aria-label={props.label}>
      {/* The first row may span both columns, and would make them equally wide. */}
      <colgroup>
        <col className="member-type-column" />
        <col />
      </colgroup>
      <tbody>
        {props.members.map((member) => (
          <MemberRows key={member.refid} member={member} depth={0} />
        ))}
      </tbody>
    </table>
  );
}

/** True where the type is too long for its column, or wraps the name: a pointer to function. */
function needsWidth({ typeLength, isWrapping }: ShortSignature): boolean {
  return isWrapping || typeLength > widestType;
}

/** How deep members of types without a name are indented at most. */
const deepest = 3;

/** A row for a member, and one for each member of its type where that has no name. */
function MemberRows({ member, depth }: { member: Member; depth: number }): ReactNode {
  const nested = useContent().symbols.nested.within.get(member.refid) ?? [];
  return (
    <>
      <MemberRow member={member} depth={Math.min(depth, deepest)} />
      {nested.map((each) => (
        <MemberRows key={each.refid} member={each} depth={depth + 1} />
      ))}
    </>
  );
}

function MemberRow({ member, depth }: { member: Member; depth: number }): ReactNode {
  const { anchors, links } = useContent();
  const { compound } = useApiPage();
  const anchor = anchors.get(member.refid);
  const isElsewhere = anchor === undefined || anchor.isRow === true;
  const href = isElsewhere ? links.refid(member.refid) : `#${encodeURIComponent(anchor.id)}`;
  const signature = shortSignature(member, compound.language, links, href);
  const { above, type, typeLength, rest } = signature;
  const isWide = needsWidth(signature);
  const classNames = [depth > 0 && `nested-${depth}`, isDeprecated(member) && 'deprecated']
    .filter(Boolean)
    .join(' ');
  return (
    <tr className={classNames || undefined}>
      {!isWide && <td className="member-type">{typeLength > 0 && <code>{type}</code>}</td>}
      <td colSpan={isWide ? 2 : undefined} className="member-declaration">
        {anchor?.isRow && <AliasAnchors ids={[anchor.id, ...anchor.aliases]} />}
        {above.length > 0 && <code className="member-template">{above}</code>}
        <code>
          {isWide && type}
          {rest}
        </code>
        {member.brief.length > 0 && (
          <div className="member-brief">
            <BriefView blocks={member.brief} />
          </div>
        )}
      </td>
    </tr>
  );
}
