import { readAutoconfProject } from './autoconf-project.ts';
import type { AutoconfProject } from './autoconf-project.ts';
import type { CmakeProject, ConfiguredFile } from './cmake-project.ts';
import type { LibraryFiles } from './library-files.ts';
import { readMesonProject } from './meson-project.ts';
import type { MesonProject } from './meson-project.ts';
import type { ProjectFacts } from './project-facts.ts';

/** The build systems of a library that can configure Doxygen. */
export interface BuildSystems {
  /** The CMake project, if any. */
  cmake?: CmakeProject;
  /** The Meson project, if any. */
  meson?: MesonProject;
  /** The `configure.ac`, if any. */
  autoconf?: AutoconfProject;
  /** Files that one of them generates. */
  configured: readonly ConfiguredFile[];
}

/** Reads the build files of a library, in addition to those of CMake. */
export function readBuildSystems(
  folder: string,
  files: LibraryFiles,
  facts: ProjectFacts,
  cmake: CmakeProject | undefined,
): BuildSystems {
  const meson = readMesonProject(folder, files, facts);
  const autoconf = readAutoconfProject(folder);
  const configured = [cmake, meson, autoconf].flatMap((each) => each?.configured ?? []);
  return { cmake, meson, autoconf, configured };
}
