import type { MagicComment } from '../shared/code-settings.ts';

/** Start and end of a comment that is alone on its line, as regular expressions. */
const styles = {
  slashes: ['//', ''],
  block: ['/\\*', '\\*/'],
  jsx: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  hash: ['#', ''],
  markup: ['<!--', '-->'],
  dashes: ['--', ''],
  percent: ['%', ''],
  semicolons: [';+', ''],
  quote: ["'", ''],
  rem: ['REM\\b', ''],
  bang: ['!', ''],
  brackets: ['\\(\\*', '\\*\\)'],
} as const satisfies Record<string, readonly [open: string, close: string]>;

type Style = keyof typeof styles;

/** The most common styles; any of them may be in a language that is not listed. */
const popular: readonly Style[] = ['slashes', 'block', 'jsx', 'hash', 'markup'];

/** Comment styles by language. */
const byLanguage: readonly [languages: string, own: readonly Style[]][] = [
  ['js javascript mjs cjs ts typescript mts cts', ['slashes', 'block']],
  ['jsx tsx', ['slashes', 'block', 'jsx']],
  ['html xml svg markup vue svelte', ['markup', 'slashes', 'block']],
  ['md mdx markdown', ['markup', 'jsx', 'hash']],
  ['bash sh shell zsh console python py yaml yml toml cmake make makefile', ['hash']],
  ['sql lua haskell hs ada vhdl elm', ['dashes']],
  ['tex latex matlab erlang prolog', ['percent']],
  ['asm armasm lisp clojure scheme wasm ini', ['semicolons', 'hash', 'slashes', 'block']],
  ['vb vba vbnet visual-basic', ['quote', 'rem']],
  ['bat batch cmd dos basic', ['rem']],
  ['fortran f90', ['bang']],
  ['ocaml sml fsharp pascal', ['brackets', 'slashes']],
];

const stylesOf = new Map(
  byLanguage.flatMap(([languages, own]) => languages.split(' ').map((name) => [name, own])),
);

/** Code without its magic comments, and the classes that they assign to lines. */
export interface MarkedCode {
  /** The code, without the comments. */
  code: string;
  /** Maps line numbers, from 1, to class names. */
  classes: Map<number, string[]>;
}

/** Removes the comments that mark lines from code. */
export function takeMagicComments(
  written: string,
  language: string,
  comments: readonly MagicComment[],
): MarkedCode {
  const classes = new Map<number, string[]>();
  const words = comments.flatMap(({ line, block }) => [line, block?.start, block?.end]);
  const known = words.filter((word) => word !== undefined && written.includes(word));
  if (known.length === 0) return { code: written, classes };

  const pattern = commentPattern(stylesOf.get(language) ?? popular);
  const lines: string[] = [];
  /** Classes of the next line, and of all lines until the block ends. */
  const [next, open] = [new Set<string>(), new Set<string>()];
  for (const text of written.split('\n')) {
    const word = wordOf(text, pattern);
    const found = comments.find(
      ({ line, block }) => word !== undefined && [line, block?.start, block?.end].includes(word),
    );
    if (found) {
      const { className, line, block } = found;
      if (word === line) next.add(className);
      else if (word === block?.start) open.add(className);
      else open.delete(className);
      continue;
    }
    lines.push(text);
    const names = [...new Set([...open, ...next])];
    if (names.length > 0) classes.set(lines.length, names);
    next.clear();
  }
  return { code: lines.join('\n'), classes };
}

function commentPattern(allowed: readonly Style[]): RegExp {
  const forms = allowed.map((style) => {
    const [start, end] = styles[style];
    return `${start}\\s*(\\S.*?)\\s*${end}`;
  });
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`, 'i');
}

/** Returns the text of a comment that is alone on its line, otherwise `undefined`. */
function wordOf(line: string, pattern: RegExp): string | undefined {
  return line.match(pattern)?.slice(1).find(Boolean);
}
