import type { ReactNode } from 'react';
import type { RequirementRow } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { renderInlines } from './description/inlines.tsx';
import { LocationView } from './location-view.tsx';
import { TracedSymbols } from './requirement-links.tsx';

/** The table of all requirements with the symbols that satisfy and verify each. */
export function RequirementsTable(props: {
  /** The rows. */
  rows: readonly RequirementRow[];
}): ReactNode {
  const { links, texts } = useContent();
  return (
    <div className="table-wrap" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.api.requirement}</th>
            <th scope="col">{texts.api.title}</th>
            <th scope="col">{texts.api.satisfiedBy}</th>
            <th scope="col">{texts.api.verifiedBy}</th>
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row, i) => {
            const href =
              (row.page === undefined ? undefined : links.refid(row.page)) ??
              links.refid(row.refid) ??
              links.refid(`requirement_${row.refid}`);
            const id = <code>{row.refid}</code>;
            return (
              <tr key={i}>
                <th scope="row">{href === undefined ? id : <a href={href}>{id}</a>}</th>
                <td>
                  {renderInlines(row.title, { links, texts: texts.api, level: 6 })}
                  {row.location && <LocationView location={row.location} />}
                </td>
                <td>
                  <TracedSymbols symbols={row.satisfiedBy} />
                </td>
                <td>
                  <TracedSymbols symbols={row.verifiedBy} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
