import type { Compound, MemberRef } from '../../../model/compound.ts';
import { guaranteeTable, type Guarantee, type GuaranteeRow } from '../../../model/guarantees.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { BriefView } from '../description-view.tsx';
import { labels } from '../description/notes.tsx';
import { shortRefs } from '../short-refs.ts';
import { detailGroups } from '../words/detail-groups.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { CreateParts } from './part.ts';

/** The title of a column. */
export function guaranteeTitle({ kind, title }: Guarantee, texts: ApiTexts): string {
  const label = kind && labels[kind];
  return label ? texts[label] : title;
}

/** The members of a row, named as on the page of a compound. */
export function guaranteeMembers({ members }: GuaranteeRow, { name }: Compound): MemberRef[] {
  const refs = members.map(({ refid, qualifiedName }) => ({ refid, name: qualifiedName }));
  return shortRefs(refs, { qualifiedName: `${name}::` });
}

/** What the members of a page guarantee and require, side by side. */
export const guaranteesPart: CreateParts = ({ compound, symbols, texts, guarantees = [] }) => {
  const members = detailGroups(compound, symbols, texts.api).flatMap((group) => group.members);
  const table = guaranteeTable(members, guarantees);
  if (!table) return [];
  return [
    {
      title: texts.api.guarantees,
      content: (
        <ComparisonTable
          className="guarantees"
          titles={table.columns.map((column) => guaranteeTitle(column, texts.api))}
          rows={table.rows.map((row) => ({
            symbols: guaranteeMembers(row, compound),
            cells: row.cells.map((cell, i) => <BriefView key={i} blocks={cell} />),
          }))}
        />
      ),
    },
  ];
};
