import type { Inputs } from '../inputs/inputs.ts';
import type { CompoundContent } from '../model/compound.ts';
import type { MachinePaths } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { decodeEntities } from '../xml/entities.ts';

/** The entry of a compound in the index. */
export interface IndexedCompound {
  /** Path of its XML file. */
  path: string;
  /** Its kind, as Doxygen writes it. */
  kind: string;
  /** Its name; for a folder, its path. */
  name: string;
}

/** Finds the sources with absolute paths; returns `undefined` if there are none, or if they share only the root. */
export async function findMachinePaths(
  inputs: Inputs,
  compounds: readonly IndexedCompound[],
): Promise<MachinePaths | undefined> {
  const named = compounds.filter(({ kind }) => kind === 'dir');
  if (named.length > 0 && !(await areOfMachine(inputs, named))) return undefined;
  const sources: string[] = [];
  for (const compound of compounds) {
    if (compound.kind !== 'file') continue;
    const source = await placeOf(inputs, compound);
    if (source !== undefined && isAbsolute(source)) sources.push(source);
    // If the index names no folder, the first file represents all.
    else if (named.length === 0) return undefined;
  }
  const folders = machineFolders(sources);
  if (folders.length === 0) return undefined;
  const files = sources.flatMap((source) => {
    const folder = folders.find((each) => isBelow(source, each));
    if (folder === undefined) return [];
    const whole = decodeEntities(source);
    return [[decodeEntities(source.slice(folder.length + 1)), whole] as const];
  });
  return { folders, files: new Map(files) };
}

/** The paths of several folders of XML as one; `undefined` without any. */
export function joinMachinePaths(all: readonly MachinePaths[]): MachinePaths | undefined {
  const [first] = all;
  if (!first || all.length === 1) return first;
  return {
    folders: [...new Set(all.flatMap(({ folders }) => folders))],
    // The first folder counts where two name the same file.
    files: new Map([...all].reverse().flatMap(({ files }) => [...files])),
  };
}

/**
 * True if one of the folders has an absolute path. Their names show it without reading a file, unless FULL_PATH_NAMES
 * is off: then names are short, but places still have full paths.
 */
async function areOfMachine(inputs: Inputs, folders: readonly IndexedCompound[]): Promise<boolean> {
  if (folders.some(({ name }) => isAbsolute(name))) return true;
  if (folders.some(({ name }) => /[/\\]/.test(name))) return false;
  for (const folder of folders) if (isAbsolute((await placeOf(inputs, folder)) ?? '')) return true;
  return false;
}

/** Returns the path of a file or folder from its XML; `undefined` if it cannot be read. */
async function placeOf(inputs: Inputs, { path }: IndexedCompound): Promise<string | undefined> {
  const bytes = await inputs.readFile(path).catch(() => undefined);
  return bytes && sourceIn(decodeBytes(bytes));
}

/**
 * Returns the folders to remove from paths: normally the one that contains all sources. If that is only the root or a
 * folder such as `/home`, returns the folders around each project, so that other sources keep the name of their folder.
 * The longest come first.
 */
function machineFolders(sources: readonly string[]): string[] {
  const shared = sources.reduce(sharedFolder, folderOf(sources[0] ?? ''));
  if (!isNoProject.test(shared)) return [shared];
  const groups = new Map<string, string>();
  for (const source of sources) {
    const end = /[/\\]/.exec(source.slice(shared.length + 1))?.index ?? 0;
    const group = source.slice(0, shared.length + 1 + end);
    groups.set(group, sharedFolder(groups.get(group) ?? folderOf(source), source));
  }
  const around = new Set([...groups.values()].map(folderOf));
  return [...around]
    .filter((folder) => !/^(?:[A-Za-z]:)?$/.test(folder))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/**
 * The file system root and folders for the files of many users or projects; sharing one of them does not make a
 * project.
 */
const isNoProject = /^(?:[A-Za-z]:)?(?:[/\\](?:home|Users|tmp|usr|var|opt|mnt|media|private))?$/;

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}

/** Returns the path of the file or folder that the XML describes, which is its last location. */
function sourceIn(xml: string): string | undefined {
  const start = xml.lastIndexOf('<location ');
  if (start < 0) return undefined;
  return /\sfile="([^"]*)"/.exec(xml.slice(start, xml.indexOf('>', start)))?.[1];
}

/** Returns the folder, or its closest ancestor, that contains a path. */
function sharedFolder(folder: string, path: string): string {
  return folder === '' || isBelow(path, folder) ? folder : sharedFolder(folderOf(folder), path);
}

/** A path without its last segment. */
function folderOf(path: string): string {
  return path.replace(/[/\\]?[^/\\]*$/, '');
}

/** The last segment of a path. */
function lastSegment(path: string): string {
  return /([^/\\]*)[/\\]*$/.exec(path)?.[1] ?? path;
}

/** True for absolute paths. */
function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}

/** Absolute paths that name a place or a node of a graph. */
const placePath =
  /(?<=<location [^>]*file="|<(?:label|innerdir [^>]*|includedby [^>]*)>)(?:[/\\]|[A-Za-z]:[/\\])[^"<]+/g;

/**
 * Returns a function that removes absolute paths from XML. Paths in the given folders become relative to them; other
 * paths of places keep their last segment. Only paths that Doxygen writes at the start of a text or value change, not
 * code or prose. It keeps the paths of tag files, which identify them, and the names of the given folders and their
 * ancestors, which `withoutMachineFolders` recognizes.
 */
export function machinePathRemover(folders: readonly string[]): (xml: string) => string {
  const literals = folders.map((folder) => folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = `(?:${literals.join('|')})`;
  const below = new RegExp(
    `(?<=[{>]|(?<!external=)["'])(?:${any}[/\\\\](?=[^/\\\\"'<>{}\\s])|(?<!<compoundname>)(${any})[/\\\\]?(?=["'<}]))`,
    'g',
  );
  return (xml) =>
    xml
      .replace(below, (_, folder?: string) => (folder === undefined ? '' : lastSegment(folder)))
      .replace(placePath, lastSegment);
}

/**
 * Drops the folders around all sources, because they belong to the machine. A folder that directly contains a source or
 * has a description stays; its name becomes the last segment of its path.
 */
export function withoutMachineFolders(compounds: readonly CompoundContent[]): CompoundContent[] {
  return compounds.flatMap((compound) => {
    const { kind, rawName, inner, brief, detailed } = compound;
    if (kind !== 'dir' || !isAbsolute(rawName)) return [compound];
    const isOwn = brief.length + detailed.length > 0 || inner.some((ref) => ref.kind === 'file');
    return isOwn ? [{ ...compound, rawName: lastSegment(rawName) }] : [];
  });
}
