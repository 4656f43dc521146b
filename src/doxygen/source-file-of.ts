import { posix } from 'node:path';

/**
 * The path of the file that a relative address in a source file names, as Doxygen writes paths; undefined for other
 * addresses, and for those that lead out of the sources.
 */
export function sourceFileOf(address: string, file: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\\|@|$)/i.test(address)) return undefined;
  const path = decoded(address.replace(/[?#].*$/s, ''));
  if (path === undefined || path.includes('\0')) return undefined;
  // On GitHub, a slash at the start means the root of the repository.
  const joined = path.startsWith('/') ? `.${path}` : posix.join(posix.dirname(file), path);
  const normal = posix.normalize(joined).replace(/\/$/, '');
  return /^(?:\.{1,2}(?:\/|$)|$)/.test(normal) ? undefined : normal;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
