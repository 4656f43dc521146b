import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ComponentType } from 'react';
import type { BuildContext } from '../cache/build-context.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { AssetFile } from './asset-file.ts';
import { bundleNames, bundleUserCode, type UserCode } from './bundle-user-code.ts';
import { browserHint, errorMessage } from './error-message.ts';
import { moduleFor } from './provided-modules.ts';
import { textFunctions } from './text-modules.ts';
import type { LoadedText } from './text-modules.ts';
import type { UserUses } from './uses/user-uses.ts';

/** The user's code, bundled once for this process and for browsers. */
export interface PageModules {
  /** Maps the file of each module to its component and the name of its bundle. */
  pages: ReadonlyMap<string, { component: ComponentType; bundle: string }>;
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
  /** What the code loads and links to. */
  uses: UserUses;
}

/** Bundles the user's code, and runs what is rendered here; reports faults, and leaves out faulty modules. */
export async function loadPageModules(
  code: UserCode,
  base: string,
  context: BuildContext,
): Promise<PageModules> {
  const { diagnostics } = context;
  const names = bundleNames(code);
  const { server, islands, ...bundled } = await bundleUserCode(code, base, context);
  const isBundled = (name: string): boolean => bundled.sources.has(name);
  const pages = new Map<string, { component: ComponentType; bundle: string }>();
  const texts = new Map<string, LoadedText>();

  // Faulty code is left out and has been reported.
  const load = onServer(server);
  code.modules.forEach((file, i) => {
    const name = names.modules[i] ?? '';
    if (!isBundled(name)) return;
    const component = componentOf(
      run(() => load(name), file, diagnostics),
      file,
      diagnostics,
    );
    if (component) pages.set(file, { component, bundle: name });
  });
  code.texts.forEach((text, i) => {
    const name = names.texts[i] ?? '';
    if (!isBundled(name)) return;
    const exports = run(() => load(name), resolve(text.file), diagnostics, 'code of the text');
    if (!exports) return;
    texts.set(text.id, {
      functions: textFunctions(text, exports),
      places: text.functions.map(({ line, column }) => ({ file: text.file, line, column })),
      islands: islands[i] ?? new Set(),
      name: name.replace(/\.js$/, ''),
    });
  });
  return { ...bundled, pages, clients: names.clients.filter(isBundled), texts };
}

/** Runs code bundled for this process. Returns a function that returns the exports of a bundle, or throws its error. */
function onServer(code: string): (name: string) => object {
  const module: { exports: Record<string, () => object> } = { exports: {} };
  const parameters = ['module', 'exports', 'require'];
  const evaluate = compileFunction(code, parameters, { filename: 'pages.cjs' });
  Reflect.apply(evaluate, undefined, [module, module.exports, moduleFor]);
  return (name) => module.exports[name]?.() ?? {};
}

/** Returns the exports of a module; reports one that throws. */
function run(
  load: () => object,
  file: string,
  diagnostics: Diagnostics,
  what = 'page module',
): object | undefined {
  try {
    return load();
  } catch (error) {
    const message = `The ${what} failed while loading: ${errorMessage(error)}`;
    diagnostics.error(
      'page-module',
      message,
      { file: displayPath(file) },
      browserHint(error) ??
        'Top-level code of a module also runs during the build, outside a browser. Move browser code into an effect or an event handler.',
    );
    return undefined;
  }
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
