import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { distFolder, shippedFiles } from '../../render/bundling.ts';
import type { DocsetEntry } from './docset-entries.ts';

/** SQLite as WebAssembly, which is shipped as it is. */
const sqliteProgram = join(distFolder, 'sqlite.wasm');

/** Returns the SQLite file in which Dash and Zeal search: the table and index that both expect. */
export async function docsetIndex(entries: readonly DocsetEntry[]): Promise<Uint8Array> {
  const { Database } = await initSqlJs({ wasmBinary: shippedFiles.readFileSync(sqliteProgram) });
  const database = new Database();
  try {
    database.run(
      'CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)',
    );
    database.run('CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)');
    database.run('BEGIN');
    const insert = database.prepare(
      'INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)',
    );
    for (const { name, type, file, anchor } of entries)
      insert.run([name, type, anchor === '' ? file : `${file}#${encodeURIComponent(anchor)}`]);
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}
