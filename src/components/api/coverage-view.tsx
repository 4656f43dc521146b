import type { ReactNode } from 'react';
import {
  coveragePercent,
  type ApiCoverage,
  type CoverageCounts,
  type CoveredSymbol,
  type HeaderCoverage,
} from '../../model/api-coverage.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { fill } from '../../shared/texts/fill.ts';
import { useContent } from '../content-context.tsx';
import { breakable } from '../shell/breakable.tsx';

/** Returns the id of the section of a header: its path with hyphens. */
export function headerId(header: string): string {
  return `header-${header.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** How much of an API has a description: a bar for each header, then what is missing in each. */
export function CoverageView(props: {
  /** The figures. */
  coverage: ApiCoverage;
}): ReactNode {
  const { counts, headers } = props.coverage;
  const { api } = useContent().texts;
  return (
    <>
      <p>{fill(api.coverageSentence, numbersOf(counts))}</p>
      <div className="table-wrap" tabIndex={0}>
        <table className="coverage-table">
          <thead>
            <tr>
              <th scope="col">{api.coverageHeader}</th>
              <th scope="col">{api.coverageShare}</th>
              <th scope="col">{api.coverageSymbols}</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((row) => (
              <HeaderRow key={row.header} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {headers
        .filter(({ lacking }) => lacking.length > 0)
        .map(({ header, lacking }) => (
          <section key={header}>
            <h2 id={headerId(header)}>{titleOf(header, api)}</h2>
            <ul>
              {lacking.map((symbol) => (
                <Lacking key={`${symbol.refid} ${symbol.name}`} symbol={symbol} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function numbersOf(counts: CoverageCounts): Record<string, string> {
  const { total, documented, partly } = counts;
  return {
    described: String(documented + partly),
    total: String(total),
    partly: String(partly),
    percent: percentText(counts),
  };
}

function percentText(counts: CoverageCounts): string {
  return `${coveragePercent(counts).toFixed(1)}\u00a0%`;
}

function titleOf(header: string, { coverageElsewhere }: ApiTexts): ReactNode {
  return header === '' ? coverageElsewhere : breakable(header);
}

function HeaderRow({ row }: { row: HeaderCoverage }): ReactNode {
  const { header, counts, lacking } = row;
  const { api } = useContent().texts;
  const title = <code>{titleOf(header, api)}</code>;
  return (
    <tr>
      <th scope="row">
        {lacking.length > 0 ? <a href={`#${headerId(header)}`}>{title}</a> : title}
      </th>
      <td>
        <progress value={counts.documented + counts.partly} max={counts.total} aria-hidden />{' '}
        {percentText(counts)}
      </td>
      <td>{counts.total}</td>
    </tr>
  );
}

function Lacking({ symbol }: { symbol: CoveredSymbol }): ReactNode {
  const { refid, name, kind, missing, state } = symbol;
  const { links, texts } = useContent();
  const { api } = texts;
  const href = links.refid(refid);
  const code = <code>{breakable(name)}</code>;
  const words = {
    param: api.coverageParam,
    tparam: api.coverageTemplateParam,
    return: api.coverageResult,
    throws: api.coverageException,
  };
  const parts = missing.map(({ part, name: of }) => fill(words[part], { name: of ?? '' }));
  return (
    <li>
      {href === undefined ? code : <a href={href}>{code}</a>} <small>{kind}</small>
      {state === 'partly' && <> – {fill(api.coverageLacks, { parts: parts.join(', ') })}</>}
    </li>
  );
}
