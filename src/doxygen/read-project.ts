import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BuildContext } from '../cache/build-context.ts';
import type { CheckSeverity } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Compound } from '../model/compound.ts';
import type { ApiReference, StaticFile } from '../model/site.ts';
import { asStandards } from '../model/standards.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { parseXml } from '../xml/parse.ts';
import { checkVariants } from './check-variants.ts';
import { FileFaults } from './file-faults.ts';
import { withoutInventedNamespaces } from './invented-namespaces.ts';
import { readImages } from './images.ts';
import { readTabs, withoutNamespaces } from './layout.ts';
import { joinMachinePaths } from './machine-paths.ts';
import { mergeVariants } from './merge-variants.ts';
import { isPlainC } from './plain-c.ts';
import { withoutCycles } from './containment.ts';
import { nameAnonymousMembers } from './name-anonymous.ts';
import { readProjectSettings, type ProjectSettings } from './project-settings.ts';
import { readCompoundFiles, type ReadCompoundFiles } from './read-compounds.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { variantsAsStandards, withStandards, type OfStandards } from './symbol-standards.ts';
import { readTagFiles } from './tag-file.ts';
import { XmlFolder, type FolderFaults } from './xml-folder.ts';

/** Options for reading a folder of Doxygen XML. */
export interface DoxygenOptions {
  /** Tag files that the XML refers to, path to URL. */
  tagFiles?: Readonly<Record<string, string>>;
  /** Severity of a damaged file; a warning by default. */
  severity?: CheckSeverity;
  /** Severity of a missing file, and of an index without files; that of a damaged file by default. */
  missing?: CheckSeverity;
  /** Called after each file. */
  count?: (done: number, total: number) => void;
  /** Replaces the function that reads compound files. */
  readFiles?: ReadCompoundFiles;
  /** Resolves when this thread has read everything else; by default, it has. */
  isFree?: Promise<unknown>;
  /** Change the compounds while they are read; nothing does by default. */
  extensions?: ReadingExtensions | undefined;
  /**
   * The folders of the variants of the library, by name, of which the one to read is the first; none by default.
   */
  variants?: Readonly<Record<string, string>> | undefined;
  /** Macros of the library, each with the standard from which on it is defined; none by default. */
  standards?: Readonly<Record<string, string>> | undefined;
}

/**
 * Reads a folder of Doxygen XML. Reports faults and reads as much as possible. Returns `undefined` if nothing can be
 * read.
 */
export async function readDoxygen(
  folder: string,
  context: BuildContext,
  options: DoxygenOptions = {},
): Promise<ApiReference | undefined> {
  const { tagFiles = {}, severity = 'warn', missing = severity } = options;
  const { count, readFiles = readCompoundFiles, isFree, extensions, variants, standards } = options;
  const faults = new FileFaults(severity, missing);
  const given = { count, readFiles, isFree, extensions, variants, standards };
  const api = await readReference(folder, { faults, missing, context, ...given });
  faults.report(context.diagnostics);
  return api && { ...api, tagFiles: await readTagFiles(tagFiles, context) };
}

/** The state of reading the folders of a library; faults of files are collected and reported together. */
interface Reading
  extends
    FolderFaults,
    Required<Pick<DoxygenOptions, 'readFiles'>>,
    Pick<DoxygenOptions, 'count' | 'isFree' | 'extensions' | 'variants' | 'standards'> {
  context: BuildContext;
}

/** How long to read files without a break, in milliseconds. */
const longestTurn = 50;

async function readReference(
  folder: string,
  { faults, missing, context, count, readFiles, isFree, extensions, variants, standards }: Reading,
): Promise<Omit<ApiReference, 'tagFiles'> | undefined> {
  const { inputs, diagnostics } = context;
  const named = variants ? Object.entries(variants) : [[undefined, folder] as const];
  const folders: XmlFolder[] = [];
  for (const [variant, path] of named) {
    const found = await XmlFolder.open(path, context, { faults, missing, variant });
    if (found) folders.push(found);
  }
  const ofFolder = context.with({ diagnostics: new Diagnostics() });
  const settings = await ofFolder.cached({ name: `settings ${folder}` }, (own) =>
    readSettings(folder, own),
  );
  for (const diagnostic of ofFolder.diagnostics.all) faults.add(diagnostic);
  const [first] = folders;
  if (!first) return undefined;
  const groups = folders.map(({ files }) => files);
  const owners = folders.flatMap((each) => each.files.paths.map(() => each));
  let done = 0;
  let since = performance.now();
  for await (const found of readFiles(context, groups, { isFree, extensions })) {
    owners[done++]?.add(found?.compounds);
    count?.(done, owners.length);
    for (const diagnostic of found?.diagnostics ?? []) faults.add(diagnostic);
    // Lets the rest of a program run, also the timers that stop the work.
    if (performance.now() - since < longestTurn) continue;
    await setImmediate();
    since = performance.now();
  }
  const parts = folders.flatMap((each) => {
    const own = each.finish(context, faults);
    return own ? [{ folder: each, compounds: own }] : [];
  });
  if (parts.length === 0) return undefined;
  if (variants) checkVariants(parts, diagnostics);
  const compounds = parts.flatMap((part) => part.compounds);
  const { doxygenVersion } = first;
  const { isKnown, layout, listsNamespaces, ...project } = settings;
  const read = isKnown ? await readTabs(inputs, layout, folder) : undefined;
  const tabs = listsNamespaces ? read : withoutNamespaces(read);
  const joined = joinCompounds(compounds, standards, (outer, refid) =>
    diagnostics.warning(
      'xml-containment',
      `The compound "${outer.name}" lists ${refid} as part of it, which contains it or is nested too deeply; this is ignored.`,
      outer.place,
      'Run Doxygen again.',
    ),
  );
  const names = folders.flatMap(({ variant }) => variant ?? []);
  const machinePaths = joinMachinePaths(folders.flatMap((each) => each.machinePaths ?? []));
  return {
    ...project,
    ...(!isKnown && isPlainC(compounds) && { language: 'c' }),
    ...(doxygenVersion && { doxygenVersion }),
    ...(tabs && { tabs }),
    ...(machinePaths && { machinePaths }),
    ...(variants && !asStandards(names) && { variants: names }),
    ...(standards && { standardMacros: standards }),
    folder: displayPath(folder),
    ...joined,
    images: await readAllImages(folders, context),
  };
}

/** Reads the images of all folders; of those with the same name, the first one counts. */
async function readAllImages(
  folders: readonly XmlFolder[],
  context: BuildContext,
): Promise<StaticFile[]> {
  const images = new Map<string, StaticFile>();
  for (const { folder } of folders)
    for (const image of await context.cached({ name: `images ${folder}` }, (own) =>
      readImages(own, folder),
    ))
      if (!images.has(image.path)) images.set(image.path, image);
  return [...images.values()];
}

async function readSettings(
  folder: string,
  { inputs, diagnostics }: Sources,
): Promise<ProjectSettings> {
  const path = join(folder, 'Doxyfile.xml');
  const bytes = await inputs.readFile(path).catch(() => undefined);
  const root = bytes && parseXml(decodeBytes(bytes), displayPath(path), diagnostics);
  return readProjectSettings(root);
}

/**
 * Joins the compounds of all files into one library: each refid once, with the details that depend on other compounds,
 * without invented namespaces, and with what only some variants and language standards have. Every thread that plans the
 * site must call it, to plan the same pages. `macros` are those whose standards are configured.
 */
export function joinCompounds(
  read: readonly Compound[],
  macros?: Readonly<Record<string, string>>,
  onCut?: (outer: Compound, refid: string) => void,
): OfStandards {
  const compounds = new Map<string, Compound>();
  const variants = [...new Set(read.flatMap(({ facts }) => facts.variants ?? []))];
  for (const compound of mergeVariants(read))
    if (!compounds.has(compound.refid)) compounds.set(compound.refid, compound);
  const joined = withoutInventedNamespaces(
    nameAnonymousMembers(withoutCycles([...compounds.values()], onCut)),
  );
  return variantsAsStandards(joined, variants) ?? withStandards(joined, macros);
}
