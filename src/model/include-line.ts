import type { MachinePaths } from './site.ts';
import type { Location } from './compound.ts';

/** How `#include` lines are written. */
export interface IncludeSettings {
  /** Starts of paths that are left out, by whole folders: `include`. */
  roots: readonly string[];
  /** `<x>` or `"x"`. */
  style: 'angle' | 'quote';
  /** Sources that had longer paths, in which a root may lie. */
  machinePaths?: MachinePaths | undefined;
}

/** An `#include` line without the word. */
export interface IncludeLine {
  /** Path of the header. */
  path: string;
  /** `<x>` or `"x"`. */
  style: 'angle' | 'quote';
  /** The header as Doxygen writes its path. */
  file: string;
}

/** Names of files that others include: with an ending of headers, or with none. */
const headerName = /^[\w+-]+$|\.(h|hh|hpp|hxx|h\+\+|inc|ipp)$/i;

/**
 * The line that includes the header in which something is declared; undefined where it is declared in no header, or in
 * one whose path is only known as it is on the machine that ran Doxygen.
 */
export function includeLine(
  location: Location | undefined,
  { roots, style, machinePaths }: IncludeSettings,
): IncludeLine | undefined {
  for (const file of [location?.declarationFile, location?.file]) {
    const path = file === undefined ? undefined : headerPath(file, roots, machinePaths);
    if (file !== undefined && path !== undefined) return { path, style, file };
  }
  return undefined;
}

function headerPath(
  written: string,
  roots: readonly string[],
  machinePaths: MachinePaths | undefined,
): string | undefined {
  const whole = machinePaths?.files.get(written) ?? written;
  const file = whole.replaceAll('\\', '/').replace(/^\.\//, '');
  if (!headerName.test(file.slice(file.lastIndexOf('/') + 1))) return undefined;
  const isAbsolute = /^(\/|[a-z]:\/)/i.test(file);
  const rests = roots.flatMap((root) => withoutRoot(file, root, isAbsolute) ?? []);
  // Of roots inside each other, the innermost counts.
  const [shortest] = rests.sort((a, b) => a.length - b.length);
  return shortest ?? (isAbsolute ? undefined : file);
}

/** What stands behind a root, which in an absolute path may stand behind other folders. */
function withoutRoot(file: string, root: string, isAbsolute: boolean): string | undefined {
  const start = `${root.replace(/^\.\//, '').replace(/\/+$/, '')}/`;
  if (file.startsWith(start)) return file.slice(start.length);
  const inside = isAbsolute && !start.startsWith('/') ? file.lastIndexOf(`/${start}`) : -1;
  return inside < 0 ? undefined : file.slice(inside + 1 + start.length);
}
