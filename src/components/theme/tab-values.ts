import { Children, isValidElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { TabItemProps } from './tab-item.tsx';

/** A tab of a group. */
export interface TabValue {
  /** Identifies the tab within its group. */
  value: string;
  /** Label of the tab; its value when missing. */
  label?: ReactNode;
  /** Attributes of its element. */
  attributes?: ComponentProps<'li'>;
  /** Selected by default. */
  default?: boolean;
}

/** Returns the items among the children of a group; throws for anything else. */
export function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    // White space between items.
    if (typeof child === 'string' && child.trim() === '') return [];
    if (isTabItem(child)) return [child];
    throw new Error(
      `Bad <Tabs> child <${nameOf(child)}>: all children of the <Tabs> component should be <TabItem>, and every <TabItem> should have a unique "value" prop.`,
    );
  });
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return (
    isValidElement(child) &&
    typeof child.props === 'object' &&
    child.props !== null &&
    'value' in child.props
  );
}

function nameOf(child: ReactNode): string {
  if (!isValidElement(child)) return typeof child === 'string' ? `>${child.trim()}<` : typeof child;
  const { type } = child;
  if (typeof type === 'string') return type;
  if (typeof type !== 'function') return 'Fragment';
  return 'displayName' in type && typeof type.displayName === 'string'
    ? type.displayName
    : type.name;
}

/** Returns the tabs that the items define. */
export function valuesOf(items: readonly ReactElement<TabItemProps>[]): TabValue[] {
  return items.map(({ props }) => ({
    value: props.value,
    label: props.label,
    attributes: props.attributes,
    default: props.default,
  }));
}

/** Checks the tabs of a group; throws for invalid ones. */
export function checkValues(values: readonly TabValue[]): void {
  const first = new Set<string>();
  const repeated = values.filter(({ value }) => first.size === first.add(value).size);
  if (repeated.length > 0) {
    const list = repeated.map(({ value }) => `'${value}'`).join(', ');
    throw new Error(`Duplicate values "${list}" found in <Tabs>. Every value needs to be unique.`);
  }
}

/** Returns the initially selected tab: the group's choice, a default one, or the first. */
export function selectedAtFirst(
  values: readonly TabValue[],
  defaultValue: string | null | undefined,
): string {
  const [first] = values;
  if (!first)
    throw new Error('The <Tabs> component requires at least one <TabItem> children component');
  if (!defaultValue) return (values.find((tab) => tab.default) ?? first).value;
  if (values.some(({ value }) => value === defaultValue)) return defaultValue;
  const list = values.map(({ value }) => value).join(', ');
  throw new Error(
    `The <Tabs> has a defaultValue "${defaultValue}" but none of its children has the corresponding value. Available values are: ${list}. If you intend to show no default tab, use defaultValue={null} instead.`,
  );
}

/** Returns the query parameter of a group; `undefined` for none. */
export function queryKey(
  queryString: boolean | string | undefined,
  groupId: string | undefined,
): string | undefined {
  if (typeof queryString === 'string') return queryString;
  if (queryString !== true) return undefined;
  if (groupId !== undefined) return groupId;
  throw new Error(
    'The <Tabs> component groupId prop is required if queryString=true, because this value is used as the search param name. Give it a groupId, or name the parameter: queryString="os".',
  );
}
