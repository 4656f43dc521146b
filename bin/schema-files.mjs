// Generates the JSON schemas: from the declarations of options and of snapshots, which are bundled and evaluated, and
// from the types of the model.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { modelSchema } from './model-schema.mjs';

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
      'model.schema.json': modelSchema(),
      'site.config.schema.json': configSchema(),
      'snapshot.schema.json': snapshotSchema(),
      'texts.schema.json': textsSchema(),
    };
    return Object.entries(schemas).map(([name, schema]) => ({
      path: join(dist, name),
      contents: Buffer.from(`${JSON.stringify(schema, null, 2)}\n`),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
