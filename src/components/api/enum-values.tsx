import type { ReactNode } from 'react';
import { anchorId } from '../../model/anchor-id.ts';
import type { EnumValue } from '../../model/compound.ts';
import { useContent } from '../content-context.tsx';
import type { HeadingLevel } from '../page/heading-with-anchor.tsx';
import { breakable } from '../shell/breakable.tsx';
import { useSince } from './changes/symbol-history.tsx';
import { renderCode } from './code-view.tsx';
import { DescriptionView } from './description-view.tsx';
import { VariantBadge } from './variant-badge.tsx';

/** The values of an enumeration with their descriptions. */
export function EnumValues(props: {
  /** The values. */
  values: readonly EnumValue[];
  /** Refid of the enumeration. */
  of: string;
  /** Level of headings inside descriptions. */
  level: HeadingLevel;
}): ReactNode {
  const { anchors, links, texts } = useContent();
  if (props.values.length === 0) return null;
  return (
    <table className="param-table enum-values">
      <caption>{texts.api.values}</caption>
      <tbody>
        {props.values.map((value) => {
          const { id, aliases } = anchors.get(value.refid) ?? {
            id: anchorId(value.refid),
            aliases: [],
          };
          return (
            <tr key={value.refid} id={id}>
              <th scope="row">
                {aliases.map((alias) => (
                  <a key={alias} id={alias} />
                ))}
                <code>
                  <b>{breakable(value.name)}</b>
                  {value.initializer && ' '}
                  {value.initializer && renderCode(value.initializer, links)}
                </code>
                <VariantBadge available={value} />
                <ValueSince refid={value.refid} owner={props.of} />
              </th>
              <td>
                <DescriptionView blocks={value.brief} level={props.level} />
                <DescriptionView blocks={value.detailed} level={props.level} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The badge of a value that is newer than its enumeration. */
function ValueSince(props: { refid: string; owner: string }): ReactNode {
  const since = useSince(props.refid, props.owner);
  return (
    since !== undefined && (
      <>
        {' '}
        <span className="badge badge-since">{since}</span>
      </>
    )
  );
}
