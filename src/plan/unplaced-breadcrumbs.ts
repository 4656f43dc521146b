import type { Compound } from '../model/compound.ts';
import type { Links } from '../model/links.ts';
import { nameIn } from '../model/name-in-language.ts';
import { lastName } from '../model/short-names.ts';
import { decodePath } from '../model/source-path.ts';
import type { Symbols } from '../model/symbols.ts';
import { plainText } from '../model/walk.ts';
import type { Crumb } from '../pages/page-kind.ts';

/** A page of the API reference that its sidebar does not list, as when a layout file hides a section. */
export interface UnplacedPage {
  /** Doxygen's id of what it shows. */
  refid: string;
  /** Its title. */
  title: string;
  /** The overview of the API reference. */
  overview: Crumb;
}

/**
 * The breadcrumbs of a page without a place in the sidebar: the overview, the scopes with pages, or else the topic, and
 * the page itself.
 */
export function unplacedBreadcrumbs(
  { refid, title, overview }: UnplacedPage,
  symbols: Pick<Symbols, 'compounds' | 'parent' | 'groupsOf' | 'shortName'>,
  links: Pick<Links, 'base' | 'refid'>,
): Crumb[] {
  const placed = (compounds: readonly Compound[]): Crumb[] => {
    const crumbs = new Map<string, Crumb>();
    for (const compound of compounds) {
      const href = links.refid(compound.refid);
      if (href?.startsWith(links.base) !== true || href.includes('#')) continue;
      const permalink = decodePath(href.slice(links.base.length));
      // The page of a namespace also shows its inline namespaces.
      if (!crumbs.has(permalink))
        crumbs.set(permalink, { label: labelOf(compound, symbols), permalink });
    }
    return [...crumbs.values()];
  };
  const scopes = placed(around(symbols.parent(refid), symbols));
  const [topic] = symbols.groupsOf(refid);
  const above = scopes.length > 0 ? scopes : placed(around(topic, symbols));
  // As the sidebar would label it: without the word for its kind.
  const shown = symbols.compounds.get(refid);
  return [overview, ...above, { label: shown ? labelOf(shown, symbols) : title }];
}

/** A compound and those around it, outermost first. */
function around(
  innermost: Compound | undefined,
  symbols: Pick<Symbols, 'parent'>,
): readonly Compound[] {
  const found = new Set<Compound>();
  for (let next = innermost; next && !found.has(next); next = symbols.parent(next.refid))
    found.add(next);
  return [...found].reverse();
}

function labelOf(compound: Compound, symbols: Pick<Symbols, 'shortName'>): string {
  const { kind, language, title, name } = compound;
  if (kind === 'group' || kind === 'page') return title ? plainText(title) : name;
  return nameIn(language, kind === 'namespace' ? lastName(compound) : symbols.shortName(compound));
}
