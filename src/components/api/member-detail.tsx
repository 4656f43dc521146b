import { Fragment, type ReactNode } from 'react';
import type { CodeText, Member } from '../../model/compound.ts';
import type { Description } from '../../model/description.ts';
import { typesOf } from '../../model/symbols.ts';
import { typeUsers } from '../../model/type-users.ts';
import { isDeprecated } from '../../model/deprecated.ts';
import { availabilityOf } from '../../model/variants.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import {
  headingLevel,
  HeadingWithAnchor,
  type HeadingLevel,
} from '../page/heading-with-anchor.tsx';
import { AliasAnchors } from './alias-anchors.tsx';
import { useApiPage } from './api-page.ts';
import { Badges, memberBadges } from './badges.tsx';
import { renderCode } from './code-view.tsx';
import { DescriptionView } from './description-view.tsx';
import { EnumValues } from './enum-values.tsx';
import { Facts } from './facts.tsx';
import { FirstFew } from './first-few.tsx';
import { useHistoryFacts } from './changes/symbol-history.tsx';
import { CallGraphs } from './graph/call-graphs.tsx';
import { MemberInclude } from './include-list.tsx';
import { HeadLocation } from './location-view.tsx';
import { memberName } from './member-name.ts';
import { FoldedUses, MentionLinks } from './mentions.tsx';
import { ParamNotes } from './param-notes.tsx';
import { RequirementLinks } from './requirement-links.tsx';
import { hasInlineInitializer } from './signature/declaration.ts';
import { fullDeclarationOf } from './signature/objective-c.ts';
import { declarationWithin } from './signature/unnamed-type.ts';
import { breakable } from '../shell/breakable.tsx';
import { shortRefs } from './short-refs.ts';
import { SignatureView } from './signature/signature-view.tsx';
import { SymbolLinks } from './symbol-links.tsx';
import { userFacts } from './type-users-facts.tsx';
import { nameIn } from '../../model/name-in-language.ts';
import { groupTitle } from './words/titles.ts';

/** What is shown of an overload below what its set has in common. */
export interface OverloadPart {
  /** True if the `#include` line is shown for all of them. */
  hasInclude: boolean;
  /** The description that is not shown for all of them. */
  text: Description;
}

/** A member in full: heading, declaration, descriptions, values, location and references. */
export function MemberDetail(props: {
  /** The member. */
  member: Member;
  /** Its number among the members of that name on the page, and their count. */
  overload?: [number: number, count: number];
  /** Level of its heading: 3, or more for a member inside another one. */
  level?: HeadingLevel;
}): ReactNode {
  const { member, overload, level = 3 } = props;
  const { anchors, texts } = useContent();
  const anchor = anchors.get(member.refid);
  const name = memberName(member);
  return (
    <section className={level > 3 ? 'member nested-member' : 'member'}>
      <AliasAnchors ids={[...(anchor?.aliases ?? []), anchor?.set]} />
      <div className="member-head">
        <HeadingWithAnchor level={level} id={anchor?.id} label={name}>
          <MemberHeadName member={member} />
          {overload && (
            <span className="overload">
              {' '}
              {fill(texts.api.overloadPosition, { position: overload[0], count: overload[1] })}
            </span>
          )}
        </HeadingWithAnchor>
        <MemberBadges member={member} />
        <MemberLocation member={member} />
      </div>
      <MemberText member={member} level={headingLevel(level + 1)} />
    </section>
  );
}

/** A member's name in its heading; copying it copies the qualified name. */
export function MemberHeadName(props: {
  /** The member. */
  member: Member;
}): ReactNode {
  const { member } = props;
  const { compound } = useApiPage();
  const name = memberName(member);
  const isUnnamed = member.name.startsWith('(anonymous');
  const copied = isUnnamed ? undefined : nameIn(compound.language, member.qualifiedName);
  return <span data-copy={copied}>{breakable(name)}</span>;
}

/** The badges of a member. */
export function MemberBadges(props: {
  /** The member. */
  member: Member;
}): ReactNode {
  const { member } = props;
  const { symbols } = useContent();
  const { compound } = useApiPage();
  return (
    <Badges
      words={memberBadges(member)}
      available={availabilityOf(member, compound)}
      protection={member.protection}
      deprecated={isDeprecated(member)}
      refid={member.refid}
      owner={symbols.classOf(member.refid)?.refid}
    />
  );
}

/** Where a member is in the sources. */
export function MemberLocation(props: {
  /** The member. */
  member: Member;
}): ReactNode {
  const { symbols } = useContent();
  // An unnamed type begins some lines above its variable.
  const locations = [props.member, ...symbols.typesWithin([props.member])].flatMap(
    ({ location }) => location ?? [],
  );
  return <HeadLocation locations={locations} />;
}

/** The content below the heading of a member. */
export function MemberText(props: {
  /** The member. */
  member: Member;
  /** What is left to say about an overload; everything by default. */
  part?: OverloadPart;
  /** Content behind the description. */
  children?: ReactNode;
  /** Level of the headings inside of it. */
  level?: HeadingLevel;
}): ReactNode {
  const { member, part, children, level = 4 } = props;
  const { compound } = useApiPage();
  const { symbols, texts } = useContent();
  const { api } = texts;
  // Nested members are included together with the member around them.
  const isInside = symbols.nested.holders.has(member.refid);
  return (
    <>
      {part?.hasInclude !== true && !isInside && <MemberInclude member={member} />}
      <SignatureView phrases={declarationWithin(member, compound.language, symbols.nested)} />
      <DescriptionView blocks={part?.text ?? member.brief} level={level} />
      {!part && <DescriptionView blocks={member.detailed} level={level} />}
      {children}
      {symbols.typesWithin([member]).map(({ refid, brief, detailed }) => (
        <Fragment key={refid}>
          <DescriptionView blocks={brief} level={level} />
          <DescriptionView blocks={detailed} level={level} />
        </Fragment>
      ))}
      <DescriptionView blocks={member.inBody} level={level} />
      <ParamNotes params={member.templateParams} caption={api.templateParameters} level={level} />
      <ParamNotes params={member.params} caption={api.parameters} level={level} />
      <EnumValues values={member.enumValues} of={member.refid} level={level} />
      <Initializer member={member} />
      <MemberFacts member={member} />
      <CallGraphs member={member} />
      <NestedMembers holder={member} level={level} />
    </>
  );
}

/** The members of a variable's unnamed struct or union, in full. */
function NestedMembers({ holder, level }: { holder: Member; level: HeadingLevel }): ReactNode {
  const { symbols } = useContent();
  const nested = symbols.nested.within.get(holder.refid);
  if (!nested) return null;
  return (
    <>
      {nested.map((member) => (
        <MemberDetail key={member.refid} member={member} level={level} />
      ))}
    </>
  );
}

/** An initializer that is too long for the declaration. */
function Initializer({ member }: { member: Member }): ReactNode {
  const { links, texts } = useContent();
  const { initializer } = member;
  if (!initializer || hasInlineInitializer(member)) return null;
  return (
    <figure className="initializer">
      <figcaption>
        {member.kind === 'define' ? texts.api.replacement : texts.api.initialValue}
      </figcaption>
      <pre tabIndex={0}>
        <code>{renderCode(trimStart(initializer), links)}</code>
      </pre>
    </figure>
  );
}

/** Removes leading white space from code. */
function trimStart([first, ...rest]: CodeText): CodeText {
  return typeof first === 'string' ? [first.trimStart(), ...rest] : first ? [first, ...rest] : [];
}

function MemberFacts({ member }: { member: Member }): ReactNode {
  const { anchors, mentions, symbols, texts } = useContent();
  const { api } = texts;
  const { compound } = useApiPage();
  const mentioned = mentions?.(member.refid);
  const groups = symbols.groupsOf(member.refid).filter((group) => group !== compound);
  const historyFacts = useHistoryFacts(member.refid);
  const found = symbols.members.get(member.refid);
  const owner = found?.owner;
  const types = typesOf(member);
  const variants = (found?.variants ?? []).filter(
    (variant) =>
      typesOf(variant) !== types &&
      (variant.refid === member.refid ||
        !anchors.has(variant.refid) ||
        anchors.get(variant.refid)?.isRow === true),
  );
  // On a topic's page, the class; elsewhere the owner. Membership in a topic is a separate fact.
  const scope = symbols.classOf(member.refid) ?? owner;
  // An unnamed type is described with its variable.
  const home = scope && symbols.nested.compounds.has(scope.refid) ? undefined : scope;
  const isElsewhere =
    home !== undefined && home !== compound && home.kind !== 'file' && home.kind !== 'group';
  const isOther = ({ refid }: { refid: string }): boolean => refid !== member.refid;
  const names = (refs: Member['references']): ReactNode => (
    <FirstFew
      items={shortRefs(refs.filter(isOther), member)}
      render={(some) => <SymbolLinks symbols={some} />}
    />
  );
  // An overridden function has the same name: only the class distinguishes them.
  const qualified = (refs: Member['references']): ReactNode => (
    <SymbolLinks
      symbols={refs.map(({ refid, name }) => {
        const found = symbols.members.get(refid);
        if (!found) return { refid, name };
        const { name: scope } = symbols.classOf(refid) ?? found.owner;
        return { refid, name: nameIn(compound.language, `${scope}::`) + memberName(found.member) };
      })}
    />
  );
  return (
    <Facts
      facts={[
        variants.length > 0 && [
          api.elsewhereAs,
          variants.map((variant, i) => (
            <SignatureView key={i} phrases={fullDeclarationOf(variant, compound.language)} />
          )),
        ],
        member.read !== undefined && [api.readAccessor, <code key="read">{member.read}</code>],
        member.write !== undefined && [api.writeAccessor, <code key="write">{member.write}</code>],
        member.reimplements.length > 0 && [api.reimplements, qualified(member.reimplements)],
        member.reimplementedBy.length > 0 && [
          api.reimplementedBy,
          qualified(member.reimplementedBy),
        ],
        isElsewhere && [api.memberOf, <SymbolLinks key="owner" symbols={[home]} />],
        groups.length > 0 && [
          api.topic,
          <SymbolLinks
            key="groups"
            isProse
            symbols={groups.map((group) => ({ refid: group.refid, name: groupTitle(group) }))}
          />,
        ],
        member.satisfies.length > 0 && [
          api.satisfies,
          <RequirementLinks key="satisfies" requirements={member.satisfies} />,
        ],
        member.verifies.length > 0 && [
          api.verifies,
          <RequirementLinks key="verifies" requirements={member.verifies} />,
        ],
        mentioned !== undefined &&
          mentioned.uses.length > 0 && [
            api.examples,
            <FoldedUses key="uses" uses={mentioned.uses} />,
          ],
        mentioned !== undefined &&
          mentioned.mentions.length > 0 && [
            api.mentionedIn,
            <MentionLinks key="mentions" mentions={mentioned.mentions} />,
          ],
        ...userFacts(typeUsers(member.refid, symbols), member, api),
        member.references.some(isOther) && [api.references, names(member.references)],
        member.referencedBy.some(isOther) && [api.referencedBy, names(member.referencedBy)],
        ...historyFacts,
      ]}
    />
  );
}
