import type { ReactNode } from 'react';
import type { InheritanceRef } from '../../model/compound.ts';
import type { Links } from '../../model/links.ts';
import { textOfCode } from '../../model/walk.ts';
import { useContent } from '../content-context.tsx';
import { SmartLink } from '../page/smart-link.tsx';
import { FirstFew } from './first-few.tsx';
import { renderCode } from './code-view.tsx';
import { breakable } from '../shell/breakable.tsx';

/** Base or derived classes with the access of the inheritance, in a line; many are folded. */
export function InheritanceList(props: {
  /** The classes. */
  classes: readonly InheritanceRef[];
}): ReactNode {
  return <FirstFew items={props.classes} render={(some) => <ClassList classes={some} />} />;
}

function ClassList({ classes }: { classes: readonly InheritanceRef[] }): ReactNode {
  const { links } = useContent();
  return (
    <ul className="inheritance">
      {classes.map((ref, i) => (
        <li key={i}>
          <span className="access">
            {ref.virtual && 'virtual '}
            {ref.protection}
          </span>{' '}
          {className(ref, links)}
        </li>
      ))}
    </ul>
  );
}

/** The name of a class; one link as a whole if none of its parts is a link. */
function className({ refid, name }: InheritanceRef, links: Links): ReactNode {
  const isLinked = name.some((part) => typeof part !== 'string');
  const href = isLinked || refid === undefined ? undefined : links.refid(refid);
  if (href === undefined) return <code>{renderCode(name, links)}</code>;
  return (
    <SmartLink href={href} plain>
      <code>{breakable(textOfCode(name))}</code>
    </SmartLink>
  );
}
