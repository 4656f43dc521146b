import { existsSync, realpathSync } from 'node:fs';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCmakeProject } from './cmake-project.ts';
import type { CmakeProject } from './cmake-project.ts';
import { findDoxygenSetup } from './doxygen-setup.ts';
import type { DoxygenSetup } from './doxygen-settings.ts';
import { hostedRepository, readGitFolder } from './git-host.ts';
import type { GitFolder, HostedRepository } from './git-host.ts';
import { findLicense, readCopyright } from './copyright.ts';
import { readProjectFacts } from './project-facts.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { Fact } from './fact.ts';
import { listLibraryFiles } from './library-files.ts';
import type { LibraryFiles } from './library-files.ts';
import { findOtherGenerators } from './other-generators.ts';
import type { OtherGenerators } from './other-generators.ts';
import { isLoud, readPurpose, spelledName } from './readme.ts';
import { findSiteFolders } from './site-folders.ts';
import { taglineOf } from './tagline.ts';
import type { SiteFolders } from './site-folders.ts';

/** All detected facts about a library in a folder. */
export interface Library {
  /** The folder, absolute. */
  folder: string;
  /** Facts from its build files. */
  facts: ProjectFacts;
  /** Its CMake project. */
  cmake?: CmakeProject;
  /** How to get its XML from Doxygen. */
  doxygen?: DoxygenSetup;
  /** Its files. */
  files: LibraryFiles;
  /** The parts of its website. */
  folders: SiteFolders;
  /** What it has for other generators of documentation. */
  generators: OtherGenerators;
  /** Facts from git about its folder. */
  git?: GitFolder;
  /** The host of its repository, and the source of this fact. */
  host?: HostedRepository & { from: string };
  /** The sentence of its readme that describes it, the last choice for the tagline. */
  purpose?: Fact;
  /** The copyright line. */
  copyright?: Fact;
  /** Name of the licence file. */
  license?: string;
  /** Paths that the site depends on, if an existing configuration names them. */
  inputs?: string[];
  /** True if there is a configuration, and it has no API reference. */
  lacksReference?: boolean;
  /** The folder of the snapshots of releases, if an existing configuration names it. */
  snapshots?: string;
}

/** Inspects the library in a folder; `wanted` is the configuration of Doxygen to use. Reports problems. */
export function findLibrary(cwd: string, diagnostics: Diagnostics, wanted?: string): Library {
  // Git resolves symbolic links in folder names.
  const folder = existsSync(cwd) ? realpathSync(cwd) : cwd;
  const files = listLibraryFiles(folder);
  const cmake = readCmakeProject(folder);
  const git = readGitFolder(folder);
  const repository = git?.remote === undefined ? undefined : hostedRepository(git.remote);
  const facts = readProjectFacts(folder, cmake, git?.prefix === '' ? repository?.name : undefined);
  const spelled = (name: Fact): Fact => spelledName(folder, files, name, repository?.name);
  facts.name &&= spelled(facts.name);
  const purpose = readPurpose(folder, files, repository?.name ?? facts.name?.value ?? '');
  facts.description = taglineOf(facts.description, facts.name?.value) ?? purpose;
  const doxygen = findDoxygenSetup(folder, { files, facts, cmake, wanted }, diagnostics);
  // The name that a build file gave to the configuration; authors' own spellings stay.
  if (doxygen?.name && isLoud(doxygen.name.value)) doxygen.name = spelled(doxygen.name);
  const folders = findSiteFolders(folder, files, {
    isRead: (path) => doxygen?.reads(path) === true,
    logo: doxygen?.logo?.value,
  });
  const { docs, sidebars } = folders;
  const generators = findOtherGenerators(folder, files, docs?.path, docs?.files ?? []);
  // The order of the other generator, unless the library already has one for this tool.
  if (generators.sidebars !== undefined && !sidebars)
    folders.sidebars = { path: 'sidebars.yaml', first: 'docsSidebar', text: generators.sidebars };
  return {
    folder,
    facts,
    cmake,
    doxygen,
    git,
    files,
    purpose,
    folders,
    generators,
    host: findHost(git, facts),
    copyright: readCopyright(folder, facts.license),
    license: findLicense(folder),
  };
}

function findHost(git: GitFolder | undefined, { repository }: ProjectFacts): Library['host'] {
  const remote = git?.remote === undefined ? undefined : hostedRepository(git.remote);
  if (remote) return { ...remote, from: 'the git remote' };
  const named = repository && hostedRepository(repository.value);
  return named && { ...named, from: repository.from };
}
