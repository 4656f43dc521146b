import { BuildContext } from '../cache/build-context.ts';
import { loadConfig as load } from '../config/load-config.ts';
import type { Config } from '../config/types.ts';
import { readDoxygen as read } from '../doxygen/read-project.ts';
import type { ApiReference } from '../model/site.ts';
import { outcomeOf, type Outcome, type RunOptions } from './outcome.ts';

/** Which configuration to load; paths are relative to the working folder. */
export interface LoadOptions extends RunOptions {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string;
  /** Base path; replaces the option `baseUrl`. */
  base?: string;
}

/** Loads and validates a configuration: all options with their defaults, and all paths absolute. */
export function loadConfig(options: LoadOptions = {}): Promise<Outcome<Config>> {
  const { config: file, xml, base } = options;
  return outcomeOf(options, ({ cwd, diagnostics }) => load({ file, xml, base, cwd }, diagnostics));
}

/** How to read a folder with Doxygen's XML. */
export interface ReadDoxygenOptions extends RunOptions {
  /** Tag files that the XML refers to: paths, relative to the working folder, to the URLs of their sites. */
  tagFiles?: Readonly<Record<string, string>>;
}

/** Reads a folder with Doxygen's XML into the model that the pages of a site are made of. */
export function readDoxygen(
  folder: string,
  options: ReadDoxygenOptions = {},
): Promise<Outcome<ApiReference>> {
  const { tagFiles = {} } = options;
  return outcomeOf(options, ({ diagnostics, count }) =>
    read(folder, new BuildContext({ diagnostics }), { tagFiles, count }),
  );
}
