import type { ReactNode } from 'react';
import type { Include } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';

/** Lines of `#include`, the files linked. */
export function IncludeLines(props: {
  /** What is included. */
  includes: readonly Include[];
}): ReactNode {
  const { links } = useContent();
  return (
    <pre className="signature include">
      <code>
        {props.includes.map(({ refid, name, local }, i) => {
          const href = refid === undefined ? undefined : links.refid(refid);
          return (
            <span key={i}>
              {i > 0 && '\n'}
              <span className="p">#include</span> {local ? '"' : '<'}
              {href === undefined ? name : <a href={href}>{name}</a>}
              {local ? '"' : '>'}
            </span>
          );
        })}
      </code>
    </pre>
  );
}
