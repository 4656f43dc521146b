import type { ReactNode } from 'react';
import { navbarItemFault } from '../../shared/navbar-fault.ts';

/** What the component of an item gets: the keys of the item, and whether it stands in the mobile menu. */
export type ItemProps = Record<string, unknown> & { mobile: boolean };

/** Classes and the objects of `memo` can only be rendered by React. */
function isFunction(Item: unknown): Item is (props: ItemProps) => ReactNode {
  return typeof Item === 'function' && !('isReactComponent' in (Item.prototype ?? {}));
}

/** The same component, but what it throws is told together with its item (S-130). */
export function guardItem(Item: unknown, type: string): unknown {
  if (!isFunction(Item)) return Item;
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
