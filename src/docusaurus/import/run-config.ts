import * as nodeModule from 'node:module';
import { errorCode } from '../../inputs/error-code.ts';
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'esbuild';
import { bundle } from '../../diagnostics/bundle.ts';
import type { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { Inputs } from '../../inputs/inputs.ts';
import { displayPath } from '../../diagnostics/display-path.ts';
import {
  bundleName,
  inPackage,
  messageOf,
  moduleOptions,
  placeIn,
} from '../../markdown/run-module.ts';
import type { Marks } from './computed-values.ts';
import { COLOURS, themeStub, packageStub } from './package-stub.ts';

/** The result of running a configuration. */
export interface RunConfig {
  /** The module's export, which may contain functions. */
  value: unknown;
  /** Imported packages that are not installed, sorted. */
  missing: string[];
}

/** Packages that only a build needs: they are never loaded, even if installed. */
const NEVER_LOADED =
  /^(?:@docusaurus\/|(?:@[^/]+\/)?[^/]*docusaurus[^/]*$|(?:remark|rehype|recma|postcss)-|@tailwindcss\/|(?:tailwindcss(?:\/nesting)?|autoprefixer|cssnano)$)/;

/** Modules in such packages may contain functions that configurations call; those that fail are replaced as well. */
const MAY_FAIL = /^(?:@[^/]+\/)?[^/]*docusaurus[^/]*\//;

/** Name of an extra argument of the module code: stubs, and the module `node:module`. */
const MODULE_ARGUMENT = 'mtpSite';

/** Replaces packages that are not needed or not installed with stubs. */
function packages(missing: Set<string>, marks: Marks | undefined): Plugin {
  return {
    name: 'packages',
    setup: (setup) => {
      const namespace = 'stub';
      setup.onResolve({ filter: /^(?:node:)?module$/ }, () => ({
        path: 'module',
        namespace: MODULE_ARGUMENT,
      }));
      setup.onLoad({ filter: /./, namespace: MODULE_ARGUMENT }, () => ({
        contents: `module.exports = ${MODULE_ARGUMENT}.module;`,
      }));
      if (marks)
        setup.onLoad({ filter: /[\\/]package\.json$/ }, async ({ path }) => {
          const contents = await marks.packageAt(path);
          return contents === undefined ? undefined : { contents, loader: 'json' };
        });
      setup.onResolve({ filter: /^[^./]/ }, async ({ path, ...args }) => {
        const { importer, resolveDir, kind } = args;
        if (args.pluginData === namespace || isAbsolute(path) || kind === 'entry-point')
          return undefined;
        if (NEVER_LOADED.test(path)) return { path, namespace };
        const found = await setup.resolve(path, { resolveDir, kind, pluginData: namespace });
        if (found.errors.length === 0)
          return MAY_FAIL.test(path) ? { path, external: true } : found;
        // Colours of code are not migrated, and many packages support others that need not be installed.
        const isOptional = path.startsWith(COLOURS) || inPackage.test(importer);
        if (!isOptional) missing.add(path);
        return { path, namespace };
      });
      setup.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `module.exports = ${MODULE_ARGUMENT}.${path.startsWith(COLOURS) ? 'themeStub' : 'packageStub'}(${JSON.stringify(path)});`,
      }));
    },
  };
}

/**
 * Returns the `require` of a configuration: missing packages become stubs, and `resolve` returns the name of a
 * package.
 */
function requireOf(file: string, stub: (name: string) => unknown): NodeJS.Require {
  const real = nodeModule.createRequire(file);
  const attempt = <Result>(id: string, run: () => Result, otherwise: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      if (errorCode(error) === 'MODULE_NOT_FOUND' || MAY_FAIL.test(id)) return otherwise();
      throw error;
    }
  };
  const resolve = (id: string, options?: NodeJS.RequireResolveOptions): string =>
    NEVER_LOADED.test(id)
      ? id
      : attempt(
          id,
          () => real.resolve(id, options),
          () => typeScriptFile(dirname(file), id) ?? id,
        );
  return Object.assign(
    (id: string): unknown =>
      NEVER_LOADED.test(id)
        ? stub(id)
        : attempt(
            id,
            (): unknown => real(id),
            () => stub(id),
          ),
    { ...real, resolve: Object.assign(resolve, real.resolve) },
  );
}

/** Returns the TypeScript file that a relative name without extension means; Node itself does not find these. */
function typeScriptFile(folder: string, name: string): string | undefined {
  if (!/^\.{1,2}\//.test(name)) return undefined;
  const path = resolvePath(folder, name);
  return ['.ts', '.tsx', '.mts', '.cts', '/index.ts']
    .map((ending) => path + ending)
    .find((each) => existsSync(each));
}

/** Runs a function in the folder and environment of a Docusaurus production build. */
export async function asDocusaurus<Result>(
  folder: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const cwd = process.cwd();
  const { env } = process;
  const { NODE_ENV } = env;
  process.chdir(folder);
  env.NODE_ENV ??= 'production';
  try {
    return await run();
  } finally {
    process.chdir(cwd);
    if (NODE_ENV === undefined) delete env.NODE_ENV;
  }
}

/**
 * Returns the configuration that a module exports: an object, a promise of one, or a function that returns one, given
 * its arguments.
 */
async function configOf(exports: unknown, given: readonly unknown[]): Promise<unknown> {
  const isModule = typeof exports === 'object' && exports !== null && '__esModule' in exports;
  const exported: unknown = await (isModule && 'default' in exports ? exports.default : exports);
  return typeof exported === 'function'
    ? await Reflect.apply(exported, undefined, given)
    : exported;
}

/**
 * Runs the configuration of a Docusaurus site and returns its export. Its own files and installed packages run
 * unchanged; stubs replace Docusaurus packages, Markdown plugins, and packages that are not installed. Reports
 * errors with file and line, and then returns `undefined`. With `marks`, values from outside the file are marked.
 * `argumentsOf` are those of the exported function, if the export is one.
 */
export async function runConfig(
  file: string,
  diagnostics: Diagnostics,
  marks?: Marks,
  argumentsOf: readonly unknown[] = [],
): Promise<RunConfig | undefined> {
  const folder = dirname(file);
  const code = 'docusaurus-config';
  const missing = new Set<string>();
  const bundling = await bundle(
    { inputs: new Inputs(false), diagnostics },
    ({ build }) =>
      build({
        entryPoints: [file],
        outfile: `${folder}/${bundleName}`,
        ...moduleOptions,
        // Both are common in configurations, and work here.
        logOverride: {
          'require-resolve-not-external': 'silent',
          'commonjs-variable-in-esm': 'silent',
        },
        define: {
          'import.meta.url': JSON.stringify(pathToFileURL(file).href),
          'import.meta.filename': '__filename',
          'import.meta.dirname': '__dirname',
        },
        plugins: [packages(missing, marks)],
      }),
    { code, place: { file: displayPath(file) } },
  );
  const output = (ending: string): string =>
    bundling?.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  if (!bundling) return undefined;

  const module: { exports: unknown } = { exports: {} };
  const stub = (name: string): unknown => packageStub(name, marks?.stubText);
  const require = requireOf(file, stub);
  const own = {
    packageStub: stub,
    themeStub,
    // The static functions of the class are the module.
    // eslint-disable-next-line @typescript-eslint/no-misused-spread
    module: { ...nodeModule, createRequire: () => require },
  };
  const { globals = {} } = marks ?? {};
  const names = ['module', 'exports', 'require', '__filename', '__dirname', MODULE_ARGUMENT];
  const given = [module, module.exports, require, file, folder, own, ...Object.values(globals)];
  names.push(...Object.keys(globals));
  try {
    return await asDocusaurus(folder, async () => {
      const evaluate = compileFunction(output(bundleName), names, { filename: bundleName });
      Reflect.apply(evaluate, undefined, given);
      return { value: await configOf(module.exports, argumentsOf), missing: [...missing].sort() };
    });
  } catch (error) {
    const { message, stack } = messageOf(error);
    const place = placeIn(stack, output('.map'), file) ?? { file: displayPath(file) };
    const [line = ''] = message.split('\n');
    diagnostics.error(
      code,
      `The configuration threw an error: ${line}`,
      place,
      'It must run without Docusaurus: fix it, or remove the part that fails.',
    );
    return undefined;
  }
}
