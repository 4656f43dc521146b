import type { ReactNode } from 'react';
import type { Description } from '../../model/description.ts';
import { breakable } from '../shell/breakable.tsx';
import { BriefView } from './description-view.tsx';

/** The name of a symbol in a list or table of symbols. */
export interface InnerNameProps {
  /** Its name. */
  name: string;
  /** True if the name is a title and not a name in the code. */
  isProse?: boolean;
  /** Address of its page; missing if it has none. */
  href: string | undefined;
  /** Anchors in front of the name. */
  anchors?: ReactNode;
  /** Badges after the name. */
  children?: ReactNode;
}

/** The name of a symbol, with a link to its page. */
export function InnerName({ name, isProse, href, anchors, children }: InnerNameProps): ReactNode {
  const text = isProse ? name : <code>{breakable(name)}</code>;
  return (
    <>
      {anchors}
      <span className="inner-name">{href === undefined ? text : <a href={href}>{text}</a>}</span>
      {children}
    </>
  );
}

/** A row of a table of symbols: kind, name, brief description. */
export function InnerRow(
  props: InnerNameProps & {
    /** What the symbol is; missing in tables without such a column. */
    kind?: string | undefined;
    /** Its brief description. */
    brief: Description;
    /** True if the table has a column with brief descriptions. */
    hasBriefs: boolean;
    /** True if it is deprecated. */
    deprecated?: boolean;
  },
): ReactNode {
  const { kind, brief, hasBriefs, deprecated, ...name } = props;
  return (
    <tr className={deprecated ? 'deprecated' : undefined}>
      {kind !== undefined && <td className="inner-kind">{kind}</td>}
      <td>
        <InnerName {...name} />
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
