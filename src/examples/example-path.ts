import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { displayPath } from '../diagnostics/display-path.ts';
import { exampleLanguage } from '../shared/example-words.ts';
import { sourceOf, type Source } from './find-lines.ts';

/** Most files of an EXAMPLE_PATH that are searched. */
const mostFiles = 5000;

/**
 * Returns a function that lists the sources in the EXAMPLE_PATH of Doxygen's settings: those with a name, or all of
 * them. `runs` is the folder in which Doxygen runs.
 */
export function examplesBelow(
  paths: readonly string[],
  runs: string,
  cwd: string,
): (name: string | undefined) => readonly Source[] {
  let found: Map<string, Source> | undefined;
  const load = (): Map<string, Source> => {
    const files = paths.flatMap((path) => filesBelow(resolve(runs, path)));
    const codes = files.filter((file) => exampleLanguage(/\.([^./]+)$/.exec(file)?.[1] ?? ''));
    // Comments take whole texts from there, too: `\snippet{doc}` and `\include{doc}`.
    const texts = files.filter((file) => /\.(?:md|markdown|dox|txt)$/i.test(file));
    return new Map(
      [...codes, ...texts].slice(0, mostFiles).flatMap((file) => {
        const text = textIfThere(file);
        return text === undefined ? [] : [[file, sourceOf(displayPath(file, cwd), text)]];
      }),
    );
  };
  return (name) => {
    found ??= load();
    const all = [...found];
    const named =
      name === undefined ? all : all.filter(([file]) => basename(file) === basename(name));
    return named.map(([, source]) => source);
  };
}

function filesBelow(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const below = join(path, entry.name);
        return entry.isDirectory() ? filesBelow(below) : entry.isFile() ? [below] : [];
      });
  } catch {
    // It may be a file, which EXAMPLE_PATH allows, or missing.
    return textIfThere(path) === undefined ? [] : [path];
  }
}

function textIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
