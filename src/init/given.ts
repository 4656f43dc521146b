import type { Note } from './notes.ts';
import type { OptionPath } from './option-places.ts';
import { standInName } from './stand-in.ts';

/** A value of the configuration that is being read, and the way to it. */
export interface Given {
  /** The value. */
  readonly value: unknown;
  /** Its name for readers: `themeConfig.navbar.items[2].to`. */
  readonly name: string;
  /** Where it is. */
  readonly path: OptionPath;
}

/** A value with keys of its own that may be looked at. */
export type Dictionary = { readonly [key: string]: unknown };

/** What all readers share. */
export interface Reading {
  /** Takes note of what is not taken over. */
  note: (given: Given, note: Omit<Note, 'option' | 'path'>) => void;
  /** Remembers what an option of the new configuration is made of; its parts too, unless some were left out. */
  came: (at: string, from: Given, withParts?: boolean) => void;
  /** The path of a file or folder as the new file names it: relative to itself. */
  portable: (path: string, from?: string) => string;
  /** Names the file with the texts of the interface in a language, which is made where there is none. */
  texts: (locale: string) => string;
  /** Folder of the configuration that is read, absolute. */
  folder: string;
  /** The base path: starts and ends with `/`. */
  baseUrl: string;
}

/** True for objects with keys: no lists, functions or stand-ins. */
export function isDictionary(value: unknown): value is Dictionary {
  return Object.prototype.toString.call(value) === '[object Object]' && !standInName(value);
}

/** The value below a key, whether it is there or not. */
export function child(given: Given, key: string): Given {
  const value = isDictionary(given.value) ? given.value[key] : undefined;
  const name = given.name === '' ? key : `${given.name}.${key}`;
  return { value, name, path: [...given.path, key] };
}

/** The entries of an object that are there. */
export function entriesOf(given: Given): [key: string, value: Given][] {
  if (!isDictionary(given.value)) return [];
  return Object.keys(given.value).flatMap((key) => {
    const own = child(given, key);
    return own.value === undefined ? [] : [[key, own]];
  });
}

/** The items of a list; a single value is a list of one. */
export function itemsOf(given: Given): Given[] {
  if (!Array.isArray(given.value)) return given.value === undefined ? [] : [given];
  return given.value.map((value: unknown, index) => ({
    value,
    name: `${given.name}[${index}]`,
    path: [...given.path, index],
  }));
}

/** True where a value says nothing: empty, or off. */
export function isEmpty({ value }: Given): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isDictionary(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === false || value === '';
}

/**
 * A value as a file can hold it. Functions, regular expressions and what comes from packages that are not loaded cannot
 * be written down: they are noted, and left out.
 */
export function writable(given: Given, reading: Reading, section?: string): unknown {
  const { value } = given;
  const source = standInName(value);
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
  // Dates and the like as JSON has them; symbols and undefined are nothing.
  const json = JSON.stringify(value) as string | undefined;
  const plain: unknown = json === undefined ? undefined : JSON.parse(json);
  return plain;
}
