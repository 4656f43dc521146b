import { pageInclude } from '../components/api/own-includes.ts';
import { memberName } from '../components/api/member-name.ts';
import * as md from './markdown.ts';
import { nameIn } from '../model/name-in-language.ts';
import { compoundHead, compoundText } from './compound-text.ts';
import { memberBody } from './member-text.ts';
import { descriptionText } from './description-text.ts';
import { fact, factList, symbolLink } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** Options for the text of a single symbol. */
export interface SymbolTextOptions {
  /** True for everything on the page of a compound; otherwise its head and description. */
  isWhole?: boolean;
}

/**
 * Returns a symbol as a document of its own, by Doxygen's id: a member with its declaration, header, descriptions,
 * parameters and facts, or a compound. `undefined` if there is no such symbol.
 */
export function symbolText(
  refid: string,
  setting: TextSetting,
  { isWhole = false }: SymbolTextOptions = {},
): string | undefined {
  const { symbols, texts } = setting;
  const compound = symbols.compounds.get(refid);
  if (compound) {
    if (isWhole) return compoundText(compound, setting);
    const page = { compound, include: pageInclude(compound, setting) };
    const inside = { ...setting, level: 2, scope: compound.name };
    return md.blocks([
      compoundHead(compound, page, inside),
      descriptionText(compound.detailed, inside),
    ]);
  }
  const found = symbols.members.get(refid);
  if (!found) return undefined;
  const { member, owner } = found;
  const home = symbols.classOf(refid) ?? owner;
  const { qualifiedName, callable } = member;
  const name = nameIn(home.language, memberName({ name: qualifiedName, callable }));
  // Without a page around it, the member says itself what to include.
  const include = setting.includes?.ofClass(home);
  return md.blocks([
    md.heading(1, md.code(name)),
    factList([
      fact(texts.api.memberOf, symbolLink(home.name, home.refid, setting)),
      include && setting.symbols.classOf(refid) ? includeOf(include) : '',
    ]),
    memberBody(member, { compound: home }, { ...setting, level: 2, scope: home.name }),
  ]);
}

function includeOf({ path, style }: { path: string; style: string }): string {
  return md.code(style === 'quote' ? `#include "${path}"` : `#include <${path}>`);
}
