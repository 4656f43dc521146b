import type { Compound, Member } from '../model/compound.ts';
import type { Block } from '../model/description.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import type { OwnPage } from '../model/extension.ts';
import { drawingKey, isDrawable, type Drawable } from '../model/drawings.ts';
import { visit } from '../model/walk.ts';
import type { Place } from '../shared/place.ts';

/** The place of content to draw. */
interface Origin {
  /** The XML file. */
  place: Place;
  /**
   * File and line of the symbol that the comment describes, as Doxygen writes them: `a.hpp:3`; missing if it has no
   * location.
   */
  source?: string;
}

/** Maps the key of a node to the first node with that key and its place. */
export type Found<Node extends Drawable> = Map<string, Origin & { node: Node }>;

/** Everything to draw, each content once. */
export interface Drawables {
  /** Formulas. */
  formulas: Found<Extract<Drawable, { tex: string }>>;
  /** HTML of comments. */
  raw: Found<Extract<Drawable, { html: string }>>;
  /** Diagrams. */
  diagrams: Found<Extract<Drawable, { type: 'diagram' }>>;
}

/** Finds everything to draw in the descriptions of compounds and their members, and on pages of extensions. */
export function collectDrawables(
  compounds: readonly Compound[],
  ownPages: readonly OwnPage[] = [],
): Drawables {
  const found: Drawables = { formulas: new Map(), raw: new Map(), diagrams: new Map() };
  const look = (
    descriptions: readonly Block[][],
    place: Place,
    described: Pick<Member, 'location'>,
  ): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        if (isDrawable(node)) add(node, { place, ...sourceOf(described) }, found);
      });
  };
  for (const compound of compounds) {
    look(descriptionsOfCompound(compound), compound.place, compound);
    for (const { entries } of compound.sections)
      for (const entry of entries)
        if ('member' in entry)
          look(descriptionsOfMember(entry.member), compound.place, entry.member);
  }
  for (const { content, place } of ownPages) look([content], place, { location: undefined });
  return found;
}

function sourceOf({ location }: Pick<Member, 'location'>): Pick<Origin, 'source'> {
  if (!location) return {};
  const { file, line } = location;
  return { source: line === undefined ? file : `${file}:${line}` };
}

function add(node: Drawable, origin: Origin, { formulas, raw, diagrams }: Drawables): void {
  const key = drawingKey(node);
  if (node.type === 'diagram') put(diagrams, key, node, origin);
  else if ('tex' in node) put(formulas, key, node, origin);
  else put(raw, key, node, origin);
}

function put<Node extends Drawable>(
  found: Found<Node>,
  key: string,
  node: Node,
  origin: Origin,
): void {
  if (!found.has(key)) found.set(key, { node, ...origin });
}
