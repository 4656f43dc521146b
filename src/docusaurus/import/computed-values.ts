import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { References, withoutReferences } from '../../config/references.ts';
import { Diagnostics } from '../../diagnostics/diagnostics.ts';
import { isDictionary } from './config-value.ts';
import type { OptionPath } from './option-places.ts';
import type { Dictionary } from '../../init/dictionary.ts';
import { runConfig } from './run-config.ts';

/** Marks values that a configuration takes from outside, so that they can be found in its result. */
export interface Marks {
  /** Returns the content of a `package.json` with marked texts; `undefined` if references mean another one. */
  packageAt: (path: string) => Promise<string | undefined>;
  /** The text of packages that are replaced. */
  stubText: string;
  /** What replaces global objects. */
  globals: Readonly<Record<string, unknown>>;
}

/** Between these characters is the name of a reference. */
const [open, close] = ['\u{E000}', '\u{E001}'];

const marked = new RegExp(`${open}([^${close}]*)${close}`, 'g');

/** The year that a marked configuration sees: a number that nothing else contains. */
const markedYear = 730_193;

/** Options with references, and what else was computed. */
export interface ComputedOptions {
  /** The options. */
  settings: Dictionary;
  /** The options that have the value of today: paths in the old configuration, and sections of the new one. */
  frozen: { path: OptionPath; value: string; section: string }[];
}

/** A text that the old configuration computes, and no reference gives. */
interface FrozenText {
  path: OptionPath;
  value: string;
}

/**
 * Returns the options with references in place of texts that the old configuration computed from its `package.json`, the
 * year or the environment. For this, it runs again with other values; a reference is used only if it gives the same text.
 * Texts that differ otherwise, because of the time or the version of a package, are frozen.
 */
export async function withReferences(
  options: Dictionary,
  config: Dictionary,
  file: string,
  out: string,
): Promise<ComputedOptions> {
  const folder = dirname(out);
  const ran = await runConfig(file, new Diagnostics(), marksFor(folder));
  const found = new Map<string, string>();
  const frozen = new Map<string, FrozenText>();
  if (ran) compare(config, ran.value, [], { references: new References(folder), found, frozen });
  const written: ComputedOptions['frozen'] = [];
  let section = '';
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const name = nameOf(key, value);
      const text = frozen.get(name);
      if (text && frozen.delete(name)) written.push({ ...text, section });
      return found.get(name) ?? withoutReferences(value);
    }
    if (Array.isArray(value)) return value.map((item: unknown) => replace(item, key));
    return isDictionary(value) ? replaceIn(value) : value;
  };
  const replaceIn = (value: Dictionary): Dictionary =>
    Object.fromEntries(Object.entries(value).map(([key, own]) => [key, replace(own, key)]));
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    section = name;
    settings[name] = replace(value, name);
  }
  return { settings, frozen: written };
}

/** Options keep their names and texts when they move, but not their paths. */
function nameOf(key: string, text: string): string {
  return `${key}\0${text}`;
}

/** What a comparison of two runs needs and finds. */
interface Comparison {
  references: References;
  /** The texts with references, by `nameOf`. */
  found: Map<string, string>;
  /** The texts that differ otherwise, by `nameOf`. */
  frozen: Map<string, FrozenText>;
}

/** Compares the results of both runs, and notes the texts that differ. */
function compare(before: unknown, after: unknown, path: OptionPath, all: Comparison): void {
  if (typeof before === 'string' && typeof after === 'string') {
    if (before === after) return;
    const text = referenceFor(before, after, all.references);
    const name = nameOf(keyOf(path), before);
    if (text !== undefined) all.found.set(name, text);
    else all.frozen.set(name, { path, value: before });
  } else if (Array.isArray(before) && Array.isArray(after)) {
    before.forEach((item: unknown, i) => {
      compare(item, after[i], [...path, i], all);
    });
  } else if (isDictionary(before) && isDictionary(after))
    for (const [name, value] of Object.entries(before))
      compare(value, after[name], [...path, name], all);
}

/** The name of an option, or of the list that it is in. */
function keyOf(path: OptionPath): string {
  return [...path].reverse().find((step) => typeof step === 'string') ?? '';
}

/** Returns the text with references; `undefined` if it has none, or if they would give another text. */
function referenceFor(before: string, after: string, references: References): string | undefined {
  const years = after.replaceAll(String(markedYear), `${open}year${close}`);
  const [first, ...others] = years.match(marked) ?? [];
  if (first === undefined) return undefined;
  const written = years
    .split(/(\u{E000}[^\u{E001}]*\u{E001})/u)
    .map((part) => part.replace(marked, '${$1}').replace(/^(?!\$\{).*/s, withoutReferences))
    .join('');
  const isSame = (text: string): boolean => {
    const faults: string[] = [];
    return references.expand(text, (fault) => faults.push(fault)) === before && faults.length === 0;
  };
  // A variable that is not set here has the default of the old configuration.
  if (others.length === 0 && first.startsWith(`${open}env.`)) {
    const [start = '', end = ''] = years.split(first);
    const fallback = before.slice(start.length, before.length - end.length);
    const text = written.replace('}', () => `:${fallback}}`);
    if (!/[{}]/.test(fallback) && isSame(text)) return text;
  }
  return isSame(written) ? written : undefined;
}

function marksFor(folder: string): Marks {
  const env = new Proxy(process.env, {
    get: (real, name) => {
      if (typeof name !== 'string' || name === 'NODE_ENV')
        return Reflect.get(real, name) as unknown;
      return `${open}env.${name}${close}`;
    },
  });
  return {
    packageAt: async (path) => {
      const references = new References(folder);
      references.expand('${package.version}', () => undefined);
      if (!references.files.includes(path)) return undefined;
      const content: unknown = JSON.parse(await readFile(path, 'utf8'));
      return JSON.stringify(markTexts(content, 'package'));
    },
    stubText: `${open}another package${close}`,
    globals: {
      Date: atAnotherTime(
        class extends Date {
          override getFullYear(): number {
            return isThisYear(this) ? markedYear : super.getFullYear();
          }
          override getUTCFullYear(): number {
            return isThisYear(this) ? markedYear : super.getUTCFullYear();
          }
        },
      ),
      process: new Proxy(process, {
        get: (real, name) => {
          if (name === 'env') return env;
          const value: unknown = Reflect.get(real, name, real);
          return typeof value === 'function' ? (value.bind(real) as unknown) : value;
        },
      }),
      // The first run has printed its messages.
      console: new Proxy(console, { get: () => () => undefined }),
    },
  };
}

/** Milliseconds between the runs for a marked configuration: another year, month, day, hour, minute and second. */
const later = ((400 * 24 + 5) * 60 + 7) * 60_000 + 3000;

/** The same class with a clock that is ahead. */
function atAnotherTime(date: new () => Date): unknown {
  const now = (): number => Date.now() + later;
  return new Proxy(date, {
    construct: (target, given: unknown[], of): object =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, of) as object,
    apply: () => new Date(now()).toString(),
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** True for the time of the build, rather than a fixed date. */
function isThisYear(date: Date): boolean {
  return Math.abs(date.getTime() - Date.now() - later) < 60_000;
}

/** Marks the texts of a `package.json` with their paths. */
function markTexts(value: unknown, path: string): unknown {
  if (typeof value === 'string') return `${open}${path}${close}`;
  if (!isDictionary(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, markTexts(own, `${path}.${key}`)]),
  );
}
