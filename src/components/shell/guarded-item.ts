import type { ComponentType, ReactNode } from 'react';
import { footerKey } from '../../shared/site-data.ts';
import { navbarItemFault } from '../../shared/navbar-fault.ts';

/** Props of a custom item's component: the keys of the item, and whether it is in the mobile menu. */
export type ItemProps = Record<string, unknown> & { mobile: boolean };

/** True for a component of the site: the build accepts nothing else. */
export function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return value !== undefined;
}

/** Only React can render classes and `memo` objects. */
function isFunction(Item: unknown): Item is (props: ItemProps) => ReactNode {
  return typeof Item === 'function' && !('isReactComponent' in (Item.prototype ?? {}));
}

/** Wraps the component of a navbar item so that its errors name the item (S-130). */
export function guardItem(Item: unknown, type: string): unknown {
  if (type === footerKey || !isFunction(Item)) return Item;
  return (props: ItemProps): ReactNode => {
    try {
      return Item(props);
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      const { mobile: _, ...own } = props;
      throw new Error(navbarItemFault({ type, ...own }), { cause });
    }
  };
}
