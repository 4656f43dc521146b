/** What the block of an example says about itself; a word that is missing leaves the decision to the configuration. */
export interface ExampleWords {
  /** Runs the program, which must end with exit code 0. */
  run?: boolean;
  /** The block must not compile. */
  compileFail?: boolean;
  /** Text that an error of the compiler must contain, for blocks that must not compile. */
  error?: string;
  /** The block is not compiled. */
  ignore?: boolean;
  /** The block starts with what stands above on its page. */
  continues?: boolean;
  /** The block is the output of the example above it. */
  output?: boolean;
}

/** The words, as blocks write them. */
export const exampleWords = [
  'run',
  'no-run',
  'compile-fail',
  'ignore',
  'continues',
  'output',
] as const;

/** Reads the words of a block: `run`, `compile-fail="invalid conversion"`. Everything else is skipped. */
export function readExampleWords(text: string): ExampleWords {
  const words: ExampleWords = {};
  const withoutTexts = text.replace(/\b([\w-]+)=(["'])(.*?)\2/g, (_, name: string, __, value) => {
    if (name !== 'compile-fail') return '';
    words.error = String(value);
    return name;
  });
  for (const word of withoutTexts.split(/\s+/)) {
    if (word === 'run') words.run = true;
    else if (word === 'no-run') words.run = false;
    else if (word === 'compile-fail') words.compileFail = true;
    else if (word === 'ignore') words.ignore = true;
    else if (word === 'continues') words.continues = true;
    else if (word === 'output') words.output = true;
  }
  return words;
}

/** Starts a line that is compiled and not shown; an editor still takes it for a comment. */
const hiddenMark = /^([ \t]*)\/\/@ ?/;

/** The comment that has the words of a block which has no info string. */
const wordsLine = /^[ \t]*\/\/ ?example:(.*)$/;

/** Returns the words in a line of code: `// example: run`; `undefined` for other lines. */
export function wordsOfLine(line: string): string | undefined {
  return wordsLine.exec(line)?.[1]?.trim();
}

/** True for a line that pages do not show; the words of a block can only be in its first line. */
export function isHiddenLine(line: string, index: number): boolean {
  return hiddenMark.test(line) || (index === 0 && wordsLine.test(line));
}

/** Returns a hidden line as it is compiled; other lines unchanged. */
export function compiledLine(line: string): string {
  return line.replace(hiddenMark, '$1');
}

/** Removes what pages do not show from a block of C or C++. */
export function withoutHiddenLines(code: string): string {
  if (!code.includes('//@') && !/^[ \t]*\/\/ ?example:/.test(code)) return code;
  return code
    .split('\n')
    .filter((line, index) => !isHiddenLine(line, index))
    .join('\n');
}

/** Returns a block of C or C++ as it is compiled: with its hidden lines, and without the words in its first line. */
export function wholeExample(code: string): string {
  const lines = code.split('\n');
  return (wordsLine.test(lines[0] ?? '') ? lines.slice(1) : lines).map(compiledLine).join('\n');
}

/** Names of C in info strings. */
const cNames = new Set(['c', 'h']);

/** Names of C++ in info strings, and extensions of its files. */
const cppNames = new Set([
  ...['cpp', 'c++', 'cxx', 'cc', 'cp', 'hpp', 'hxx', 'hh', 'h++', 'ipp', 'tpp', 'inl', 'c++20'],
]);

/** Returns the language of examples that a name or an extension means; `undefined` for other languages. */
export function exampleLanguage(name: string): 'c' | 'cpp' | undefined {
  const lower = name.toLowerCase();
  if (cNames.has(lower)) return 'c';
  return cppNames.has(lower) ? 'cpp' : undefined;
}
