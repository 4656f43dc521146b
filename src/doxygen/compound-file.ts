import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Compound, CompoundContent } from '../model/compound.ts';
import { decodeBytes } from '../xml/decode-bytes.ts';
import { childrenNamed, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { compoundKind, readCompound } from './compound.ts';
import { DescriptionReader } from './description-reader.ts';
import { machinePathRemover, withoutMachineFolders } from './machine-paths.ts';
import type { ReadingExtensions } from './reading-extensions.ts';
import { repairIds } from './repair-ids.ts';

/** The content of a compound file. */
export interface CompoundFile<Content = Compound> {
  /** Its compounds. */
  compounds: Content[];
  /** Its faults. */
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads a compound file; returns `undefined` if it is missing. `machineFolders` are the absolute folders to remove from
 * paths (`findMachinePaths`), `extensions` change them. Synchronously, because threads that read have nothing else to do.
 */
export function readCompoundFile(
  inputs: Inputs,
  path: string,
  machineFolders?: readonly string[],
  extensions?: ReadingExtensions,
): CompoundFile<CompoundContent> | undefined {
  let bytes;
  try {
    bytes = inputs.readFileSync(path);
  } catch {
    return undefined;
  }
  const file = displayPath(path);
  const diagnostics = new Diagnostics();
  const xml = decodeBytes(bytes);
  const read = (text: string): CompoundContent[] =>
    readCompounds(text, file, diagnostics, extensions);
  if (machineFolders === undefined) return { compounds: read(xml), diagnostics: diagnostics.all };
  const compounds = withoutMachineFolders(read(machinePathRemover(machineFolders)(xml)));
  return { compounds, diagnostics: diagnostics.all };
}

function readCompounds(
  xml: string,
  file: string,
  diagnostics: Diagnostics,
  extensions: ReadingExtensions | undefined,
): CompoundContent[] {
  const root = parseXml(xml, file, diagnostics, { raw: ['programlisting'] });
  if (!root) return [];
  if (root.name !== 'doxygen') {
    const message = `This is not a Doxygen file: its root element is <${root.name}>, not <doxygen>.`;
    diagnostics.warning('xml-not-doxygen', message, { file }, 'Run Doxygen again.');
    return [];
  }
  const descriptions = new DescriptionReader(file, diagnostics, extensions);
  const elements = childrenNamed(root, 'compounddef');
  if (elements.length === 0)
    diagnostics.warning(
      'xml-not-doxygen',
      'This file has no compound.',
      { file, line: root.line },
      'Run Doxygen again.',
    );
  return elements.flatMap((element) => {
    const kind = compoundKind(element.attributes.kind);
    if (kind) {
      const expected = elements.length === 1 ? expectedId(file, element) : undefined;
      repairIds(element, expected, file, diagnostics);
    }
    if (kind && element.attributes.id) {
      const compound = readCompound(element, kind, file, descriptions);
      return [extensions?.edit(compound, descriptions, diagnostics) ?? compound];
    }
    diagnostics.warning(
      'xml-unknown-kind',
      kind
        ? 'A compound without an id is skipped.'
        : `A compound of the unknown kind "${element.attributes.kind ?? ''}" is skipped.`,
      { file, line: element.line, column: element.column },
    );
    return [];
  });
}

/** The id of the compound of a file, which the file is named after, with the folders of CREATE_SUBDIRS. */
function expectedId(file: string, { attributes: { id } }: XmlElement): string | undefined {
  if (id !== undefined && `/${file}`.endsWith(`/${id}.xml`)) return id;
  return /(?:d[\da-f]\/d[\da-f]{2}\/)?[^/]+(?=\.xml$)/.exec(file)?.[0];
}
