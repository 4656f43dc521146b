import { availabilityMarks } from '../components/api/parts/availability-part.tsx';
import { shortRefs } from '../components/api/short-refs.ts';
import type { Compound } from '../model/compound.ts';
import { availabilityTable } from '../model/variants.ts';
import * as md from './markdown.ts';
import { section } from './member-tables.ts';
import { symbolLinks } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns a table of the variants that have what not all of them have; empty if all have the same. */
export function availabilityText(compound: Compound, setting: TextSetting): string {
  const { symbols, texts } = setting;
  const table = availabilityTable(compound, symbols);
  if (!table) return '';
  return section(
    texts.api.availability,
    md.table(
      [texts.api.name, ...table.variants].map((title) => md.escapeText(title)),
      table.rows.map((row) => [
        symbolLinks(shortRefs(row.symbols, { qualifiedName: `${compound.name}::` }), setting),
        ...table.variants.map(
          (variant) => availabilityMarks[row.variants.has(variant) ? 'has' : 'lacks'],
        ),
      ]),
    ),
  );
}
