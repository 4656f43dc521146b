import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { BuildOptions } from 'esbuild';
import { bundle, type Bundler } from '../diagnostics/bundle.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { expectLateFaults, lateFault } from '../diagnostics/late-faults.ts';
import { sourceMapOf } from '../diagnostics/source-map.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { beginUserCode, userTimers } from '../diagnostics/user-timers.ts';
import { filePlaces } from './file-places.ts';
import { optionalPackages } from './optional-packages.ts';

export { inPackage } from './optional-packages.ts';
import { runWithinTime } from '../diagnostics/within-time.ts';
import { memberOf } from '../shared/member.ts';

/** File name of a module's code while it runs. */
export const bundleName = 'mtp-site-module.cjs';

/** Bundler options for modules that run here; nothing is written. */
export const moduleOptions = {
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node18',
  charset: 'utf8',
  sourcemap: 'external',
  logLevel: 'silent',
  // The user's TypeScript settings may extend packages that are not installed.
  tsconfigRaw: '{}',
} satisfies BuildOptions;

/** Runs a piece of a module; returns `undefined` if it failed, which is then reported. */
type Guarded = <Result>(run: () => Result) => { result: Result } | undefined;

/**
 * Runs a JavaScript or TypeScript module with its imports, and returns its default export or `module.exports`, reduced
 * to JSON. Reports faults with file and line, and then returns `undefined`.
 */
export async function runModule(
  file: string,
  code: DiagnosticCode,
  sources: Sources,
): Promise<{ value: unknown } | undefined> {
  const loaded = await loadModule(file, code, sources);
  // `undefined` for values that JSON cannot represent, for example functions.
  const json = loaded?.guarded((): unknown => JSON.stringify(loaded.exported));
  if (!json) return undefined;
  if (typeof json.result === 'string') return { value: JSON.parse(json.result) };
  sources.diagnostics.error(
    code,
    'The module does not export a readable value.',
    { file: displayPath(file) },
    'Export an object: "export default { … }" or "module.exports = { … }".',
  );
  return undefined;
}

/** A function of a user's module; reports what it throws with file and line, and then returns `undefined`. */
export type ModuleFunction = (...values: unknown[]) => unknown;

/** Runs a module and returns its default export, a function; reports faults, and then returns `undefined`. */
export async function loadFunction(
  file: string,
  code: DiagnosticCode,
  sources: Sources,
): Promise<ModuleFunction | undefined> {
  const loaded = await loadModule(file, code, sources);
  if (!loaded) return undefined;
  const { exported, guarded } = loaded;
  if (typeof exported === 'function')
    return (...values) =>
      guarded((): unknown => Reflect.apply(exported, undefined, values))?.result;
  sources.diagnostics.error(
    code,
    'The default export of the module is not a function.',
    { file: displayPath(file) },
    'Export a function: "export default function (…) { … }" or "module.exports = (…) => …".',
  );
  return undefined;
}

/** What runs, if it is not the module of a file. */
export interface ModuleEntry {
  /** Name of the package. */
  name: string;
  /** Where the configuration names it. */
  place?: Place | undefined;
}

/** A module that has run. */
export interface LoadedModule {
  /** Its default export, or all of its exports if it has none. */
  exported: unknown;
  /** All of its exports. */
  all: unknown;
  /** Its code, with everything that it imports. */
  source: string;
  /** Node's modules that it uses. */
  builtIn: readonly string[];
  /** Returns the place in the user's code that threw an error. */
  placeOf: (error: unknown) => Place | undefined;
  /** Runs a function of it; reports what it throws. */
  guarded: Guarded;
}

/**
 * Runs a module with its imports; reports faults with file and line, and then returns `undefined`. For a package, `file`
 * is any file in the folder that uses it. `isStrict` makes changes of what is frozen errors.
 */
export async function loadModule(
  file: string,
  code: DiagnosticCode,
  sources: Sources,
  entry?: ModuleEntry,
  isStrict = false,
): Promise<LoadedModule | undefined> {
  const bundled = await bundleModule(file, code, sources, entry);
  if (!bundled) return undefined;
  const placeOf = (error: unknown): Place | undefined =>
    placeIn(messageOf(error).stack, bundled.map, file);
  const guarded: Guarded = (run) => {
    try {
      return { result: runWithinTime(run) };
    } catch (error) {
      const place = placeOf(error) ?? entry?.place ?? { file: displayPath(file) };
      const [line = ''] = messageOf(error).message.split('\n');
      sources.diagnostics.error(code, `The module threw an error: ${line}`, place);
      return undefined;
    }
  };
  const module: { exports: unknown } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const ran = guarded(() => {
    const filename = `${file}.${bundleName}`;
    expectLateFaults(filename, (error) => {
      const { message, stack } = messageOf(error);
      const place = stack.includes(filename) ? placeIn(stack, bundled.map, file) : undefined;
      return place && lateFault(message, place);
    });
    beginUserCode();
    const all = [...names, ...Object.keys(userTimers)];
    // On the same line, for the source map.
    const strict = isStrict ? `'use strict';${bundled.source}` : bundled.source;
    const evaluate = compileFunction(strict, all, { filename });
    const own = [module, module.exports, createRequire(file), file, dirname(file)];
    Reflect.apply(evaluate, undefined, [...own, ...Object.values(userTimers)]);
  });
  const { source, builtIn } = bundled;
  const all = entry ? memberOf(module.exports, 'all') : module.exports;
  return (
    ran && { exported: exported(all, entry !== undefined), all, source, builtIn, placeOf, guarded }
  );
}

/** Returns the default export of a module, or all of its exports if it has none. */
function exported(exports: unknown, isNamespace: boolean): unknown {
  const isObject = typeof exports === 'object' && exports !== null;
  const isModule = isObject && (isNamespace || '__esModule' in exports);
  return isModule && 'default' in exports ? exports.default : exports;
}

async function bundleModule(
  file: string,
  code: DiagnosticCode,
  sources: Sources,
  entry: ModuleEntry | undefined,
): Promise<{ source: string; map: string; builtIn: string[] } | undefined> {
  const run = ({ build }: Bundler) =>
    build({
      ...(entry
        ? {
            stdin: {
              contents: `import * as all from ${JSON.stringify(entry.name)}; export { all };`,
              resolveDir: dirname(file),
            },
          }
        : { entryPoints: [file] }),
      outfile: join(dirname(file), bundleName),
      ...moduleOptions,
      metafile: true,
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
      plugins: [filePlaces(sources.inputs), optionalPackages],
    });
  const place = entry?.place ?? { file: displayPath(file) };
  const result = await bundle(sources, run, { code, place });
  const imports = Object.values(result?.metafile.inputs ?? {}).flatMap((input) => input.imports);
  const builtIn = imports.flatMap(({ path, external }) => (external ? [path] : []));
  const text = (ending: string): string =>
    result?.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return result && { source: text(bundleName), map: text('.map'), builtIn };
}

/** Node's modules whose results the tool cannot observe. */
const outside =
  /^(?:node:)?(?:fs|child_process|https?|http2|net|tls|dns|dgram|worker_threads)(?:\/|$)/;

/** True for one of Node's modules whose results the tool cannot observe. */
export function outsideModule(name: string): boolean {
  return outside.test(name);
}

/** Returns the message of an error; errors of code in another context are not instances of our `Error`. */
export function messageOf(error: unknown): { message: string; stack: string } {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  if (!isError) return { message: String(error), stack: '' };
  return { message: String(error.message), stack: 'stack' in error ? String(error.stack) : '' };
}

/** Returns the source place of the first line of a stack that belongs to the user. */
export function placeIn(stack: string, map: string, file: string): Place | undefined {
  const [, line, column] = stack.match(new RegExp(`${bundleName}:(\\d+):(\\d+)`)) ?? [];
  if (line === undefined) return undefined;
  const entry = sourceMapOf(map)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  return {
    file: displayPath(join(dirname(file), entry.originalSource)),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
