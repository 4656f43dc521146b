import type { ReactNode } from 'react';
import type { ChangeCategory } from '../../../model/api-history.ts';
import type { Place } from '../../../shared/place.ts';
import { useContent } from '../../content-context.tsx';
import { ContentFault } from '../../prose/content-fault.ts';
import { categoryTitle } from './change-list.tsx';

/** The categories that summaries count: doubtful and other changes rarely matter to readers of an overview. */
export const summaryCategories: readonly ChangeCategory[] = [
  ...(['breaking', 'risky', 'deprecated', 'added'] as const),
];

/** The numbers of changes of a release, and a link to all of them. */
export function ChangeSummary(props: {
  /** The number of changes by category, in order. */
  counts: readonly (readonly [ChangeCategory, number])[];
  /** The release whose page the link leads to. */
  release: string;
}): ReactNode {
  const { history, texts } = useContent();
  const parts = props.counts.map(
    ([category, count]) => `${categoryTitle(category, texts.api)}: ${count}`,
  );
  return (
    <p className="changes-summary">
      {parts.length > 0 ? `${parts.join(', ')}.` : texts.api.noChanges}{' '}
      <a href={history?.hrefOf(props.release)}>{texts.api.allChanges}</a>
    </p>
  );
}

/** The summary of a post about a release; nothing if the site knows no releases. */
export function ReleaseSummary(props: {
  /** The release. */
  release: string;
  /** Where the post names it, for messages. */
  place: Place;
}): ReactNode {
  const { history } = useContent();
  const { release, place } = props;
  if (!history) return null;
  const found = history.changes.find((each) => each.release.name === release);
  if (found) {
    const counts = summaryCategories.flatMap((category) => {
      const count = found.groups.find((group) => group.category === category)?.symbols.length;
      return count === undefined ? [] : [[category, count] as const];
    });
    return <ChangeSummary counts={counts} release={release} />;
  }
  const releases = history.changes.flatMap(({ release: { name }, before }) => [name, before.name]);
  // Nothing is known about the changes of the oldest release.
  if (releases.includes(release)) return null;
  throw new ContentFault(
    `There is no snapshot of the release "${release}". The releases are ${[...new Set(releases)].join(', ')}.`,
    place,
  );
}
