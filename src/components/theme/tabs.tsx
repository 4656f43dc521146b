import type { ReactNode } from 'react';
import { PanelProvider } from './tab-item.tsx';
import { checkValues, queryKey, selectedAtFirst, tabItems, valuesOf } from './tab-values.ts';
import type { TabValue } from './tab-values.ts';

/** Props of a group of tabs. */
export interface TabsProps {
  /** Its items. */
  children?: ReactNode;
  /** The tabs, if the items do not define all of them. */
  values?: readonly TabValue[];
  /** The initially selected tab. */
  defaultValue?: string | null;
  /** Groups with the same id switch together, here and on other pages. */
  groupId?: string;
  /** Stores the choice in the address: in the parameter with this name, or, if `true`, with the group's id. */
  queryString?: boolean | string;
  /** Makes the tabs as wide as the group. */
  block?: boolean;
  /** Ignored, but accepted for existing texts: hidden panels cost nothing. */
  lazy?: boolean;
  /** Class names of the row of tabs. */
  className?: string;
}

/**
 * A group of tabs. The selection is not state of this component: the page's script changes attributes, which works for
 * HTML from the server and from React.
 */
export function Tabs(props: TabsProps): ReactNode {
  const { groupId, block = false, className } = props;
  const items = tabItems(props.children);
  const values = props.values ?? valuesOf(items);
  checkValues(values);
  const selected = selectedAtFirst(values, props.defaultValue);
  const labels = new Map(values.map(({ value, label }) => [value, label ?? value]));
  return (
    <div
      className="theme-tabs-container tabs-container"
      data-group={groupId}
      data-query={queryKey(props.queryString, groupId)}
    >
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={classes('tabs', block && 'tabs--block', className)}
      >
        {values.map(({ value, label = value, attributes }) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            {...attributes}
            className={classes(
              'tabs__item',
              attributes?.className,
              value === selected && 'tabs__item--active',
            )}
            data-value={value}
          >
            {label}
          </li>
        ))}
      </ul>
      <div className="tabs-panels">
        {items.map((item) => {
          const { value } = item.props;
          const label = labels.get(value);
          const panel = {
            value,
            label: typeof label === 'string' ? label : value,
            isHidden: value !== selected,
          };
          return (
            <PanelProvider key={value} value={panel}>
              {item}
            </PanelProvider>
          );
        })}
      </div>
    </div>
  );
}

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
