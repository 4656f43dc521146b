import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDictionary } from './given.ts';
import type { Dictionary } from './given.ts';

/** What a converter of Doxygen's XML is told beside the configuration of the site. */
export interface Converter {
  /** The file that tells it, relative to the folder of the site. */
  file: string;
  /** Folder with the XML, as written there. */
  xml: string;
  /** Folder with the pages that it makes, relative to the folder of the site. */
  pages: string;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A file that cannot be read tells nothing.
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

/** Finds the settings of doxygen2docusaurus, which makes Markdown of Doxygen's XML before a site is built. */
export function findConverter(folder: string): Converter | undefined {
  for (const file of [
    'config/doxygen2docusaurus.json',
    'doxygen2docusaurus.json',
    'package.json',
  ]) {
    const path = join(folder, file);
    const options = existsSync(path) ? optionsIn(file, readJson(path)) : undefined;
    if (!options) continue;
    const text = (key: string, usual: string): string =>
      typeof options[key] === 'string' ? options[key] : usual;
    const docs = text('docsFolderPath', 'docs');
    return {
      file,
      xml: text('doxygenXmlInputFolderPath', 'doxygen/xml'),
      pages: `${docs}/${text('apiFolderPath', 'api')}`,
    };
  }
  return undefined;
}
