// Runs PostCSS on style sheets, as a process in the folder of the site: plugins look for their settings, and for the
// texts that name classes, in the current folder, which threads cannot change. `postcss-sheets.ts` starts it.
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { memberOf } from '../../shared/member.ts';

/** A plugin to load, as the configuration names it. */
export interface PluginToLoad {
  /** Absolute path of a module, or name of a package. */
  module: string;
  /** Name of the export; the default export when missing. */
  export?: string;
  /** The argument of the plugin; none when missing. */
  options?: Record<string, unknown>;
}

/** Message to the process: first the plugins, then style sheets. */
export type PostcssOrder =
  { plugins: readonly PluginToLoad[] } | { number: number; css: string; path: string };

/** A fault or warning about a sheet. */
export interface SheetFault {
  /** What is wrong. */
  text: string;
  /** The sheet; missing if it is the one that was sent, or one without a file. */
  file?: string;
  /** Line from 1. */
  line?: number;
  /** Column from 1. */
  column?: number;
}

/** A changed sheet. */
export interface ChangedSheet {
  /** The CSS. */
  css: string;
  /** What plugins warn of. */
  warnings: SheetFault[];
  /** The files that it depends on. */
  files: string[];
  /** The folders whose files it depends on; with a pattern, only files that match it. */
  folders: { dir: string; glob?: string }[];
}

/**
 * Message from the process: the sheet of an order, or why there is none; or the plugin that cannot be used, by its
 * index, or -1 for PostCSS itself, and the package that is missing, if that is why. After the latter, no orders are
 * answered.
 */
export type PostcssReport =
  | { number: number; sheet: ChangedSheet }
  | { number: number; fault: SheetFault }
  | { unusable: number; reason: string; missing?: string };

/** PostCSS, as far as it is used. */
type Postcss = (plugins: unknown[]) => {
  process: (css: string, options: object) => Promise<unknown>;
};

const isPostcss = (value: unknown): value is Postcss => typeof value === 'function';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A plugin that cannot be used. */
class Unusable extends Error {
  constructor(
    readonly index: number,
    cause: unknown,
    readonly missing?: string,
  ) {
    super(textOf(memberOf(cause, 'message'))?.split('\n', 1).join('') ?? String(cause));
  }
}

/** `require` of a module in the current folder. */
const requireInSite = createRequire(join(process.cwd(), 'package.json'));

/** Imports a module as if from the current folder. */
type Import = (name: string) => Promise<unknown>;

/** Returns the default export; modules that were compiled to CommonJS have it inside of their exports. */
function defaultOf(exports: unknown): unknown {
  const found = memberOf(exports, 'default') ?? exports;
  return memberOf(found, '__esModule') === true ? (memberOf(found, 'default') ?? found) : found;
}

/** True for an object that PostCSS takes as a plugin, or as several. */
const isPlugin = (value: unknown): boolean =>
  ['postcssPlugin', 'plugins', 'process'].some((key) => memberOf(value, key) !== undefined);

/** Returns what PostCSS takes as a plugin: the result of a function that creates one, or the value itself. */
function created(found: unknown, { options }: PluginToLoad): unknown {
  if (typeof found !== 'function') {
    if (isPlugin(found)) return found;
    throw new Error('It is neither a plugin of PostCSS nor a function that creates one.');
  }
  const given = options === undefined ? [] : [options];
  if (memberOf(found, 'postcss') === true) return Reflect.apply(found, undefined, given);
  try {
    const result: unknown = Reflect.apply(found, undefined, given);
    return isPlugin(result) || typeof result === 'function' ? result : found;
  } catch (error) {
    // In the oldest form, the function is the plugin and takes a tree.
    if (given.length === 0) return found;
    throw error;
  }
}

/** Returns the package that an error says is missing: a plugin, or one that it needs. */
function missingPackage(error: unknown): string | undefined {
  const codes: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];
  if (!codes.includes(memberOf(error, 'code'))) return undefined;
  const [, name] =
    /'((?:@[\w.~-]+\/)?[a-z\d~][\w.~-]*)(?:\/[^']*)?'/i.exec(
      textOf(memberOf(error, 'message')) ?? '',
    ) ?? [];
  return name;
}

/** Returns what to import for a module: `require` also finds folders in packages, such as `tailwindcss/nesting`. */
function importedName(module: string): string {
  if (isAbsolute(module)) return pathToFileURL(module).href;
  try {
    return pathToFileURL(requireInSite.resolve(module)).href;
  } catch {
    // Some packages can only be imported.
    return module;
  }
}

async function loadPlugin(plugin: PluginToLoad, index: number, from: Import): Promise<unknown> {
  const { module, export: exportName } = plugin;
  try {
    const exports = await from(importedName(module));
    const found = exportName === undefined ? defaultOf(exports) : memberOf(exports, exportName);
    if (found === undefined) throw new Error(`It has no export "${exportName ?? 'default'}".`);
    return created(found, plugin);
  } catch (error) {
    throw new Unusable(index, error, missingPackage(error));
  }
}

/** Loads PostCSS: the package of the site, or the one that its first plugin has. */
async function loadPostcss(plugins: readonly PluginToLoad[], from: Import): Promise<Postcss> {
  const attempts = [
    () => from('postcss'),
    ...plugins.map(
      ({ module }) =>
        () =>
          Promise.resolve(createRequire(requireInSite.resolve(module))('postcss') as unknown),
    ),
  ];
  for (const attempt of attempts)
    try {
      const found = defaultOf(await attempt());
      if (isPostcss(found)) return found;
    } catch {
      // The next plugin may have it.
    }
  throw new Unusable(-1, 'It is not installed.', 'postcss');
}

/** Returns a fault or warning with its place. */
function faultOf(error: unknown): SheetFault {
  const reason = textOf(memberOf(error, 'reason')) ?? textOf(memberOf(error, 'message'));
  const node = memberOf(memberOf(error, 'node'), 'source');
  const file = textOf(memberOf(error, 'file')) ?? textOf(memberOf(memberOf(node, 'input'), 'file'));
  const line = numberOf(memberOf(error, 'line'));
  const column = numberOf(memberOf(error, 'column'));
  const text = reason ?? textOf(memberOf(error, 'text')) ?? String(error);
  return {
    text: text.split('\n', 1).join(''),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

/** Returns a changed sheet, given the result of PostCSS. */
function sheetOf(result: unknown): ChangedSheet {
  const messages = itemsOf(memberOf(result, 'messages'));
  const ofType = (...types: string[]): readonly unknown[] =>
    messages.filter((each) => types.includes(String(memberOf(each, 'type'))));
  return {
    css: String(memberOf(result, 'css')),
    warnings: ofType('warning').map(faultOf),
    files: ofType('dependency').flatMap((each) => textOf(memberOf(each, 'file')) ?? []),
    folders: ofType('dir-dependency', 'context-dependency').flatMap((each) => {
      const dir = textOf(memberOf(each, 'dir'));
      const glob = textOf(memberOf(each, 'glob'));
      return dir === undefined ? [] : [{ dir, ...(glob !== undefined && { glob }) }];
    }),
  };
}

/** Answers orders. `from` imports modules as the site would. */
export function servePostcss(from: Import): void {
  let loading: Promise<ReturnType<Postcss>> | undefined;
  const send = (report: PostcssReport): void => {
    process.send?.(report);
  };
  const load = async (plugins: readonly PluginToLoad[]): Promise<ReturnType<Postcss>> => {
    const loaded = await Promise.all(plugins.map((each, i) => loadPlugin(each, i, from)));
    const postcss = await loadPostcss(plugins, from);
    return postcss(loaded);
  };
  process.on('message', (order: PostcssOrder) => {
    if ('plugins' in order) {
      loading = load(order.plugins);
      loading.catch((error: unknown) => {
        const { index, message, missing } =
          error instanceof Unusable ? error : new Unusable(-1, error);
        send({ unusable: index, reason: message, ...(missing !== undefined && { missing }) });
      });
      return;
    }
    const { number, css, path } = order;
    loading?.then(
      async (processor) => {
        try {
          const result = await processor.process(css, { from: path, to: path, map: false });
          send({ number, sheet: sheetOf(result) });
        } catch (error) {
          send({ number, fault: faultOf(error) });
        }
      },
      () => undefined,
    );
  });
}
