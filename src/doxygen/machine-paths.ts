import type { Compound } from '../model/compound.ts';
import { changedCompound } from '../model/packed-compound.ts';

/**
 * Where Doxygen strips nothing from the paths of files, they are those of the machine that it ran on: names files and
 * folders by what stands behind the folder that all of them share.
 */
export function withoutMachinePaths(compounds: Compound[]): Compound[] {
  const files = compounds.filter(
    ({ kind, location }) => kind === 'file' && location !== undefined && isAbsolute(location.file),
  );
  const shared = sharedFolder(files.map(({ location }) => segmentsOf(location?.file ?? '')));
  const named = new Set(files);
  return compounds.map((compound) => {
    const { kind, name, location } = compound;
    if (named.has(compound)) {
      const segments = segmentsOf(location?.file ?? '');
      return changedCompound(compound, { name: segments.slice(shared.length).join('/') });
    }
    if (kind !== 'dir' || !isAbsolute(name)) return compound;
    const segments = segmentsOf(name);
    const isBelow =
      segments.length > shared.length && shared.every((segment, i) => segment === segments[i]);
    const shown = isBelow ? segments.slice(shared.length) : segments.slice(-1);
    return changedCompound(compound, { name: shown.join('/') });
  });
}

/** True for paths that start at the root of a file system. */
export function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)/.test(path);
}

function segmentsOf(path: string): string[] {
  return path.split(/[\\/]/).filter((segment) => segment !== '');
}

/** The folders that all paths start with. */
function sharedFolder(paths: readonly string[][]): string[] {
  const [first = [], ...rest] = paths;
  const differs = (segment: string, i: number): boolean =>
    rest.some((path) => path[i] !== segment || i >= path.length - 1);
  const folders = first.slice(0, -1);
  const end = folders.findIndex(differs);
  return end < 0 ? folders : folders.slice(0, end);
}
