// Bundles the published files: the command, the style sheets, the scripts for browsers and the JSON schemas.
// Run by `npm run prepare`. The same sources produce the same bytes, and only changed files are written.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { bundledPackages, componentsText, licencesText } from './bundled-packages.mjs';
import { cardFontFiles } from './card-fonts.mjs';
import { changingPackages } from './package-changes.mjs';
import { engineCompression, engineOptions, engineParts, searchEngine } from './search-engine.mjs';
import { apart, rarePackages } from './rare-packages.mjs';
import { oneByOne } from './re-exports.mjs';
import { schemaFiles } from './schema-files.mjs';
import { shippedContent } from './shipped-content.mjs';
import { textFiles } from './text-files.mjs';
import { fileInstead, fromParts, namedFunctions } from './viewer-plugins.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

/** Identifies this build of the tool: a hash of all other files. */
const buildId = join(dist, 'build-id.txt');

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  jsx: 'automatic',
};

/** CommonJS packages in the bundle call `require` for built-in modules of Node. */
const REQUIRE =
  "import { createRequire as bundleRequire } from 'node:module';\nconst require = bundleRequire(import.meta.url);";

const node = {
  ...common,
  platform: 'node',
  format: 'esm',
  target: 'node18',
  // These packages contain native programs.
  external: ['esbuild', 'sharp'],
  // The smallest and fastest build of React: mtp-site only renders whole documents.
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: REQUIRE },
  minifyWhitespace: true,
  plugins: [changingPackages],
};

const browsers = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];
const light = { ...common, format: 'esm', minify: true, target: browsers };

/**
 * A CommonJS script, because V8 can only cache the compiled code of scripts (see `bin/mtp-site.mjs`). It is ASCII,
 * because V8 stores other texts in twice the memory.
 */
const script = {
  ...node,
  format: 'cjs',
  charset: 'ascii',
  supported: { 'dynamic-import': false },
};

/** The server of the Model Context Protocol, with its packages; only one command loads it. */
const protocolServer = {
  name: 'protocol-server',
  setup({ onResolve }) {
    onResolve({ filter: /\/mcp\/server\.ts$/ }, () => ({ path: './mcp.cjs', external: true }));
  },
};

/** Names the sources of an internal error. */
const mapped = { sourcemap: 'external', sourcesContent: false };

/** The bundles besides the viewer: entry point and options. */
const parts = [
  {
    entry: 'src/bundle.ts',
    options: {
      ...script,
      ...mapped,
      outfile: join(dist, 'cli.cjs'),
      banner: {
        js: "'use strict';const moduleUrl=require('node:url').pathToFileURL(__filename).href;",
      },
      define: { ...script.define, 'import.meta.url': 'moduleUrl' },
      plugins: [...node.plugins, apart, protocolServer],
    },
  },
  ...Object.entries(rarePackages).map(([name, file]) => ({
    options: {
      ...script,
      // Uses `require`, as the command does with the file, so that the default export is the same.
      stdin: { contents: `module.exports = require('${name}');`, resolveDir: root },
      outfile: join(dist, file),
      banner: {},
    },
  })),
  {
    entry: 'src/mcp/server.ts',
    options: { ...script, ...mapped, outfile: join(dist, 'mcp.cjs'), banner: {} },
  },
  ...[
    ['worker.mjs', 'src/parallel/worker.ts'],
    ['postcss.mjs', 'src/docusaurus/sheets/postcss-process.ts'],
  ].map(([name, entry]) => ({ entry, options: { ...node, outfile: join(dist, name) } })),
  ...[
    ['site.css', 'src/components/styles/main.css'],
    ['classic.css', 'src/docusaurus/styles/classic.css'],
    ['classic-properties.css', 'src/docusaurus/styles/classic-properties.css'],
    ['blog.css', 'src/components/styles/blog.css'],
    ['changes.css', 'src/components/styles/changes.css'],
    ['coverage.css', 'src/components/styles/coverage.css'],
    ['formula.css', 'src/components/styles/formula.css'],
    ['home.css', 'src/components/styles/home.css'],
    ['members.css', 'src/components/styles/members.css'],
    ['mermaid.css', 'src/components/styles/mermaid.css'],
    ['search.css', 'src/components/styles/search.css'],
    // The development server adds it to the pages that it serves.
    ['live.js', 'viewer/live/main.ts'],
    ['portable.js', 'viewer/portable/portable.ts'],
  ].map(([name, entry]) => ({ entry, options: { ...light, outfile: join(dist, name) } })),
];

const browser = {
  ...common,
  platform: 'browser',
  format: 'esm',
  splitting: true,
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** The entry point of the viewer, and those with the code that chunks of the user's code share with it. */
const viewerEntries = [
  'viewer/main.tsx',
  'viewer/page-api.ts',
  'viewer/theme.ts',
  'viewer/islands.tsx',
];

/**
 * Scripts for elements that not every page has, and that must run before the first paint, that of redirects, and that of
 * Mermaid diagrams, which the site bundles with its own package. Only pages that need one load it, so each is one file
 * without imports.
 */
const pageScripts = {
  tabs: 'viewer/tabs.ts',
  redirect: 'viewer/redirect.ts',
  mermaid: 'viewer/mermaid.ts',
};

/** Bundles the page scripts, and the files of the search engine, which shorten names alike. */
async function pageScriptFiles(inputs) {
  const bundles = [await ownFiles(pageScripts)];
  let mangleCache = {};
  let plugins = [];
  for (const { name, path } of engineParts) {
    const part = await ownFiles({ [name]: path }, { ...engineOptions, mangleCache, plugins });
    bundles.push(part);
    mangleCache = part.mangleCache;
    const imported = new RegExp(`/${basename(path).replace('.', '\\.')}$`);
    plugins = [...plugins, fileInstead(imported, pageScriptFile(name, part.outputFiles))];
  }
  return bundles.flatMap(({ outputFiles, metafile }) => {
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    return outputFiles;
  });
}

/** Bundles each script with all its dependencies. */
function ownFiles(scripts, options) {
  return build({
    ...browser,
    splitting: false,
    entryPoints: Object.entries(scripts).map(([out, path]) => ({ in: path, out })),
    outdir: join(dist, 'viewer'),
    entryNames: '[name]-[hash]',
    minifySyntax: true,
    // The minifier shortens names again, but compresses better if they are short already.
    minifyIdentifiers: true,
    ...options,
  });
}

/** Returns the file name of a page script among the outputs. */
function pageScriptFile(name, files) {
  return files.map(({ path }) => basename(path)).find((file) => file.startsWith(`${name}-`));
}

/** Keeps imports of page scripts external, and rewrites them to their file names. */
function pageScriptImports(files) {
  return {
    name: 'page-scripts',
    setup({ onResolve }) {
      for (const name of Object.keys(pageScripts)) {
        onResolve({ filter: new RegExp(`^\\./${name}(\\.ts|-\\w+\\.js)$`) }, () => ({
          path: `./${pageScriptFile(name, files)}`,
          external: true,
        }));
      }
    },
  };
}

/**
 * Bundles the viewer: one file that pages load first, and parts that are fetched on demand. It is minified once, here,
 * so that a build of a site only copies it. `manifest.json` lists its files.
 */
async function viewerFiles(inputs) {
  const ownScripts = await pageScriptFiles(inputs);
  const first = await build({
    ...browser,
    entryPoints: viewerEntries,
    outdir: join(dist, 'parts'),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    define: {
      ...browser.define,
      SEARCH_ENGINE: JSON.stringify(`./${pageScriptFile(searchEngine, ownScripts)}`),
    },
    plugins: [pageScriptImports(ownScripts), namedFunctions(root)],
  });
  for (const input of Object.keys(first.metafile.inputs)) inputs.add(input);

  // Every other part imports the viewer, which is always loaded before it. So all shared code stays in the viewer's
  // file: one request, and better compression than several files.
  const parts = new Map(
    first.outputFiles.map(({ path, text }) => [basename(path), withoutPackagePaths(text)]),
  );
  for (const [path, { entryPoint }] of Object.entries(first.metafile.outputs)) {
    const name = basename(path);
    if (entryPoint && entryPoint !== viewerEntries[0])
      parts.set(name, `${partsBefore(name)}${parts.get(name)}`);
  }
  const { outputFiles, metafile } = await build({
    ...browser,
    entryPoints: ['./main.js', './page-api.js', './theme.js', './islands.js'],
    outdir: join(dist, 'viewer'),
    entryNames: '[name]-[hash]',
    chunkNames: 'viewer-[hash]',
    minifySyntax: true,
    minifyIdentifiers: true,
    plugins: [pageScriptImports(ownScripts), fromParts(parts)],
  });
  const files = await Promise.all(
    [...ownScripts, ...outputFiles].map(async ({ path, text }) => {
      const { code } = await minify(text, {
        module: true,
        mangle: true,
        compress: {
          ...{ ecma: 2020, passes: 3, inline: 0, reduce_funcs: false },
          ...(engineParts.some(({ name }) => basename(path).startsWith(name))
            ? engineCompression
            : {}),
        },
      });
      const isPassedOn = basename(path).startsWith('page-api-');
      return { path, contents: Buffer.from(isPassedOn ? oneByOne(code) : code) };
    }),
  );

  const nameOf = (entry) =>
    basename(
      Object.entries(metafile.outputs).find(([, output]) =>
        output.entryPoint?.endsWith(`./${entry}`),
      )[0],
    );
  const main = nameOf('main.js');
  const [output] = Object.entries(metafile.outputs).filter(([path]) => basename(path) === main);
  const manifest = {
    all: files.map(({ path }) => basename(path)).sort(),
    viewer: main,
    pageApi: nameOf('page-api.js'),
    theme: nameOf('theme.js'),
    islands: nameOf('islands.js'),
    pageScripts: Object.fromEntries(
      Object.keys(pageScripts).map((name) => [name, pageScriptFile(name, ownScripts)]),
    ),
    loadedFirst: output[1].imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => basename(path)),
  };
  const contents = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  return [...files, { path: join(dist, 'viewer/manifest.json'), contents }];
}

/** Removes the paths of packages, by which the bundle names their modules: nothing reads them, and readers would load them. */
function withoutPackagePaths(text) {
  return text.replaceAll(/"node_modules\/[^"\n]+"\(/g, '_(');
}

/** Returns imports of the parts that are loaded before a part, so that shared code stays in them. */
function partsBefore(name) {
  const before =
    name === 'theme.js' || name === 'islands.js' ? ['main.js', 'page-api.js'] : ['main.js'];
  return before.map((part) => `import "./${part}";\n`).join('');
}

/** Returns the module that programs import: the functions of the command's bundle, which is a CommonJS script. */
async function programFile() {
  const { metafile } = await build({
    ...common,
    bundle: false,
    format: 'esm',
    entryPoints: ['src/program/index.ts'],
    outdir: dist,
  });
  const [{ exports }] = Object.values(metafile.outputs);
  const text = `import bundle from './cli.cjs';\nexport const { ${exports.sort().join(', ')} } = bundle;\n`;
  return [{ path: join(dist, 'index.mjs'), contents: Buffer.from(text) }];
}

/** Returns SQLite as WebAssembly, which is shipped as it is: see `docsetIndex` in src/emit/docset/docset-index.ts. */
function sqliteFile() {
  const contents = readFileSync(join(root, 'node_modules/sql.js/dist/sql-wasm.wasm'));
  return [{ path: join(dist, 'sqlite.wasm'), contents }];
}

/** Returns the licences of the bundled packages, which must be distributed with them, and the list of these packages. */
function packageFiles(inputs) {
  const packages = bundledPackages(inputs, root);
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = {
    'third-party-licenses.txt': licencesText(packages),
    'bundled.cdx.json': componentsText(packages, own),
  };
  return Object.entries(files).map(([name, text]) => ({
    path: join(dist, name),
    contents: Buffer.from(text),
  }));
}

/** Returns every file below a folder. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const inputs = new Set();
const results = await Promise.allSettled([
  ...parts.map(async ({ entry, options }) => {
    const { outputFiles, metafile } = await build({
      ...(entry && { entryPoints: [entry] }),
      ...options,
    });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    return outputFiles.map((file) => ({ path: file.path, contents: shippedContent(file) }));
  }),
  programFile(),
  viewerFiles(inputs),
  cardFontFiles(root, dist, inputs),
  sqliteFile(),
  schemaFiles(node, dist),
  textFiles(dist),
]);
// esbuild has already printed errors in sources.
for (const { reason } of results) if (reason && !reason.errors) console.error(reason);
// If a part fails, the other parts are still written, and its old files stay.
const isComplete = results.every(({ status }) => status === 'fulfilled');
if (!isComplete) process.exitCode = 1;
const files = [...results.flatMap(({ value }) => value ?? []), ...packageFiles(inputs)].filter(
  ({ contents }) => contents.length > 0,
);

const wanted = new Set([...files.map(({ path }) => path), buildId]);
if (isComplete) for (const path of filesBelow(dist)) if (!wanted.has(path)) rmSync(path);

for (const { path, contents } of files) {
  const bytes = Buffer.from(contents);
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${relative(root, path).replaceAll('\\', '/')}  ${bytes.length} bytes`);
}

// Caches depend on this id, so that no build of the tool uses the results of another.
const identity = createHash('sha256');
for (const path of filesBelow(dist)
  .filter((path) => path !== buildId)
  .sort())
  identity.update(`${relative(dist, path)}\0`).update(readFileSync(path));
writeFileSync(buildId, `${identity.digest('hex')}\n`);
