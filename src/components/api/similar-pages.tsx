import { Fragment, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import type { PaginationTarget } from '../page/pagination.tsx';

/** Links to the pages whose addresses differ from this one only in a suffix. */
export function SimilarPages(props: {
  /** The pages. */
  pages: readonly PaginationTarget[];
}): ReactNode {
  const { links, texts } = useContent();
  if (props.pages.length === 0) return null;
  return (
    <p className="similar-pages">
      {texts.api.notToBeConfused}{' '}
      {props.pages.map(({ label, permalink }, i) => (
        <Fragment key={permalink}>
          {i > 0 && ', '}
          <a href={links.permalink(permalink)}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}
