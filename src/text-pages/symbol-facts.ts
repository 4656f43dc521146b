import { releaseLabel } from '../components/api/changes/release-label.ts';
import {
  deprecatedText,
  shownHistory,
  sinceText,
} from '../components/api/changes/symbol-history.tsx';
import { replacementName, replacementOf } from '../components/api/replacement.tsx';
import { userLabels } from '../components/api/type-users-facts.tsx';
import { availabilityTexts } from '../components/api/variant-badge.tsx';
import { groupTitle } from '../components/api/words/titles.ts';
import type { Compound, InheritanceRef, Member, MemberRef } from '../model/compound.ts';
import { isDeprecated } from '../model/deprecated.ts';
import type { IncludeLine } from '../model/include-line.ts';
import { ownBadges } from '../model/own-badges.ts';
import { symbolPlaces } from '../model/symbol-places.ts';
import { typeUsers } from '../model/type-users.ts';
import { availabilityOf, type Availability } from '../model/variants.ts';
import { textOfCode } from '../model/walk.ts';
import { changeText } from '../shared/texts/change-text.ts';
import { fill } from '../shared/texts/fill.ts';
import * as md from './markdown.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns a name in code, linked to the symbol's page if it has one. */
export function symbolLink(name: string, refid: string | undefined, setting: TextSetting): string {
  const href = refid === undefined ? undefined : setting.links.refid(refid);
  return md.link(md.code(name), href && setting.textHref(href));
}

/** Returns links to symbols, separated by commas. */
export function symbolLinks(
  symbols: readonly { refid?: string | undefined; name: string }[],
  setting: TextSetting,
): string {
  return symbols.map(({ name, refid }) => symbolLink(name, refid, setting)).join(', ');
}

/** Returns an `#include` line; empty for none. */
export function includeText(
  line: IncludeLine | undefined,
  { links, textHref }: TextSetting,
): string {
  if (!line) return '';
  const { path, style, file } = line;
  const [open, close] = style === 'quote' ? ['"', '"'] : ['<', '>'];
  const href = file === undefined ? undefined : links.source(file);
  return md.link(md.code(`#include ${open}${path}${close}`), href && textHref(href));
}

/** Returns the sentence about a deprecated symbol, with its replacement; empty for other symbols. */
export function deprecationText(symbol: Compound | Member, setting: TextSetting): string {
  if (!isDeprecated(symbol)) return '';
  const ref = replacementOf(symbol, setting.symbols);
  const href = ref && setting.links.refid(ref.refid, ref.external);
  const instead =
    ref && href !== undefined
      ? ` → ${md.link(md.code(replacementName(ref)), setting.textHref(href))}`
      : '';
  return `**${md.escapeText(deprecatedText(symbol.refid, setting))}**${instead}`;
}

/** Returns where a symbol is available; empty if everywhere. */
export function availableIn(
  available: Availability | undefined,
  { symbols, texts }: TextSetting,
): string {
  if (!available) return '';
  const names = availabilityTexts(available, symbols, texts.api);
  return names.map((each) => `**${md.escapeText(each)}**`).join(', ');
}

/** Returns what a row of a table says in front of a description: that it is deprecated, and where it is available. */
export function markText(
  symbol: Compound | Member,
  setting: TextSetting,
  around?: Compound,
): string {
  const marks = [
    deprecationText(symbol, setting),
    availableIn(availabilityOf(symbol, around), setting),
  ];
  return marks.filter((mark) => mark !== '').join(' ');
}

/** Returns since when a symbol exists if its owner is older; empty if that is not known. */
export function sinceFact(refid: string, owner: string | undefined, setting: TextSetting): string {
  return md.escapeText(sinceText(refid, owner, setting) ?? '');
}

/** Returns where a symbol is in the sources: `file:line`, linked; empty if that is not known. */
export function placeText({ location }: Compound, { links }: TextSetting): string {
  if (!location) return '';
  const { definition, declaration } = symbolPlaces(location);
  const { file, line } = definition ?? declaration ?? location;
  const name = links.sourceName(file);
  return md.link(
    md.code(line === undefined ? name : `${name}:${line}`),
    links.repository?.(file, line) ?? links.source(file, line),
  );
}

/** Returns the badges of a symbol that its declaration does not show; empty for none. */
export function badgesFact(symbol: Compound | Member): string {
  return md.escapeText(ownBadges(symbol).join(', '));
}

/** A label and its value for a list of facts; nothing if there is no value. */
export function fact(label: string, value: string): string {
  return value === '' ? '' : `${md.escapeText(label)}: ${value}`;
}

/** Returns facts as a list. */
export function factList(facts: readonly string[]): string {
  return md.list(facts.filter((each) => each !== ''));
}

/** Returns the topics that a symbol belongs to, except for the one whose page shows it. */
export function topicsFact(refid: string, setting: TextSetting, around?: Compound): string {
  const { links, symbols, texts, textHref } = setting;
  const topics = symbols.groupsOf(refid).filter((group) => group !== around);
  const named = topics.map((group) => {
    const href = links.refid(group.refid);
    return md.link(md.escapeText(groupTitle(group)), href && textHref(href));
  });
  return fact(texts.api.topic, named.join(', '));
}

/** Returns base or derived classes. */
export function classesFact(
  label: string,
  classes: readonly InheritanceRef[],
  setting: TextSetting,
): string {
  const named = classes.map(({ refid, name }) => {
    const [linked] = name.flatMap((part) => (typeof part === 'string' ? [] : [part.refid]));
    return symbolLink(textOfCode(name), refid ?? linked, setting);
  });
  return fact(label, named.join(', '));
}

/** Returns the members that a member overrides, or that override it, with their classes. */
export function overridesFact(
  label: string,
  refs: readonly MemberRef[],
  setting: TextSetting,
): string {
  const { symbols } = setting;
  const named = refs.map(({ refid, name }) => {
    const scope = (symbols.classOf(refid) ?? symbols.members.get(refid)?.owner)?.name;
    return { refid, name: scope === undefined ? name : `${scope}::${name}` };
  });
  return fact(label, symbolLinks(named, setting));
}

/** Returns the texts of the site whose code uses a symbol, and those that mention it. */
export function mentionFacts(refid: string, setting: TextSetting): string[] {
  const { mentions, texts, textHref } = setting;
  const found = mentions?.(refid);
  const linked = (of: readonly { href: string; title: string }[]): string =>
    of.map(({ href, title }) => md.link(md.escapeText(title), textHref(href))).join(', ');
  return [
    fact(texts.api.examples, linked(found?.uses ?? [])),
    fact(texts.api.mentionedIn, linked(found?.mentions ?? [])),
  ];
}

/** Returns the functions elsewhere that use a type or concept in their declarations. */
export function userFacts(refid: string, setting: TextSetting): string[] {
  const { symbols, texts } = setting;
  return [...typeUsers(refid, symbols)].map(([role, members]) => {
    const named = members.map(({ refid, qualifiedName: name }) => ({ refid, name }));
    return fact(texts.api[userLabels[role]], symbolLinks(named, setting));
  });
}

/** Returns what releases changed about a symbol: added parameters, and other changes as a list of their own. */
export function historyFacts(refid: string, setting: TextSetting): string[] {
  const { history, texts, textHref } = setting;
  const own = history?.symbols.get(refid);
  const added = Object.entries(own?.parameters ?? {}).map(
    ([name, since]) =>
      `${md.code(name)} ${fill(texts.api.sinceRelease, { release: releaseLabel(since, texts.api) })}`,
  );
  const events = [...(shownHistory(own)?.events ?? [])].reverse().map(({ release, phrases }) => {
    const label = md.escapeText(releaseLabel(release, texts.api));
    const href = history?.hrefOf(release);
    return `${md.link(label, href && textHref(href))} ${md.escapeText(changeText(phrases, texts.rules))}`;
  });
  return [
    fact(texts.api.addedParameters, added.join(', ')),
    events.length > 0 ? `${md.escapeText(texts.api.history)}:\n${md.list(events)}` : '',
  ];
}
