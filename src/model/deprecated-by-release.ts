import type { ApiHistory } from './api-history.ts';
import type { Compound } from './compound.ts';
import type { Block, DefinitionItem, Description, Inline } from './description.ts';
import { visit } from './walk.ts';
import { groupBy } from '../shared/group-by.ts';

/** Name of the page on which Doxygen lists deprecated symbols. */
const listName = 'deprecated';

/**
 * Returns the text of a page. The list of deprecated symbols gets a section for each release that deprecated some, the
 * newest first, then those of unknown age. `titleOf` returns the heading for a release.
 */
export function deprecatedByRelease(
  compound: Compound,
  { releases, symbols }: Pick<ApiHistory, 'releases' | 'symbols'>,
  titleOf: (release: string | undefined) => string,
): Description {
  const { kind, rawName, detailed } = compound;
  if (kind !== 'page' || rawName !== listName) return detailed;
  const groups = groupBy(
    itemsOf(detailed),
    ({ term }) => symbols.get(refidOf(term) ?? '')?.deprecatedSince,
  );
  const known = releases.map(({ name }) => name).reverse();
  const order = [
    ...known.filter((name) => groups.has(name)),
    ...(groups.has(undefined) ? [undefined] : []),
  ];
  if (!order.some((release) => release !== undefined)) return detailed;
  return order.map((release): Block => ({
    type: 'section',
    level: 1,
    id: `since-${release ?? 'earlier'}`,
    title: [{ type: 'text', value: titleOf(release) }],
    children: [{ type: 'definitionList', items: groups.get(release) ?? [] }],
  }));
}

/** The entries of all lists in a description. */
function itemsOf(description: Description): DefinitionItem[] {
  const items: DefinitionItem[] = [];
  visit(description, (node) => {
    if (node.type === 'definitionList') items.push(...node.items);
  });
  return items;
}

/** The first symbol that a term links to. */
function refidOf(term: readonly Inline[]): string | undefined {
  let found: string | undefined;
  visit(term, (node) => {
    if (node.type === 'ref') found ??= node.refid;
  });
  return found;
}
