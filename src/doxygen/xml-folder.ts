import { join, resolve } from 'node:path';
import type { BuildContext } from '../cache/build-context.ts';
import type { CheckSeverity } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { levelOf, orSet } from '../diagnostics/severity.ts';
import type { Sources } from '../diagnostics/sources.ts';
import type { Compound } from '../model/compound.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, childText, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { checkIndex } from './check-index.ts';
import { missingOption, type FileFaults, type MissingFile } from './file-faults.ts';
import type { FileGroup } from './file-pieces.ts';
import { findMachinePaths, type IndexedCompound } from './machine-paths.ts';

const advice = 'Run Doxygen with GENERATE_XML = YES, and use the folder that XML_OUTPUT sets.';

/** Where faults of a folder go. */
export interface FolderFaults {
  /** Collects the faults of its files. */
  faults: FileFaults;
  /** Severity of a missing file, and of an index without files. */
  missing: CheckSeverity;
}

/** A folder of Doxygen XML: its index, and the compounds of the files that the index lists. */
export class XmlFolder {
  /** The path of the index, as messages show it. */
  readonly #indexFile: string;
  readonly #compounds: Compound[] = [];
  readonly #absent: (MissingFile & { path: string })[] = [];
  #read = 0;

  private constructor(
    readonly folder: string,
    readonly variant: string | undefined,
    private readonly index: XmlElement,
    /** The files that the index names. */
    private readonly entries: readonly IndexEntry[],
    /** The sources with absolute paths; missing if there are none. */
    readonly machinePaths: Awaited<ReturnType<typeof findMachinePaths>>,
  ) {
    this.#indexFile = displayPath(join(folder, 'index.xml'));
  }

  /** Reads the index of a folder; reports why if it cannot be read. `variant` is the name of the library's variant. */
  static async open(
    folder: string,
    context: BuildContext,
    { faults, missing, variant }: FolderFaults & { variant?: string | undefined },
  ): Promise<XmlFolder | undefined> {
    const ofFolder = context.with({ diagnostics: new Diagnostics() });
    const index = await ofFolder.cached({ name: `index ${folder}` }, (own) =>
      readIndex(folder, own),
    );
    for (const diagnostic of ofFolder.diagnostics.all) faults.add(diagnostic);
    if (!index) return undefined;
    const entries = listFiles(index, folder);
    const level = levelOf(missing);
    if (entries.length === 0 && level)
      context.diagnostics.report({
        code: 'xml-empty',
        level,
        place: { file: displayPath(join(folder, 'index.xml')) },
        message: 'The index lists no compounds.',
        advice: `Check INPUT and FILE_PATTERNS in the Doxyfile, and run Doxygen again, ${orSet(missingOption, level)}.`,
      });
    const machinePaths = await context.cached({ name: `machine ${folder}` }, (own) =>
      findMachinePaths(own.inputs, entries),
    );
    return new XmlFolder(folder, variant, index, entries, machinePaths);
  }

  /** The version of Doxygen that wrote it; missing if it does not say so. */
  get doxygenVersion(): string | undefined {
    return this.index.attributes.version;
  }

  /** The files that the index lists, each once. */
  get files(): FileGroup {
    const { machinePaths, variant } = this;
    return {
      paths: this.entries.map(({ path }) => path),
      machineFolders: machinePaths?.folders,
      ...(variant !== undefined && { variant }),
    };
  }

  /** Adds the compounds of the next file, in the order of the index; `undefined` for a missing file. */
  add(compounds: readonly Compound[] | undefined): void {
    const entry = this.entries[this.#read++];
    if (compounds) {
      for (const compound of compounds) this.#compounds.push(compound);
      return;
    }
    const path = entry?.path ?? this.folder;
    const place = { file: this.#indexFile, line: entry?.line };
    this.#absent.push({ name: displayPath(path, this.folder), place, path: resolve(path) });
  }

  /**
   * Returns the compounds of its files, and reports what the files lack; `undefined` if none of the listed files has a
   * compound.
   */
  finish(
    { inputs, diagnostics }: BuildContext,
    faults: FileFaults,
  ): readonly Compound[] | undefined {
    // What cannot be read for another reason is reported with that reason.
    const unreadable = new Set(inputs.faults.map(({ path }) => path));
    const gone = this.#absent.filter(({ path }) => !unreadable.has(path));
    const { length } = this.entries;
    const lacksAll = length > 0 && gone.length === length;
    if (!lacksAll) faults.addMissing(gone);
    if (length > 0 && this.#compounds.length === 0) {
      const names = `The index lists ${length} ${length === 1 ? 'file' : 'files'}, `;
      const what = lacksAll
        ? 'but none of them exists'
        : 'but no compound can be read from any of them';
      const place = { file: this.#indexFile, line: this.entries[0]?.line };
      diagnostics.error('xml-no-compounds', `${names}${what}.`, place, advice);
      return undefined;
    }
    const missing = new Set(this.#absent.map(({ path }) => path));
    const isMissing = (refid: string): boolean => {
      const path = resolve(this.folder, `${refid}.xml`);
      return missing.has(path) || faults.isCut(displayPath(path));
    };
    for (const fault of checkIndex(this.index, this.#compounds, this.#indexFile, isMissing))
      faults.add(fault);
    return this.#compounds;
  }
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
