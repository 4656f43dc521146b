import { Fragment, type ReactNode } from 'react';

/** A fact about a symbol: its label and what there is to say; null where there is nothing. */
export type Fact = readonly [label: string, content: ReactNode] | null | false;

/** Short facts below each other, each with its label. */
export function Facts(props: {
  /** The facts; missing ones leave no trace. */
  facts: readonly Fact[];
}): ReactNode {
  const known = props.facts.filter((fact) => fact !== null && fact !== false);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([label, content], i) => (
        <Fragment key={i}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
