import type { ReactNode } from 'react';
import type { InnerRef } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { InnerTable } from './inner-table.tsx';
import { shouldUseCards, TopicCards } from './topic-cards.tsx';

/** Compounds that belong to another one: topics as cards if these are informative, everything else as a table. */
export function InnerList(props: {
  /** The compounds. */
  inner: readonly InnerRef[];
  /** Name of the compound around them, omitted from their names. */
  scope: string;
  /** Label of the list for screen readers. */
  label: string;
}): ReactNode {
  const { symbols } = useContent();
  const topics = props.inner.flatMap(({ kind, refid }) =>
    kind === 'group' ? (symbols.compounds.get(refid) ?? []) : [],
  );
  if (topics.length === props.inner.length && shouldUseCards(topics, symbols))
    return <TopicCards topics={topics} label={props.label} />;
  return <InnerTable {...props} />;
}
