import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';

/** A file of the site: given by its content, by a file on disk that is copied, or put aside when it was made. */
export type OutputFile = {
  /** Path below the output folder, `/` as separator. */
  path: string;
} & (
  | {
      /** The content; text is written as UTF-8. */
      bytes: Uint8Array | string;
    }
  | {
      /** Path of the file to copy. */
      source: string;
    }
  | {
      /** Hash of the content. */
      hash: string;
      /** Name of the file in the staging folder; missing where the output folder has it already. */
      stagedAs?: string;
    }
);

/** Name of the file in the output folder that lists what the last build wrote. */
export const manifestName = '.mtp-site-manifest.json';

/** Name of the folder in the output folder where new files wait until all of them are written. */
export const stagingName = '.mtp-site-staging';

/** The form in which paths are compared where file systems see no difference between `A` and `a`. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** True for a path that cannot leave the output folder and is written the same way on every system. */
export function isOutputPath(path: string): boolean {
  if (/[\\\0]/.test(path) || /^[a-z]:/i.test(path)) return false;
  const [first, ...rest] = path.split('/');
  if (first === manifestName || first === stagingName) return false;
  return [first, ...rest].every((name) => name !== '' && name !== '.' && name !== '..');
}

/** The files without those whose path an earlier one has already. */
export function withoutDuplicates(files: readonly OutputFile[]): OutputFile[] {
  const known = new Set<string>();
  return files.filter(({ path }) => !known.has(foldPath(path)) && known.add(foldPath(path)));
}

/** Reports paths that leave the output folder and paths that meet in one file; true where there are none. */
export function checkOutputPaths(files: readonly OutputFile[], diagnostics: Diagnostics): boolean {
  const known = new Map<string, string>();
  let good = true;
  const fail = (code: DiagnosticCode, message: string, advice: string): void => {
    good = false;
    diagnostics.error(code, message, undefined, advice);
  };
  for (const { path } of files) {
    if (!isOutputPath(path)) {
      fail(
        'output-path',
        `"${path}" is not a file path inside the output folder.`,
        'Use a relative path without "..", "." and "\\".',
      );
      continue;
    }
    const folded = foldPath(path);
    const other = known.get(folded);
    known.set(folded, path);
    if (other === undefined) continue;
    if (other === path) {
      fail(
        'output-duplicate',
        `Two files of the site have the path "${path}".`,
        'Rename or remove one of the two sources: a page, a redirect or a static file.',
      );
    } else {
      fail(
        'output-duplicate',
        `The paths "${other}" and "${path}" are the same file on file systems that ignore case.`,
        'Rename one of the two.',
      );
    }
  }
  return good;
}
