import type { Compound } from '../model/compound.ts';
import type { Block } from '../model/description.ts';
import { descriptionsOfCompound, descriptionsOfMember } from '../model/descriptions.ts';
import { drawingKey, isDrawable, type Drawable } from '../model/drawings.ts';
import { visit } from '../model/walk.ts';
import type { Place } from '../shared/place.ts';

/** Maps the key of a node to the first node that has it, and where that stands. */
export type Found<Node extends Drawable> = Map<string, { node: Node; place: Place }>;

/** What is to be drawn, each content once. */
export interface Drawables {
  /** Formulas. */
  formulas: Found<Extract<Drawable, { tex: string }>>;
  /** HTML of comments. */
  raw: Found<Extract<Drawable, { html: string }>>;
  /** Diagrams. */
  diagrams: Found<Extract<Drawable, { type: 'diagram' }>>;
}

/** Finds all that is to be drawn in the descriptions of compounds and their members. */
export function collectDrawables(compounds: readonly Compound[]): Drawables {
  const found: Drawables = { formulas: new Map(), raw: new Map(), diagrams: new Map() };
  const look = (descriptions: readonly Block[][], place: Place): void => {
    for (const description of descriptions)
      visit(description, (node) => {
        if (isDrawable(node)) add(node, place, found);
      });
  };
  for (const compound of compounds) {
    look(descriptionsOfCompound(compound), compound.place);
    for (const { entries } of compound.sections)
      for (const entry of entries)
        if ('member' in entry) look(descriptionsOfMember(entry.member), compound.place);
  }
  return found;
}

function add(node: Drawable, place: Place, { formulas, raw, diagrams }: Drawables): void {
  const key = drawingKey(node);
  if (node.type === 'diagram') put(diagrams, key, node, place);
  else if ('tex' in node) put(formulas, key, node, place);
  else put(raw, key, node, place);
}

function put<Node extends Drawable>(
  found: Found<Node>,
  key: string,
  node: Node,
  place: Place,
): void {
  if (!found.has(key)) found.set(key, { node, place });
}
