import type { Compound, Include, Location } from '../../model/compound.ts';
import { includeLine, type IncludeLine, type IncludeSettings } from '../../model/include-line.ts';

/** An include line to be shown. */
export interface ShownInclude extends Include {
  /** The header as Doxygen writes its path, where there is no refid. */
  file?: string;
}

/** Kinds of compounds that are declared in several headers, or in none. */
const withoutHeader: ReadonlySet<Compound['kind']> = new Set<Compound['kind']>([
  'namespace',
  'dir',
  'group',
  'module',
  'page',
  'example',
  'requirement',
  'requirements',
]);

/** What a compound's page says has to be included: what the XML names, else the header that declares the compound. */
export function ownIncludes(
  compound: Compound,
  settings: IncludeSettings | undefined,
): ShownInclude[] {
  if (compound.kind === 'file') return [];
  if (compound.includes.length > 0) return compound.includes;
  if (!settings || withoutHeader.has(compound.kind)) return [];
  const line = includeLine(compound.location, settings);
  return line ? [asInclude(line)] : [];
}

/** What has to be included for a member; undefined where its page says so already, or is that of the header. */
export function memberInclude(
  location: Location | undefined,
  compound: Compound,
  settings: IncludeSettings | undefined,
): IncludeLine | undefined {
  const line = settings && includeLine(location, settings);
  if (!line) return undefined;
  const isInHeader = !withoutHeader.has(compound.kind);
  const header = isInHeader ? includeLine(compound.location, settings) : undefined;
  // Doxygen may name a header without its folders.
  const isNamed = ownIncludes(compound, settings).some(
    ({ name }) => line.path === name || line.path.endsWith(`/${name}`),
  );
  return header?.path === line.path || isNamed ? undefined : line;
}

/** An include line in the form of those in the XML. */
export function asInclude({ path, style, file }: IncludeLine): ShownInclude {
  return { name: path, local: style === 'quote', file };
}
