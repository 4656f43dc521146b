import { isClassLike } from './class-kinds.ts';
import type { AllMember, Compound } from './compound.ts';
import { ownerRefid, type Symbols } from './symbols.ts';

/** A class as the lists of another class name it. */
export interface NamedClass {
  /** Name with its scopes, as Doxygen writes it. */
  name: string;
  /** Doxygen's id; missing for a base that the XML only names. */
  refid?: string;
}

/** The classes around the members of one class. */
export interface DeclaringClasses {
  /** Returns the class that declares a listed member; `undefined` if the XML does not tell. */
  of(listed: Pick<AllMember, 'refid' | 'ambiguityScope'>): NamedClass | undefined;
  /** The direct and indirect bases in the order of their declaration, each before its own bases. */
  bases: readonly NamedClass[];
}

/**
 * Finds the classes that declare the members of a class and of its bases. In Doxygen's list of all members each row
 * names the class that has the list (`scope`), so the ids of the members decide. The members of classes outside the
 * project have ids, too, but their classes have only a name, where they are bases.
 */
export function declaringClasses(compound: Compound, symbols: Symbols): DeclaringClasses {
  const bases = basesOf(compound, symbols);
  let outside: Map<string, NamedClass> | undefined;
  return {
    bases,
    of: ({ refid, ambiguityScope }) => {
      const known = classDeclaring(refid, symbols);
      if (known) return { name: known.name, refid: known.refid };
      const file = ownerRefid(refid);
      outside ??= outsideClasses(bases, symbols);
      const base = outside.get(file) ?? outside.get(file.replace(kindPrefix, ''));
      if (base) return { name: base.name, refid: file };
      return ambiguityScope === undefined
        ? undefined
        : { name: ambiguityScope.replace(/::$/, ''), refid: file };
    },
  };
}

/** The class with a member or a value of its enumerations; for members of unnamed types, the class around these. */
function classDeclaring(refid: string, symbols: Symbols): Compound | undefined {
  const named = symbols.compounds.get(ownerRefid(refid));
  // The id of a member of a group names the group. The id of a value adds a letter and a hash to the enumeration's.
  const found =
    named && isClassLike(named.kind)
      ? named
      : (symbols.classOf(refid) ?? symbols.classOf(refid.replace(/a[0-9a-f]{32}$/, '')));
  const variable = found && symbols.nested.compounds.get(found.refid);
  return variable ? (classDeclaring(variable.refid, symbols) ?? found) : found;
}

/** The bases of a class, depth first, each once. */
function basesOf(compound: Compound, symbols: Symbols): NamedClass[] {
  const found = new Map<string, NamedClass>();
  const add = ({ bases }: Compound): void => {
    for (const { refid, name } of bases) {
      const base = refid === undefined ? undefined : symbols.compounds.get(refid);
      const text =
        base?.name ?? name.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      const key = refid ?? text;
      if (base === compound || found.has(key)) continue;
      found.set(key, { name: text, ...(refid !== undefined && { refid }) });
      if (base) add(base);
    }
  };
  add(compound);
  return [...found.values()];
}

/** The bases that the project does not document, by id or, without one, by the id of their name without its kind. */
function outsideClasses(bases: readonly NamedClass[], symbols: Symbols): Map<string, NamedClass> {
  const outside = new Map<string, NamedClass>();
  for (const base of bases) {
    if (base.refid !== undefined && symbols.compounds.has(base.refid)) continue;
    const name = base.name.replace(/<.*/s, '').trim();
    outside.set(base.refid ?? name.replaceAll('_', '__').replaceAll('::', '_1_1'), base);
  }
  return outside;
}

const kindPrefix = /^(?:class|struct|union|interface|protocol|exception)/;
