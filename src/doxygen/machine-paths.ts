import { readFile } from '../inputs/files.ts';
import type { Compound } from '../model/compound.ts';
import type { MachinePaths } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { decodeEntities } from '../xml/entities.ts';

/** What the index says of a compound. */
export interface IndexedCompound {
  /** Path of its XML file. */
  path: string;
  /** Its kind, as Doxygen writes it. */
  kind: string;
  /** Its name; that of a folder is its path. */
  name: string;
}

/** Finds the sources with paths of a machine; undefined where there are none, or only the root holds them all. */
export async function findMachinePaths(
  compounds: readonly IndexedCompound[],
): Promise<MachinePaths | undefined> {
  const named = compounds.filter(({ kind }) => kind === 'dir');
  if (named.length > 0 && !(await areOfMachine(named))) return undefined;
  const sources: string[] = [];
  for (const compound of compounds) {
    if (compound.kind !== 'file') continue;
    const source = await placeOf(compound);
    if (source !== undefined && isAbsolute(source)) sources.push(source);
    // Where the index names no folder, the first file speaks for all.
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

/**
 * True for folders of which one has a path of a machine. Their names tell without anything being read, unless they are
 * short, which they are where FULL_PATH_NAMES is off: places have whole paths all the same.
 */
async function areOfMachine(folders: readonly IndexedCompound[]): Promise<boolean> {
  if (folders.some(({ name }) => isAbsolute(name))) return true;
  if (folders.some(({ name }) => /[/\\]/.test(name))) return false;
  for (const folder of folders) if (isAbsolute((await placeOf(folder)) ?? '')) return true;
  return false;
}

/** The place of a file or folder, as its XML says it; undefined where it cannot be read. */
async function placeOf({ path }: IndexedCompound): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && sourceIn(decodeBytes(bytes));
}

/**
 * The folders that paths begin with: the one that all sources lie below. Where only the root or a folder as `/home` does
 * hold all, those around each project count, so that what comes from elsewhere keeps the name of its folder. The longest
 * come first.
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

/** The root of a file system, and folders in it that hold the files of many: what they have in common is no project. */
const isNoProject = /^(?:[A-Za-z]:)?(?:[/\\](?:home|Users|tmp|usr|var|opt|mnt|media|private))?$/;

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
}

/** The path of the file or folder that XML describes: its location is the last one. */
function sourceIn(xml: string): string | undefined {
  const start = xml.lastIndexOf('<location ');
  if (start < 0) return undefined;
  return /\sfile="([^"]*)"/.exec(xml.slice(start, xml.indexOf('>', start)))?.[1];
}

/** The folder, or the one around it, that a path lies below. */
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

/** True for paths that start at the root of a file system. */
function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}

/** Paths of a machine that name a place or a node of a graph. */
const placePath =
  /(?<=<location [^>]*file="|<(?:label|innerdir [^>]*|includedby [^>]*)>)(?:[/\\]|[A-Za-z]:[/\\])[^"<]+/g;

/**
 * Makes a function that takes the paths of a machine out of XML: paths below some folders begin behind them, others that
 * name places keep their last segment. Changes paths that Doxygen writes, which begin a text or a value; code and
 * sentences of authors are left as they are. The paths of tag files stay, by which they are found, and the names of those
 * folders and of the ones around them, by which `withoutMachineFolders` knows them.
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
 * Leaves out the folders that all sources lie below: those are of the machine. One that holds a source itself, or that
 * an author describes, belongs to the library all the same; its name is the last segment of its path.
 */
export function withoutMachineFolders(compounds: readonly Compound[]): Compound[] {
  return compounds.flatMap((compound) => {
    const { kind, rawName, inner, brief, detailed } = compound;
    if (kind !== 'dir' || !isAbsolute(rawName)) return [compound];
    const isOwn = brief.length + detailed.length > 0 || inner.some((ref) => ref.kind === 'file');
    return isOwn ? [{ ...compound, rawName: lastSegment(rawName) }] : [];
  });
}
