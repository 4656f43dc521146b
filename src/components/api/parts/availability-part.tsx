import { availabilityTables } from '../../../model/variants.ts';
import { shortRefs } from '../short-refs.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { CreateParts } from './part.ts';

/** In a table of variants or standards: has it, and lacks it. */
export const availabilityMarks = { has: '✓', lacks: '–' } as const;

/** Which variants and standards have what not all of them have, side by side. */
export const availabilityPart: CreateParts = ({ compound, symbols, texts }) => {
  const tables = availabilityTables(compound, symbols);
  if (tables.length === 0) return [];
  return [
    {
      title: texts.api.availability,
      content: tables.map(({ axis, names, rows }) => (
        <ComparisonTable
          key={axis}
          className="guarantees availability"
          titles={names}
          rows={rows.map((row) => ({
            symbols: shortRefs(row.symbols, { qualifiedName: `${compound.name}::` }),
            cells: names.map((name) => availabilityMarks[row.names.has(name) ? 'has' : 'lacks']),
          }))}
        />
      )),
    },
  ];
};
