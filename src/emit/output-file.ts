import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { perObject } from '../model/per-object.ts';

/** A file of the site: its content, a file to copy, or a file that was written during rendering. */
export type OutputFile = {
  /** Path below the output folder, with `/` as separator. */
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
      /** True if the next site has the file, missing if the output folder has it. */
      isStored?: true;
    }
);

/** A file of the site that is not copied: its content, or a file that was written during rendering. */
export type RenderedFile = Exclude<OutputFile, { source: string }>;

/** Returns the hash of the content of a file, which is computed once. */
export function hashOfFile(file: RenderedFile): string {
  return 'hash' in file ? file.hash : hashOfBytes(file);
}

const hashOfBytes = perObject(({ bytes }: { bytes: Uint8Array | string }) => contentHash(bytes));

/** Name of the file in the output folder that lists the files of the last build. */
export const manifestName = '.mtp-site-manifest.json';

/** Name of the work folder in an output folder that has none beside it. */
export const workName = '.mtp-site-work';

/** Name of a file in the output folder that is not complete yet. */
export const unfinishedName = '.mtp-site-unfinished';

/** The names that the output folder has besides the files of the site. */
const reserved = new Set([manifestName, `${manifestName}.new`, workName, unfinishedName]);

/** Normalizes a path for comparison on file systems that do not distinguish `A` from `a`. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** True if a path stays in the output folder and is valid on every system. */
export function isOutputPath(path: string): boolean {
  if (/[\\\0]/.test(path) || /^[a-z]:/i.test(path)) return false;
  const [first, ...rest] = path.split('/');
  if (first === undefined || reserved.has(first)) return false;
  return [first, ...rest].every((name) => name !== '' && name !== '.' && name !== '..');
}

/** Drops files whose path an earlier file already has. */
export function withoutDuplicates(files: readonly OutputFile[]): OutputFile[] {
  const known = new Set<string>();
  return files.filter(({ path }) => !known.has(foldPath(path)) && known.add(foldPath(path)));
}

/** Reports and drops static files whose path the site generates. */
export function withoutShadowed(
  files: readonly OutputFile[],
  staticFiles: ReadonlySet<OutputFile>,
  diagnostics: Diagnostics,
): OutputFile[] {
  const generated = files.filter((file) => !staticFiles.has(file));
  const paths = new Map(generated.map(({ path }) => [foldPath(path), path]));
  return files.filter((file) => {
    const path = staticFiles.has(file) ? paths.get(foldPath(file.path)) : undefined;
    if (path === undefined) return true;
    diagnostics.warning(
      'static-shadowed',
      `This static file is skipped: the site generates "${path}".`,
      'source' in file ? { file: displayPath(file.source) } : undefined,
      'Rename or remove it, or remove the page or option that generates the file.',
    );
    return false;
  });
}

/** Reports paths outside the output folder and paths that collide; returns true if there are none. */
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
        'Rename or remove one of the two sources, such as a page or a redirect.',
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
