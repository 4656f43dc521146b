import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteFolder } from '../config/site-folder.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import { defaultDoxygen } from '../config/versioned-doxygen.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { repositoryOf, runGit } from '../inputs/git.ts';
import { Inputs } from '../inputs/inputs.ts';
import { isBelow } from '../inputs/is-below.ts';
import { doxygenCall, type DoxygenCall } from './doxygen-call.ts';

/** The repository of a library, and how the XML of one of its revisions is made. */
export interface LibraryRepository {
  /** The repository: an absolute path. */
  root: string;
  /** The folder that corresponds to the root of the repository in the paths of today. */
  base: string;
  /** How Doxygen runs today. */
  call: DoxygenCall;
  /** The settings for the XML. */
  doxygen: DoxygenConfig;
}

/**
 * Finds the repository of a library, and how its XML is made; `from` is the folder of another clone, relative to `cwd`.
 * Returns `undefined` after reporting what is missing. The XML of today need not exist.
 */
export async function libraryRepository(
  config: Config,
  from: string | undefined,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<LibraryRepository | undefined> {
  const home = realpathSync(siteFolder(config));
  const folder = from === undefined ? home : resolve(cwd, from);
  const root = await repositoryIn(folder, cwd, diagnostics);
  const doxygen = config.doxygen ?? { ...defaultDoxygen(), xml: home };
  const call = doxygenCall(doxygen, home);
  if ('searched' in call) {
    const paths = call.searched.map((path) => displayPath(path, cwd)).join(', ');
    const message = `There is no configuration of Doxygen to create the XML with: ${paths}.`;
    const advice = 'Set doxygen.command to the command that runs Doxygen: doxygen docs/Doxyfile.';
    diagnostics.error('backfill', message, undefined, advice);
    return undefined;
  }
  if (root === undefined) return undefined;
  // Another clone of the library has the same folders as the one around the configuration.
  const base = isBelow(root, home) ? root : (repositoryOf(new Inputs(), home).root ?? home);
  if (isBelow(base, call.runs)) return { root, base, call, doxygen };
  const message = `Doxygen runs outside of ${displayPath(base, cwd)}, so it would not read the sources of a revision.`;
  diagnostics.error('backfill', message, undefined, 'Correct doxygen.command.');
  return undefined;
}

/** Returns the root of the repository that contains a folder; reports it if there is none. */
async function repositoryIn(
  folder: string,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<string | undefined> {
  const shown = displayPath(folder, cwd);
  if (!existsSync(folder)) {
    diagnostics.error('usage', `--from: "${shown}" does not exist.`);
    return undefined;
  }
  const { folder: real, root } = repositoryOf(new Inputs(), folder);
  if (root !== undefined) return root;
  // A repository without a work tree has no `.git`.
  const { output } = await runGit(real, ['rev-parse', '--is-bare-repository']);
  if (output.trim() === 'true') return real;
  const advice = 'Name the folder of a clone of the library: --from DIR.';
  diagnostics.error('backfill', `"${shown}" is not in a git repository.`, undefined, advice);
  return undefined;
}
