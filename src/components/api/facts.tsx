import { Fragment, type ReactNode } from 'react';

/** A fact about a symbol: its label and its content, or `null` if there is none. */
export type Fact = readonly [label: string, content: ReactNode] | null | false;

/** Short labelled facts, one below the other. */
export function Facts(props: {
  /** The facts; those without content are skipped. */
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
