import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs from 'sql.js';

/** A row of the index of a docset. */
export interface DocsetRow {
  /** The name that readers search for. */
  name: string;
  /** The kind of symbol or text. */
  type: string;
  /** The path of the page. */
  file: string;
  /** The id on the page; empty for the page itself. */
  anchor: string;
}

/** Opens the index of a docset with SQLite and returns what a query finds. */
export async function queried(docset: string, sql: string): Promise<unknown[][]> {
  const { Database } = await initSqlJs({ wasmBinary: readFileSync('dist/sqlite.wasm') });
  const database = new Database(readFileSync(join(docset, 'Contents/Resources/docSet.dsidx')));
  try {
    return database.exec(sql)[0]?.values ?? [];
  } finally {
    database.close();
  }
}

/** Returns all rows of the index of a docset. */
export async function indexRows(docset: string): Promise<DocsetRow[]> {
  const rows = await queried(docset, 'SELECT name, type, path FROM searchIndex ORDER BY id');
  return rows.map(([name, type, path]) => {
    const [file = '', anchor = ''] = String(path).split('#');
    return { name: String(name), type: String(type), file, anchor: decodeURIComponent(anchor) };
  });
}
