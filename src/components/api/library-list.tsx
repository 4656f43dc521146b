import { Fragment, type ReactNode } from 'react';
import { useContent } from '../content-context.tsx';
import { HeadingWithAnchor } from '../page/heading-with-anchor.tsx';
import type { MemberCount } from './index/member-counts.ts';
import { CountList } from './overview-lists.tsx';

/** What the list of libraries says about one of them. */
export interface LibraryFacts {
  /** Its name in the configuration. */
  name: string;
  /** Its name for readers. */
  title: string;
  /** Its version; missing if the Doxyfile has none. */
  version: string | undefined;
  /** What it is for; empty if no one says it. */
  brief: string;
  /** Site path of its overview, with a slash at the end. */
  path: string;
  /** Site path of the list of its releases; missing if only the current one is known. */
  changes: string | undefined;
  /** Counts its symbols by category. */
  counts: () => readonly MemberCount[];
}

/** The libraries of a site, each with its version, what it is for, and the number of its symbols. */
export function LibraryList(props: {
  /** The libraries in the order of the configuration. */
  libraries: readonly LibraryFacts[];
}): ReactNode {
  const { links } = useContent();
  return props.libraries.map(({ name, title, version, brief, path, changes, counts }) => (
    <Fragment key={name}>
      <HeadingWithAnchor level={2} id={name} label={title}>
        <a href={links.permalink(path)}>{title}</a>
        {version !== undefined && (
          <small>
            {' '}
            {changes === undefined ? version : <a href={links.permalink(changes)}>{version}</a>}
          </small>
        )}
      </HeadingWithAnchor>
      {brief !== '' && <p>{brief}</p>}
      <CountList counts={counts()} apiPath={path} label={title} />
    </Fragment>
  ));
}
