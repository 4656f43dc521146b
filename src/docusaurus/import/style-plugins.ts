import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { memberOf } from '../../shared/member.ts';
import { child, isDictionary, itemsOf, writable } from './config-value.ts';
import type { ConfigValue, Reading } from './config-value.ts';
import type { Dictionary } from '../../init/dictionary.ts';
import { moduleFile } from './module-file.ts';
import { stubArguments, stubbedPackage } from './package-stub.ts';
import { put } from './rules.ts';
import type { Draft } from './rules.ts';
import { asDocusaurus, runConfig } from './run-config.ts';

/** The plugins of PostCSS of a site, as its code names them. */
export interface StylePlugins {
  /** Maps the index of an entry in `plugins` to those that it adds. */
  byEntry: ReadonlyMap<number, readonly unknown[]>;
  /** Those of `postcss.config.js`. */
  own: readonly unknown[];
}

/** The method of a plugin of Docusaurus that adds plugins of PostCSS. */
const METHOD = 'configurePostCss';

/** Files with the settings of PostCSS, which Docusaurus reads, too. */
const settingsFiles = ['js', 'cjs', 'mjs', 'ts'].map((ending) => `postcss.config.${ending}`);

/** Finds the plugins of PostCSS of a site; runs only code that mentions the method. */
export async function findStylePlugins(config: Dictionary, file: string): Promise<StylePlugins> {
  const folder = dirname(file);
  const byEntry = new Map<number, readonly unknown[]>();
  const entries = itemsOf(child({ value: config, name: '', path: [] }, 'plugins'));
  for (const [index, { value }] of entries.entries()) {
    const found = await pluginsOfEntry(value, config, folder);
    if (found.length > 0) byEntry.set(index, found);
  }
  const settings = settingsFiles.map((name) => join(folder, name)).find((path) => existsSync(path));
  const given = [{ env: 'production', mode: 'production', cwd: folder }];
  const ran = settings && (await runConfig(settings, new Diagnostics(), undefined, given));
  return { byEntry, own: ran ? listed(memberOf(ran.value, 'plugins')) : [] };
}

/** Returns the plugins of PostCSS that an entry of `plugins` adds: a function, or the name of a module, with options. */
async function pluginsOfEntry(
  value: unknown,
  config: Dictionary,
  folder: string,
): Promise<readonly unknown[]> {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [first, options = {}] = parts;
  const { baseUrl } = config;
  const given = [{ siteDir: folder, siteConfig: config, baseUrl }, options];
  try {
    if (typeof first === 'function') {
      if (stubbedPackage(first) !== undefined || !String(first).includes(METHOD)) return [];
      return await asDocusaurus(folder, async () =>
        added(await Reflect.apply(first, undefined, given)),
      );
    }
    const file = typeof first === 'string' ? fileOf(first, folder) : undefined;
    if (file === undefined || !readFileSync(file, 'utf8').includes(METHOD)) return [];
    const ran = await runConfig(file, new Diagnostics(), undefined, given);
    return added(ran?.value);
  } catch {
    // The entry is then reported as a plugin that is not run.
    return [];
  }
}

/** Returns the file of a plugin; `undefined` if there is none, or its package is not installed. */
function fileOf(written: string, folder: string): string | undefined {
  if (isAbsolute(written) || /^\.{1,2}\//.test(written))
    return moduleFile(resolve(folder, written));
  try {
    return createRequire(join(folder, 'package.json')).resolve(written);
  } catch {
    return undefined;
  }
}

/** Returns what a plugin of Docusaurus adds to the plugins of PostCSS. */
function added(plugin: unknown): readonly unknown[] {
  const method = memberOf(plugin, METHOD);
  if (typeof method !== 'function') return [];
  const given = { ident: 'postcss', plugins: [] };
  const result: unknown = Reflect.apply(method, plugin, [given]);
  return listed(memberOf(result ?? given, 'plugins'));
}

/** Returns plugins as a list: they may also be an object of names and options. */
function listed(plugins: unknown): readonly unknown[] {
  if (Array.isArray(plugins)) return plugins.filter(Boolean);
  if (!isDictionary(plugins)) return [];
  return Object.entries(plugins).flatMap(([name, options]) =>
    options === false ? [] : [[name, options]],
  );
}

/** True if the `package.json` of a site lists a package. */
function isListed(name: string, folder: string): boolean {
  try {
    const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return ['dependencies', 'devDependencies'].some(
      (key) => memberOf(memberOf(about, key), name) !== undefined,
    );
  } catch {
    return false;
  }
}

/**
 * Adds plugins of PostCSS to the draft; `given` is what adds them. Reports those whose module is not known. Returns
 * false if that is all of them.
 */
export function addStylePlugins(
  plugins: readonly unknown[],
  given: ConfigValue,
  draft: Draft,
  reading: Reading,
): boolean {
  const before: unknown[] = Array.isArray(draft.postcss) ? draft.postcss : [];
  const modules = new Set(before.map((each) => memberOf(each, 'module') ?? each));
  let unknown = 0;
  const entries = plugins.flatMap((plugin) => {
    const entry = entryOf(plugin, given, reading);
    if (entry === undefined) {
      unknown += 1;
      reading.note(given, {
        kind: 'lost',
        reason: 'It adds a plugin of PostCSS whose module cannot be found.',
        advice: 'Name the module: "postcss: [module]".',
        section: 'postcss',
      });
      return [];
    }
    const { module, options } = entry;
    // Docusaurus brings it and runs it in any case, so many sites do not list it.
    if (module === 'autoprefixer' && !isListed(module, reading.folder)) return [];
    if (modules.has(module)) return [];
    modules.add(module);
    return [options === undefined ? module : { module, options }];
  });
  if (entries.length === 0) return unknown < plugins.length;
  reading.came('postcss', given, false);
  put(draft, 'postcss', [...before, ...entries]);
  return true;
}

/** Returns the module and the options of a plugin: a name, a pair, or a stub of its package. */
function entryOf(
  plugin: unknown,
  given: ConfigValue,
  reading: Reading,
): { module: string; options?: unknown } | undefined {
  const pair: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  const [first] = pair;
  const written = typeof first === 'string' ? first : stubbedPackage(first);
  if (written === undefined) return undefined;
  const isPath = isAbsolute(written) || /^\.{1,2}\//.test(written);
  const file = isPath ? moduleFile(resolve(reading.folder, written)) : written;
  if (file === undefined) return undefined;
  const module = isPath ? reading.portable(file) : file;
  const [argument] = pair.length > 1 ? pair.slice(1) : stubArguments(first);
  // Tailwind 3 also takes the path of its settings.
  const value = typeof argument === 'string' ? { config: argument } : argument;
  const options = writable({ ...given, value }, reading, 'postcss');
  if (!isDictionary(options) || Object.keys(options).length === 0) return { module };
  return { module, options: inFolder(options, reading.folder) };
}

/** Makes paths in options relative to the folder of the site, where plugins run. */
function inFolder(value: unknown, folder: string): unknown {
  if (typeof value === 'string')
    return value.startsWith(folder + sep)
      ? `./${relative(folder, value).split(sep).join('/')}`
      : value;
  if (Array.isArray(value)) return value.map((each: unknown) => inFolder(each, folder));
  if (!isDictionary(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inFolder(each, folder)]),
  );
}
