import type { InheritedGroup } from '../components/api/inherited-groups.ts';
import { memberName } from '../components/api/member-name.ts';
import { memberTables } from '../components/api/member-tables.ts';
import { overloadSetId, overloadSets } from '../components/api/overload-set.tsx';
import { hasPlainFields } from '../components/api/plain-fields.ts';
import { fullDeclarationOf } from '../components/api/signature/objective-c.ts';
import type { Compound, Member } from '../model/compound.ts';
import { isDeprecated } from '../model/deprecated.ts';
import { befriendedClass } from '../model/friend-class.ts';
import { areSame } from '../model/overload-texts.ts';
import { summaryOf } from '../model/summary.ts';
import { availabilityOf } from '../model/variants.ts';
import { declarationText } from './declaration-text.ts';
import { briefText, descriptionText } from './description-text.ts';
import * as md from './markdown.ts';
import { availableIn, deprecationText, markText, symbolLink, symbolLinks } from './symbol-facts.ts';
import { anchorOfSymbol } from './member-text.ts';
import type { TextSetting } from './text-setting.ts';

/** A part of a page below its heading; empty if there is no content. */
export function section(title: string, content: string): string {
  return content === '' ? '' : md.blocks([md.heading(2, md.escapeText(title)), content]);
}

/** The headings of a table of symbols. */
export function columns({ texts }: TextSetting): [string, string] {
  return [md.escapeText(texts.api.name), md.escapeText(texts.api.description)];
}

/** A table of the members of each section, and what the class inherits there. */
export function memberTablesText(compound: Compound, setting: TextSetting): string[] {
  return memberTables({ ...setting, compound }).map(({ section: own, groups, title }) =>
    section(
      title,
      md.blocks([
        descriptionText(own.description, setting),
        hasPlainFields(own, compound, setting)
          ? fieldsTable(own.members, compound, setting)
          : membersTable(own.members, compound, setting),
        md.list(groups.map((group) => inheritedText(group, setting))),
      ]),
    ),
  );
}

/** The names of members with their brief descriptions; overloads share a row. */
function membersTable(
  members: readonly Member[],
  compound: Compound,
  setting: TextSetting,
): string {
  const { symbols, links, textHref, anchors } = setting;
  if (members.length === 0) return '';
  const rows = overloadSets(members).map((set) => {
    const [first] = set;
    const anchor = anchors.get(first.refid);
    const isElsewhere = anchor === undefined || anchor.isRow === true;
    const href = isElsewhere
      ? links.refid(befriendedClass(first, symbols) ?? first.refid)
      : `#${encodeURIComponent(overloadSetId(set, anchors) ?? anchor.id)}`;
    const described = set.find((member) => summaryOf(member).length > 0);
    const deprecated = set.every(isDeprecated) ? deprecationText(first, setting) : '';
    // Overloads that are available elsewhere say so themselves.
    const places = set.map((member) => availableIn(availabilityOf(member, compound), setting));
    const place = areSame(places) ? (places[0] ?? '') : '';
    return [
      md.link(md.code(memberName(first)), href && textHref(href)),
      joinBrief(
        joinBrief(deprecated, place),
        described ? briefText(summaryOf(described), setting) : '',
      ),
    ];
  });
  return md.table(columns(setting), rows);
}

/** Fields of which a row says everything: declaration and description. */
export function fieldsTable(
  members: readonly Member[],
  compound: Compound,
  setting: TextSetting,
): string {
  const rows = members.map((member): [string, string] => [
    anchorOfSymbol(member.refid, setting) +
      md.code(declarationText(fullDeclarationOf(member, compound.language))),
    md.blocks([
      joinBrief(markText(member, setting, compound), descriptionText(member.brief, setting)),
      descriptionText(member.detailed, setting),
    ]),
  ]);
  return md.tableOrList(columns(setting), rows);
}

export function joinBrief(mark: string, brief: string): string {
  return [mark, brief].filter((part) => part !== '').join(' ');
}

/** The members that a class inherits from one of its bases, by name. */
function inheritedText({ base, members, names }: InheritedGroup, setting: TextSetting): string {
  const all = [
    ...overloadSets(members).map(([member]) => ({ refid: member.refid, name: memberName(member) })),
    ...names.map(({ name }) => ({ name })),
  ];
  return `${symbolLink(base.name, base.refid, setting)}: ${symbolLinks(all, setting)}`;
}
