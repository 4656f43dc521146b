import type { Config } from '../config/types.ts';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { manualPage } from '../diagnostics/manual-page.ts';
import { EndlessCodeError, runWithinTime } from '../diagnostics/within-time.ts';
import { elementNames } from '../doxygen/element-readers.ts';
import { contentHash } from '../inputs/content-hash.ts';
import { loadModule, messageOf, outsideModule } from '../markdown/run-module.ts';

/** The functions that an extension can have besides those that read elements. */
export type HookName = 'member' | 'compound' | 'pages';

/** A function of an extension, with whatever arguments it takes. */
type Hook = (...values: readonly unknown[]) => unknown;

/** What a call of an extension returned; `undefined` if it threw an error, which is then reported. */
export type Returned = { value: unknown } | undefined;

/** An extension that has been loaded. */
export interface LoadedExtension {
  /** Its file, as messages name it. */
  file: string;
  /** Everything that determines what it does; as a hash. */
  key: string;
  /** Why it may do something else next time; missing if it cannot. */
  doubt?: string | undefined;
  /** The functions that it has. */
  hooks: Readonly<Partial<Record<HookName, Hook>>>;
  /** The functions that read elements, by the name of the element. */
  elements: ReadonlyMap<string, Hook>;
  /**
   * Calls one of these functions, given its name; reports what it throws. After a function that did not end, none is
   * called any more: each symbol would take as long.
   */
  call: (
    name: string,
    hook: Hook,
    values: readonly unknown[],
    diagnostics: Diagnostics,
  ) => Returned;
  /** Returns where its source names a function. */
  placeOf: (name: string) => Place;
}

const hookNames: readonly HookName[] = ['member', 'compound', 'pages'];

const advice = `An example of an extension: ${manualPage('programs/extensions', 'a-complete-example')}`;

/** The elements that Doxygen writes itself; the content of `xmlonly` is the author's. */
const known = new Set(elementNames.filter((name) => name !== 'xmlonly'));

/** Loads the extensions of a site; reports those that cannot be used, and leaves them out. */
export async function loadExtensions(
  files: Config['extensions'],
  sources: Sources,
): Promise<LoadedExtension[]> {
  const loaded = [];
  for (const file of files) loaded.push(await load(file, sources));
  return loaded.filter((each) => each !== undefined);
}

async function load(
  path: string,
  { inputs, diagnostics }: Sources,
): Promise<LoadedExtension | undefined> {
  const own = inputs.fresh();
  const reading = { inputs: own, diagnostics };
  const module = await loadModule(path, 'extension', reading, undefined, true);
  const source = own.readIfPossible(path)?.toString() ?? '';
  inputs.add(own);
  if (!module) return undefined;
  const file = displayPath(path);
  const { exported } = module;
  const placeOf = (name: string): Place => placeIn(file, source, name);
  if (typeof exported !== 'object' || exported === null) {
    const message = 'The default export of the extension is not an object.';
    diagnostics.error('extension', message, placeOf('default'), advice);
    return undefined;
  }
  const fault = (name: string, message: string): void =>
    diagnostics.error('extension', message, placeOf(name), advice);
  const parts = new Map<string, unknown>(Object.entries(exported));
  const given = parts.get('elements') ?? {};
  parts.delete('elements');
  const table = typeof given === 'object' ? { ...given } : undefined;
  if (!table) fault('elements', '"elements" of the extension is not an object.');
  const elements = new Map<string, Hook>();
  for (const [name, value] of Object.entries<unknown>(table ?? {}))
    if (typeof value !== 'function') fault(name, `"elements.${name}" is not a function.`);
    else if (known.has(name))
      fault(name, `Doxygen itself writes <${name}>: extensions read only other elements.`);
    else elements.set(name, hookOf(value));
  const hooks: Partial<Record<HookName, Hook>> = {};
  for (const [name, value] of parts) {
    const hook = hookNames.find((each) => each === name);
    if (!hook) fault(name, `Extensions have no part "${name}".`);
    else if (typeof value !== 'function') fault(name, `"${name}" is not a function.`);
    else hooks[hook] = hookOf(value);
  }
  const reads = module.builtIn.find(outsideModule);
  const [first] = own.doubts;
  const doubt =
    reads === undefined
      ? first?.reason
      : `the extension "${file}" uses "${reads}" and may read anything`;
  if (doubt !== undefined) inputs.doubtRuns(doubt);
  let isEndless = false;
  return {
    file,
    key: contentHash(JSON.stringify([file, module.source])),
    doubt,
    hooks,
    elements,
    placeOf,
    call: (name, hook, values, reports) => {
      if (isEndless) return undefined;
      try {
        return { value: runWithinTime(() => hook(...values)) };
      } catch (error) {
        const [line = ''] = messageOf(error).message.split('\n');
        isEndless = error instanceof EndlessCodeError;
        const place = module.placeOf(error) ?? placeOf(name);
        reports.error('extension', `The extension threw an error: ${line}`, place);
        return undefined;
      }
    },
  };
}

/** Returns a value that is a function as a function of any arguments. */
function hookOf(value: object): Hook {
  return (...values) =>
    typeof value === 'function' ? (Reflect.apply(value, undefined, values) as unknown) : undefined;
}

/** Returns the first place in a source where a property or an export has a name; the file if there is none. */
function placeIn(file: string, source: string, name: string): Place {
  const escaped = name.replace(/[^\w-]/g, '\\$&');
  const pattern =
    name === 'default' ? /\bdefault\b/ : new RegExp(`(?<![\\w.-])["']?${escaped}["']?\\s*[:(,}=]`);
  const found = pattern.exec(source);
  if (!found) return { file };
  const before = source.slice(0, found.index).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
