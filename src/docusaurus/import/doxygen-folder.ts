import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDictionary } from './config-value.ts';
import type { Dictionary } from '../../init/dictionary.ts';

/** Settings of a converter of Doxygen's XML. */
export interface Converter {
  /** The settings file, relative to the folder of the site. */
  file: string;
  /** Folder of the XML, as written there. */
  xml: string;
  /** Folder of the generated pages, relative to the folder of the site. */
  pages: string;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Ignore a file that cannot be read.
    return undefined;
  }
}

function optionsIn(file: string, json: unknown): Dictionary | undefined {
  if (!isDictionary(json)) return undefined;
  if (file !== 'package.json') return json;
  const config = isDictionary(json.config) ? json.config : {};
  const own = config.doxygen2docusaurus ?? json.doxygen2docusaurus;
  return isDictionary(own) ? own : undefined;
}

/** Finds the settings of doxygen2docusaurus, which converts Doxygen's XML to Markdown before the site is built. */
export function findConverter(folder: string): Converter | undefined {
  for (const file of [
    'config/doxygen2docusaurus.json',
    'doxygen2docusaurus.json',
    'package.json',
  ]) {
    const path = join(folder, file);
    const options = existsSync(path) ? optionsIn(file, readJson(path)) : undefined;
    if (!options) continue;
    const text = (key: string, fallback: string): string =>
      typeof options[key] === 'string' ? options[key] : fallback;
    const docs = text('docsFolderPath', 'docs');
    return {
      file,
      xml: text('doxygenXmlInputFolderPath', 'doxygen/xml'),
      pages: `${docs}/${text('apiFolderPath', 'api')}`,
    };
  }
  return undefined;
}
