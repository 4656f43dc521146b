import type { ReactNode } from 'react';
import type { InheritanceRef } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import { renderCode } from './code-view.tsx';

/** Base or derived classes with the access of the inheritance. */
export function InheritanceList(props: {
  /** The classes. */
  classes: readonly InheritanceRef[];
}): ReactNode {
  const { links } = useContent();
  return (
    <ul className="inheritance">
      {props.classes.map((ref, i) => {
        const hasLink = ref.name.some((part) => typeof part !== 'string');
        const href = hasLink || ref.refid === undefined ? undefined : links.refid(ref.refid);
        const name = <code>{renderCode(ref.name, links)}</code>;
        return (
          <li key={i}>
            <span className="access">
              {ref.virtual && 'virtual '}
              {ref.protection}
            </span>{' '}
            {href === undefined ? name : <a href={href}>{name}</a>}
          </li>
        );
      })}
    </ul>
  );
}
