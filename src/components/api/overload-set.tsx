import type { ReactNode } from 'react';
import type { Member } from '../../model/compound.ts';
import type { MemberAnchor } from '../../model/links.ts';
import { fill } from '../../shared/texts/fill.ts';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { useApiPage } from './api-page.ts';
import { DescriptionView } from './description-view.tsx';
import { MemberInclude } from './include-list.tsx';
import {
  MemberBadges,
  MemberDetail,
  MemberHeadName,
  MemberLocation,
  MemberText,
  type AlreadyShown,
} from './member-detail.tsx';
import { memberName } from './member-name.ts';
import { memberInclude } from './own-includes.ts';
import { codeWords } from './signature/coloured-code.tsx';
import { shortSignature } from './signature/short-signature.tsx';

/** Members that share a heading: overloads, or a single member. */
export type OverloadSet = readonly [first: Member, ...others: Member[]];

/**
 * Groups functions of the same kind and name; all other members stay single, in the order of their first appearance.
 */
export function overloadSets(members: readonly Member[]): OverloadSet[] {
  const sets = new Map<string, [Member, ...Member[]]>();
  for (const member of members) {
    const { kind, callable, name, refid } = member;
    // Macros take arguments, but have no overloads.
    const key = callable && kind !== 'define' ? `${kind} ${name}` : refid;
    const set = sets.get(key);
    if (set) set.push(member);
    else sets.set(key, [member]);
  }
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

/** Overloads in full: the shared name and text once, then each one with its own text. */
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
  const hasSameBrief = areSame(members.map(({ brief }) => brief));
  const common: AlreadyShown = {
    include: areSame(
      members.map((member) => memberInclude(member, page, { includes, symbols })?.path),
    ),
    brief: hasSameBrief,
    // Details without the summary above them would lack their subject.
    detailed: hasSameBrief && areSame(members.map(({ detailed }) => detailed)),
  };
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
      {common.include && <MemberInclude member={first} />}
      {count >= fewestListed && <OverloadList members={members} />}
      {common.brief && <DescriptionView blocks={first.brief} level={4} />}
      {common.detailed && <DescriptionView blocks={first.detailed} level={4} />}
      <ol className="overloads">
        {members.map((member, i) => (
          <Overload
            key={member.refid}
            member={member}
            position={fill(texts.api.overloadPosition, {
              position: i + 1,
              count: members.length,
            })}
            alreadyShown={common}
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
  member: Member;
  position: string;
  alreadyShown: AlreadyShown;
}): ReactNode {
  const { member, position, alreadyShown } = props;
  const { anchors, texts } = useContent();
  const anchor = anchors.get(member.refid);
  const label = fill(texts.api.overloadLink, { name: memberName(member), position });
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
      <MemberText member={member} alreadyShown={alreadyShown} />
    </li>
  );
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

/** True if all trees are equal. */
export function areSame(trees: readonly unknown[]): boolean {
  const [first, ...others] = trees.map((tree) => JSON.stringify(tree));
  return others.every((other) => other === first);
}
