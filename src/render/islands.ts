import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Inputs } from '../inputs/inputs.ts';
import type { ProseModule } from '../model/prose-code.ts';
import { inputName } from './input-name.ts';
import { textNamespace, textPath } from './text-modules.ts';

/** Code that needs the browser: state, effects, event handlers, classes, timers. */
const interactiveCode =
  /\buse(?:ActionState|Effect|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)\b|\bon[A-Z]\w*\s*[=:]|\bextends\s+(?:\w+\.)?(?:Pure)?Component\b|\baddEventListener\b|\bset(?:Timeout|Interval)\b/;

/** Our modules that distinguish browser and build, or react to user actions. */
const interactiveModules =
  /^@docusaurus\/(?:BrowserOnly|useIsBrowser|ExecutionEnvironment|useIsomorphicLayoutEffect)$/;

/** Names of `@docusaurus/theme-common` and the router that react to user actions. */
const interactiveNames =
  /\b(?:useColorMode|useWindowSize|useCollapsible|useHistory|useQueryString|useQueryStringList|Redirect)\b/;

type BundledFiles = Metafile['inputs'];

/** The state of a search through imports. */
interface InteractiveSearch {
  inputs: Inputs;
  files: BundledFiles;
  /** Maps the path of a module to whether it is interactive. */
  known: Map<string, boolean>;
  /** True for code that is interactive whatever it imports. */
  isOwn: (source: string) => boolean;
}

/**
 * Finds the functions in the code of texts that need the browser, themselves or through what they use: returns their
 * indices for each text.
 */
export function findIslands(
  inputs: Inputs,
  texts: readonly ProseModule[],
  files: BundledFiles,
): ReadonlySet<number>[] {
  const search = { inputs, files, known: new Map<string, boolean>(), isOwn: isInteractiveCode };
  return texts.map((text, i) => {
    const own = files[`${textNamespace}:${textPath(text, i)}`];
    const statements = text.source.slice(0, text.source.indexOf('\nexport const $0'));
    const declares = isInteractiveCode(statements);
    const found = text.functions.flatMap(({ source, uses }, index) => {
      const isInteractive =
        isInteractiveCode(source) ||
        Object.values(uses).some((path) => {
          if (path === null) return declares;
          const imported = own?.imports.find(({ original, path: at }) => (original ?? at) === path);
          return imported && isInteractiveImport(imported, search);
        });
      return isInteractive ? [index] : [];
    });
    return new Set(found);
  });
}

/** Hooks whose results depend on the page. */
const pageHooks =
  /\buse(?:Active\w*|CurrentSidebar\w*|Doc|DocsVersion|Location|Params|RouteContext|RouteMatch)\b/;

/**
 * Finds the modules that need the browser, or depend on the page that shows them, themselves or through what they use.
 */
export function findInteractive(
  inputs: Inputs,
  modules: readonly string[],
  files: BundledFiles,
): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isOwn = (source: string): boolean => isInteractiveCode(source) || pageHooks.test(source);
  const search = { inputs, files, known, isOwn };
  return new Set(modules.filter((file) => isInteractiveImport({ path: inputName(file) }, search)));
}

function isInteractiveCode(source: string): boolean {
  return interactiveCode.test(source) || interactiveNames.test(source);
}

function isInteractiveImport(
  { path, external = false }: { path: string; external?: boolean },
  search: InteractiveSearch,
): boolean {
  const { inputs, files, known, isOwn } = search;
  const provided = external ? path : path.match(/^mtp-site:([^#?]+)/)?.[1];
  if (provided !== undefined) return interactiveModules.test(provided);
  const before = known.get(path);
  if (before !== undefined) return before;
  // In an import cycle, the other modules are checked on their own.
  known.set(path, false);
  const isInteractive =
    (/\.[cm]?[jt]sx?$/.test(path) && isOwn(inputs.readSync(resolve(path), 'utf8') ?? '')) ||
    (files[path]?.imports ?? []).some((imported) => isInteractiveImport(imported, search));
  known.set(path, isInteractive);
  return isInteractive;
}
