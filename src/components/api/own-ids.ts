import { anchorId } from '../../model/anchor-id.ts';
import type { Compound } from '../../model/compound.ts';
import type { Block } from '../../model/description.ts';
import { drawingKey, isDrawable } from '../../model/drawings.ts';
import { visit } from '../../model/walk.ts';

/**
 * The nodes of a page's descriptions that carry their id: the first of each, and none that the page has given away.
 * Copied documentation repeats ids, and a page may hold each only once. Of drawings that are the same, the first has the
 * ids in it. A page has its label, if that is nothing else's id.
 */
export function ownIds(
  descriptions: Iterable<readonly Block[]>,
  taken: Iterable<string>,
  page?: Compound,
): ReadonlySet<object> {
  const used = new Set(taken);
  const owners = new Set<object>();
  const claim = (node: object, id: string | undefined): void => {
    if (id === undefined) return;
    const own = anchorId(id);
    if (used.has(own)) return;
    used.add(own);
    owners.add(node);
  };
  const drawn = new Set<string>();
  for (const description of descriptions) {
    visit(description, (node) => {
      if (node.type === 'anchor' || node.type === 'section') claim(node, node.id);
      else if (node.type === 'table') claim(node, node.captionId);
      else if (node.type === 'definitionList') for (const item of node.items) claim(item, item.id);
      else if (isDrawable(node) && !drawn.has(drawingKey(node))) {
        drawn.add(drawingKey(node));
        owners.add(node);
      }
    });
  }
  // Some releases of Doxygen give a page its label as an anchor as well.
  if (page?.kind === 'page' && /^(?!md_)[\w-]+$/.test(page.rawName) && !used.has(page.rawName))
    owners.add(page);
  return owners;
}
