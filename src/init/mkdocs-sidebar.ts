import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath, normalize, relative } from 'node:path/posix';
import { Document, parseDocument } from 'yaml';
import { isDictionary } from './dictionary.ts';
import { fileText, putOnLines } from './yaml-text.ts';

/** Name of the sidebar, which is that of a site without a sidebar file. */
const NAME = 'docsSidebar';

/** Names that start with numbers, which ids of docs do not have. */
const NUMBERED = /(?:^|\/)\d+\s*[-_.]/;

/**
 * Returns the text of a sidebar file with the order and the labels of `nav` in an `mkdocs.yml`; `undefined` if it has
 * none, or is about other texts. All paths are relative to the folder of the library.
 */
export function mkdocsSidebar(
  folder: string,
  config: string,
  docs: string,
  texts: readonly string[],
): string | undefined {
  const given: unknown = read(join(folder, config));
  if (!isDictionary(given) || !Array.isArray(given.nav)) return undefined;
  const written = typeof given.docs_dir === 'string' ? given.docs_dir : 'docs';
  const start = normalize(joinPath(dirname(config), written));
  const known = new Set(texts);
  const itemOf = (path: string, label?: string): unknown[] => {
    if (/^https?:\/\//.test(path))
      return label === undefined ? [] : [{ type: 'link', label, href: path }];
    const text = normalize(joinPath(start, path));
    if (!known.has(text)) return [];
    const id = relative(docs, text).replace(/\.mdx?$/i, '');
    return label === undefined ? [id] : [{ type: 'doc', id, label }];
  };
  const itemsOf = (list: readonly unknown[]): unknown[] => list.flatMap(entryOf);
  const entryOf = (entry: unknown): unknown[] => {
    if (typeof entry === 'string') return itemOf(entry);
    if (!isDictionary(entry)) return [];
    return Object.entries(entry).flatMap(([label, value]) => {
      if (typeof value === 'string') return itemOf(value, label);
      const items = Array.isArray(value) ? itemsOf(value) : [];
      return items.length === 0 ? [] : [{ type: 'category', label, items }];
    });
  };
  const items = itemsOf(given.nav);
  if (
    items.length === 0 ||
    NUMBERED.test(JSON.stringify(texts.map((path) => relative(docs, path))))
  )
    return undefined;
  const document = new Document({ [NAME]: items });
  putOnLines(document);
  return fileText(
    document,
    `The order and the labels of nav in ${config}, written by "mtp-site init".`,
    false,
  );
}

function read(file: string): unknown {
  try {
    // It can contain tags for Python.
    return parseDocument(readFileSync(file, 'utf8'), { logLevel: 'silent' }).toJS() as unknown;
  } catch {
    return undefined;
  }
}
