import type { ReactNode } from 'react';
import type { Member } from '../../model/compound.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { befriendedClass } from '../../model/friend-class.ts';
import { summaryOf } from '../../model/summary.ts';
import { availabilityOf } from '../../model/variants.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { useApiPage } from './api-page.ts';
import { DeprecatedBadge } from './badges.tsx';
import { BriefView, DescriptionView } from './description-view.tsx';
import { foldedMembers, undocumentedText } from './folded-members.ts';
import { LineLink } from './location-view.tsx';
import { codeWords } from './signature/coloured-code.tsx';
import { type ShortSignature, shortSignature } from './signature/short-signature.tsx';
import { VariantBadge } from './variant-badge.tsx';

/** Widest column of types, in characters. Longer types wrap in it. */
const widestType = 24;

/** Tables with more rows have a style sheet that lets browsers skip those far from the window. */
const manyRows = 100;

/** Maximum indentation depth for members of unnamed types. */
const deepest = 3;

/** A row of a member table. */
interface Row {
  member: Member;
  /** Its nesting depth inside unnamed members. */
  depth: number;
  signature: ShortSignature;
}

/** The members of a section with declaration and summary, each linked to its full description. */
export function MemberTable(props: {
  /** The members. */
  members: readonly Member[];
  /** Label of the table for screen readers. */
  label: string;
  /** True if nothing is folded. */
  isWhole: boolean;
  /** True if the rows are all that the page says about their members. */
  isInFull?: boolean;
}): ReactNode {
  const { anchors, attributeMacros, links, symbols, texts } = useContent();
  const { compound } = useApiPage();
  const setting = { language: compound.language, links, words: codeWords(attributeMacros) };
  const rowsOf = (member: Member, depth: number): Row[] => {
    const anchor = anchors.get(member.refid);
    const isElsewhere = anchor === undefined || anchor.isRow === true;
    const target = befriendedClass(member, symbols) ?? member.refid;
    const href = isElsewhere ? links.refid(target) : `#${encodeURIComponent(anchor.id)}`;
    const signature = shortSignature(member, setting, href);
    const nested = symbols.nested.within.get(member.refid) ?? [];
    return [
      { member, depth: Math.min(depth, deepest), signature },
      ...nested.flatMap((each) => rowsOf(each, depth + 1)),
    ];
  };
  const { shown, folded } = props.isWhole
    ? { shown: props.members, folded: [] }
    : foldedMembers(props.members, compound);
  const rows = shown.flatMap((member) => rowsOf(member, 0));
  const foldedRows = folded.flatMap((member) => rowsOf(member, 0));
  if (rows.length === 0) return null;
  const width = typeColumn([...rows, ...foldedRows].map(({ signature }) => signature.typeLength));
  if (folded.length === 0)
    return <MemberRows rows={rows} width={width} label={props.label} isInFull={props.isInFull} />;
  const count = plural(texts.locale, texts.api[undocumentedText(folded)], folded.length);
  return (
    <>
      <MemberRows rows={rows} width={width} label={props.label} />
      <details className="folded">
        <summary>{count}</summary>
        <MemberRows rows={foldedRows} width={width} label={count} />
      </details>
    </>
  );
}

function MemberRows(props: {
  rows: readonly Row[];
  width: number | undefined;
  label: string;
  isInFull?: boolean | undefined;
}): ReactNode {
  const { rows, width, label, isInFull = false } = props;
  const columns = width === undefined ? 'without-types' : `characters-${width}`;
  return (
    // A grid is not a table for screen readers: they read the rows as a list.
    <table
      role="list"
      aria-label={label}
      className={`member-table member-signatures ${columns}${rows.length > manyRows ? ' many' : ''}`}
    >
      <tbody role="presentation">
        {rows.map((row) => (
          <MemberRow
            key={row.member.refid}
            row={row}
            hasColumn={width !== undefined}
            isInFull={isInFull}
          />
        ))}
      </tbody>
    </table>
  );
}

/**
 * Returns the width of the column of types: 8, 12, 16, 20 or 24 characters, the smallest that fits the types; 24 if a
 * type is longer. `undefined` if there are no types, or if most are longer and the names would be far from their edge.
 */
function typeColumn(lengths: readonly number[]): number | undefined {
  const types = lengths.filter((length) => length > 0);
  const narrow = types.filter((length) => length <= widestType);
  if (narrow.length * 2 < types.length || narrow.length === 0) return undefined;
  const widest = types.reduce((longest, length) => Math.max(longest, length), 0);
  return Math.min(Math.max(8, Math.ceil(widest / 4) * 4), widestType);
}

function MemberRow(props: { row: Row; hasColumn: boolean; isInFull: boolean }): ReactNode {
  const { row, hasColumn, isInFull } = props;
  const { anchors } = useContent();
  const { compound, inheritedIds } = useApiPage();
  const { member, depth, signature } = row;
  const { above, type, typeLength, rest } = signature;
  const anchor = anchors.get(member.refid);
  const summary = isInFull ? member.brief : summaryOf(member);
  const classNames = [depth > 0 && `nested-${depth}`, isDeprecated(member) && 'deprecated']
    .filter(Boolean)
    .join(' ');
  const isInColumn = hasColumn && typeLength > 0;
  return (
    <tr role="listitem" id={inheritedIds.get(member.refid)} className={classNames || undefined}>
      {above !== undefined && (
        <td role="presentation" className="member-template">
          <code>{above}</code>
        </td>
      )}
      {isInColumn && (
        <td role="presentation" className="member-type">
          <code>{type}</code>
        </td>
      )}
      <td
        role="presentation"
        className={`member-declaration${typeLength === 0 ? ' without-type' : ''}`}
      >
        {anchor && (anchor.isRow ?? isInFull) && (
          <AliasAnchors ids={[anchor.id, ...anchor.aliases]} />
        )}
        {isInFull && member.location && <LineLink location={member.location} />}
        <code>
          {!isInColumn && type}
          {rest}
        </code>
        {isDeprecated(member) && <DeprecatedBadge of={member} />}
        <VariantBadge available={availabilityOf(member, compound)} />
        {summary.length > 0 && (
          <div className="member-brief">
            <BriefView blocks={summary} />
          </div>
        )}
        {isInFull && member.detailed.length > 0 && (
          <div className="member-brief">
            {/* Links lead to the ids in it. */}
            <DescriptionView blocks={member.detailed} level={4} />
          </div>
        )}
      </td>
    </tr>
  );
}
