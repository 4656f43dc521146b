import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

/** A file that Doxygen's settings name, and Doxygen's output folder for XML, both as written. */
export interface NamedFile {
  /** Path of the file. */
  file: string;
  /** Path of the folder. */
  outputFolder: string;
}

/**
 * Returns the possible places of a file that Doxygen's settings name: its path is relative to Doxygen's working folder,
 * which the XML does not contain. `xml` is the folder of the XML; `folders` are more folders to search.
 */
export function runPlaces(
  { file, outputFolder }: NamedFile,
  xml: string,
  folders: readonly string[] = [],
): string[] {
  if (isAbsolute(file)) return [file, join(xml, basename(file))];
  const ran = runFolder(outputFolder, xml);
  return [...(ran === undefined ? [] : [ran]), ...folders, process.cwd(), dirname(xml), xml]
    .map((start) => resolve(start, file))
    .concat(join(xml, basename(file)));
}

/**
 * Returns the folder in which Doxygen ran: that of the XML without the path of the XML in Doxygen's settings, which has
 * to be below it.
 */
export function runFolder(outputFolder: string, xml: string): string | undefined {
  const output = resolve('/', outputFolder);
  const isBelow = !isAbsolute(outputFolder) && !/^\.\.(?:[\\/]|$)/.test(outputFolder);
  return isBelow && resolve(xml).endsWith(output)
    ? resolve(xml).slice(0, -output.length) || '/'
    : undefined;
}
