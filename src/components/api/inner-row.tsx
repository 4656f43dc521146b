import type { ReactNode } from 'react';
import type { Description } from '../../model/description.ts';
import { breakable } from '../shell/breakable.tsx';
import { BriefView } from './description-view.tsx';

/** A row of a table of symbols: kind, name, brief description. */
export function InnerRow(props: {
  /** What the symbol is; missing in tables without such a column. */
  kind?: string | undefined;
  /** Its name. */
  name: string;
  /** True if the name is a title and not a name in the code. */
  isProse?: boolean;
  /** Address of its page; missing if it has none. */
  href: string | undefined;
  /** Its brief description. */
  brief: Description;
  /** True if the table has a column with brief descriptions. */
  hasBriefs: boolean;
  /** True if it is deprecated. */
  deprecated?: boolean;
  /** Anchors in front of the name. */
  anchors?: ReactNode;
  /** Badges after the name. */
  children?: ReactNode;
}): ReactNode {
  const { kind, name, isProse, href, brief, hasBriefs, deprecated, anchors, children } = props;
  const text = isProse ? name : <code>{breakable(name)}</code>;
  return (
    <tr className={deprecated ? 'deprecated' : undefined}>
      {kind !== undefined && <td className="inner-kind">{kind}</td>}
      <td>
        {anchors}
        <span className="inner-name">{href === undefined ? text : <a href={href}>{text}</a>}</span>
        {children}
      </td>
      {hasBriefs && (
        <td>
          {brief.length > 0 && (
            <div className="member-brief">
              <BriefView blocks={brief} />
            </div>
          )}
        </td>
      )}
    </tr>
  );
}
