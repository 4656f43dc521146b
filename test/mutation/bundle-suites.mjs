import { build } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The place of a module, in its code: in a bundle, `import.meta` is that of nothing. */
function withPlace(code, path) {
  const places = {
    'import.meta.url': pathToFileURL(path).href,
    'import.meta.dirname': dirname(path),
    'import.meta.filename': path,
  };
  return code.replace(/\bimport\.meta\.(?:url|dirname|filename)\b/g, (name) =>
    JSON.stringify(places[name]),
  );
}

/**
 * Bundles suites, each with all code of this repository that it imports, into scripts that need only milliseconds to start:
 * Jest loads hundreds of modules for each suite, one by one. Packages remain outside, so that they are loaded once.
 *
 * A script is an asynchronous function of a function that returns packages. Where `changed` has a file of `src`, it is taken
 * from there.
 */
export async function bundleSuites({ root, changed, suites, out }) {
  const packages = new Set();
  await build({
    absWorkingDir: root,
    bundle: true,
    entryPoints: suites.map((suite, index) => ({ in: `suite:${suite}`, out: String(index) })),
    outdir: out,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [
      {
        name: 'suites',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^suite:/ }, ({ path }) => ({
            path: path.slice('suite:'.length),
            namespace: 'suite',
          }));
          onLoad({ filter: /./, namespace: 'suite' }, ({ path }) => ({
            contents: `import './test/setup.ts'; import './${path}';`,
            resolveDir: root,
          }));

          onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, namespace: 'package' }));
          onLoad({ filter: /./, namespace: 'package' }, async ({ path }) => {
            packages.add(path);
            const names = path === '@jest/globals' ? globals : Object.keys(await packageOf(path));
            const lines = names.map((name, index) =>
              name === 'default'
                ? `export default all.default;`
                : `const name${index} = all[${JSON.stringify(name)}]; export { name${index} as ${JSON.stringify(name)} };`,
            );
            const all = `const all = packageOf(${JSON.stringify(path)});`;
            return { contents: [all, ...lines].join('\n') };
          });

          onLoad({ filter: /\.(?:tsx?|mjs|js)$/, namespace: 'file' }, ({ path }) => {
            const instead = resolve(changed, relative(root, path));
            const code = readFileSync(existsSync(instead) ? instead : path, 'utf8');
            const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
            return { contents: withPlace(code, path), loader };
          });
        },
      },
    ],
  });
  return { packages: [...packages], files: suites.map((_, index) => join(out, `${index}.js`)) };
}

const require = createRequire(import.meta.url);

/** Loads a package; some have files that only `require` finds, because it adds the extension. */
export async function packageOf(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return import(pathToFileURL(require.resolve(name)).href);
  }
}

/** What suites import from Jest. */
const globals = [
  ...['describe', 'test', 'it', 'expect', 'jest'],
  ...['beforeAll', 'afterAll', 'beforeEach', 'afterEach'],
];
