import { createRequire, isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import type { BuildContext } from '../cache/build-context.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { expectLateFaults, lateFault } from '../diagnostics/late-faults.ts';
import { memberOf } from '../shared/member.ts';
import { beginUserCode, userTimers } from '../diagnostics/user-timers.ts';
import { runWithinTime, withinTime } from '../diagnostics/within-time.ts';
import type { AssetFile } from './asset-file.ts';
import { defineName, nodeBundle } from './bundle-for-node.ts';
import { bundleNames, bundleUserCode, outdir, type UserCode } from './bundle-user-code.ts';
import { originsIn, type OriginOf } from './code-origins.ts';
import { browserHint, errorMessage, packageAdvice } from './error-message.ts';
import type { InfimaNames } from '../docusaurus/room.ts';
import { loadLazies } from './lazy-components.ts';
import { moduleFor } from './provided-modules.ts';
import { placeInText, textFunctions } from './text-modules.ts';
import type { LoadedText } from './text-modules.ts';

/** A module with a component, loaded in this process. */
export interface LoadedModule {
  /** The component. */
  component: ComponentType;
  /** Name of its bundle. */
  bundle: string;
  /** True if it needs the browser, or depends on the page that shows it. */
  isInteractive: boolean;
}

/** The user's code, bundled once for this process and for browsers. */
export interface PageModules {
  /** Maps the file of each module to its component. */
  pages: ReadonlyMap<string, LoadedModule>;
  /** The bundles of the client modules, which run only in browsers. */
  clients: readonly string[];
  /** The code of texts, by module name. */
  texts: ReadonlyMap<string, LoadedText>;
  /** Maps the name of a bundle or shared chunk to its source. */
  sources: ReadonlyMap<string, string>;
  /** The style sheets that the modules import. */
  styles: string;
  /** Images and fonts that the modules import. */
  files: readonly AssetFile[];
  /** The bundled files of the site and of packages, and the texts with code that browsers run. */
  code: readonly string[];
  /** Places of plain `a` elements in the site's own code, by their address as written. */
  plainLinks: ReadonlyMap<string, Place>;
  /** The custom properties of Docusaurus in its files. */
  properties: InfimaNames;
  /** Finds where the code threw an error. */
  originOf: OriginOf;
}

/** Bundles the user's code, and runs what is rendered here; reports faults, and leaves out faulty modules. */
export async function loadPageModules(
  code: UserCode,
  base: string,
  context: BuildContext,
): Promise<PageModules> {
  const { diagnostics, inputs } = context;
  const names = bundleNames(code);
  const { node, islands, interactive, ...bundled } = await bundleUserCode(code, base, context);
  const originOf = originsIn(node, outdir, inputs);
  const pages = new Map<string, LoadedModule>();
  const texts = new Map<string, LoadedText>();

  // Faulty code is left out and has been reported.
  const bundles = bundlesIn(node.source, diagnostics);
  expectLateFaults(`page modules ${code.site.folder} ${base}`, (error) => {
    const origin = originOf(error);
    return origin && lateFault(errorMessage(error), placeInSource(origin.place, code.texts));
  });
  const load = async (name: string, file: string, what: string): Promise<object | undefined> => {
    try {
      const run = bundles[name];
      return run && (await withinTime(runWithinTime(run)));
    } catch (error) {
      reportFailure(error, file, what, originOf, diagnostics);
      return undefined;
    }
  };
  for (const [i, file] of code.modules.entries()) {
    const name = names.modules[i] ?? '';
    const exports = await load(name, file, 'page module');
    const component = componentOf(exports, file, diagnostics);
    if (component)
      pages.set(file, { component, bundle: name, isInteractive: interactive.has(file) });
  }
  for (const [i, text] of code.texts.entries()) {
    const name = names.texts[i] ?? '';
    const exports = await load(name, resolve(text.file), 'code of the text');
    if (!exports) continue;
    texts.set(text.id, {
      functions: textFunctions(text, exports),
      places: text.functions.map(({ line, column }) => ({ file: text.file, line, column })),
      islands: islands[i] ?? new Set(),
      name: name.replace(/\.js$/, ''),
    });
  }
  await loadLazies();
  const clients = names.clients.filter((name) => bundled.sources.has(name));
  return { ...bundled, pages, clients, texts, originOf };
}

/** Functions that run bundles and return their exports, by name. */
type Bundles = Readonly<Record<string, () => Promise<object>>>;

/**
 * Runs code bundled for this process; returns its bundles, which have not run yet. Reports code that this version of
 * Node cannot read; then there are none.
 */
function bundlesIn(source: string, diagnostics: Diagnostics): Bundles {
  let bundles: Bundles = {};
  const define = (defined: Bundles): void => {
    bundles = defined;
  };
  const given = { [defineName]: define, require: requireFor, ...userTimers };
  beginUserCode();
  const evaluate = compiled(source, Object.keys(given), diagnostics);
  if (!evaluate) return bundles;
  runWithinTime(() => {
    Reflect.apply(evaluate, undefined, Object.values(given));
  });
  return bundles;
}

/** Compiles a script; its only faults are those of syntax. */
function compiled(
  source: string,
  names: string[],
  diagnostics: Diagnostics,
): ReturnType<typeof compileFunction> | undefined {
  try {
    return compileFunction(source, names, { filename: nodeBundle });
  } catch (error) {
    // In front of the message, the stack shows the line.
    const [, line = ''] = String(memberOf(error, 'stack')).split('\n');
    diagnostics.error(
      'page-module',
      `Node.js ${process.version} cannot read the code of the site or of its packages: ${errorMessage(error)}`,
      undefined,
      `The code is: ${line.trim().slice(0, 200)}`,
    );
    return undefined;
  }
}

/** Returns a place in the user's files, given one that may be in the generated code of a text. */
function placeInSource(place: Place, texts: UserCode['texts']): Place {
  const text = texts.find(({ file }) => displayPath(resolve(file)) === place.file);
  const { file, line, column } = place;
  if (!text || line === undefined || column === undefined) return place;
  return { file, ...placeInText(text, { line, column }) };
}

const requireBuiltin = createRequire(import.meta.url);

/** `require` for the user's code: provided modules, and what packages use of Node. */
function requireFor(name: string): unknown {
  return isBuiltin(name) ? requireBuiltin(name) : moduleFor(name);
}

/** Reports a module that throws while it is loaded. */
function reportFailure(
  error: unknown,
  file: string,
  what: string,
  originOf: OriginOf,
  diagnostics: Diagnostics,
): void {
  const origin = originOf(error);
  const failing = origin?.package === undefined ? `The ${what}` : `The package "${origin.package}"`;
  const advice =
    browserHint(error) ??
    'Top-level code of a module also runs during the build, outside a browser. Move browser code into an effect or an event handler.';
  diagnostics.error(
    'page-module',
    `${failing} failed while loading: ${errorMessage(error)}`,
    origin?.place ?? { file: displayPath(file) },
    origin?.package === undefined ? advice : packageAdvice(error, origin.chain),
  );
}

/** Returns the default export of a page's module; reports a module without one. */
function componentOf(
  exports: { default?: unknown } | undefined,
  file: string,
  diagnostics: Diagnostics,
): ComponentType | undefined {
  if (!exports) return undefined;
  if (isComponent(exports.default)) return exports.default;
  const place = { file: displayPath(file) };
  diagnostics.error(
    'page-module',
    `The page component at ${place.file} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    place,
  );
  return undefined;
}

/** Functions, and the objects of `memo` and `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
