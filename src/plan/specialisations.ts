import type { Compound } from '../model/compound.ts';
import { splitName, withoutArguments } from '../model/qualified-name.ts';

/** A class with the specialisations of its template that are in the same list. */
export interface ClassWithSpecialisations {
  /** The class, or a specialisation whose primary template is not in the list. */
  primary: Compound;
  /** The specialisations, in the order of the list. */
  specialisations: Compound[];
}

/** Puts the specialisations in a list of classes under their primary templates; the order is that of the list. */
export function bySpecialisation(classes: readonly Compound[]): ClassWithSpecialisations[] {
  const all = classes.map((primary): ClassWithSpecialisations => ({
    primary,
    specialisations: [],
  }));
  const byName = new Map(all.map((each) => [each.primary.name, each]));
  return all.filter(({ primary }) => {
    const [scope, last] = splitName(primary.name);
    const name = withoutArguments(last);
    const template =
      name === last ? undefined : byName.get([scope, name].filter(Boolean).join('::'));
    template?.specialisations.push(primary);
    return template === undefined;
  });
}
