import type { Compound } from '../../model/compound.ts';
import type { IncludeLine } from '../../model/include-line.ts';
import { createPlainContext, usePlainContext } from '../plain-context.ts';

/** What the parts of an API page know of the page that they stand on. */
export interface ApiPage {
  /** The compound that the page shows. */
  compound: Compound;
  /** What the page says once has to be included for all that it shows; nothing when missing. */
  include?: IncludeLine | undefined;
  /** The nodes of descriptions that carry their id. */
  ids: ReadonlySet<object>;
}

const Context = createPlainContext<ApiPage>();

/** Puts the page around its parts. */
export const ApiPageProvider = Context.Provider;

/** The page around a part; throws outside of one. */
export function useApiPage(): ApiPage {
  const page = usePlainContext(Context);
  if (!page) throw new Error('useApiPage is called outside of an API page.');
  return page;
}
