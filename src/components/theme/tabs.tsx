import type { ReactNode } from 'react';
import { PanelProvider } from './tab-item.tsx';
import { checkValues, queryKey, selectedAtFirst, tabItems, valuesOf } from './tab-values.ts';
import type { TabValue } from './tab-values.ts';

/** What a group of tabs may be given. */
export interface TabsProps {
  /** Its items. */
  children?: ReactNode;
  /** The tabs, where the items do not say all of them. */
  values?: readonly TabValue[];
  /** The tab that is selected at first. */
  defaultValue?: string | null;
  /** Groups of one id switch together, here and on other pages. */
  groupId?: string;
  /** Keeps the choice in the address: as the parameter of this name, or as that of the group's id. */
  queryString?: boolean | string;
  /** Makes the tabs as wide as the group. */
  block?: boolean;
  /** Accepted for the sake of texts that have it: what is hidden costs nothing. */
  lazy?: boolean;
  /** Class names of the row of tabs. */
  className?: string;
}

/**
 * A group of tabs. Which one is selected is no state of this component: the script of the page changes attributes, and
 * works on HTML of the server as on that of React.
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
