// Generates the JSON schemas from the declarations of options and of snapshots, which are bundled and evaluated.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Returns the JSON schemas, given options that bundle sources for Node, and the folder that they are written to. */
export async function schemaFiles(options, dist) {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-'));
  try {
    const entryPoints = ['src/config/json-schema.ts', 'src/releases/snapshot-schema.ts'];
    const outExtension = { '.js': '.mjs' };
    await build({ ...options, entryPoints, outdir: folder, outExtension, write: true });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const { configSchema, textsSchema } = await load('config/json-schema');
    const { snapshotSchema } = await load('releases/snapshot-schema');
    const schemas = {
      'site.config.schema.json': configSchema(),
      'snapshot.schema.json': snapshotSchema(),
      'texts.schema.json': textsSchema(),
    };
    const files = Object.entries(schemas).map(([name, schema]) => ({
      path: join(dist, name),
      contents: Buffer.from(`${JSON.stringify(schema, null, 2)}\n`),
    }));
    const model = 'model.schema.json';
    const kept = join(import.meta.dirname, '../src/model', model);
    return [...files, { path: join(dist, model), contents: readFileSync(kept) }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
