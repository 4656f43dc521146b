import type { ReactNode } from 'react';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { isComponent, type ItemProps } from './guarded-item.ts';
import { useSiteData } from './site-context.tsx';

/** A navbar item of a type that the site registers. */
export function CustomItem(props: {
  /** The item. */
  entry: Extract<NavbarEntry, { type: 'custom' }>;
  /** True in the mobile menu. */
  mobile?: boolean;
}): ReactNode {
  const { entry, mobile = false } = props;
  const Item = useSiteData().components?.[entry.name];
  return isComponent<ItemProps>(Item) ? <Item {...entry.props} mobile={mobile} /> : null;
}
