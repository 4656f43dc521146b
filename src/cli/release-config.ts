import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import type { Config, DoxygenConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** Which configuration to load. */
export interface ReleaseConfigOptions {
  /** Configuration file. */
  config?: string | undefined;
  /** Folder with Doxygen's XML. */
  xml?: string | undefined;
  /** True if the defaults apply where there is no configuration file. */
  isOptional?: boolean;
  /** True if the XML of today is not read, so that its folder need not exist. */
  withoutXml?: boolean;
}

/**
 * Loads the configuration, whose options for releases also apply to XML from elsewhere. Returns `undefined` if it has
 * errors.
 */
export function releaseConfig(
  { config: file, xml, isOptional = false, withoutXml = false }: ReleaseConfigOptions,
  cwd: string,
  diagnostics: Diagnostics,
): Config | undefined {
  const hasDefault = file === undefined && existsSync(join(cwd, DEFAULT_FILE));
  const given = { file: hasDefault ? DEFAULT_FILE : file, xml, cwd, isOptional, withoutXml };
  const loaded = loadConfig(given, diagnostics);
  // What a site is written without, a comparison cannot do without.
  diagnostics.isLenient = false;
  return loaded;
}

/** Reports that a command needs one API reference, for which the configuration names no XML, or that of several. */
export function reportMissingXml(
  purpose: string,
  { libraries }: Config,
  diagnostics: Diagnostics,
): void {
  const folders = Object.values(libraries ?? {}).map(({ xml }) => displayPath(xml));
  if (folders.length === 0)
    diagnostics.error(
      'usage',
      `There is no XML ${purpose}.`,
      undefined,
      'Set doxygen.xml, or use --xml.',
    );
  else
    diagnostics.error(
      'usage',
      `There are several libraries ${purpose}.`,
      undefined,
      `Name the XML of one of them after --xml: ${folders.join(', ')}.`,
    );
}

/** Returns the settings of the XML to take a snapshot of; reports that there is none, and then returns `undefined`. */
export function doxygenOf(config: Config, diagnostics: Diagnostics): DoxygenConfig | undefined {
  if (!config.doxygen) {
    reportMissingXml('to take a snapshot of', config, diagnostics);
  }
  return config.doxygen;
}
