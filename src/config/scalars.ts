import { resolve } from 'node:path';
import { lookAt } from '../inputs/unreadable.ts';
import { isInternal } from '../shared/url.ts';
import { closest } from '../diagnostics/closest.ts';
import { Option, wrongType } from './option.ts';

/** Text. */
export function text(description: string): Option<string> {
  return new Option({ description, type: 'string' }, (node, at) => {
    if (node.kind === 'scalar' && typeof node.value === 'string') return { value: node.value };
    const scalar = node.kind === 'scalar' && node.value !== null;
    const advice = scalar ? `Put it in quotes: "${String(node.value)}".` : undefined;
    wrongType('text', node, at, advice);
    return undefined;
  });
}

/** Text that is not empty. */
export function name(description: string): Option<string> {
  return text(description).check((value) =>
    value.trim() === '' ? 'the text must not be empty.' : undefined,
  );
}

/** True or false. */
export function flag(description: string): Option<boolean> {
  return new Option({ description, type: 'boolean' }, (node, at) => {
    if (node.kind === 'scalar' && typeof node.value === 'boolean') return { value: node.value };
    wrongType('true or false', node, at);
    return undefined;
  });
}

/** Bounds of a number, both included. */
export interface Bounds {
  /** Smallest value. */
  minimum: number;
  /** Largest value; none when missing. */
  maximum?: number;
}

function bounded(
  description: string,
  type: 'integer' | 'number',
  { minimum, maximum }: Bounds,
): Option<number> {
  const noun = type === 'integer' ? 'a whole number' : 'a number';
  const range = maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
  const schema = { description, type, minimum, ...(maximum === undefined ? {} : { maximum }) };
  return new Option(schema, (node, at) => {
    const value = node.kind === 'scalar' ? node.value : undefined;
    const fits =
      typeof value === 'number' &&
      value >= minimum &&
      value <= (maximum ?? Infinity) &&
      (type === 'number' || Number.isInteger(value));
    if (fits) return { value };
    wrongType(`${noun} ${range}`, node, at);
    return undefined;
  });
}

/** A whole number. */
export function integer(description: string, bounds: Bounds): Option<number> {
  return bounded(description, 'integer', bounds);
}

/** A number. */
export function number(description: string, bounds: Bounds): Option<number> {
  return bounded(description, 'number', bounds);
}

/** One of some words. */
export function choice<T extends string>(description: string, ...values: T[]): Option<T> {
  return new Option<T>({ description, type: 'string', enum: values }, (node, at) => {
    const written = node.kind === 'scalar' ? node.value : undefined;
    const value = values.find((each) => each === written);
    if (value !== undefined) return { value };
    const near = typeof written === 'string' ? closest(written, values) : undefined;
    const words = values.map((each) => `"${each}"`).join(', ');
    const expected = values.length === 1 ? words : `one of ${words}`;
    wrongType(expected, node, at, near && `Did you mean "${near}"?`);
    return undefined;
  });
}

/** A regular expression for the browser. */
export function regex(description: string): Option<string> {
  return text(description).check((value) => {
    try {
      new RegExp(value);
      return undefined;
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)}.`;
    }
  });
}

function isHttpUrl(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}

function notUrl(value: string): string {
  return `"${value}" does not look like a valid URL. Make sure it has a protocol; for example, "https://example.com".`;
}

/** A URL with http or https. */
export function absoluteUrl(description: string): Option<string> {
  return text(description).check((value) => (isHttpUrl(value) ? undefined : notUrl(value)));
}

/** A path of this site, from its root, without base path: `/docs/intro/`. */
export function sitePath(description: string): Option<string> {
  return text(description).check((value) => {
    if (!isInternal(value)) {
      return { message: `"${value}" is not a path of this site.`, advice: 'Use "href" for URLs.' };
    }
    if (value.startsWith('/')) return undefined;
    return { message: `the path "${value}" must start with "/".`, advice: `Write "/${value}".` };
  });
}

/** A path of this site, or a URL of another one. */
export function sitePathOrUrl(description: string): Option<string> {
  return text(description).check((value) => {
    if (!isInternal(value)) return isHttpUrl(value) ? undefined : notUrl(value);
    if (value.startsWith('/')) return undefined;
    return { message: `the path "${value}" must start with "/".`, advice: `Write "/${value}".` };
  });
}

/** Site path for a group of pages; strips leading and trailing slashes. */
export function routeBase(description: string): Option<string> {
  return text(description)
    .check((value) =>
      /[?#\\\s]|:\/\//.test(value) ? `"${value}" is not a path below the base path.` : undefined,
    )
    .map((value) => value.replace(/^\/+|\/+$/g, ''));
}

function existing(
  description: string,
  what: 'folder' | 'file' | 'folder or file',
  advice = 'Paths are relative to the folder of the configuration file.',
  generatedBy?: string,
): Option<string> {
  return new Option({ description, type: 'string' }, (node, at) => {
    const written = text(description).read(node, at);
    if (!written) return undefined;
    const path = resolve(at.folder, written.value);
    const { stats: found, reason } = lookAt(path);
    const is = { folder: found?.isDirectory() === true, file: found?.isFile() === true };
    if (what === 'folder or file' ? is.folder || is.file : is[what]) return { value: path };
    const isGenerated =
      generatedBy !== undefined &&
      (at.withoutGenerated === true || at.siblings?.includes(generatedBy) === true);
    if (!found && isGenerated) return { value: path };
    const missing = reason === undefined ? 'does not exist' : `cannot be read: ${reason}`;
    const state = found ? `is not a ${what}` : missing;
    at.fault(`"${at.path}": the ${what} "${written.value}" ${state}.`, node.place, advice);
    return undefined;
  });
}

/**
 * An existing folder, as an absolute path. `advice` is part of the error if it does not exist. It may be missing if the
 * map has the option `generatedBy`, which says how to generate it, or if nothing that is generated is read.
 */
export function folder(description: string, advice?: string, generatedBy?: string): Option<string> {
  return existing(description, 'folder', advice, generatedBy);
}

/** A folder that need not exist, as an absolute path. */
export function folderToBe(description: string): Option<string> {
  return text(description).map((value, at) => resolve(at.folder, value));
}

/** An existing file, as an absolute path. */
export function file(description: string): Option<string> {
  return existing(description, 'file');
}

/** An existing file or folder, as an absolute path. */
export function folderOrFile(description: string): Option<string> {
  return existing(description, 'folder or file');
}

/** True for a path with the extension of a module. */
export function isModulePath(value: string): boolean {
  return /\.[cm]?[jt]s$/i.test(value) && !/^[a-z]+:\/\//i.test(value);
}

/** An existing module, as an absolute path. */
export function modulePath(description: string): Option<string> {
  return file(description).check((value) =>
    isModulePath(value) ? undefined : 'the file must end in .js, .cjs, .mjs or .ts.',
  );
}

/** A key that is not allowed here; reports why. */
export function forbidden(message: string): Option<undefined> {
  return new Option<undefined>(
    { not: {} },
    (node, at) => {
      at.fault(`"${at.path}": ${message}`, node.place);
      return undefined;
    },
    () => ({ value: undefined }),
  );
}

/** A fixed word, which is also the default. */
export function constant<T extends string>(value: T, description: string): Option<T> {
  return choice(description, value).default(value);
}
