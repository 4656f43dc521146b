import { plural } from './report.ts';

/** What became of a file that was to be written. */
export type FileState = 'written' | 'unchanged' | 'kept';

/** Says what became of a file. */
export function fileLine(file: string, state: FileState): string {
  if (state === 'written') return `Wrote "${file}".\n`;
  if (state === 'unchanged') return `"${file}" is already up to date; nothing was written.\n`;
  return `"${file}" already exists and was left unchanged; use --force to overwrite it.\n`;
}

/** What a command that took a configuration over says: how much it took, and what comes next. */
export function takenOverSummary(
  [file = '', ...others]: readonly string[],
  state: FileState,
  options: number,
  lost: number,
): string {
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
  return `[SUCCESS] ${first}${more}${left}\nNext: mtp-site check --config ${file}\n`;
}

/** What a command that looked around in a library's folder has to tell. */
export interface LibrarySummary {
  /** The files that were to be written, and what became of each. */
  files: readonly (readonly [file: string, state: FileState])[];
  /** What was found, in few words. */
  found: readonly string[];
  /** What remains to be done by hand: sentences. */
  remarks: readonly string[];
  /** The one line that follows. */
  next: string;
}

/** Tells of it. */
export function librarySummary({ files, found, remarks, next }: LibrarySummary): string {
  const states = files.map(([file, state]) => fileLine(file, state));
  const first = files.some(([, state]) => state === 'written') ? '[SUCCESS] ' : '';
  return [
    `${first}${states.join('')}`,
    ...(found.length > 0 ? [`Found: ${found.join(', ')}.\n`] : []),
    ...remarks.map((remark) => `${remark}\n`),
    `Next:\n  ${next}\n`,
  ].join('');
}
