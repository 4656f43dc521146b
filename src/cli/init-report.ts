import { relative, sep } from 'node:path';
import type { SourceFolders } from '../init/source-folders.ts';
import { DEFAULT_FILE } from '../config/load-config.ts';
import { inFolder, shellWord } from '../init/shell-words.ts';
import { manualPage } from '../diagnostics/manual-page.ts';
import type { MissingPackages } from './packages-to-install.ts';
import { plural } from './report.ts';

/** Result of writing a file. */
export type FileState = 'written' | 'unchanged' | 'kept';

/** Reports the result of writing a file. */
export function fileLine(file: string, state: FileState): string {
  if (state === 'written') return `Wrote "${file}".\n`;
  if (state === 'unchanged') return `"${file}" is already up to date; nothing was written.\n`;
  return `"${file}" already exists and was left unchanged; use --force to overwrite it.\n`;
}

/** The results of a migration. */
export interface MigrationResults {
  /** The new configuration, then the files that it refers to. */
  files: readonly string[];
  /** What became of the first one. */
  state: FileState;
  /** Number of its options. */
  options: number;
  /** Number of settings that were not converted, or have the value of today. */
  lost: number;
  /** What becomes of the addresses of the old site: lines. */
  addresses: string;
  /** The packages that the site lacks. */
  packages: MissingPackages;
  /** The folder with the packages of the site, relative to the working folder; `.` for that one. */
  folder: string;
  /** The new configuration, relative to that folder. */
  config: string;
}

/** Summarizes a migration: the number of options, addresses, packages, and the next step. */
export function migrationSummary({
  files: [file = '', ...others],
  state,
  options,
  lost,
  addresses,
  packages: { unnamed, isIncomplete },
  folder,
  config,
}: MigrationResults): string {
  const left =
    lost === 0
      ? 'All settings were converted.'
      : `${plural(lost, 'setting')} ${lost === 1 ? 'was' : 'were'} not converted; comments in the file say why.`;
  const more = others.map((other) => `Wrote "${other}", which it refers to.\n`).join('');
  if (state === 'kept') return fileLine(file, state);
  const first =
    state === 'written'
      ? `Wrote "${file}" with ${plural(options, 'option')}.\n`
      : fileLine(file, state);
  const steps = [
    ...(isIncomplete ? ['npm install'] : []),
    ...(unnamed.length > 0 ? [`npm install --save-dev ${unnamed.join(' ')}`] : []),
    `npx mtp-site check${config === DEFAULT_FILE ? '' : ` --config ${shellWord(config)}`}`,
  ];
  return `[SUCCESS] ${first}${more}${left}\n${addresses}Manual: ${manualPage('start/docusaurus')}\nNext: ${inFolder(folder, steps.join(' && '))}\n`;
}

/** Maximum number of paths in a sentence; the Doxyfile lists all. */
const MOST_PATHS = 12;

/** Says what the new Doxyfile reads and what it leaves out: sentences. */
export function sourceRemarks(
  folder: string,
  { paths, foreign, repeated, unread }: SourceFolders,
): string[] {
  const shown = (list: readonly string[]): string => {
    const names = list.map((path) => `"${relative(folder, path).split(sep).join('/')}"`);
    const more = names.length - MOST_PATHS;
    return more > 0
      ? `${names.slice(0, MOST_PATHS).join(', ')} and ${more} more`
      : names.join(', ');
  };
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  return [
    ...(unread.length > 0
      ? [`Doxygen reads ${quoted(paths)}, not ${quoted(unread)}: see INPUT in the Doxyfile.`]
      : []),
    ...(foreign.length > 0
      ? [`The Doxyfile leaves out tests, examples and third-party code: ${shown(foreign)}.`]
      : []),
    ...(repeated.length > 0
      ? [`The Doxyfile leaves out headers that repeat the other headers: ${shown(repeated)}.`]
      : []),
  ];
}

/** Content of the summary of a library. */
export interface LibrarySummary {
  /** The files to write, and the result for each. */
  files: readonly (readonly [file: string, state: FileState])[];
  /** The detected parts, in a few words. */
  found: readonly string[];
  /** Remaining steps for the user, as sentences. */
  remarks: readonly string[];
  /** Address of the page of the manual about what was found. */
  page: string;
  /** The next command. */
  next: string;
}

/** Summarizes the detected parts and the written files of a library. */
export function librarySummary({ files, found, remarks, page, next }: LibrarySummary): string {
  const states = files.map(([file, state]) => fileLine(file, state));
  const first = files.some(([, state]) => state === 'written') ? '[SUCCESS] ' : '';
  return [
    `${first}${states.join('')}`,
    ...(found.length > 0 ? [`Found: ${found.join(', ')}.\n`] : []),
    ...remarks.map((remark) => `${remark}\n`),
    `Manual: ${page}\n`,
    `Next:\n  ${next}\n`,
  ].join('');
}
