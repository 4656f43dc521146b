// Writes documentation/reference/diagnostics.md from the catalogue of diagnostics: npm run diagnostics
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const { outputFiles } = await build({
  stdin: {
    contents: `export { catalogue } from './catalogue.ts';
export { catalogueDocument } from './catalogue/document.ts';`,
    resolveDir: join(root, 'src/diagnostics'),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'esm',
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { catalogue, catalogueDocument } = await import(`data:text/javascript;base64,${code}`);
writeFileSync(join(root, 'documentation/reference/diagnostics.md'), catalogueDocument(catalogue));
