import { isDictionary as hasKeys, type Dictionary } from '../../init/dictionary.ts';
import type { Note } from './notes.ts';
import type { ModuleSource, OptionPath } from './option-places.ts';
import { stubbedPackage } from './package-stub.ts';
import type { StylePlugins } from './style-plugins.ts';

/** A value of the configuration being read, and its path. */
export interface ConfigValue {
  /** The value. */
  readonly value: unknown;
  /** Its display name: `themeConfig.navbar.items[2].to`. */
  readonly name: string;
  /** Its path. */
  readonly path: OptionPath;
}

/** Context that all readers share. */
export interface Reading {
  /** Records an option that is not migrated. */
  note: (given: ConfigValue, note: Omit<Note, 'option' | 'path'>) => void;
  /** Records the origin of a new option, including its parts, unless some were left out. */
  came: (at: string, from: ConfigValue, withParts?: boolean) => void;
  /** Returns the path of a file or folder relative to the new file. */
  portable: (path: string, from?: string) => string;
  /**
   * Returns the file with the interface texts of a language; adds it to the new files if it is missing. `undefined` if
   * the site needs none.
   */
  texts: (locale: string) => string | undefined;
  /** Returns the module that an imported value comes from, as written; `undefined` if its code does not show it. */
  moduleAt: (path: OptionPath) => ModuleSource | undefined;
  /** The plugins of PostCSS of the site. */
  stylePlugins: StylePlugins;
  /** Folder of the configuration being read, absolute. */
  folder: string;
  /** The base path, with `/` at both ends. */
  baseUrl: string;
}

/** True for objects with keys, but not for lists, functions or stubs. */
export function isDictionary(value: unknown): value is Dictionary {
  return hasKeys(value) && !stubbedPackage(value);
}

/** Returns the value of a key, even if it is missing. */
export function child(given: ConfigValue, key: string): ConfigValue {
  const value = isDictionary(given.value) ? given.value[key] : undefined;
  const name = given.name === '' ? key : `${given.name}.${key}`;
  return { value, name, path: [...given.path, key] };
}

/** Returns the defined entries of an object. */
export function entriesOf(given: ConfigValue): [key: string, value: ConfigValue][] {
  if (!isDictionary(given.value)) return [];
  return Object.keys(given.value).flatMap((key) => {
    const own = child(given, key);
    return own.value === undefined ? [] : [[key, own]];
  });
}

/** Returns the items of a list; a single value counts as a list of one. */
export function itemsOf(given: ConfigValue): ConfigValue[] {
  if (!Array.isArray(given.value)) return given.value === undefined ? [] : [given];
  return given.value.map((value: unknown, index) => ({
    value,
    name: `${given.name}[${index}]`,
    path: [...given.path, index],
  }));
}

/** True for a value without effect: empty, or off. */
export function isEmpty({ value }: ConfigValue): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isDictionary(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === '';
}

/**
 * Returns a value in a form that can be written to a file. Reports and drops functions, regular expressions and values
 * of packages that are not loaded.
 */
export function writable(given: ConfigValue, reading: Reading, section?: string): unknown {
  const { value } = given;
  const source = stubbedPackage(value);
  if (source !== undefined) {
    const reason = `It comes from the package "${source}", which is not loaded.`;
    reading.note(given, { kind: 'lost', reason, section });
    return undefined;
  }
  if (typeof value === 'function') {
    const reason = 'It is a function, which a YAML file cannot hold.';
    reading.note(given, { kind: 'lost', reason, section });
    return undefined;
  }
  if (Array.isArray(value))
    return itemsOf(given)
      .map((item) => writable(item, reading, section))
      .filter((item) => item !== undefined && item !== null);
  if (isDictionary(value))
    return Object.fromEntries(
      entriesOf(given)
        .map(([key, own]) => [key, writable(own, reading, section)] as const)
        .filter(([, own]) => own !== undefined && own !== null),
    );
  // Converts dates and the like as JSON does; drops symbols and undefined.
  const json = JSON.stringify(value) as string | undefined;
  const plain: unknown = json === undefined ? undefined : JSON.parse(json);
  return plain;
}
