import type { ComponentType, ReactNode } from 'react';
import { navbarItemFault } from '../../shared/navbar-fault.ts';
import type { NavbarEntry } from '../../shared/site-data.ts';
import { useSiteData } from './site-context.tsx';

/** What the component of an item gets: the keys of the item, and whether it stands in the mobile menu. */
type ItemProps = Record<string, unknown> & { mobile: boolean };

type Render = (props: ItemProps) => ReactNode;

/** The build takes components only. */
function isComponent(value: unknown): value is ComponentType<ItemProps> {
  return value !== undefined;
}

/** Classes and the objects of `memo` can only be rendered by React. */
function isFunction(Item: unknown): Item is Render {
  return typeof Item === 'function' && !('isReactComponent' in (Item.prototype ?? {}));
}

/** An item of a type that the site registers. What its component throws is told together with the item. */
export function CustomItem(props: {
  /** The item. */
  entry: Extract<NavbarEntry, { type: 'custom' }>;
  /** True in the mobile menu. */
  mobile?: boolean;
}): ReactNode {
  const { entry, mobile = false } = props;
  const Item = useSiteData().customItems?.[entry.name];
  if (!isComponent(Item)) return null;
  const own = { ...entry.props, mobile };
  if (!isFunction(Item)) return <Item {...own} />;
  try {
    return Item(own);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new Error(navbarItemFault({ type: entry.name, ...entry.props }), { cause });
  }
}
