import { dirname } from 'node:path';
import type { BuildSystems } from './build-systems.ts';
import type { ProjectFacts } from './project-facts.ts';

/** Sources of the values of variables in a configuration of Doxygen. */
export interface VariableSources {
  /** The folder of the library, absolute. */
  folder: string;
  /** The build systems of the library. */
  systems: BuildSystems;
  /** The facts about the project. */
  facts: ProjectFacts;
}

/** Names that build systems and scripts use for common facts about a project. */
const COMMON_NAMES: readonly (readonly [name: RegExp, key: 'name' | 'version' | 'description'])[] =
  [
    [
      /^(?:project|package|pkg|lib(?:rary)?)(?:_?(?:name|title|tarname))?$|^(?:name|title)$/i,
      'name',
    ],
    [/version(?:_?(?:string|number|full|info|str))?$|^(?:project_?)?number$/i, 'version'],
    [/(?:^|_)(?:description|brief|summary)$/i, 'description'],
  ];

const SOURCE_ROOT = /^(?:abs_)?(?:top_?)?(?:src|source)_?(?:dir|root|path)$|_source_dir$/i;

/** Returns the value of a variable in a configuration file (absolute path); `undefined` if it is unknown. */
export function variableOf(
  name: string,
  file: string,
  { folder, systems: { cmake, meson, autoconf }, facts }: VariableSources,
): string | undefined {
  const own = cmake?.configured.find(({ template }) => template === file)?.folder ?? dirname(file);
  const known = cmake?.variable(name, own) ?? meson?.variables.get(name);
  const value = known ?? autoconf?.variables.get(name);
  if (value !== undefined) return value;
  // In Autoconf, these spellings mean the folder of the template, not the root.
  if (/^(?:abs_)?srcdir$/.test(name)) return dirname(file);
  if (SOURCE_ROOT.test(name)) return folder;
  const key = COMMON_NAMES.find(([fits]) => fits.test(name))?.[1];
  return key && facts[key]?.value;
}
