import { dirname } from 'node:path';
import type { CmakeProject } from './cmake-project.ts';
import type { ProjectFacts } from './project-facts.ts';

/** What tells the values of variables in a configuration of Doxygen. */
export interface VariableSources {
  /** The folder of the library, absolute. */
  folder: string;
  /** What CMake knows. */
  cmake?: CmakeProject;
  /** What Meson knows. */
  meson: ReadonlyMap<string, string>;
  /** What is known of the project. */
  facts: ProjectFacts;
}

/** Names that build systems, and those who write scripts, give to what every project has. */
const USUAL: readonly (readonly [name: RegExp, key: 'name' | 'version' | 'description'])[] = [
  [/^(?:project|package|pkg|lib(?:rary)?)(?:_?(?:name|title|tarname))?$|^(?:name|title)$/i, 'name'],
  [/version(?:_?(?:string|number|full|info|str))?$|^(?:project_?)?number$/i, 'version'],
  [/(?:^|_)(?:description|brief|summary)$/i, 'description'],
];

const SOURCE_ROOT = /^(?:abs_)?(?:top_?)?(?:src|source)_?(?:dir|root|path)$|_source_dir$/i;

/** The value of a variable in a configuration file (absolute); undefined where nothing tells it. */
export function variableOf(
  name: string,
  file: string,
  { folder, cmake, meson, facts }: VariableSources,
): string | undefined {
  const own = cmake?.configured.find(({ template }) => template === file)?.folder ?? dirname(file);
  const known = cmake?.variable(name, own) ?? meson.get(name);
  if (known !== undefined) return known;
  // Autoconf tells the folder of the template from the root by this spelling.
  if (/^(?:abs_)?srcdir$/.test(name)) return dirname(file);
  if (SOURCE_ROOT.test(name)) return folder;
  const key = USUAL.find(([fits]) => fits.test(name))?.[1];
  return key && facts[key]?.value;
}
