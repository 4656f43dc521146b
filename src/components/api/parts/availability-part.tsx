import { availabilityTable } from '../../../model/variants.ts';
import { FirstFew } from '../first-few.tsx';
import { shortRefs } from '../short-refs.ts';
import { SymbolLinks } from '../symbol-links.tsx';
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
        <div className="table-wrap" tabIndex={0}>
          <table className="guarantees availability">
            <thead>
              <tr>
                <th scope="col">{texts.api.name}</th>
                {table.variants.map((variant) => (
                  <th key={variant} scope="col">
                    {variant}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, i) => (
                <tr key={i}>
                  <th scope="row">
                    <FirstFew
                      items={shortRefs(row.symbols, { qualifiedName: `${compound.name}::` })}
                      render={(some) => <SymbolLinks symbols={some} />}
                    />
                  </th>
                  {table.variants.map((variant) => (
                    <td key={variant}>
                      {availabilityMarks[row.variants.has(variant) ? 'has' : 'lacks']}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ),
    },
  ];
};
