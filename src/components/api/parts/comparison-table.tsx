import type { ReactNode } from 'react';
import type { MemberRef } from '../../../model/compound.ts';
import { useContent } from '../../content-context.tsx';
import { FirstFew } from '../first-few.tsx';
import { SymbolLinks } from '../symbol-links.tsx';

/** A table that compares symbols side by side: a row for each group of symbols, a column for each property. */
export function ComparisonTable(props: {
  /** Class names of the table. */
  className: string;
  /** Titles of the properties. */
  titles: readonly string[];
  /** The symbols of each row, and a cell for each property. */
  rows: readonly { symbols: readonly MemberRef[]; cells: readonly ReactNode[] }[];
}): ReactNode {
  const { api } = useContent().texts;
  return (
    <div className="table-wrap" tabIndex={0}>
      <table className={props.className}>
        <thead>
          <tr>
            <th scope="col">{api.name}</th>
            {props.titles.map((title, i) => (
              <th key={i} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ symbols, cells }, i) => (
            <tr key={i}>
              <th scope="row">
                <FirstFew items={symbols} render={(some) => <SymbolLinks symbols={some} />} />
              </th>
              {cells.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
