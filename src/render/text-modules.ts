import { dirname, resolve } from 'node:path';
import type { Location, Message, Plugin } from 'esbuild';
import { createElement, Fragment, isValidElement } from 'react';
import type { TextCode } from '../components/prose/text-code.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { partPrefix, type PartModule, type ProseModule } from '../model/prose-code.ts';
import type { TextFunction } from '../components/shell/text-function.ts';
import { ContentFault } from '../components/prose/content-fault.ts';
import { errorMessage } from './error-message.ts';

/** Prefix of the entries of texts' code, in front of their number. */
export const textPrefix = 'mtp-site:text/';

/** Namespace of the code of texts; names in the bundler's messages start with it. */
export const textNamespace = 'text';

/** Returns the name of a text's code during bundling: its file, and the index of the module. */
export function textPath({ file }: ProseModule, index: number): string {
  return `${resolve(file)}#${index}`;
}

/** Provides the code of texts to the bundler; resolves its imports from the text's file. */
export function textModules(texts: readonly ProseModule[]): Plugin {
  return {
    name: 'text-modules',
    setup(setup) {
      setup.onResolve({ filter: /^mtp-site:text\// }, ({ path }) => {
        const index = Number(path.slice(textPrefix.length));
        const text = texts[index];
        return text && { path: textPath(text, index), namespace: textNamespace };
      });
      setup.onLoad({ filter: /.*/, namespace: textNamespace }, ({ path }) => {
        const text = texts[Number(path.slice(path.lastIndexOf('#') + 1))];
        return (
          text && { contents: text.source, loader: 'jsx', resolveDir: dirname(resolve(text.file)) }
        );
      });
      setup.onResolve({ filter: /^mtp-site:part\// }, ({ path, importer, pluginData }) => {
        const index = Number(importer.slice(importer.lastIndexOf('#') + 1));
        const around: unknown = pluginData;
        const parts = isPart(around) ? around.parts : texts[index]?.parts;
        const part = parts?.[path.slice(partPrefix.length)];
        // A missing text has been reported.
        if (!part) return { path, namespace: noPart };
        return { path: resolve(part.file), namespace: partNamespace, pluginData: part };
      });
      setup.onLoad({ filter: /.*/, namespace: partNamespace }, ({ path, pluginData }) => {
        const part: unknown = pluginData;
        if (!isPart(part)) return undefined;
        const { source } = part;
        return { contents: source, loader: 'jsx', resolveDir: dirname(path), pluginData: part };
      });
      setup.onLoad({ filter: /.*/, namespace: noPart }, () => ({
        contents: 'module.exports = {};',
      }));
      setup.onEnd(({ errors, warnings }) => {
        for (const error of errors) explainExport(error);
        for (const { location } of [...errors, ...warnings]) if (location) placeIn(texts, location);
      });
    },
  };
}

/** Namespace of the statements of imported texts; names in the bundler's messages start with it. */
const partNamespace = 'part';

const noPart = 'no-part';

function isPart(value: unknown): value is PartModule {
  return typeof value === 'object' && value !== null && 'source' in value && 'file' in value;
}

/** Reports that an imported text does not export a name. */
function explainExport(error: Message): void {
  const file = /^(?:No matching export in|Import .* because the file) "part:([^"]*)"/.exec(
    error.text,
  )?.[1];
  const name = /\b[iI]mport "([^"]+)"/.exec(error.text)?.[1];
  if (file === undefined || name === undefined) return;
  const shown = displayPath(resolve(file));
  error.text = `The text ${shown} does not export "${name}".`;
  const advice = `Add \`export const ${name} = …\` to it, or correct the name.`;
  error.notes = [{ text: advice, location: null }];
}

/** Converts a place in the code of a text to the place in the text. */
function placeIn(texts: readonly ProseModule[], location: Location): void {
  const [, index] = location.file.match(/^text:.*#(\d+)$/) ?? [];
  const text = texts[Number(index)];
  if (!text) return;
  const { line, column } = placeInText(text, { ...location, column: location.column + 1 });
  location.line = line;
  location.column = column - 1;
}

/** Returns the place in a text, given the one in its code; lines and columns count from 1. */
export function placeInText(
  text: ProseModule,
  at: { line: number; column: number },
): { line: number; column: number } {
  const lines = text.source.split('\n').slice(0, at.line).reverse();
  const [, number] = lines.find((line) => functionStart.test(line))?.match(functionStart) ?? [];
  const { line, column } = text.functions[Number(number)] ?? {};
  if (line !== undefined && column !== undefined) return { line, column };
  return { line: at.line, column: Math.max(1, at.column - (at.line === 1 ? text.before : 0)) };
}

const functionStart = /^export const \$(\d+) = /;

/** An error in the code of a text, with the place of the piece that threw it. */
export class TextCodeError extends ContentFault {
  /** What the code threw. */
  readonly thrown: unknown;

  constructor(error: unknown, place: Place) {
    super(errorMessage(error), place, { cause: error instanceof Error ? error.cause : undefined });
    this.thrown = error;
  }
}

/** The loaded code of a text. */
export interface LoadedText {
  /** Places of its functions. */
  places: readonly Place[];
  /** Its functions; `undefined` for one that could not be loaded. */
  functions: readonly (TextFunction | undefined)[];
  /** Indices of the functions that need hydration. */
  islands: ReadonlySet<number>;
  /** Its name in pages, which is that of its bundle without extension: `text-0`. */
  name: string;
}

/** Returns the functions that the code of a text exports; wraps their errors with their places. */
export function textFunctions(
  { file, functions }: ProseModule,
  exports: object,
): (TextFunction | undefined)[] {
  const all = new Map<string, unknown>(Object.entries(exports));
  return functions.map(({ line, column }, i) => {
    const run = all.get(`$${i}`);
    if (!isFunction(run)) return undefined;
    return (props, slot) => {
      try {
        return run(props, slot);
      } catch (error) {
        throw new TextCodeError(error, { file, line, column });
      }
    };
  });
}

/** The functions come from our own generated code and match this type. */
function isFunction(value: unknown): value is TextFunction {
  return typeof value === 'function';
}

/** The loaded code of a site's texts. */
export interface LoadedCode extends TextCode {
  /**
   * Returns the same code, which tracks the places of the pieces being rendered, the innermost last. It leaves out the
   * pieces at some places.
   */
  tracking: (places: Place[], without?: readonly Place[]) => LoadedCode;
}

/** Provides the loaded code of texts to the components of content; islands are named after their bundles. */
export function textCode(texts: ReadonlyMap<string, LoadedText>): LoadedCode {
  return {
    functionOf: (module, index) => texts.get(module)?.functions[index],
    islandOf: (module, index) => {
      const text = texts.get(module);
      return text?.islands.has(index) ? text.name : undefined;
    },
    tracking: (places, without = []) => {
      const code = textCode(texts);
      return {
        ...code,
        functionOf: (module, index) => {
          const run = code.functionOf(module, index);
          const place = texts.get(module)?.places[index];
          if (!run || !place || without.some((each) => isSamePlace(each, place))) return undefined;
          return trackingFunction(run, place, places);
        },
      };
    },
  };
}

/** True for the same place. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

/** Wraps a function so that its place is listed while its result renders; React renders elements in order. */
function trackingFunction(run: TextFunction, place: Place, places: Place[]): TextFunction {
  const begin = (): null => {
    places.push(place);
    return null;
  };
  const end = (): null => {
    places.pop();
    return null;
  };
  return (props, slot) => {
    places.push(place);
    let rendered: ReturnType<TextFunction>;
    try {
      rendered = run(props, slot);
    } finally {
      // Does not run if the function is interrupted because it never ends.
      places.pop();
    }
    // An element for the props of an imported text is not wrapped: only its props are read.
    if (!isValidElement(rendered) || rendered.type !== Fragment) return rendered;
    return createElement(Fragment, null, createElement(begin), rendered, createElement(end));
  };
}
