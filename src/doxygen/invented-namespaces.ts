import type { Compound } from '../model/compound.ts';
import { isUnnamed } from '../model/address-names.ts';
import { isUndescribed } from '../model/descriptions.ts';
import { textOfBlocks } from '../model/walk.ts';

/**
 * Removes the namespaces that only exist because code names them: `std`, for classes that derive from the standard
 * library's or specialise its templates, and those of `using namespace`. Nobody describes them, and they have no
 * members; the classes in `std` have pages of their own.
 */
export function withoutInventedNamespaces(compounds: readonly Compound[]): Compound[] {
  const known = new Map(compounds.map((compound) => [compound.refid, compound]));
  // A comment that adds a namespace to a topic is about it.
  const inTopics = new Set(
    compounds.flatMap(({ kind, inner }) =>
      kind === 'group' ? inner.map(({ refid }) => refid) : [],
    ),
  );
  const verdicts = new Map<Compound, boolean>();
  const isInvented = (compound: Compound): boolean => {
    let verdict = verdicts.get(compound);
    if (verdict === undefined) {
      verdict =
        compound.kind === 'namespace' &&
        !inTopics.has(compound.refid) &&
        !isUnnamed(compound) &&
        isWithoutText(compound) &&
        compound.sections.length === 0 &&
        compound.inner.every(({ kind, refid }) => {
          const inner = known.get(refid);
          if (!inner) return true;
          return kind === 'namespace' ? isInvented(inner) : isOfStandard(compound);
        });
      verdicts.set(compound, verdict);
    }
    return verdict;
  };
  const invented = new Set(compounds.flatMap((each) => (isInvented(each) ? [each.refid] : [])));
  if (invented.size === 0) return [...compounds];
  return compounds.flatMap((compound) => {
    if (invented.has(compound.refid)) return [];
    const { inner } = compound;
    // The names of symbols contain inline namespaces, even if all that these contain is listed in the one around them.
    const shown = inner.filter(({ refid, inline }) => inline || !invented.has(refid));
    return [shown.length === inner.length ? compound : compound.with({ inner: shown })];
  });
}

function isOfStandard({ rawName, language }: Compound): boolean {
  return rawName === 'std' && language === 'C++';
}

/** True without a description; with BUILTIN_STL_SUPPORT, Doxygen describes `std` itself. */
function isWithoutText(compound: Compound): boolean {
  if (isUndescribed(compound)) return true;
  if (!isOfStandard(compound) || compound.detailed.length > 0) return false;
  return textOfBlocks(compound.brief) === 'STL namespace.';
}
