import { availabilityMarks } from '../components/api/parts/availability-part.tsx';
import { shortRefs } from '../components/api/short-refs.ts';
import type { Compound } from '../model/compound.ts';
import { availabilityTables } from '../model/variants.ts';
import * as md from './markdown.ts';
import { section } from './member-tables.ts';
import { symbolLinks } from './symbol-facts.ts';
import type { TextSetting } from './text-setting.ts';

/** Returns tables of the variants and standards that have what not all of them have; empty if all have the same. */
export function availabilityText(compound: Compound, setting: TextSetting): string {
  const { symbols, texts } = setting;
  const tables = availabilityTables(compound, symbols).map(({ names, rows }) =>
    md.table(
      [texts.api.name, ...names].map((title) => md.escapeText(title)),
      rows.map((row) => [
        symbolLinks(shortRefs(row.symbols, { qualifiedName: `${compound.name}::` }), setting),
        ...names.map((name) => availabilityMarks[row.names.has(name) ? 'has' : 'lacks']),
      ]),
    ),
  );
  return tables.length > 0 ? section(texts.api.availability, md.blocks(tables)) : '';
}
