import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { readCmakeProject } from './cmake-project.ts';
import { findDoxygenSetup } from './doxygen-setup.ts';
import type { DoxygenSetup } from './doxygen-settings.ts';
import { hostedRepository, readGitFolder } from './git-host.ts';
import type { GitFolder, HostedRepository } from './git-host.ts';
import { readCopyright, readProjectFacts } from './project-facts.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { Fact } from './fact.ts';
import { findSiteFolders } from './site-folders.ts';
import type { SiteFolders } from './site-folders.ts';

/** All that was found out about a library in a folder. */
export interface Library {
  /** The folder, absolute. */
  folder: string;
  /** What the files of its build say. */
  facts: ProjectFacts;
  /** How it comes to Doxygen's XML. */
  doxygen?: DoxygenSetup;
  /** What it has for a website. */
  folders: SiteFolders;
  /** What git knows. */
  git?: GitFolder;
  /** Where its repository is hosted, and what says so. */
  host?: HostedRepository & { from: string };
  /** The line about copyright. */
  copyright?: Fact;
}

/** Finds out about the library in a folder. What is amiss is reported. */
export function findLibrary(cwd: string, diagnostics: Diagnostics): Library {
  // Git names folders without symbolic links.
  const folder = existsSync(cwd) ? realpathSync(cwd) : cwd;
  const cmake = readCmakeProject(folder);
  const facts = readProjectFacts(folder, cmake);
  const doxygen = findDoxygenSetup(folder, cmake, diagnostics);
  const git = readGitFolder(folder);
  const isRead = (path: string): boolean =>
    doxygen?.inputs.some((input) => input !== folder && isIn(path, input)) === true;
  return {
    ...{ folder, facts, doxygen, git },
    folders: findSiteFolders(folder, isRead),
    host: findHost(git, facts),
    copyright: readCopyright(folder, facts.license),
  };
}

/** True for a folder itself, and for what is in it. */
function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}

function findHost(git: GitFolder | undefined, { repository }: ProjectFacts): Library['host'] {
  const remote = git?.remote === undefined ? undefined : hostedRepository(git.remote);
  if (remote) return { ...remote, from: 'the remote of git' };
  const named = repository && hostedRepository(repository.value);
  return named && { ...named, from: repository.from };
}
