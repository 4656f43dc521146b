import { anchorId } from '../../model/anchor-id.ts';
import type { Compound } from '../../model/compound.ts';
import type { Block } from '../../model/description.ts';
import { drawingKey, isDrawable } from '../../model/drawings.ts';
import { idsOf, visit } from '../../model/walk.ts';

/**
 * Returns the description nodes of a page that keep their id: the first of each id that is still free. Copied
 * documentation repeats ids, but a page may have each only once. Of equal drawings, only the first keeps its ids. The
 * page's label becomes an id if it is unused.
 */
export function ownIds(
  descriptions: Iterable<readonly Block[]>,
  taken: Iterable<string>,
  page?: Compound,
): ReadonlySet<object> {
  const used = new Set(taken);
  const owners = new Set<object>();
  const claim = (node: object, id: string | undefined): void => {
    if (!id) return;
    const own = anchorId(id);
    if (used.has(own)) return;
    used.add(own);
    owners.add(node);
  };
  const drawn = new Set<string>();
  for (const description of descriptions) {
    visit(description, (node) => {
      for (const { owner, id } of idsOf(node)) claim(owner, id);
      if (isDrawable(node) && !drawn.has(drawingKey(node))) {
        drawn.add(drawingKey(node));
        owners.add(node);
      }
    });
  }
  // Some Doxygen releases also add a page's label as an anchor.
  if (page?.kind === 'page' && /^(?!md_)[\w-]+$/.test(page.rawName) && !used.has(page.rawName))
    owners.add(page);
  return owners;
}
