import type { ReactNode } from 'react';
import type { Param } from '../../model/compound.ts';
import type { HeadingLevel } from '../page/heading-with-anchor.tsx';
import { DescriptionView } from './description-view.tsx';
import { breakable } from '../shell/breakable.tsx';

/** Descriptions that the source has next to its parameters. */
export function ParamNotes(props: {
  /** Parameters; those without a brief description are skipped. */
  params: readonly Param[] | undefined;
  /** Caption of the table. */
  caption: string;
  /** Level of headings inside descriptions. */
  level: HeadingLevel;
}): ReactNode {
  const described = (props.params ?? []).filter((param) => param.brief.length > 0);
  if (described.length === 0) return null;
  return (
    <table className="param-table">
      <caption>{props.caption}</caption>
      <tbody>
        {described.map((param, i) => (
          <tr key={i}>
            <th scope="row">
              <code>{breakable(param.name ?? param.definitionName ?? `${i + 1}`)}</code>
            </th>
            <td>
              <DescriptionView blocks={param.brief} level={props.level} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
