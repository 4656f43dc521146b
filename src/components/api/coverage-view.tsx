import type { ReactNode } from 'react';
import type { ApiCoverage, CoveredSymbol, HeaderCoverage } from '../../model/api-coverage.ts';
import type { ApiTexts } from '../../shared/texts/catalogues.ts';
import { useContent } from '../content-context.tsx';
import { TocBox } from '../page/toc-box.tsx';
import { breakable } from '../shell/breakable.tsx';
import { coverageSentence, missingText, percentText } from './words/coverage-words.ts';

/** Returns the id of the section of a header: its path with hyphens, two for a slash, since names may have one. */
export function headerId(header: string): string {
  return `header-${header.replaceAll('/', '--').replace(/[^\p{L}\p{N}-]+/gu, '-')}`;
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
      <p>{coverageSentence(counts, api)}</p>
      <TocBox />
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
  const { refid, name, kind } = symbol;
  const { links, texts } = useContent();
  const { api } = texts;
  const href = links.refid(refid);
  const code = <code>{breakable(name)}</code>;
  const lacks = missingText(symbol, api);
  return (
    <li>
      {href === undefined ? code : <a href={href}>{code}</a>} <small>{kind}</small>
      {lacks !== '' && <> – {lacks}</>}
    </li>
  );
}
