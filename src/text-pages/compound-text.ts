import { innerNames, innerTitles } from '../components/api/inner-table.tsx';
import { overloadSets } from '../components/api/overload-set.tsx';
import { areSame, pageInclude } from '../components/api/own-includes.ts';
import { hasDefinitionPart } from '../components/api/parts/concept-part.tsx';
import { hasPlainFields } from '../components/api/plain-fields.ts';
import { structDeclaration } from '../components/api/signature/unnamed-type.ts';
import { detailGroups } from '../components/api/words/detail-groups.ts';
import { kindWord } from '../components/api/words/kinds.ts';
import { sectionTitle } from '../components/api/words/sections.ts';
import { isClassLike } from '../model/class-kinds.ts';
import { isGeneratedPage } from '../model/compound-lists.ts';
import type { Compound, InnerRef } from '../model/compound.ts';
import type { Description } from '../model/description.ts';
import type { FormerContent } from '../model/ledger.ts';
import { nameIn } from '../model/name-in-language.ts';
import { isEmptyListing, unpackListing } from '../model/packed-listing.ts';
import { summaryOf } from '../model/summary.ts';
import { availabilityOf } from '../model/variants.ts';
import { textOfListing } from '../model/walk.ts';
import { availabilityText } from './availability-text.ts';
import { compoundDeclaration, declarationBlock, fenceLanguage } from './declaration-text.ts';
import { briefText, descriptionText, inlineText } from './description-text.ts';
import { formerText } from './former-text.ts';
import { guaranteesText } from './guarantees-text.ts';
import * as md from './markdown.ts';
import { columns, fieldsTable, joinBrief, memberTablesText, section } from './member-tables.ts';
import { memberText, paramsText, type TextPage } from './member-text.ts';
import {
  availableIn,
  badgesFact,
  classesFact,
  deprecationText,
  fact,
  factList,
  historyFacts,
  includeText,
  markText,
  mentionFacts,
  userFacts,
  placeText,
  sinceFact,
  symbolLink,
  symbolLinks,
  topicsFact,
} from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** What a page has besides its compound. */
export interface CompoundTextOptions {
  /** The text of a page that consists of it: a guide, an example. */
  text?: Description | undefined;
  /** What was on the page in earlier releases; missing if that is nothing. */
  former?: FormerContent | undefined;
}

/**
 * Returns the page of a compound: its facts and descriptions, tables of what it has, and its members in full. Graphs,
 * source listings of files, and who calls whom are left to the HTML.
 */
export function compoundText(
  compound: Compound,
  setting: TextSetting,
  { text, former }: CompoundTextOptions = {},
): string {
  const { kind, name, detailed } = compound;
  const { api } = setting.texts;
  const scope = isClassLike(kind) || kind === 'namespace' ? name : '';
  const inside = { ...setting, scope, level: 3 };
  const page: TextPage = { compound, include: pageInclude(compound, setting) };
  const description = section(
    api.detailedDescription,
    text ? '' : descriptionText(detailed, inside),
  );
  // The author's description explains the topic, so it comes first.
  const isFirst = kind === 'group';
  return md.blocks([
    compoundHead(compound, page, inside),
    text ? descriptionText(text, { ...inside, level: 2 }) : '',
    isFirst ? description : '',
    definition(compound, inside),
    section(api.exports, symbolLinks(compound.exports, setting)),
    section(api.includes, kind === 'file' ? includesText(compound, setting) : ''),
    section(api.requirements, requirementsText(compound, setting)),
    ...innerTitles.map(([inner, title]) =>
      section(
        api[title],
        innerText(
          setting.symbols.innerOf(compound).filter((each) => each.kind === inner),
          compound.name,
          setting,
        ),
      ),
    ),
    ...memberTablesText(compound, inside),
    isFirst ? '' : description,
    availabilityText(compound, inside),
    guaranteesText(compound, inside),
    ...inlineNamespaces(compound, inside),
    inlinedStructs(compound, page, inside),
    ...memberDetails(compound, page, inside),
    former ? formerText(former, inside) : '',
    listing(compound, setting),
  ]);
}

/** Returns the head of a compound's page: title, brief description, declaration and facts. */
function compoundHead(compound: Compound, page: TextPage, setting: TextSetting): string {
  const { kind, refid, brief, bases, derived, templateParams, protection } = compound;
  const { symbols, texts } = setting;
  const { api } = texts;
  const hasPlace = kind !== 'dir' && !isGeneratedPage(compound);
  return md.blocks([
    md.heading(1, compoundTitle(compound, setting)),
    descriptionText(brief, setting),
    hasDefinitionPart(compound) ? '' : compoundDeclaration(compound),
    factList([
      includeText(page.include, setting),
      deprecationText(compound, setting),
      availableIn(availabilityOf(compound), setting),
      sinceFact(refid, symbols.parent(refid)?.refid, setting),
      protection === 'public' ? '' : protection,
      badgesFact(compound),
      hasPlace ? fact(api.source, placeText(compound, setting)) : '',
      topicsFact(refid, setting),
      classesFact(api.inherits, bases, setting),
      classesFact(api.inheritedBy, derived, setting),
      ...(compound.rows ?? []).map(({ label, value }) => fact(label, inlineText(value, setting))),
      ...(kind === 'file' ? [] : mentionFacts(refid, setting)),
      ...userFacts(refid, setting),
      ...historyFacts(refid, setting),
    ]),
    paramsText(api.templateParameters, templateParams, setting),
  ]);
}

/** Returns the title of a compound's page as Markdown: its own, or its kind and name. */
function compoundTitle(compound: Compound, setting: TextSetting): string {
  const { title, name, language } = compound;
  if (title && title.length > 0) return inlineText(title, setting, false);
  const word = md.escapeText(kindWord(compound, setting.texts.api));
  return `${word} ${md.code(nameIn(language, name))}`;
}

/** The definition of a concept, in which code alternates with comments. */
function definition(compound: Compound, setting: TextSetting): string {
  if (!hasDefinitionPart(compound)) return '';
  return section(
    setting.texts.api.definition,
    md.blocks(
      compound.conceptParts.map((part) =>
        part.type === 'code'
          ? declarationBlock([{ before: part.code, brackets: '<>', after: [] }], compound.language)
          : descriptionText(part.children, setting),
      ),
    ),
  );
}

function includesText({ includes }: Compound, { links, textHref }: TextSetting): string {
  return md.list(
    includes.map(({ name, local, refid }) => {
      const href = refid === undefined ? undefined : links.refid(refid);
      return md.link(
        md.code(`#include ${local ? `"${name}"` : `<${name}>`}`),
        href && textHref(href),
      );
    }),
  );
}

function requirementsText({ requirements }: Compound, setting: TextSetting): string {
  const { api } = setting.texts;
  if (requirements.length === 0) return '';
  return md.table(
    [api.requirement, api.title, api.satisfiedBy, api.verifiedBy],
    requirements.map(({ refid, page, title, satisfiedBy, verifiedBy }) => [
      symbolLink(refid, page ?? refid, setting),
      inlineText(title, setting),
      symbolLinks(satisfiedBy, setting),
      symbolLinks(verifiedBy, setting),
    ]),
  );
}

/** Returns a table of compounds that belong to another one; their names omit its scope. */
export function innerText(inner: readonly InnerRef[], scope: string, setting: TextSetting): string {
  const { symbols, texts, links, textHref } = setting;
  if (inner.length === 0) return '';
  const names = innerNames(inner, scope, symbols);
  const rows = inner.map((ref, i) => {
    const compound = symbols.compounds.get(ref.refid);
    const name = names[i] ?? ref.name;
    const href = links.refid(ref.refid);
    const isProse = ref.kind === 'page' || ref.kind === 'group';
    const label = md.link(isProse ? md.escapeText(name) : md.code(name), href && textHref(href));
    const kind = compound && !isProse ? ` (${md.escapeText(kindWord(compound, texts.api))})` : '';
    return [
      label + kind,
      joinBrief(
        compound ? markText(compound, setting) : '',
        compound ? briefText(summaryOf(compound), setting) : '',
      ),
    ];
  });
  return md.table(columns(setting), rows);
}

function inlineNamespaces(compound: Compound, setting: TextSetting): string[] {
  const { symbols, texts } = setting;
  const inline = symbols.inlineIn(compound);
  if (inline.length === 0) return [];
  return [
    md.heading(2, md.escapeText(texts.api.inlineNamespaces)),
    ...inline.map((each) =>
      md.blocks([
        md.heading(3, md.code(nameIn(each.language, each.name))),
        descriptionText(each.brief, { ...setting, level: 4 }),
        descriptionText(each.detailed, { ...setting, level: 4 }),
      ]),
    ),
  ];
}

/** The structs that the page shows in full because they have no page. */
function inlinedStructs(compound: Compound, page: TextPage, setting: TextSetting): string {
  const { symbols, texts } = setting;
  return section(
    texts.api.classDetails,
    md.blocks(symbols.inlinedIn(compound).map((each) => structText(each, page, setting))),
  );
}

/** Returns a struct that has no page of its own. */
function structText(struct: Compound, { include }: TextPage, around: TextSetting): string {
  const { anchors, symbols, texts, includes } = around;
  const { refid, language, brief, detailed, templateParams, kind } = struct;
  const name = symbols.shortName(struct);
  const own = includes?.ofClass(struct);
  const page = { compound: struct, include: own };
  const setting = { ...around, level: 4, scope: struct.name };
  return md.blocks([
    md.heading(3, md.code(nameIn(language, name)), anchors.get(refid)?.id),
    declarationBlock(structDeclaration(struct, name, symbols), language),
    factList([
      areSame(own, include) ? '' : includeText(own, setting),
      deprecationText(struct, setting),
      availableIn(availabilityOf(struct), setting),
      topicsFact(refid, setting),
      ...historyFacts(refid, setting),
    ]),
    descriptionText(brief, setting),
    descriptionText(detailed, setting),
    paramsText(texts.api.templateParameters, templateParams, setting),
    ...symbols
      .sections(struct)
      .map((each) =>
        md.blocks([
          md.heading(4, md.escapeText(each.header ?? sectionTitle(each.kind, kind, texts.api))),
          descriptionText(each.description, setting),
          hasPlainFields(each, struct, setting)
            ? fieldsTable(each.members, struct, setting)
            : md.blocks(overloadSets(each.members).map((set) => memberText(set, page, setting, 5))),
        ]),
      ),
  ]);
}

/** The members in full, grouped by category, except for those of which a table says everything. */
function memberDetails(compound: Compound, page: TextPage, setting: TextSetting): string[] {
  const { symbols, texts } = setting;
  const inTables = new Set(
    symbols
      .sections(compound)
      .filter((each) => hasPlainFields(each, compound, setting))
      .flatMap(({ members }) => members),
  );
  return detailGroups(compound, symbols, texts.api).map(({ title, members }) =>
    section(
      title,
      md.blocks(
        overloadSets(members.filter((member) => !inTables.has(member))).map((set) =>
          memberText(set, page, setting),
        ),
      ),
    ),
  );
}

/** The code of an example; that of a source file is in the repository, or on the page itself. */
function listing(compound: Compound, setting: TextSetting): string {
  const { kind, language, listing: packed } = compound;
  if (kind !== 'example' || packed === undefined || isEmptyListing(packed)) return '';
  return section(
    setting.texts.api.sourceCode,
    md.fence(textOfListing(unpackListing(packed)), fenceLanguage(language)),
  );
}
