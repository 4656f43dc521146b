import { dirname, resolve } from 'node:path';
import type { Location, Plugin } from 'esbuild';
import { createElement, Fragment, isValidElement } from 'react';
import type { TextCode } from '../components/prose/text-code.ts';
import type { Place } from '../diagnostics/diagnostics.ts';
import type { ProseModule } from '../model/prose-code.ts';
import type { TextFunction } from '../components/shell/text-function.ts';
import { errorMessage } from './error-message.ts';

/** What the entry of the code of a text is called, before its number. */
export const textPrefix = 'mtp-site:text/';

/** Namespace of the code of texts, and so the first word of its names in what the bundler tells. */
export const textNamespace = 'text';

/** What the code of a text is called while it is bundled: its file, and which of its modules. */
export function textPath({ file }: ProseModule, index: number): string {
  return `${resolve(file)}#${index}`;
}

/** Gives the code of texts to the bundler; what it imports is looked for from its file. */
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
      setup.onEnd(({ errors, warnings }) => {
        for (const { location } of [...errors, ...warnings]) if (location) placeIn(texts, location);
      });
    },
  };
}

/** Makes a place in the code of a text that in the text. */
function placeIn(texts: readonly ProseModule[], location: Location): void {
  const [, index] = location.file.match(/^text:.*#(\d+)$/) ?? [];
  const text = texts[Number(index)];
  if (!text) return;
  if (location.line === 1) location.column = Math.max(0, location.column - text.before);
  const lines = text.source.split('\n').slice(0, location.line).reverse();
  const [, number] = lines.find((line) => functionStart.test(line))?.match(functionStart) ?? [];
  const { line, column } = text.functions[Number(number)] ?? {};
  if (line === undefined || column === undefined) return;
  location.line = line;
  location.column = column - 1;
}

const functionStart = /^export const \$(\d+) = /;

/** What the code of a text threw, with the place of the piece that did. */
export class TextCodeError extends Error {
  /** Where the piece stands. */
  readonly place: Place;

  constructor(error: unknown, place: Place) {
    super(errorMessage(error), { cause: error instanceof Error ? error.cause : undefined });
    this.place = place;
  }
}

/** The code of a text, loaded. */
export interface LoadedText {
  /** Where its functions stand. */
  places: readonly Place[];
  /** Its functions; undefined for one that could not be loaded. */
  functions: readonly (TextFunction | undefined)[];
  /** The indices of those that come to life in browsers. */
  islands: ReadonlySet<number>;
  /** Its name in pages, and that of its bundle without ending: `text-0`. */
  name: string;
}

/** The functions among what the code of a text exports; errors that they throw tell their places. */
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

/** The functions come from our own sources, and take and give what these say. */
function isFunction(value: unknown): value is TextFunction {
  return typeof value === 'function';
}

/** The loaded code of the texts of a site. */
export interface LoadedCode extends TextCode {
  /** The same code, which keeps a list of the places of the pieces that are being rendered, the innermost last. */
  noting: (places: Place[]) => LoadedCode;
}

/** The loaded code of texts, as the components of content ask for it. Islands have the names of their bundles. */
export function textCode(texts: ReadonlyMap<string, LoadedText>): LoadedCode {
  return {
    functionOf: (module, index) => texts.get(module)?.functions[index],
    islandOf: (module, index) => {
      const text = texts.get(module);
      return text?.islands.has(index) ? text.name : undefined;
    },
    noting: (places) => {
      const code = textCode(texts);
      return {
        ...code,
        functionOf: (module, index) => {
          const run = code.functionOf(module, index);
          const place = texts.get(module)?.places[index];
          return run && place && notingFunction(run, place, places);
        },
      };
    },
  };
}

/** A function whose place is in a list while what it gives is rendered, which goes from first to last. */
function notingFunction(run: TextFunction, place: Place, places: Place[]): TextFunction {
  const begin = (): null => {
    places.push(place);
    return null;
  };
  const end = (): null => {
    places.pop();
    return null;
  };
  return (props, slot) => {
    const made = run(props, slot);
    // What a text is given as a component is an element of its own, of which only the properties count.
    if (!isValidElement(made) || made.type !== Fragment) return made;
    return createElement(Fragment, null, createElement(begin), made, createElement(end));
  };
}
