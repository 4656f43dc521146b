import { availabilityTable } from '../../../model/variants.ts';
import { shortRefs } from '../short-refs.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { CreateParts } from './part.ts';

/** In a table of variants: has it, and lacks it. */
export const availabilityMarks = { has: '✓', lacks: '–' } as const;

/** Which variants have what not all of them have, side by side. */
export const availabilityPart: CreateParts = ({ compound, symbols, texts }) => {
  const table = availabilityTable(compound, symbols);
  if (!table) return [];
  return [
    {
      title: texts.api.availability,
      content: (
        <ComparisonTable
          className="guarantees availability"
          titles={table.variants}
          rows={table.rows.map(({ symbols: own, variants }) => ({
            symbols: shortRefs(own, { qualifiedName: `${compound.name}::` }),
            cells: table.variants.map(
              (variant) => availabilityMarks[variants.has(variant) ? 'has' : 'lacks'],
            ),
          }))}
        />
      ),
    },
  ];
};
