import { isClassLike } from '../model/class-kinds.ts';
import type { Compound, Member } from '../model/compound.ts';
import type { Symbols } from '../model/symbols.ts';
import { alphabeticalLists, commonLists } from './doxygen-lists.ts';
import type { LegacyAddresses } from './legacy-addresses.ts';
import type { LegacyStyle } from './legacy-style.ts';
import type { PlannedApi } from './types.ts';

/** Lists that Doxygen makes from commands in comments, and the explanation of its graphs. */
const otherPages = ['bug', 'deprecated', 'graph_legend', 'test', 'todo'];

/** Number of symbols from which Doxygen divides an alphabetical list by letters; half of it, as libraries change. */
const dividedFrom = 100;

/** Suffixes of the alphabetical lists of the kinds of members. */
const suffixes: Partial<Record<Member['kind'] | 'enumvalue', string>> = {
  function: '_func',
  variable: '_vars',
  typedef: '_type',
  enum: '_enum',
  enumvalue: '_eval',
  property: '_prop',
  event: '_evnt',
  friend: '_rela',
  define: '_defs',
};

/** Adds the addresses of the main page and of the lists of symbols. */
export function addListAddresses(
  { symbols, links }: Pick<PlannedApi, 'symbols' | 'links'>,
  style: LegacyStyle,
  overview: string,
  pages: ReadonlySet<string>,
  addresses: LegacyAddresses,
): void {
  addresses.addPage(style.rootFile('index'), overview);
  const letters = lettersOfLists(symbols);
  for (const name of new Set([...commonLists, ...alphabeticalLists, ...otherPages])) {
    const href = links.refid(name);
    const isCommon = commonLists.includes(name) || otherPages.includes(name);
    if (href === undefined && !isCommon) continue;
    addresses.addPage(style.rootFile(name), href ?? overview);
    if (href === undefined) continue;
    for (const letter of letters.get(name) ?? [])
      for (const written of fileLetters(letter))
        addresses.addPage(style.rootFile(`${name}_${written}`), letterHref(href, letter));
  }

  /** A long list of the site has a page for each letter, too, and others have headings. */
  function letterHref(list: string, letter: string): string {
    if (!/^[a-z]$/.test(letter)) return list;
    const own = `${list.replace(/\/$/, '')}/${letter}/`;
    return pages.has(own) ? own : `${list}#letter-${letter}`;
  }
}

/** How releases of Doxygen write a letter in the name of a file. */
function fileLetters(letter: string): string[] {
  const code = `0x${Buffer.from(letter).toString('hex')}`;
  return /^[a-z_]$/.test(letter) ? [letter] : letter === '~' ? ['~', code] : [code];
}

/** Maps the names of long alphabetical lists to the letters that their entries begin with. */
function lettersOfLists(symbols: Symbols): Map<string, ReadonlySet<string>> {
  const lists = new Map<string, { letters: Set<string>; count: number }>();
  const add = (list: string, name: string): void => {
    const known = lists.get(list) ?? { letters: new Set(), count: 0 };
    known.letters.add(name.charAt(0).toLowerCase());
    known.count++;
    lists.set(list, known);
  };
  for (const { member, owner } of symbols.members.values()) {
    const list = listOf(member, symbols.classOf(member.refid) ?? owner);
    const names: [kind: Member['kind'] | 'enumvalue', name: string][] = [
      [member.kind, member.name],
      ...member.enumValues.map(({ name }): ['enumvalue', string] => ['enumvalue', name]),
    ];
    for (const [kind, name] of names) {
      add(list, name);
      const suffix = suffixes[kind];
      if (suffix !== undefined) add(list + suffix, name);
    }
  }
  return new Map(
    [...lists].flatMap(([name, { letters, count }]) =>
      count < dividedFrom ? [] : [[name, letters] as const],
    ),
  );
}

function listOf({ name, qualifiedName }: Member, { kind }: Compound): string {
  if (isClassLike(kind)) return 'functions';
  return name === qualifiedName ? 'globals' : 'namespacemembers';
}
