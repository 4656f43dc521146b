import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_FILE } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { moveAddresses } from './move-addresses.ts';
import { missingPackages } from './packages-to-install.ts';
import { migrationSummary } from './init-report.ts';
import { writeNewFile } from './write-new-file.ts';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** Folders of a repository that may contain a Docusaurus site. */
const FOLDERS = ['website', 'docs', 'doc', 'site', 'documentation'];

/** Returns the configuration of Docusaurus in a folder. */
export function docusaurusConfigIn(folder: string): string | undefined {
  const paths = ENDINGS.map((ending) => join(folder, `docusaurus.config.${ending}`));
  return paths.find((path) => existsSync(path));
}

/** Returns the subfolder of a library that contains a Docusaurus site. */
export function docusaurusFolder(folder: string): string | undefined {
  return FOLDERS.find((name) => docusaurusConfigIn(join(folder, name)) !== undefined);
}

/** Returns the configuration to read; `undefined` after an error. */
function findSource(from: string, cwd: string, diagnostics: Diagnostics): string | undefined {
  const path = resolve(cwd, from);
  const found = statSync(path, { throwIfNoEntry: false });
  const file = found?.isDirectory() ? docusaurusConfigIn(path) : path;
  if (found && file !== undefined && ENDINGS.some((ending) => file.endsWith(`.${ending}`)))
    return file;
  const shown = displayPath(path, cwd);
  diagnostics.error(
    'init-from',
    found
      ? `--from: "${shown}" is not a Docusaurus configuration.`
      : `--from: there is no file "${shown}".`,
    undefined,
    'Pass docusaurus.config.ts (or .js, .mjs, .cjs), or the folder that contains it.',
  );
  return undefined;
}

/** Options of the migration. */
export interface MigrationRequest {
  /** Configuration of Docusaurus, or its folder. */
  from: string;
  /** Sitemap or built folder of the old site; by default, the folder "build" of the site. */
  compare?: string;
  /** File to write; by default, next to the configuration. */
  out?: string;
  /** Overwrite an existing file. */
  force: boolean;
  /** True to report an existing file with different content as an error. */
  isStrict: boolean;
}

/** The absolute path of the written file and a summary; `undefined` after an error. */
export type Migration = { file: string; summary: string } | undefined;

/** Writes a configuration file with the settings of a configuration of Docusaurus. */
export async function initFromDocusaurus(
  { from, compare, out: named, force, isStrict }: MigrationRequest,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<Migration> {
  const source = findSource(from, cwd, diagnostics);
  const out = source && resolve(cwd, named ?? join(dirname(source), DEFAULT_FILE));
  if (source === undefined || out === undefined) return undefined;
  const { fromDocusaurus } = await import('../docusaurus/import/from-docusaurus.ts');
  const taken = await fromDocusaurus(source, out, diagnostics);
  if (!taken) return undefined;
  const folder = dirname(source);
  const addressed = await moveAddresses(taken, { named: compare, folder, out, cwd }, diagnostics);
  if (!addressed) return undefined;
  const shown = displayPath(out, cwd);
  const state = writeNewFile(out, addressed.text, force);
  if (state === 'kept' && isStrict) {
    reportExisting(out, shown, diagnostics);
    return undefined;
  }
  const others = state === 'kept' ? [] : [...taken.files];
  const paths = others.map(([name, text]) => {
    const path = join(dirname(out), name);
    writeNewFile(path, text, true);
    return displayPath(path, cwd);
  });
  const lost = taken.notes.filter(({ kind }) => kind === 'lost').length;
  const summary = migrationSummary({
    files: [shown, ...paths],
    state,
    options: Object.keys(taken.settings).length,
    lost,
    addresses: addressed.report,
    packages: missingPackages(taken.settings, folder),
    folder: displayPath(folder, cwd),
    config: displayPath(out, folder),
  });
  return { file: out, summary };
}

/** Reports why nothing was written. */
export function reportExisting(out: string, shown: string, diagnostics: Diagnostics): void {
  if (statSync(out).isDirectory()) diagnostics.error('init-out', `--out: "${shown}" is a folder.`);
  else
    diagnostics.error(
      'init-exists',
      `The file "${shown}" already exists with other content.`,
      undefined,
      'Use --force to overwrite it, or --out to write another file.',
    );
}
