import { createContext, useContext } from 'react';
import type { Compound } from '../../model/compound.ts';
import type { IncludeLine } from '../../model/include-line.ts';

/** Facts about the page that the parts of an API page share. */
export interface ApiPage {
  /** The compound that the page shows. */
  compound: Compound;
  /** The `#include` line that the page shows once for everything on it; none when missing. */
  include?: IncludeLine | undefined;
  /** Nodes of descriptions that keep their id. */
  ids: ReadonlySet<object>;
  /** Maps the refids of inherited members to the ids of their rows. */
  inheritedIds: ReadonlyMap<string, string>;
}

const Context = createContext<ApiPage | undefined>(undefined);

/** Provides the page to its parts. */
export const ApiPageProvider = Context.Provider;

/** Returns the page around a part; throws outside of one. */
export function useApiPage(): ApiPage {
  const page = useContext(Context);
  if (!page) throw new Error('useApiPage is called outside of an API page.');
  return page;
}
