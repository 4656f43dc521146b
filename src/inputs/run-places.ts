import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

/** A file that Doxygen's settings name, and the folder that Doxygen was given for the XML; both as written. */
export interface NamedFile {
  /** Path of the file. */
  file: string;
  /** Path of the folder. */
  outputFolder: string;
}

/**
 * Where a file may be that Doxygen's settings name: Doxygen takes its path from the folder that it runs in, which the XML
 * does not name. `xml` is the folder with the XML, `folders` are further ones to look in.
 */
export function runPlaces(
  { file, outputFolder }: NamedFile,
  xml: string,
  folders: readonly string[] = [],
): string[] {
  if (isAbsolute(file)) return [file, join(xml, basename(file))];
  const output = resolve('/', outputFolder);
  // From the folder with the XML, the path that Doxygen was given for it leads back to where it ran.
  const ran =
    !isAbsolute(outputFolder) && resolve(xml).endsWith(output)
      ? [resolve(xml).slice(0, -output.length) || '/']
      : [];
  return [...ran, ...folders, process.cwd(), dirname(xml), xml]
    .map((start) => resolve(start, file))
    .concat(join(xml, basename(file)));
}
