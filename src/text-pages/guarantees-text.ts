import { guaranteeMembers, guaranteeTitle } from '../components/api/parts/guarantees-part.tsx';
import { detailGroups } from '../components/api/words/detail-groups.ts';
import type { Compound } from '../model/compound.ts';
import { guaranteeTable } from '../model/guarantees.ts';
import { briefText } from './description-text.ts';
import * as md from './markdown.ts';
import { section } from './member-tables.ts';
import { symbolLinks } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns a table of what the members of a page guarantee and require; empty if they have too little in common. */
export function guaranteesText(compound: Compound, setting: TextSetting): string {
  const { guarantees = [], symbols, texts } = setting;
  const members = detailGroups(compound, symbols, texts.api).flatMap((group) => group.members);
  const table = guaranteeTable(members, guarantees);
  if (!table) return '';
  return section(
    texts.api.guarantees,
    md.table(
      [
        texts.api.name,
        ...table.columns.map((column) => md.escapeText(guaranteeTitle(column, texts.api))),
      ],
      table.rows.map((row) => [
        symbolLinks(guaranteeMembers(row, compound), setting),
        ...row.cells.map((cell) => briefText(cell, setting)),
      ]),
    ),
  );
}
