import type { ReactNode } from 'react';
import type {
  DefinitionList,
  LinkList,
  List,
  ListItem,
  ParameterItem,
  ParameterList,
} from '../../../model/description.ts';
import { anchorId } from '../../../model/anchor-id.ts';
import type { ApiTexts } from '../../../shared/texts/catalogues.ts';
import { overloadPositions } from '../words/overload-positions.ts';
import { renderInlines } from './inlines.tsx';
import type { BlockRenderer, TextSetting } from './setting.ts';

/** A bullet or numbered list. */
export const renderList: BlockRenderer<List> = (list, setting, { compact }) => {
  const items = list.items.map((item, i) => (
    <li key={i} value={item.value} className={item.checked === undefined ? undefined : 'task-item'}>
      {checkbox(item, setting)}
      {compact(item.children, setting)}
    </li>
  ));
  if (!list.ordered) return <ul>{items}</ul>;
  return (
    <ol type={orderedType(list.style)} start={list.start}>
      {items}
    </ol>
  );
};

function checkbox({ checked }: ListItem, { texts }: TextSetting) {
  if (checked === undefined) return null;
  return (
    <input
      type="checkbox"
      checked={checked}
      disabled
      readOnly
      aria-label={checked ? texts.itemDone : texts.itemOpen}
    />
  );
}

function orderedType(style: string | undefined): '1' | 'a' | 'A' | 'i' | 'I' | undefined {
  switch (style) {
    case '1':
    case 'a':
    case 'A':
    case 'i':
    case 'I':
      return style;
    case undefined:
    default:
      return undefined;
  }
}

/** Terms with explanations. */
export const renderDefinitionList: BlockRenderer<DefinitionList> = (list, setting, { compact }) => (
  <dl className="definitions">
    {list.items.map((item, i) => (
      <div key={i}>
        <dt id={item.id !== undefined && setting.ids?.has(item) ? anchorId(item.id) : undefined}>
          {renderInlines(item.term, setting)}
        </dt>
        <dd>{compact(item.children, setting)}</dd>
      </div>
    ))}
  </dl>
);

/** A list of links to sections. */
export const renderLinkList: BlockRenderer<LinkList> = (list, setting) => (
  <ul className="link-list">
    {list.items.map((item, i) => {
      const href = setting.links.refid(item.refid);
      const text = renderInlines(item.children, { ...setting, unlinked: true });
      return (
        <li key={i}>{href === undefined || setting.unlinked ? text : <a href={href}>{text}</a>}</li>
      );
    })}
  </ul>
);

/** Captions of the parameter tables. */
export const captions: Record<ParameterList['kind'], keyof ApiTexts> = {
  param: 'parameters',
  retval: 'returnValues',
  exception: 'exceptions',
  templateparam: 'templateParameters',
};

/** How parameter directions are written. */
const directions = { in: 'in', out: 'out', inout: 'in,out' };

/** A table of parameters, return values, exceptions or template parameters. */
export const renderParameterList: BlockRenderer<ParameterList> = (list, setting, { compact }) => (
  <table className="param-table">
    <caption>{setting.texts[captions[list.kind]]}</caption>
    <tbody>
      {list.items.map((item, i) => (
        <tr key={i}>
          <th scope="row">
            {item.names.map(({ name, direction, type }, j) => (
              <span key={j}>
                {j > 0 && ', '}
                {direction && <span className="direction">[{directions[direction]}]</span>}
                {direction && ' '}
                {type && <code className="param-type">{renderInlines(type, setting)}</code>}
                {type && ' '}
                <code>{renderInlines(name, setting)}</code>
              </span>
            ))}
            {overloadsOf(item, setting)}
          </th>
          <td>{compact(item.children, setting)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The overloads to which a row of a shared table belongs; nothing for a row of all of them. */
function overloadsOf(item: ParameterItem, { positions, texts }: TextSetting): ReactNode {
  const of = positions?.get(item);
  return of && <span className="overload"> {overloadPositions(of, texts)}</span>;
}
