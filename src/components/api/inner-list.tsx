import type { ReactNode } from 'react';
import type { InnerRef } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { InnerTable } from './inner-table.tsx';
import { areWorthCards, TopicCards } from './topic-cards.tsx';

/** Compounds that belong to another one: topics as cards where these have something to say, all else as a table. */
export function InnerList(props: {
  /** The compounds. */
  inner: readonly InnerRef[];
  /** The name of the compound around them; it is not repeated in their names. */
  scope: string;
  /** What labels the list for screen readers. */
  label: string;
}): ReactNode {
  const { symbols } = useContent();
  const topics = props.inner.flatMap(({ kind, refid }) =>
    kind === 'group' ? (symbols.compounds.get(refid) ?? []) : [],
  );
  if (topics.length === props.inner.length && areWorthCards(topics, symbols))
    return <TopicCards topics={topics} label={props.label} />;
  return <InnerTable {...props} />;
}
