import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Compound } from '../model/compound.ts';
import type { XmlFolder } from './xml-folder.ts';

/** Kinds of compounds that two libraries may share: the same folders, and pages of the same name. */
const named: ReadonlySet<Compound['kind']> = new Set(['dir', 'page', 'example']);

/**
 * Reports each variant that has no class, namespace, header or other declaration in common with the first one: it is
 * probably another library, which needs a site or a version of its own. `parts` are the compounds of the folders.
 */
export function checkVariants(
  folders: readonly XmlFolder[],
  parts: readonly (readonly Compound[])[],
  diagnostics: Diagnostics,
): void {
  const [first, ...others] = parts;
  const known = new Set(idsIn(first ?? []));
  for (const [i, part] of others.entries()) {
    const ids = idsIn(part);
    const folder = folders[i + 1];
    if (known.size === 0 || ids.length === 0 || !folder || ids.some((id) => known.has(id)))
      continue;
    diagnostics.warning(
      'xml-variants',
      `The variant "${folder.variant ?? ''}" has nothing in common with the variant "${folders[0]?.variant ?? ''}".`,
      { file: displayPath(folder.folder) },
      'Name folders with the XML of the same library in doxygen.variants, one for each set of PREDEFINED.',
    );
  }
}

function idsIn(compounds: readonly Compound[]): string[] {
  return compounds.flatMap(({ kind, refid }) => (named.has(kind) ? [] : [refid]));
}
