import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Compound } from '../model/compound.ts';
import type { XmlFolder } from './xml-folder.ts';

/** Kinds of compounds that two libraries may share: the same folders, and pages of the same name. */
const named: ReadonlySet<Compound['kind']> = new Set(['dir', 'page', 'example']);

/** A folder of XML, and the compounds that were read from it. */
interface ReadFolder {
  folder: Pick<XmlFolder, 'folder' | 'variant'>;
  compounds: readonly Compound[];
}

/**
 * Reports each variant that has no class, namespace, header or other declaration in common with the first one: it is
 * probably another library, which needs a site or a version of its own.
 */
export function checkVariants(
  [first, ...others]: readonly ReadFolder[],
  diagnostics: Pick<Diagnostics, 'warning'>,
): void {
  const known = new Set(idsIn(first?.compounds ?? []));
  if (!first || known.size === 0) return;
  for (const { folder, compounds } of others) {
    const ids = idsIn(compounds);
    if (ids.length === 0 || ids.some((id) => known.has(id))) continue;
    diagnostics.warning(
      'xml-variants',
      `The variant "${folder.variant ?? ''}" has nothing in common with the variant "${first.folder.variant ?? ''}".`,
      { file: displayPath(folder.folder) },
      'Name folders with the XML of the same library in doxygen.variants, one for each set of PREDEFINED.',
    );
  }
}

function idsIn(compounds: readonly Compound[]): string[] {
  return compounds.flatMap(({ kind, refid }) => (named.has(kind) ? [] : [refid]));
}
