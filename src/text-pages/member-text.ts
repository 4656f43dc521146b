import { hasInlineInitializer } from '../components/api/signature/declaration.ts';
import { fullDeclarationOf } from '../components/api/signature/objective-c.ts';
import { declarationWithin } from '../components/api/signature/unnamed-type.ts';
import { memberName } from '../components/api/member-name.ts';
import { overloadSetId, type OverloadSet } from '../components/api/overload-set.tsx';
import { memberInclude } from '../components/api/own-includes.ts';
import type { Compound, EnumValue, Member, Param } from '../model/compound.ts';
import type { IncludeLine } from '../model/include-line.ts';
import { anchorId } from '../model/anchor-id.ts';
import { overloadTexts } from '../model/overload-texts.ts';
import { typesOf } from '../model/symbols.ts';
import { availabilityOf } from '../model/variants.ts';
import { textOfCode } from '../model/walk.ts';
import { fill } from '../shared/texts/fill.ts';
import { declarationBlock, fenceLanguage } from './declaration-text.ts';
import { descriptionText } from './description-text.ts';
import * as md from './markdown.ts';
import {
  availableIn,
  badgesFact,
  deprecationText,
  fact,
  factList,
  historyFacts,
  includeText,
  mentionFacts,
  userFacts,
  overridesFact,
  sinceFact,
  topicsFact,
} from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** The page around a member. */
export interface TextPage {
  /** Its compound. */
  compound: Compound;
  /** The `#include` line that it shows for everything on it. */
  include?: IncludeLine | undefined;
}

/** Returns a member, or overloads, with a heading: declarations, descriptions, parameters, values and facts. */
export function memberText(
  set: OverloadSet,
  page: TextPage,
  setting: TextSetting,
  level = 3,
): string {
  const { anchors } = setting;
  const [first, ...others] = set;
  const id = overloadSetId(set, anchors) ?? anchors.get(first.refid)?.id;
  const title = md.heading(level, md.code(memberName(first)), id);
  const inside = { ...setting, level: level + 1 };
  if (others.length === 0) return md.blocks([title, memberBody(first, page, inside)]);
  const { shared, positions, own } = overloadTexts(set);
  const { api } = setting.texts;
  const position = (number: number): string =>
    fill(api.overloadPosition, { position: number, count: set.length });
  const isNumbered = positions.size > 0 || own.some(({ sameAs }) => sameAs !== undefined);
  return md.blocks([
    title,
    descriptionText(shared, { ...inside, positions }),
    ...set.map((member, i) => {
      const { text = [], sameAs } = own[i] ?? {};
      const place = anchors.get(member.refid)?.id;
      const anchor = place === undefined || place === id ? '' : md.anchorOf(place);
      return md.blocks([
        anchor + (isNumbered ? md.escapeText(position(i + 1)) : ''),
        memberBody(member, page, inside, [
          descriptionText(text, inside),
          sameAs === undefined ? '' : md.escapeText(`${api.sameText} ${position(sameAs)}.`),
        ]),
      ]);
    }),
  ]);
}

/** Returns what there is to say about a member below its heading; `ownTexts` replace its descriptions. */
function memberBody(
  member: Member,
  page: TextPage,
  setting: TextSetting,
  ownTexts?: readonly string[],
): string {
  const { symbols, texts } = setting;
  const { api } = texts;
  const { compound } = page;
  const { brief, detailed, inBody } = member;
  const nested = symbols.nested.within.get(member.refid) ?? [];
  return md.blocks([
    declarationBlock(
      declarationWithin(member, compound.language, symbols.nested),
      compound.language,
    ),
    headFacts(member, page, setting),
    ...(ownTexts ?? [descriptionText(brief, setting), descriptionText(detailed, setting)]),
    ...symbols
      .typesWithin([member])
      .flatMap((type) => [
        descriptionText(type.brief, setting),
        descriptionText(type.detailed, setting),
      ]),
    descriptionText(inBody, setting),
    paramsText(api.templateParameters, member.templateParams, setting),
    paramsText(api.parameters, member.params, setting),
    valuesText(member.enumValues, member.refid, setting),
    initializerText(member, compound),
    memberFacts(member, page, setting),
    ...nested.map((each) => memberText([each], page, setting, Math.min(6, setting.level ?? 4))),
  ]);
}

/** The facts that decide whether and how a member can be used. */
function headFacts(member: Member, page: TextPage, setting: TextSetting): string {
  const { includes, symbols } = setting;
  const isInside = symbols.nested.holders.has(member.refid);
  const include = isInside ? undefined : memberInclude(member, page, { includes, symbols });
  const owner = symbols.classOf(member.refid)?.refid;
  return factList([
    includeText(include, setting),
    deprecationText(member, setting),
    availableIn(availabilityOf(member, page.compound), setting),
    sinceFact(member.refid, owner, setting),
    member.protection === 'public' ? '' : member.protection,
    badgesFact(member),
  ]);
}

/** What is known about a member besides its description. */
function memberFacts(member: Member, page: TextPage, setting: TextSetting): string {
  const { symbols, texts } = setting;
  const { api } = texts;
  const { refid, read, write, reimplements, reimplementedBy, satisfies, verifies } = member;
  const types = typesOf(member);
  const variants = (symbols.members.get(refid)?.variants ?? []).filter(
    (variant) =>
      typesOf(variant) !== types &&
      (variant.refid === refid || isRow(variant.refid, setting.anchors)),
  );
  const requirements = (of: typeof satisfies): string =>
    of.map(({ refid: id, text }) => md.escapeText(text || id)).join(', ');
  return md.blocks([
    ...variants.map((variant) =>
      md.blocks([
        `${md.escapeText(api.elsewhereAs)}:`,
        declarationBlock(
          fullDeclarationOf(variant, page.compound.language),
          page.compound.language,
        ),
      ]),
    ),
    factList([
      fact(api.readAccessor, read === undefined ? '' : md.code(read)),
      fact(api.writeAccessor, write === undefined ? '' : md.code(write)),
      overridesFact(api.reimplements, reimplements, setting),
      overridesFact(api.reimplementedBy, reimplementedBy, setting),
      topicsFact(refid, setting, page.compound),
      fact(api.satisfies, requirements(satisfies)),
      fact(api.verifies, requirements(verifies)),
      ...mentionFacts(refid, setting),
      ...userFacts(refid, setting),
      ...historyFacts(refid, setting),
    ]),
  ]);
}

/** A place that links to a symbol in a table lead to. */
export function anchorOfSymbol(refid: string, { anchors }: TextSetting): string {
  return md.anchorOf(anchors.get(refid)?.id ?? anchorId(refid));
}

/** True for a member that the page does not describe. */
function isRow(refid: string, anchors: TextSetting['anchors']): boolean {
  const anchor = anchors.get(refid);
  return anchor === undefined || anchor.isRow === true;
}

/** Returns the parameters that have a description next to them in the source; empty for none. */
export function paramsText(
  title: string,
  params: readonly Param[] | undefined,
  setting: TextSetting,
): string {
  const rows = (params ?? []).flatMap(({ name, definitionName, brief }, i): [string, string][] =>
    brief.length === 0
      ? []
      : [[md.code(name ?? definitionName ?? `${i + 1}`), descriptionText(brief, setting)]],
  );
  return md.tableOrList([md.escapeText(title), md.escapeText(setting.texts.api.description)], rows);
}

function valuesText(values: readonly EnumValue[], of: string, setting: TextSetting): string {
  const rows = values.map((value): [string, string] => {
    const { refid, name, initializer, brief, detailed } = value;
    const code = md.code(
      [name, ...(initializer ? [textOfCode(initializer).trim()] : [])].join(' '),
    );
    const facts = [availableIn(value, setting), sinceFact(refid, of, setting)];
    const known = facts.filter((each) => each !== '').join(', ');
    const place = anchorOfSymbol(refid, setting);
    return [
      place + (known === '' ? code : `${code} (${known})`),
      md.blocks([descriptionText(brief, setting), descriptionText(detailed, setting)]),
    ];
  });
  return md.tableOrList(
    [md.escapeText(setting.texts.api.values), md.escapeText(setting.texts.api.description)],
    rows,
  );
}

/** The initial value that is too long for the declaration. */
function initializerText(member: Member, { language }: Compound): string {
  const { initializer } = member;
  if (!initializer || hasInlineInitializer(member)) return '';
  return md.fence(textOfCode(initializer).trim(), fenceLanguage(language));
}
