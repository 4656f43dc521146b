import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/**
 * Returns a function that writes a path relative to a folder, so that it is the same wherever that folder is. A path that
 * has nothing in common with the folder stays as it is, like `/docs/`, which may be an address.
 */
export function movablePath(folder: string): (text: string) => string {
  const folders = [...new Set([folder, realPathOf(folder)])];
  return (text) => {
    if (!isAbsolute(text)) return text;
    for (const from of folders) {
      const way = relative(from, text).split(sep);
      const steps = way.filter((name) => name === '..').length;
      if (steps < depthOf(from) && !isAbsolute(way.join(sep))) return ['.', ...way].join('/');
    }
    return text;
  };
}

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function depthOf(folder: string): number {
  return folder.split(sep).filter(Boolean).length;
}

/**
 * Returns the same text for equal data, wherever the site is: paths are written by `movable`. Throws for a function,
 * which cannot be compared.
 */
export function dataText(data: unknown, movable: (path: string) => string): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'function') throw new TypeError(`"${key}" is a function, not data`);
    if (typeof value === 'string') return movable(value);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}
