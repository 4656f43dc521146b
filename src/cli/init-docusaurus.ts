import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_FILE } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { fromDocusaurus } from '../init/from-docusaurus.ts';
import { takenOverSummary } from './init-report.ts';
import { writeNewFile } from './write-new-file.ts';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** Folders of a repository in which there may be a site made with Docusaurus. */
const FOLDERS = ['website', 'docs', 'doc', 'site', 'documentation'];

/** The configuration of Docusaurus in a folder. */
export function docusaurusConfigIn(folder: string): string | undefined {
  const paths = ENDINGS.map((ending) => join(folder, `docusaurus.config.${ending}`));
  return paths.find((path) => existsSync(path));
}

/** A folder below that of a library that has a site made with Docusaurus. */
export function docusaurusFolder(folder: string): string | undefined {
  return FOLDERS.find((name) => docusaurusConfigIn(join(folder, name)) !== undefined);
}

/** The configuration to read; undefined after a fault. */
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

/** What is asked for. */
export interface TakeOverRequest {
  /** The configuration of Docusaurus, or the folder that has it. */
  from: string;
  /** The file to write; beside the configuration when missing. */
  out?: string;
  /** Writes over a file that is there. */
  force: boolean;
  /** True where a file that says something else is a fault. */
  isStrict: boolean;
}

/** What was written, absolute, and what there is to tell; undefined after a fault. */
export type TakeOver = { file: string; summary: string } | undefined;

/** Writes the configuration file that says what the one of Docusaurus says. */
export async function initFromDocusaurus(
  { from, out: named, force, isStrict }: TakeOverRequest,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<TakeOver> {
  const source = findSource(from, cwd, diagnostics);
  const out = source && resolve(cwd, named ?? join(dirname(source), DEFAULT_FILE));
  const taken = source && out && (await fromDocusaurus(source, out, diagnostics));
  if (!taken) return undefined;
  const shown = displayPath(out, cwd);
  const state = writeNewFile(out, taken.text, force);
  if (state === 'kept' && isStrict) {
    tellThere(out, shown, diagnostics);
    return undefined;
  }
  const others = state === 'kept' ? [] : [...taken.files];
  const paths = others.map(([name, text]) => {
    const path = join(dirname(out), name);
    writeNewFile(path, text, true);
    return displayPath(path, cwd);
  });
  const lost = taken.notes.filter(({ kind }) => kind === 'lost').length;
  const summary = takenOverSummary([shown, ...paths], state, taken.options, lost);
  return { file: out, summary };
}

/** Says why nothing was written. */
export function tellThere(out: string, shown: string, diagnostics: Diagnostics): void {
  if (statSync(out).isDirectory()) diagnostics.error('init-out', `--out: "${shown}" is a folder.`);
  else
    diagnostics.error(
      'init-exists',
      `The file "${shown}" already exists with other content.`,
      undefined,
      'Use --force to overwrite it, or --out to write another file.',
    );
}
