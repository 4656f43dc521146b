import { Fragment } from 'react';
import type { Member } from '../../../model/compound.ts';
import { isDeprecated } from '../../../model/deprecated.ts';
import type { TocHeading } from '../../../shared/toc.ts';
import { plural } from '../../../shared/texts/plural.ts';
import { nameIn } from '../../../model/name-in-language.ts';
import { InlinedStruct } from '../inlined-struct.tsx';
import { DescriptionView } from '../description-view.tsx';
import { countOf, type InheritedGroup } from '../inherited-groups.ts';
import { InheritedMembers } from '../inherited-members.tsx';
import { memberFolds } from '../member-folds.ts';
import { memberName } from '../member-name.ts';
import { MemberTable } from '../member-table.tsx';
import { memberTables } from '../member-tables.ts';
import { MemberUnit, overloadSetId, overloadSets } from '../overload-set.tsx';
import { hasPlainFields } from '../plain-fields.ts';
import { detailGroups } from '../words/detail-groups.ts';
import type { CreateParts, PartSource } from './part.ts';
import { breakable } from '../../shell/breakable.tsx';
import { groupBy } from '../../../shared/group-by.ts';

/** A table of members for each of Doxygen's sections, followed by the members that a class inherits there. */
export const memberTableParts: CreateParts = (source) => {
  const { compound } = source;
  return memberTables(source).map(({ section, groups, title }) => {
    const { header, description, members } = section;
    const isInFull = hasPlainFields(section, compound, source);
    // The description of an author's own section is about its members.
    const isOfAuthor = header !== undefined || description.length > 0;
    return {
      title,
      // The entries link to the members in full, and to the folds.
      toc: [...membersToc(members, source), ...inheritedToc(groups, source)],
      content: (
        <>
          <DescriptionView blocks={description} level={3} />
          <MemberTable
            members={members}
            label={title}
            isWhole={isOfAuthor || isInFull}
            isInFull={isInFull}
          />
          <InheritedMembers groups={groups} />
        </>
      ),
    };
  });
};

/** The structs that the page shows in full because they have no page. */
export const inlinedPart: CreateParts = ({ compound, symbols, texts, anchors }) => {
  const structs = symbols.inlinedIn(compound);
  if (structs.length === 0) return [];
  return [
    {
      title: texts.api.classDetails,
      toc: structs.flatMap((struct) => {
        const id = anchors.get(struct.refid)?.id;
        if (id === undefined) return [];
        const text = nameIn(struct.language, symbols.shortName(struct));
        return [heading(id, text, isDeprecated(struct))];
      }),
      content: structs.map((struct) => <InlinedStruct key={struct.refid} struct={struct} />),
    },
  ];
};

/** The members in full, grouped by category, except for those that a table shows in full. */
export const memberDetailParts: CreateParts = (source) => {
  const { compound, symbols, texts } = source;
  const sections = symbols.sections(compound);
  const inTables = new Set(
    sections
      .filter((section) => hasPlainFields(section, compound, source))
      .flatMap(({ members }) => members),
  );
  const groups = detailGroups(compound, symbols, texts.api).flatMap(({ title, members }) => {
    const rest = members.filter((member) => !inTables.has(member));
    return rest.length > 0 ? [{ title, members: rest }] : [];
  });
  const overloads = countNames(groups.flatMap(({ members }) => members));
  return groups.map(({ title, members }) => ({
    title,
    isUnlisted: true,
    content: memberFolds(members, sections).map(({ title: fold, members: own }, i) => {
      const units = overloadSets(own).map((set) => (
        <MemberUnit key={set[0].refid} members={set} namesake={overloads.get(set[0])} />
      ));
      return fold === undefined ? (
        <Fragment key={i}>{units}</Fragment>
      ) : (
        <details key={i} className="member-fold">
          <summary>
            {breakable(fold)} <small>{own.length}</small>
          </summary>
          {units}
        </details>
      );
    }),
  }));
};

/** Numbers the members of a page that share a name, with their count. */
function countNames(members: readonly Member[]): Map<Member, [number: number, count: number]> {
  const counted = new Map<Member, [number: number, count: number]>();
  for (const same of groupBy(members, memberName).values()) {
    if (same.length > 1) same.forEach((member, i) => counted.set(member, [i + 1, same.length]));
  }
  return counted;
}

/** Headings of members; a set of overloads has one. */
function membersToc(members: readonly Member[], { anchors }: PartSource): TocHeading[] {
  const seen = new Set<string>();
  return overloadSets(members).flatMap((set) => {
    const text = memberName(set[0]);
    const anchor = anchors.get(set[0].refid);
    const id = overloadSetId(set, anchors) ?? anchor?.id;
    if (id === undefined || anchor?.isRow || seen.has(text)) return [];
    seen.add(text);
    return [heading(id, text, set.every(isDeprecated))];
  });
}

/** Entries for the folds of inherited members; the contents are narrow, so the class is named without its scopes. */
function inheritedToc(
  groups: readonly InheritedGroup[],
  { compound, symbols, texts }: PartSource,
): TocHeading[] {
  return groups.map((group) => {
    const { id, base } = group;
    const known = base.refid === undefined ? undefined : symbols.compounds.get(base.refid);
    const scope = nameIn(compound.language, known ? symbols.shortName(known) : base.name);
    return heading(
      id,
      plural(texts.locale, texts.api.inheritedFrom, countOf(group), { scope }),
      false,
    );
  });
}

function heading(id: string, text: string, isMarked: boolean): TocHeading {
  return { id, text, level: 3, ...(isMarked ? { deprecated: true } : {}) };
}
