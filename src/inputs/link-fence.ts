import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isBelow } from './is-below.ts';
import { pathOnDisk } from './path-on-disk.ts';

/** The folders that sources may come from, as a thread can receive them. */
export interface FenceFolders {
  /** The folder of the site: the fence is the git repository around it, or the folder itself. */
  home: string;
  /** Further folders that the configuration names; those in the project may not be links that lead out of it. */
  inputs: readonly string[];
  /** Folders that other programs write; they may be links to anywhere. */
  generated: readonly string[];
}

/** A link that leads out of the project. */
export interface OutsideLink {
  /** Its path. */
  link: string;
  /** Where it leads. */
  target: string;
}

/**
 * Finds links that lead out of the project: its folder and the folders that the configuration names. Paths outside the
 * project that do not start there are no matter of links. Packages may be linked, and git's own files may be anywhere.
 */
export class LinkFence {
  /** The folders without links. */
  readonly #allowed: readonly string[];
  /** The same folders, as paths of sources may name them. */
  readonly #named: readonly string[];
  readonly #realFolders = new Map<string, string>();

  constructor(readonly folders: FenceFolders) {
    const home = resolve(folders.home);
    const real = realPath(home);
    const top = repositoryAround(real) ?? real;
    const own = [top, repositoryAround(home) ?? home, home];
    const elsewhere = folders.inputs
      .map((folder) => resolve(folder))
      .filter((folder) => !own.some((around) => isBelow(around, folder)));
    const inputs = [...elsewhere, ...folders.generated.map((folder) => resolve(folder))];
    this.#allowed = [top, ...inputs.map(realPath)];
    this.#named = [...own, ...inputs];
  }

  /** Returns the link on a path that leads out of the project, or `undefined` if the path may be read. */
  linkOut(path: string): OutsideLink | undefined {
    const named = resolve(path);
    const around = this.#named.filter((folder) => isBelow(folder, named));
    if (around.length === 0 || isExempt(named)) return undefined;
    const target = this.#realOf(named);
    if (this.#mayRead(target)) return undefined;
    return { link: this.#firstLinkOut(named), target };
  }

  #mayRead(real: string): boolean {
    return this.#allowed.some((folder) => isBelow(folder, real));
  }

  /** The shortest part of a path that is outside: the link itself, or a folder that is a link. */
  #firstLinkOut(path: string): string {
    const folder = dirname(path);
    const isInside =
      this.#mayRead(this.#realOf(folder)) || !this.#named.some((root) => isBelow(root, folder));
    return isInside ? path : this.#firstLinkOut(folder);
  }

  /** Resolves the links in a path; reads each folder once. */
  #realOf(path: string): string {
    const folder = dirname(path);
    if (folder === path) return path;
    let realFolder = this.#realFolders.get(folder);
    if (realFolder === undefined) {
      realFolder = this.#realOf(folder);
      this.#realFolders.set(folder, realFolder);
    }
    const found = join(realFolder, basename(path));
    return isLink(found) ? realPath(found) : found;
  }
}

function isExempt(path: string): boolean {
  const names = path.split(sep);
  return names.includes('node_modules') || names.includes('.git');
}

function isLink(path: string): boolean {
  try {
    return lstatSync(pathOnDisk(path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    return false;
  }
}

/** Resolves links as far as possible: what does not exist cannot be read anyway. */
function realPath(path: string): string {
  try {
    return realpathSync(pathOnDisk(path));
  } catch {
    return path;
  }
}

function repositoryAround(folder: string): string | undefined {
  for (let root = folder; ; root = dirname(root)) {
    if (existsSync(join(root, '.git'))) return root;
    if (dirname(root) === root) return undefined;
  }
}
