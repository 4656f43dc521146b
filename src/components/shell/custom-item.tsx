import type { ComponentType, ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import type { ItemProps } from './guarded-item.ts';
import { useSiteData } from './site-context.tsx';

/** The build accepts only components. */
function isComponent(value: unknown): value is ComponentType<ItemProps> {
  return value !== undefined;
}

/** A navbar item of a type that the site registers. */
export function CustomItem(props: {
  /** The item. */
  entry: Extract<NavbarEntry, { type: 'custom' }>;
  /** True in the mobile menu. */
  mobile?: boolean;
}): ReactNode {
  const { entry, mobile = false } = props;
  const Item = useSiteData().components?.[entry.name];
  return isComponent(Item) ? <Item {...entry.props} mobile={mobile} /> : null;
}
