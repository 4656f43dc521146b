import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryFiles } from './library-files.ts';

/** Lines of an example that fits beside the name of a library. */
const LINES = { fewest: 3, most: 24 };

/** Maximum length of a line. */
const WIDEST = 84;

/** A program in C or C++. */
export interface Example {
  /** Its lines. */
  code: string;
  /** Its language. */
  language: 'c' | 'cpp';
}

/** Returns the first example of a library's readme that fits beside its name; `undefined` if there is none. */
export function readExample(folder: string, { paths }: LibraryFiles): Example | undefined {
  const file = paths.find((path) => /^readme(?:\.md)?$/i.test(path));
  if (file === undefined) return undefined;
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  for (const [, name = '', code = ''] of text.matchAll(FENCE)) {
    const lines = code.trim().split('\n');
    const fits =
      lines.length >= LINES.fewest &&
      lines.length <= LINES.most &&
      lines.every((line) => line.length <= WIDEST);
    // Without a statement it is an interface or a list of options.
    if (fits && /[;}]\s*(?:\/\/.*)?$/m.test(code))
      return { code: code.trim(), language: /^c$/i.test(name) ? 'c' : 'cpp' };
  }
  return undefined;
}

/** A fence at the start of a line. */
const FENCE = /^```[ \t]*(c\+\+|cpp|cxx|cc|c)(?![\w+])[^\n]*\n([^]*?)^```[ \t]*$/gim;
