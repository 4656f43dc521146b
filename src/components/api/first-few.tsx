import type { ReactNode } from 'react';
import { plural } from '../../shared/texts/plural.ts';
import { useContent } from '../content-context.tsx';

/** Number of items that a line of facts shows before the rest is folded. */
const most = 5;

/** Items in a line of facts: the first ones, and the rest folded. */
export function FirstFew<Item>(props: {
  /** The items. */
  items: readonly Item[];
  /** Renders some of them. */
  render: (some: readonly Item[]) => ReactNode;
}): ReactNode {
  const { items, render } = props;
  const { texts } = useContent();
  // Folding a single item saves no space.
  if (items.length <= most + 1) return render(items);
  const count = items.length - most;
  return (
    <>
      {render(items.slice(0, most))}{' '}
      <details className="rest">
        <summary>{plural(texts.locale, texts.api.andMore, count, { count })}</summary>
        {render(items.slice(most))}
      </details>
    </>
  );
}
