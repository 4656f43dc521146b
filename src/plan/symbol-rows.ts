import type { Block } from '../model/description.ts';
import type { Compound, Member } from '../model/compound.ts';
import { befriendedClass } from '../model/friend-class.ts';
import { definitionsOf } from '../model/definitions.ts';
import { isDeprecated, isDeprecatedMember, isDeprecatedValue } from '../model/deprecated.ts';
import type { Links } from '../model/links.ts';
import { ownBadges } from '../model/own-badges.ts';
import { summaryOf } from '../model/summary.ts';
import { titleText } from '../model/title-text.ts';
import type { Symbols } from '../model/symbols.ts';
import { onlyAvailability } from '../model/variants.ts';
import { textOfBlocks } from '../model/walk.ts';
import type { SymbolRow } from './types.ts';

/** Every compound, member and enum value with a place on the site, sorted by name. */
export function symbolRows(symbols: Symbols, links: Links, library?: string): SymbolRow[] {
  const rows: SymbolRow[] = [];
  const add = (row: Omit<SymbolRow, 'url'>): void => {
    const url = links.refid(row.refid);
    const own = library === undefined ? {} : { library };
    if (url !== undefined) rows.push({ ...row, url, ...own });
  };
  for (const compound of symbols.compounds.values()) {
    const { refid, kind, name } = compound;
    add({
      refid,
      kind,
      name,
      ...titleOf(compound),
      ...commentFacts(compound, isDeprecated(compound)),
      ...badgesOf(compound),
      ...onlyAvailability(compound.facts),
    });
  }
  const declarations = new Map(
    [...definitionsOf(symbols, links)].map(([declaration, { refid }]) => [refid, declaration]),
  );
  for (const { member } of symbols.members.values()) {
    if (befriendedClass(member, symbols) !== undefined) continue;
    const declaration = declarations.get(member.refid);
    const { refid, kind, qualifiedName: name, argsString } = member;
    add({
      refid,
      kind,
      name,
      ...(argsString && member.callable ? { signature: argsString } : {}),
      ...(declaration !== undefined && { declaration }),
      ...commentFacts(member, isDeprecatedMember(member, symbols)),
      ...onlyAvailability(member.facts),
      ...badgesOf(member),
    });
    const scope = name.slice(0, name.length - member.name.length);
    for (const value of member.enumValues) {
      add({
        refid: value.refid,
        kind: 'enumvalue',
        name: member.strong ? `${name}::${value.name}` : scope + value.name,
        ...commentFacts(value, isDeprecatedValue(value, member)),
        ...onlyAvailability(member.facts),
        ...onlyAvailability(value),
      });
    }
  }
  return bySymbolName(rows);
}

/** Sorts rows by name, then by kind and id. */
export function bySymbolName(rows: readonly SymbolRow[]): SymbolRow[] {
  const key = ({ name, kind, refid, library = '' }: SymbolRow): string =>
    `${name}\0${kind}\0${refid}\0${library}`;
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row);
}

function titleOf({ title: written, name }: Compound): Pick<SymbolRow, 'title'> {
  const title = titleText(written ?? []);
  return title === '' || title === name ? {} : { title };
}

function badgesOf(symbol: Compound | Member): Pick<SymbolRow, 'badges'> {
  const badges = ownBadges(symbol);
  return badges.length > 0 ? { badges } : {};
}

function commentFacts(
  symbol: { brief: Block[]; detailed: Block[] },
  deprecated: boolean,
): Partial<SymbolRow> {
  const brief = textOfBlocks(summaryOf(symbol));
  return { ...(brief ? { brief } : {}), ...(deprecated ? { deprecated } : {}) };
}
