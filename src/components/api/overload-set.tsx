import type { ReactNode } from 'react';
import type { Member } from '../../model/compound.ts';
import type { MemberAnchor } from '../../model/links.ts';
import { areSame, overloadTexts } from '../../model/overload-texts.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { useApiPage } from './api-page.ts';
import { DescriptionView } from './description-view.tsx';
import { Facts } from './facts.tsx';
import { MemberInclude } from './include-list.tsx';
import {
  MemberBadges,
  MemberDetail,
  MemberHeadName,
  MemberLocation,
  MemberText,
  type OverloadPart,
} from './member-detail.tsx';
import { memberName } from './member-name.ts';
import { memberInclude } from './own-includes.ts';
import { codeWords } from './signature/coloured-code.tsx';
import { shortSignature } from './signature/short-signature.tsx';
import { SymbolLinks } from './symbol-links.tsx';
import { groupBy } from '../../shared/group-by.ts';

/** Members that share a heading: overloads, or a single member. */
export type OverloadSet = readonly [first: Member, ...others: Member[]];

/**
 * Groups functions of the same kind and name; all other members stay single, in the order of their first appearance.
 */
export function overloadSets(members: readonly Member[]): OverloadSet[] {
  // Macros take arguments, but have no overloads.
  const sets = groupBy(members, ({ kind, callable, name, refid }) =>
    callable && kind !== 'define' ? `${kind} ${name}` : refid,
  );
  return [...sets.values()];
}

/** The id of a set's heading; `undefined` if other overloads on the page have it. */
export function overloadSetId(
  set: OverloadSet,
  anchors: ReadonlyMap<string, MemberAnchor>,
): string | undefined {
  if (set.length === 1) return anchors.get(set[0].refid)?.id;
  return set.map(({ refid }) => anchors.get(refid)?.set).find((id) => id !== undefined);
}

/** Overloads in full: name, and what all of them say, once; then each one with its own text. */
function OverloadSetDetail(props: {
  /** The overloads. */
  members: OverloadSet;
}): ReactNode {
  const { members } = props;
  const { anchors, includes, symbols, texts } = useContent();
  const page = useApiPage();
  const [first] = members;
  const count = members.length;
  const name = memberName(first);
  const hasSameInclude = areSame(
    members.map((member) => memberInclude(member, page, { includes, symbols })?.path),
  );
  const { shared, positions, own } = overloadTexts(members);
  // What is common to different functions needs their declarations above it.
  const isListed = count >= fewestListed || (shared.length > 0 && shared[0]?.type !== 'paragraph');
  return (
    <section className="member">
      <div className="member-head">
        <HeadingWithAnchor level={3} id={overloadSetId(members, anchors)} label={name}>
          <MemberHeadName member={first} />
          <span className="overload">
            {' '}
            {plural(texts.locale, texts.api.overloads, count, { count })}
          </span>
        </HeadingWithAnchor>
      </div>
      {hasSameInclude && <MemberInclude member={first} />}
      {isListed && <OverloadList members={members} />}
      <DescriptionView blocks={shared} level={4} positions={positions} />
      <ol className="overloads">
        {members.map((member, i) => (
          <Overload
            key={member.refid}
            member={member}
            position={positionIn(members, i + 1, texts.api)}
            part={{ hasInclude: hasSameInclude, text: own[i]?.text ?? [] }}
            sameAs={own[i]?.sameAs}
            set={members}
          />
        ))}
      </ol>
    </section>
  );
}

/** Minimum number of overloads for a list at the top of the set. */
const fewestListed = 3;

/** The declarations of all overloads, each linked to its description. */
function OverloadList({ members }: { members: OverloadSet }): ReactNode {
  const { anchors, attributeMacros, links } = useContent();
  const { compound } = useApiPage();
  const setting = { language: compound.language, links, words: codeWords(attributeMacros) };
  return (
    <ol className="overload-list member-signatures">
      {members.map((member) => {
        const anchor = anchors.get(member.refid);
        const href = anchor && `#${encodeURIComponent(anchor.id)}`;
        const { above, type, rest } = shortSignature(member, setting, href);
        return (
          <li key={member.refid}>
            {above !== undefined && <code>{above}</code>}
            <code>
              {type}
              {rest}
            </code>
          </li>
        );
      })}
    </ol>
  );
}

function Overload(props: {
  set: OverloadSet;
  member: Member;
  position: string;
  part: OverloadPart;
  sameAs: number | undefined;
}): ReactNode {
  const { set, member, position, part, sameAs } = props;
  const { anchors, texts } = useContent();
  const anchor = anchors.get(member.refid);
  const label = fill(texts.api.overloadLink, { name: memberName(member), position });
  const twin = sameAs === undefined ? undefined : set[sameAs - 1];
  return (
    <li id={anchor?.id}>
      <AliasAnchors ids={anchor?.aliases ?? []} />
      <div className="overload-head">
        {anchor ? (
          <a href={`#${encodeURIComponent(anchor.id)}`} aria-label={label} title={label}>
            {position}
          </a>
        ) : (
          position
        )}
        <MemberBadges member={member} />
        <MemberLocation member={member} />
      </div>
      <MemberText member={member} part={part}>
        {twin && sameAs !== undefined && (
          <Facts
            facts={[
              [
                texts.api.sameText,
                <SymbolLinks
                  key="twin"
                  isProse
                  symbols={[{ refid: twin.refid, name: positionIn(set, sameAs, texts.api) }]}
                />,
              ],
            ]}
          />
        )}
      </MemberText>
    </li>
  );
}

/** The position of an overload in its set, in words. */
function positionIn(set: OverloadSet, position: number, texts: ApiTexts): string {
  return fill(texts.overloadPosition, { position, count: set.length });
}

/** One member by itself, or overloads together. */
export function MemberUnit(props: {
  /** The member or the overloads. */
  members: OverloadSet;
  /** Its number among the members of that name on the page, and their count. */
  namesake?: [number: number, count: number];
}): ReactNode {
  const { members, namesake } = props;
  return members.length === 1 ? (
    <MemberDetail member={members[0]} overload={namesake} />
  ) : (
    <OverloadSetDetail members={members} />
  );
}
