import { basename, join } from 'node:path';
import { isRemembering, remembered } from '../cache/memory.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { readdir, readFile } from '../inputs/files.ts';
import type { Compound } from '../model/compound.ts';
import type { ApiReference } from '../model/site.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { compoundKind, readCompound } from './compound.ts';
import { DescriptionReader, unknownElement } from './description-reader.ts';
import { readImages } from './images.ts';
import { withoutMachinePaths } from './machine-paths.ts';
import { nameAnonymousMembers } from './name-anonymous.ts';
import { readProjectSettings, type ProjectSettings } from './project-settings.ts';
import { readTagFiles } from './tag-file.ts';

/** How many files are read ahead. */
const concurrency = 16;

const advice =
  'Run Doxygen with GENERATE_XML = YES, and name the folder that its XML_OUTPUT gives.';

/**
 * Reads a folder of Doxygen XML, and the tag files that it refers to (path to URL). Faults are reported; what can be
 * read is read. Undefined where there is nothing to read at all. `count` is told of each file.
 */
export async function readDoxygen(
  folder: string,
  diagnostics: Diagnostics,
  tagFiles: Readonly<Record<string, string>> = {},
  count: (done: number, total: number) => void = () => undefined,
): Promise<ApiReference | undefined> {
  const index = await readIndex(folder, diagnostics);
  if (!index) return undefined;
  const indexFile = displayPath(join(folder, 'index.xml'));
  const entries = listFiles(index, folder);
  if (entries.length === 0)
    diagnostics.warning('xml-empty', 'The index names no compounds.', { file: indexFile }, advice);
  const compounds = new Map<string, Compound>();
  const reported = new Set<string>();
  let done = 0;
  for await (const { entry, found } of isRemembering()
    ? rememberedEntries(entries, diagnostics, reported)
    : readEntries(entries, diagnostics, reported)) {
    count(++done, entries.length);
    if (!found) {
      const message = `The index names ${basename(entry.path)}, but there is no such file.`;
      const place = { file: indexFile, line: entry.line };
      diagnostics.warning('xml-missing-file', message, place, 'Generate the XML again.');
      continue;
    }
    for (const compound of found)
      if (!compounds.has(compound.refid)) compounds.set(compound.refid, compound);
  }
  const { version: doxygenVersion } = index.attributes;
  return {
    ...(await readSettings(folder, diagnostics)),
    ...(doxygenVersion && { doxygenVersion }),
    folder: displayPath(folder),
    compounds: withoutMachinePaths(nameAnonymousMembers([...compounds.values()])),
    images: await readImages(folder),
    tagFiles: await readTagFiles(tagFiles, diagnostics),
  };
}

async function readSettings(folder: string, diagnostics: Diagnostics): Promise<ProjectSettings> {
  const path = join(folder, 'Doxyfile.xml');
  const bytes = await readFile(path).catch(() => undefined);
  const root = bytes && parseXml(decodeBytes(bytes), displayPath(path), diagnostics);
  return readProjectSettings(root);
}

async function readIndex(
  folder: string,
  diagnostics: Diagnostics,
): Promise<XmlElement | undefined> {
  const path = join(folder, 'index.xml');
  const place = { file: displayPath(folder) };
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch {
    const names = await readdir(folder).catch(() => undefined);
    const message = !names
      ? 'The folder with the Doxygen XML does not exist or cannot be read.'
      : names.length === 0
        ? 'The folder with the Doxygen XML is empty.'
        : 'There is no index.xml that can be read in the folder with the Doxygen XML.';
    diagnostics.error('xml-no-index', message, place, advice);
    return undefined;
  }
  const file = displayPath(path);
  const root = parseXml(decodeBytes(bytes), file, diagnostics);
  if (root?.name === 'doxygenindex') return root;
  const found = root ? `its root element is <${root.name}>, not <doxygenindex>` : 'it has no root';
  diagnostics.error(
    'xml-not-doxygen',
    `This index.xml is not one of Doxygen's: ${found}.`,
    { file },
    advice,
  );
  return undefined;
}

/** A file that the index names. */
interface IndexEntry {
  path: string;
  /** Line of the index. */
  line: number;
}

/** The compound files in the order of the index, each once. */
function listFiles(index: XmlElement, folder: string): IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const { attributes, line } of childrenNamed(index, 'compound')) {
    const { refid } = attributes;
    if (refid && !entries.has(refid))
      entries.set(refid, { path: join(folder, `${refid}.xml`), line });
  }
  return [...entries.values()];
}

function readCompounds(
  bytes: Uint8Array,
  file: string,
  diagnostics: Diagnostics,
  reported: Set<string>,
): Compound[] {
  const root = parseXml(decodeBytes(bytes), file, diagnostics, { raw: ['programlisting'] });
  if (!root) return [];
  if (root.name !== 'doxygen') {
    const message = `This is no file of Doxygen's: its root element is <${root.name}>, not <doxygen>.`;
    diagnostics.warning('xml-not-doxygen', message, { file }, 'Generate the XML again.');
    return [];
  }
  const descriptions = new DescriptionReader(file, diagnostics, reported);
  return childrenNamed(root, 'compounddef').flatMap((element) => {
    const kind = compoundKind(element.attributes.kind);
    if (kind && element.attributes.id) return [readCompound(element, kind, file, descriptions)];
    diagnostics.warning(
      'xml-unknown-kind',
      kind
        ? 'A compound without id is left out.'
        : `A compound of the unknown kind "${element.attributes.kind ?? ''}" is left out.`,
      { file, line: element.line },
    );
    return [];
  });
}

/** What was found at an entry; no compounds where its file cannot be read. */
interface ReadEntry {
  entry: IndexEntry;
  found: Compound[] | undefined;
}

/** Reads the files, a few ahead, and gives what they hold in their order. */
async function* readEntries(
  entries: readonly IndexEntry[],
  diagnostics: Diagnostics,
  reported: Set<string>,
): AsyncGenerator<ReadEntry> {
  const ahead = entries.slice(0, concurrency).map(bytesOf);
  for (const [index, entry] of entries.entries()) {
    const bytes = await ahead.shift();
    const next = entries[index + concurrency];
    if (next) ahead.push(bytesOf(next));
    const file = displayPath(entry.path);
    yield { entry, found: bytes && readCompounds(bytes, file, diagnostics, reported) };
  }
}

/** Gives what the files hold in their order; those that an earlier build of this process has read are not read again. */
async function* rememberedEntries(
  entries: readonly IndexEntry[],
  diagnostics: Diagnostics,
  reported: Set<string>,
): AsyncGenerator<ReadEntry> {
  for (const entry of entries) {
    const heard = new Diagnostics();
    const found = await remembered({ name: `compound ${entry.path}` }, heard, async (own) => {
      const bytes = await bytesOf(entry);
      return bytes && readCompounds(bytes, displayPath(entry.path), own, new Set());
    });
    for (const report of heard.all) {
      // An unknown element is told once, wherever the first one stands now.
      const isTold = report.code === unknownElement && reported.has(report.message);
      reported.add(report.message);
      if (!isTold) diagnostics.report(report);
    }
    yield { entry, found };
  }
}

function bytesOf({ path }: IndexEntry): Promise<Uint8Array | undefined> {
  return readFile(path).catch(() => undefined);
}
