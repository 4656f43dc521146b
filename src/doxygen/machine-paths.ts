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
  const folders = compounds.filter(({ kind }) => kind === 'dir');
  // The index tells whether paths are stripped: nothing is read for it where they are.
  if (folders.length > 0 && !folders.some(({ name }) => isAbsolute(name))) return undefined;
  const sources: string[] = [];
  for (const { kind, path } of compounds) {
    if (kind !== 'file') continue;
    const bytes = await readFile(path).catch(() => undefined);
    const source = bytes && sourceIn(decodeBytes(bytes));
    if (source !== undefined && isAbsolute(source)) sources.push(source);
    // Where the index names no folder, the first file speaks for all.
    else if (folders.length === 0) return undefined;
  }
  const folder = sources.reduce(sharedFolder, folderOf(sources[0] ?? ''));
  if (/^(?:[A-Za-z]:)?$/.test(folder)) return undefined;
  const below = (source: string): string => decodeEntities(source.slice(folder.length + 1));
  return { folder, files: new Set(sources.map(below)) };
}

/** The path of the file that XML describes: its location is the last one. */
function sourceIn(xml: string): string | undefined {
  const start = xml.lastIndexOf('<location ');
  if (start < 0) return undefined;
  return /\sfile="([^"]*)"/.exec(xml.slice(start, xml.indexOf('>', start)))?.[1];
}

/** The folder, or the one around it, that a path lies below. */
function sharedFolder(folder: string, path: string): string {
  const isBelow = path.startsWith(folder) && /[/\\]/.test(path[folder.length] ?? '');
  return folder === '' || isBelow ? folder : sharedFolder(folderOf(folder), path);
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
 * Makes a function that takes the paths of a machine out of XML: paths below a folder begin behind it, others that name places keep their last segment. Changes paths that Doxygen writes, which begin a text or
 * a value; code and sentences of authors are left as they are. The paths of tag files stay, by which they are found, and
 * the names of that folder and of those around it, by which `withoutMachineFolders` knows them.
 */
export function machinePathRemover(folder: string): (xml: string) => string {
  const literal = folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const below = new RegExp(
    `(?<=[{>]|(?<!external=)["'])(?:${literal}[/\\\\](?=[^/\\\\"'<>{}\\s])|(?<!<compoundname>)${literal}([/\\\\]?)(?=["'<}]))`,
    'g',
  );
  const name = lastSegment(folder);
  return (xml) =>
    xml
      .replace(below, (_, end?: string) => (end === undefined ? '' : name))
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
