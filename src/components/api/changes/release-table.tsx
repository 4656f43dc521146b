import type { ReactNode } from 'react';
import type { ApiHistory, ReleaseChanges } from '../../../model/api-history.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { fill } from '../../../shared/texts/fill.ts';
import { PostDate } from '../../blog/post-date.tsx';
import { useContent } from '../../content-context.tsx';
import { categoryTitle } from './change-list.tsx';
import { summaryCategories } from './change-summary.tsx';
import { releaseLabel } from './release-label.ts';

/** A row for each release, the newest first: its date, and the number of symbols that it changed. */
export function ReleaseTable(props: {
  /** The history. */
  history: ApiHistory;
}): ReactNode {
  const { releases, changes } = props.history;
  const { history, texts } = useContent();
  const { api } = texts;
  const [first] = releases;
  return (
    <>
      <div className="table-wrap" tabIndex={0}>
        <table className="release-table">
          <thead>
            <tr>
              <th scope="col">{api.release}</th>
              {summaryCategories.map((category) => (
                <th key={category} scope="col">
                  {categoryTitle(category, api)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ release, needed, groups }) => (
              <tr key={release.name}>
                <th scope="row">
                  <a href={history?.hrefOf(release.name)}>{releaseLabel(release.name, api)}</a>
                  <small>
                    {release.date !== undefined && (
                      <>
                        <PostDate date={release.date} format="short" /> ·{' '}
                      </>
                    )}
                    {neededKind(needed, api)}
                  </small>
                </th>
                {summaryCategories.map((column) => {
                  const count = groups.find(({ category }) => category === column)?.symbols.length;
                  return <td key={column}>{count ?? '–'}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {first && (
        <p className="release-facts">
          {fill(api.firstRelease, { release: releaseLabel(first.name, api) })}
        </p>
      )}
    </>
  );
}

/** Returns the word for the kind of release that changes need. */
function neededKind(needed: ReleaseChanges['needed'], texts: ApiTexts): string {
  const words = {
    major: texts.majorRelease,
    minor: texts.minorRelease,
    patch: texts.patchRelease,
    none: texts.noRelease,
  };
  return words[needed];
}
