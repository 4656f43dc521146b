// Bundles what ships: the command, the style sheet, the browser's part and the schema of site.config.yaml.
// Run by `npm run prepare`. The same sources give the same bytes, and only files that changed are written.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

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

/** Packages that are needed as they are: the native one, and React, of which a page may have only one copy. */
const REACT = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
];

/** CommonJS packages in the bundle call `require` for Node's own modules. */
const REQUIRE =
  "import { createRequire as bundleRequire } from 'node:module';\nconst require = bundleRequire(import.meta.url);";

const node = {
  ...common,
  platform: 'node',
  format: 'esm',
  target: 'node18',
  external: ['esbuild', ...REACT],
  // Node finds this file of a package without an export map only by its whole name.
  alias: { 'react-router-dom/server': 'react-router-dom/server.js' },
  banner: { js: REQUIRE },
  minifyWhitespace: true,
};

const browsers = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];

/** Each part: the source it starts from, which may not exist yet, and how it is bundled. */
const parts = [
  {
    entry: 'src/cli/main.ts',
    options: { ...node, outfile: join(dist, 'cli.mjs') },
  },
  {
    entry: 'src/components/styles/main.css',
    options: {
      ...common,
      outfile: join(dist, 'site.css'),
      minify: true,
      target: browsers,
    },
  },
  {
    entry: 'viewer/main.tsx',
    options: {
      ...common,
      outdir: join(dist, 'viewer'),
      platform: 'browser',
      format: 'esm',
      splitting: true,
      target: 'es2022',
      external: [...REACT, 'mtp-site:site-data'],
      minifyWhitespace: true,
    },
  },
];

/**
 * Has the parts of the viewer that are fetched on demand import the viewer, which is there before them: all that they
 * share with it then stays one chunk with it, which compresses better than several.
 */
function joinChunks(outputFiles, { outputs }) {
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint || entryPoint === 'viewer/main.tsx') continue;
    const file = outputFiles.find((each) => each.path === join(root, path));
    if (file) file.contents = Buffer.from(`import "./main.js";\n${file.text}`);
  }
}

/** The JSON schema comes from the declarations, which are bundled and evaluated for it. */
async function schemaFile() {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-'));
  try {
    const outfile = join(folder, 'json-schema.mjs');
    const entryPoints = ['src/config/json-schema.ts'];
    await build({ ...node, entryPoints, outfile, write: true });
    const { configSchema } = await import(pathToFileURL(outfile).href);
    return {
      path: join(dist, 'site.config.schema.json'),
      contents: Buffer.from(`${JSON.stringify(configSchema(), null, 2)}\n`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The licences of the packages that were bundled, which ask to be passed on. */
function licencesFile(inputs) {
  const packages = new Map();
  for (const input of inputs) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (folder) packages.set(folder, undefined);
  }
  const texts = [...packages.keys()].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(join(root, folder)).find((path) => /^licen[cs]e/i.test(path));
    const text = file ? readFileSync(join(root, folder, file), 'utf8').trim() : '';
    return `${name} ${version}, ${license}\n\n${text}\n`;
  });
  const contents = [...new Set(texts)].sort().join(`\n${'-'.repeat(80)}\n\n`);
  return { path: join(dist, 'third-party-licenses.txt'), contents: Buffer.from(contents) };
}

/** Every file below a folder. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const inputs = new Set();
const present = parts.filter(({ entry }) => existsSync(join(root, entry)));
const results = await Promise.allSettled([
  ...present.map(async ({ entry, options }) => {
    const { outputFiles, metafile } = await build({ ...options, entryPoints: [entry] });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    if (entry === 'viewer/main.tsx') joinChunks(outputFiles, metafile);
    return outputFiles;
  }),
  schemaFile().then((file) => [file]),
]);
// esbuild has printed what is wrong; the other parts are written all the same, and the old files of this one stay.
const isComplete = results.every(({ status }) => status === 'fulfilled');
if (!isComplete) process.exitCode = 1;
const files = [...results.flatMap(({ value }) => value ?? []), licencesFile(inputs)].filter(
  ({ contents }) => contents.length > 0,
);

const wanted = new Set(files.map(({ path }) => path));
if (isComplete) for (const path of filesBelow(dist)) if (!wanted.has(path)) rmSync(path);

for (const { path, contents } of files) {
  const bytes = Buffer.from(contents);
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${relative(root, path).replaceAll('\\', '/')}  ${bytes.length} bytes`);
}
