import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { readFileSync } from '../inputs/files.ts';
import type { ProseModule } from '../model/prose-code.ts';
import { textNamespace, textPath } from './text-modules.ts';

/** Code that needs the browser: state, effects, event handlers, classes, timers. */
const interactiveCode =
  /\buse(?:ActionState|Effect|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|State|SyncExternalStore|Transition)\b|\bon[A-Z]\w*\s*[=:]|\bextends\s+(?:\w+\.)?(?:Pure)?Component\b|\baddEventListener\b|\bset(?:Timeout|Interval)\b/;

/** Our modules that distinguish browser and build, or react to user actions. */
const interactiveModules =
  /^@docusaurus\/(?:BrowserOnly|useIsBrowser|ExecutionEnvironment|useIsomorphicLayoutEffect)$/;

/** Names of `@docusaurus/theme-common` and the router that react to user actions. */
const interactiveNames = /\b(?:useColorMode|useWindowSize|useCollapsible|useHistory|Redirect)\b/;

type Inputs = Metafile['inputs'];

/**
 * Finds the functions in the code of texts that need the browser, themselves or through what they use: returns their
 * indices for each text.
 */
export function findIslands(texts: readonly ProseModule[], inputs: Inputs): ReadonlySet<number>[] {
  const known = new Map<string, boolean>();
  return texts.map((text, i) => {
    const own = inputs[`${textNamespace}:${textPath(text, i)}`];
    const statements = text.source.slice(0, text.source.indexOf('\nexport const $0'));
    const declares = isInteractiveCode(statements);
    const found = text.functions.flatMap(({ source, uses }, index) => {
      const isInteractive =
        isInteractiveCode(source) ||
        Object.values(uses).some((path) => {
          if (path === null) return declares;
          const imported = own?.imports.find(({ original, path: at }) => (original ?? at) === path);
          return imported && isInteractiveImport(imported, inputs, known);
        });
      return isInteractive ? [index] : [];
    });
    return new Set(found);
  });
}

function isInteractiveCode(source: string): boolean {
  return interactiveCode.test(source) || interactiveNames.test(source);
}

function isInteractiveImport(
  { path, external = false }: { path: string; external?: boolean },
  inputs: Inputs,
  known: Map<string, boolean>,
): boolean {
  const provided = external ? path : path.match(/^mtp-site:([^#?]+)/)?.[1];
  if (provided !== undefined) return interactiveModules.test(provided);
  const before = known.get(path);
  if (before !== undefined) return before;
  // In an import cycle, the other modules are checked on their own.
  known.set(path, false);
  const isInteractive =
    (/\.[cm]?[jt]sx?$/.test(path) && isInteractiveCode(readFileSync(resolve(path), 'utf8'))) ||
    (inputs[path]?.imports ?? []).some((imported) => isInteractiveImport(imported, inputs, known));
  known.set(path, isInteractive);
  return isInteractive;
}
