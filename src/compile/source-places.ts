import { dirname, resolve } from 'node:path';
import type { DoxygenConfig } from '../config/types.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { ApiReference } from '../model/site.ts';

/** Number of sources that are looked for in each folder before another one is tried. */
const probes = 4;

/** Where the sources of an API reference are on this machine. */
export interface SourcePlaces {
  /** The folder that relative paths in the XML start from; missing if no source was found. */
  base?: string;
  /** Maps the path of a source in the model to its place, which may lack the file; `undefined` if it is unknown. */
  placeOf: (file: string) => string | undefined;
}

/** Looks for the sources in their configured folders, in that of the configuration, and in those around the XML. */
export function sourcePlaces(
  { compounds, machinePaths }: Pick<ApiReference, 'compounds' | 'machinePaths'>,
  { sources = [], xml }: Pick<DoxygenConfig, 'sources' | 'xml'>,
  siteFolder: string,
  inputs: Inputs,
): SourcePlaces {
  const folders = [...sources, siteFolder, ...foldersAround(xml)];
  const relative = compounds.flatMap(({ kind, location, name }) => {
    const file = location?.file ?? name;
    return kind === 'file' && !isAbsolute.test(file) && !machinePaths?.files.has(file)
      ? [file]
      : [];
  });
  const some = relative.slice(0, probes);
  const base = [...new Set(folders.map((folder) => resolve(folder)))].find((folder) =>
    some.some((file) => inputs.statSync(resolve(folder, file))?.isFile()),
  );
  return {
    ...(base !== undefined && { base }),
    placeOf(file) {
      const whole = machinePaths?.files.get(file) ?? file;
      if (isAbsolute.test(whole)) return whole;
      return base === undefined ? undefined : resolve(base, whole);
    },
  };
}

/** The folders around the XML, innermost first: Doxygen often ran in one of them. */
function foldersAround(xml: string): string[] {
  const folders: string[] = [];
  for (let at = dirname(resolve(xml)); folders.length < 4; at = dirname(at)) {
    if (at === dirname(at)) break;
    folders.push(at);
  }
  return folders;
}

/** Absolute paths of any system; the address of another machine, with two slashes, is none: XML is input. */
const isAbsolute = /^(?:[/\\](?![/\\])|[A-Za-z]:[/\\])/;
