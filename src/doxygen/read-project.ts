import { join, resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { CheckSeverity } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Compound } from '../model/compound.ts';
import type { ApiReference } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, childText, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { checkIndex } from './check-index.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import { FileFaults, missingOption, type MissingFile } from './file-faults.ts';
import { withoutInventedNamespaces } from './invented-namespaces.ts';
import { readImages } from './images.ts';
import { readTabs, withoutNamespaces } from './layout.ts';
import { findMachinePaths, type IndexedCompound } from './machine-paths.ts';
import { isPlainC } from './plain-c.ts';
import { withoutCycles } from './containment.ts';
import { nameAnonymousMembers } from './name-anonymous.ts';
import { readProjectSettings, type ProjectSettings } from './project-settings.ts';
import { readCompoundFiles, type ReadCompoundFiles } from './read-compounds.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { readTagFiles } from './tag-file.ts';

const advice = 'Run Doxygen with GENERATE_XML = YES, and use the folder that XML_OUTPUT sets.';

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
  const { count, readFiles = readCompoundFiles, isFree, extensions } = options;
  const faults = new FileFaults(severity, missing);
  const given = { count, readFiles, isFree, extensions };
  const api = await readReference(folder, { faults, missing, context, ...given });
  faults.report(context.diagnostics);
  return api && { ...api, tagFiles: await readTagFiles(tagFiles, context) };
}

/** The state of reading a folder; faults of files are collected and reported together. */
interface Reading
  extends
    Required<Pick<DoxygenOptions, 'readFiles' | 'missing'>>,
    Pick<DoxygenOptions, 'count' | 'isFree' | 'extensions'> {
  faults: FileFaults;
  context: BuildContext;
}

async function readReference(
  folder: string,
  { faults, missing, context, count, readFiles, isFree, extensions }: Reading,
): Promise<Omit<ApiReference, 'tagFiles'> | undefined> {
  const { inputs, diagnostics } = context;
  const ofFolder = context.with({ diagnostics: new Diagnostics() });
  const index = await ofFolder.cached({ name: `index ${folder}` }, (own) => readIndex(folder, own));
  const settings = await ofFolder.cached({ name: `settings ${folder}` }, (own) =>
    readSettings(folder, own),
  );
  for (const diagnostic of ofFolder.diagnostics.all) faults.add(diagnostic);
  if (!index) return undefined;
  const indexFile = displayPath(join(folder, 'index.xml'));
  const entries = listFiles(index, folder);
  const level = levelOf(missing);
  if (entries.length === 0 && level)
    diagnostics.report({
      code: 'xml-empty',
      level,
      place: { file: indexFile },
      message: 'The index lists no compounds.',
      advice: `Check INPUT and FILE_PATTERNS in the Doxyfile, and run Doxygen again, ${orSet(missingOption, level)}.`,
    });
  const compounds: Compound[] = [];
  const absent: (MissingFile & { path: string })[] = [];
  let done = 0;
  const machinePaths = await context.cached({ name: `machine ${folder}` }, (own) =>
    findMachinePaths(own.inputs, entries),
  );
  const paths = entries.map(({ path }) => path);
  const reading = { machineFolders: machinePaths?.folders, isFree, extensions };
  for await (const found of readFiles(context, paths, reading)) {
    const entry = entries[done++];
    count?.(done, entries.length);
    if (!found) {
      const name = displayPath(entry?.path ?? folder, folder);
      const place = { file: indexFile, line: entry?.line };
      absent.push({ name, place, path: resolve(entry?.path ?? folder) });
      continue;
    }
    for (const diagnostic of found.diagnostics) faults.add(diagnostic);
    for (const compound of found.compounds) compounds.push(compound);
  }
  // What cannot be read for another reason is reported with that reason.
  const unreadable = new Set(context.inputs.faults.map(({ path }) => path));
  const gone = absent.filter(({ path }) => !unreadable.has(path));
  const { length } = entries;
  const lacksAll = length > 0 && gone.length === length;
  if (!lacksAll) faults.addMissing(gone);
  if (length > 0 && compounds.length === 0) {
    const names = `The index lists ${length} ${length === 1 ? 'file' : 'files'}, `;
    const what = lacksAll
      ? 'but none of them exists'
      : 'but no compound can be read from any of them';
    const place = { file: indexFile, line: entries[0]?.line };
    diagnostics.error('xml-no-compounds', `${names}${what}.`, place, advice);
    return undefined;
  }
  const missingFiles = new Set(absent.map(({ path }) => path));
  const isMissing = (refid: string): boolean => missingFiles.has(resolve(folder, `${refid}.xml`));
  for (const fault of checkIndex(index, compounds, indexFile, isMissing)) faults.add(fault);
  const { version: doxygenVersion } = index.attributes;
  const { isKnown, layout, listsNamespaces, ...project } = settings;
  const read = isKnown ? await readTabs(inputs, layout, folder) : undefined;
  const tabs = listsNamespaces ? read : withoutNamespaces(read);
  return {
    ...project,
    ...(!isKnown && isPlainC(compounds) && { language: 'c' }),
    ...(doxygenVersion && { doxygenVersion }),
    ...(tabs && { tabs }),
    ...(machinePaths && { machinePaths }),
    folder: displayPath(folder),
    compounds: joinCompounds(compounds, (outer, refid) =>
      diagnostics.warning(
        'xml-containment',
        `The compound "${outer.name}" lists ${refid} as part of it, which contains it or is nested too deeply; this is ignored.`,
        outer.place,
        'Run Doxygen again.',
      ),
    ),
    images: await context.cached({ name: `images ${folder}` }, (own) => readImages(own, folder)),
  };
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

async function readIndex(
  folder: string,
  { inputs, diagnostics }: Sources,
): Promise<XmlElement | undefined> {
  const path = join(folder, 'index.xml');
  const place = { file: displayPath(folder) };
  let bytes: Uint8Array;
  try {
    bytes = await inputs.readFile(path);
  } catch {
    const names = await inputs.readdir(folder).catch(() => undefined);
    const message = !names
      ? 'The folder with the Doxygen XML does not exist or cannot be read.'
      : names.length === 0
        ? 'The folder with the Doxygen XML is empty.'
        : 'The folder with the Doxygen XML has no readable index.xml.';
    diagnostics.error('xml-no-index', message, place, advice);
    return undefined;
  }
  const file = displayPath(path);
  const root = parseXml(decodeBytes(bytes), file, diagnostics);
  if (root?.name === 'doxygenindex') return root;
  const found = root
    ? `its root element is <${root.name}>, not <doxygenindex>`
    : 'it has no root element';
  diagnostics.error(
    'xml-not-doxygen',
    `This index.xml was not written by Doxygen: ${found}.`,
    { file },
    advice,
  );
  return undefined;
}

/** A file that the index names. */
interface IndexEntry extends IndexedCompound {
  /** Line of the index. */
  line: number;
}

/** Lists the compound files in the order of the index, each once. */
function listFiles(index: XmlElement, folder: string): IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const element of childrenNamed(index, 'compound')) {
    const { refid, kind = '' } = element.attributes;
    if (!refid || entries.has(refid)) continue;
    const name = childText(element, 'name') ?? '';
    entries.set(refid, { path: join(folder, `${refid}.xml`), kind, name, line: element.line });
  }
  return [...entries.values()];
}

/**
 * Joins the compounds of all files into one library: each refid once, with the details that depend on other compounds,
 * and without invented namespaces. Every thread that plans the site must call it, to plan the same pages.
 */
export function joinCompounds(
  read: readonly Compound[],
  onCut?: (outer: Compound, refid: string) => void,
): Compound[] {
  const compounds = new Map<string, Compound>();
  for (const compound of read)
    if (!compounds.has(compound.refid)) compounds.set(compound.refid, compound);
  return withoutInventedNamespaces(
    nameAnonymousMembers(withoutCycles([...compounds.values()], onCut)),
  );
}
