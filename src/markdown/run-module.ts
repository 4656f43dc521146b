import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { bundle } from '../diagnostics/bundle.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';

/** What the code of a module is called while it runs. */
export const bundleName = 'mtp-site-module.cjs';

/** How modules that run here are bundled; nothing is written. */
export const moduleOptions = {
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node18',
  charset: 'utf8',
  sourcemap: 'external',
  logLevel: 'silent',
  // The settings of the user's own TypeScript may extend packages that are not installed.
  tsconfigRaw: '{}',
} satisfies BuildOptions;

/** What running a piece of a module gives; undefined where it failed, which was reported then. */
type Guarded = <Result>(run: () => Result) => { result: Result } | undefined;

/**
 * Runs a JavaScript or TypeScript module with all that it imports, and gives what it exports (by default, or as
 * `module.exports`), reduced to what JSON can hold. Faults are reported with file and line, and give undefined.
 */
export async function runModule(
  file: string,
  code: DiagnosticCode,
  diagnostics: Diagnostics,
): Promise<{ value: unknown } | undefined> {
  const loaded = await loadModule(file, code, diagnostics);
  // Undefined for what JSON cannot hold at all, functions for example.
  const json = loaded?.guarded((): unknown => JSON.stringify(loaded.exported));
  if (!json) return undefined;
  if (typeof json.result === 'string') return { value: JSON.parse(json.result) };
  diagnostics.error(
    code,
    'The module does not export a readable value.',
    { file: displayPath(file) },
    'Export an object: "export default { … }" or "module.exports = { … }".',
  );
  return undefined;
}

/** A function of a module of the user's; what it throws is reported with file and line, and gives undefined. */
export type ModuleFunction = (...values: unknown[]) => unknown;

/** Runs a module whose default export is a function, and gives that; faults are reported, and give undefined. */
export async function loadFunction(
  file: string,
  code: DiagnosticCode,
  diagnostics: Diagnostics,
): Promise<ModuleFunction | undefined> {
  const loaded = await loadModule(file, code, diagnostics);
  if (!loaded) return undefined;
  const { exported, guarded } = loaded;
  if (typeof exported === 'function')
    return (...values) =>
      guarded((): unknown => Reflect.apply(exported, undefined, values))?.result;
  diagnostics.error(
    code,
    'The default export of the module is not a function.',
    { file: displayPath(file) },
    'Export a function: "export default function (…) { … }" or "module.exports = (…) => …".',
  );
  return undefined;
}

async function loadModule(
  file: string,
  code: DiagnosticCode,
  diagnostics: Diagnostics,
): Promise<{ exported: unknown; guarded: Guarded } | undefined> {
  const bundled = await bundleModule(file, code, diagnostics);
  if (!bundled) return undefined;
  const guarded: Guarded = (run) => {
    try {
      return { result: run() };
    } catch (error) {
      const { message, stack } = messageOf(error);
      const place = placeIn(stack, bundled.map, file) ?? { file: displayPath(file) };
      const [line = ''] = message.split('\n');
      diagnostics.error(code, `The module threw an error: ${line}`, place);
      return undefined;
    }
  };
  const module: { exports: unknown } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const ran = guarded(() => {
    const evaluate = compileFunction(bundled.source, names, { filename: bundleName });
    const given = [module, module.exports, createRequire(file), file, dirname(file)];
    Reflect.apply(evaluate, undefined, given);
  });
  return ran && { exported: exported(module.exports), guarded };
}

/** The default export of a module, or all of its exports where it has none. */
function exported(exports: unknown): unknown {
  const isModule = typeof exports === 'object' && exports !== null && '__esModule' in exports;
  return isModule && 'default' in exports ? exports.default : exports;
}

async function bundleModule(
  file: string,
  code: DiagnosticCode,
  diagnostics: Diagnostics,
): Promise<{ source: string; map: string } | undefined> {
  const run = () =>
    build({
      entryPoints: [file],
      outfile: join(dirname(file), bundleName),
      ...moduleOptions,
      metafile: true,
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    });
  const result = await bundle(diagnostics, run, { code, place: { file: displayPath(file) } });
  const text = (ending: string): string =>
    result?.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return result && { source: text(bundleName), map: text('.map') };
}

/** What an error says; errors of code that ran in another context are no instances of ours. */
export function messageOf(error: unknown): { message: string; stack: string } {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  if (!isError) return { message: String(error), stack: '' };
  return { message: String(error.message), stack: 'stack' in error ? String(error.stack) : '' };
}

/** Where the first line of a stack that is the user's own stands in the source. */
export function placeIn(stack: string, map: string, file: string): Place | undefined {
  const [, line, column] = stack.match(new RegExp(`${bundleName}:(\\d+):(\\d+)`)) ?? [];
  if (line === undefined) return undefined;
  const payload: unknown = JSON.parse(map);
  if (!isSourceMap(payload)) return undefined;
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return undefined;
  return {
    file: displayPath(join(dirname(file), entry.originalSource)),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function isSourceMap(value: unknown): value is SourceMapPayload {
  return typeof value === 'object' && value !== null && 'mappings' in value;
}
