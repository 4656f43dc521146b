// Writes the declarations of what programs and the code of sites import: npm run api. They are the types that the package
// ships, and show in a review what a change does to its interface.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { changingPackages } from './package-changes.mjs';
import { withoutTables } from './declarations.mjs';
import { withOptionValues } from './option-values.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder to write: an argument, or that of the repository. */
const out = process.argv[2] ?? join(root, 'api');

/** The JSON schema of the configuration, which bundling writes. */
const schema = JSON.parse(readFileSync(join(root, 'dist/site.config.schema.json'), 'utf8'));

mkdirSync(out, { recursive: true });
await write('index.d.ts', await declarationsOf('src/program/index.ts'));
await write('components.d.ts', await declarationsOf('src/components/theme/all-exports.ts'));
await write('theme.d.ts', await moduleDeclarations());

/** Returns the declarations of a module and of all that they refer to, in one file. */
async function declarationsOf(input) {
  const bundle = await rollup({
    input: join(root, input),
    external: (id) => !/^[./]/.test(id),
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json') })],
  });
  const { output } = await bundle.generate({});
  await bundle.close();
  return withoutTables(withOptionValues(output[0].code, schema));
}

/** Returns the declarations of the modules that exist only in the code of a site. */
async function moduleDeclarations() {
  const { providedModules, providedNames, assetEndings, textEndings } = await providedTables();
  const provided = providedModules
    .filter((name) => name.startsWith('@'))
    .map((name) => {
      const exports = [...providedNames(name)].map(([key, from]) => `${from} as ${key}`);
      return module(name, `export { ${exports.join(', ')} } from 'mtp-site/components';`);
    });
  const endings = (list, contents) =>
    list.split(' ').map((ending) => module(`*.${ending}`, contents(ending)));
  const component = (props) =>
    `import type { ComponentType } from 'react'; const Component: ComponentType<${props}>; export default Component;`;
  const value = (type) => `const value: ${type}; export default value;`;
  return [
    "/** The modules that React pages, components and texts of a site can import, as `import type {} from 'mtp-site/theme'` declares them. */",
    ...provided,
    ...endings(assetEndings, (ending) =>
      ending === 'svg' ? component("import('react').SVGProps<SVGSVGElement>") : value('string'),
    ),
    ...endings(textEndings, () => value('string')),
    ...endings('md mdx', () => component('Record<string, unknown>')),
    ...endings('yaml yml', () => value('unknown')),
    // The compiler takes the first pattern of those that match.
    ...endings('module.css module.scss module.sass', () =>
      value('Readonly<Record<string, string>>'),
    ),
    ...endings('css scss sass', () => ''),
  ].join('\n\n');
}

function module(name, contents) {
  return `declare module '${name}' { ${contents} }`;
}

/** Loads the tables of modules and endings from the sources. */
async function providedTables() {
  const folder = mkdtempSync(join(root, 'node_modules/.api-'));
  try {
    const outfile = join(folder, 'tables.mjs');
    await build({
      stdin: {
        contents: `export * from './provided-modules.ts'; export * from './bundling.ts';`,
        resolveDir: join(root, 'src/render'),
        loader: 'ts',
      },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
      plugins: [changingPackages],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function write(name, text) {
  const file = join(out, name);
  const options = { ...(await resolveConfig(join(root, 'api', name))), parser: 'typescript' };
  writeFileSync(file, await format(text, options));
}
