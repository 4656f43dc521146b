import type { IndexEntry, LetterGroup } from '../components/api/index/index-entries.ts';
import { groupTitle } from '../components/api/words/titles.ts';
import { nameIn } from '../model/name-in-language.ts';
import { fill } from '../shared/texts/fill.ts';
import * as md from './markdown.ts';
import { deprecationText, symbolLink } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** A link in a list. */
export interface ListedLink {
  /** Plain text. */
  label: string;
  /** The href of a page; missing for text without link. */
  href?: string | undefined;
  /** Text behind the link, plain. */
  note?: string | undefined;
}

/** Returns a page that lists others: a title, texts, and links. */
export function linkListText(
  title: string,
  above: readonly string[],
  links: readonly ListedLink[],
  setting: TextSetting,
): string {
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    ...above.map((text) => md.paragraph(md.escapeText(text))),
    linksText(links, setting),
  ]);
}

/** Returns links as a list. */
export function linksText(links: readonly ListedLink[], { textHref }: TextSetting): string {
  return md.list(
    links.map(({ label, href, note = '' }) => {
      const link = md.link(md.escapeText(label), href && textHref(href));
      return note === '' ? link : `${link}: ${md.escapeText(note)}`;
    }),
  );
}

/** Returns an index from A to Z: a list for each letter. */
export function indexText(
  title: string,
  groups: readonly LetterGroup[],
  setting: TextSetting,
): string {
  return md.blocks([
    md.heading(1, md.escapeText(title)),
    ...groups.flatMap(({ letter, entries }) => [
      md.heading(2, md.escapeText(letter)),
      md.list(entries.map((entry) => entryText(entry, setting))),
    ]),
  ]);
}

function entryText(
  { name, refid, kind, owner, deprecated }: IndexEntry,
  setting: TextSetting,
): string {
  const { symbols, texts } = setting;
  const around = owner && (owner.title ? groupTitle(owner) : nameIn(owner.language, owner.name));
  const about = around ? fill(texts.api.kindInOwner, { kind, owner: around }) : kind;
  const symbol = symbols.members.get(refid)?.member ?? symbols.compounds.get(refid);
  const mark = deprecated && symbol ? deprecationText(symbol, setting) : '';
  return [symbolLink(name, refid, setting), md.escapeText(about), mark].filter(Boolean).join(' ');
}
