import { textSetsOf } from '../shared/content-sets.ts';
import { relative, sep } from 'node:path';
import { loadConfig } from '../config/load-config.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Library } from './library.ts';
import { hasTracked } from './next-steps.ts';

/**
 * Returns a library as an existing configuration describes it: if the repository contains the XML that the configuration
 * names, nothing needs to run Doxygen, and the site depends on the folders of the configuration. If the configuration
 * cannot be read, the library stays as it is.
 *
 * @param file Path of the configuration.
 */
export function configuredLibrary(library: Library, file: string): Library {
  const { folder, files, doxygen } = library;
  // A build reports faults of the configuration.
  const config = loadConfig({ file, cwd: folder }, new Diagnostics());
  if (!config) return library;
  if (!config.doxygen) return { ...library, lacksReference: true };
  const shown = (path: string): string => relative(folder, path).split(sep).join('/');
  const xml = shown(config.doxygen.xml);
  if (!hasTracked(files, xml)) return library;
  const read = [...textSetsOf(config).map(({ path }) => path), ...config.staticDirectories];
  return {
    ...library,
    ...(doxygen && { doxygen: { ...doxygen, commands: [], own: undefined, others: [] } }),
    inputs: [xml, ...read.map(shown)],
    snapshots: shown(config.releases.folder),
  };
}
