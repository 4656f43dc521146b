import { relative, resolve } from 'node:path';
import type { Diagnostics, Place } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { compareOutput, readableOutput } from './compare-output.ts';
import type { CompilerMessage } from './compiler-messages.ts';
import type { Example, SourceLine } from './example.ts';
import type { ProgramEnd } from './run-process.ts';

/** Most messages of a compiler that are shown for an example. */
const mostMessages = 5;

/** Reports what is wrong with an example, at the lines of its source. */
export class ExampleReporter {
  readonly #example: Example;
  readonly #lines: readonly SourceLine[];
  readonly #around: { folder: string; cwd: string; columnsAreBytes: boolean };
  readonly #diagnostics: Diagnostics;

  /**
   * `folder` is where the compiler runs, `cwd` is what places are relative to, and
   * `columnsAreBytes` is true for compilers that count the bytes of a line.
   */
  constructor(
    example: Example,
    lines: readonly SourceLine[],
    around: { folder: string; cwd: string; columnsAreBytes: boolean },
    diagnostics: Diagnostics,
  ) {
    this.#example = example;
    this.#lines = lines;
    this.#around = around;
    this.#diagnostics = diagnostics;
  }

  /** Reports that the compiler of a command cannot be started. */
  noCompiler(command: string): void {
    // Without a place, so that it is reported once.
    this.#diagnostics.error(
      'example-setup',
      `There is no compiler: the program of "${command}" cannot be started.`,
      undefined,
      'Install the compiler, or correct examples.command.',
    );
  }

  /** Reports why an example does not compile; returns true if it does. */
  mustCompile(end: ProgramEnd, messages: readonly CompilerMessage[]): boolean {
    const isCompiled = end.code === 0;
    const shown = messages.filter(({ level }) => isCompiled || level === 'error');
    for (const { level, place, text, from } of shown.slice(0, mostMessages))
      this.#diagnostics.report({
        code: level === 'error' ? 'example-compile' : 'example-warning',
        level: isCompiled ? 'warning' : 'error',
        ...this.#placed(place, text, from),
      });
    if (shown.length > mostMessages)
      this.#diagnostics.report({
        code: 'example-compile',
        level: 'info',
        place: this.#example.place,
        message: `The compiler has ${shown.length - mostMessages} more messages about this example.`,
      });
    if (!isCompiled && (shown.length === 0 || end.failure !== undefined))
      this.#diagnostics.error(
        'example-compile',
        `The compiler failed without a message that has a place. ${whyOf(end)}${lastOf(end)}`,
        this.#example.place,
      );
    return isCompiled;
  }

  /** Reports why an example that must not compile does not fail as it says; returns true if it does. */
  mustFail(end: ProgramEnd, messages: readonly CompilerMessage[]): boolean {
    const { words, place } = this.#example;
    const fault = (message: string, advice?: string): false => {
      this.#diagnostics.error('example-compiles', message, place, advice);
      return false;
    };
    if (end.code === 0) return fault('The example compiles, but it says `compile-fail`.');
    if (end.failure !== undefined) return fault(`The compiler failed. ${end.failure}`);
    const errors = messages.filter(({ level }) => level === 'error');
    const own = errors.filter((error) => this.#isOwn(error.place));
    const said = errors.map(({ text }) => text.split('\n')[0] ?? '').join('\n');
    const { error } = words;
    if (error !== undefined && !errors.some(({ text }) => text.includes(error)))
      return fault(`No error of the compiler contains "${error}". It says:\n${said}`);
    // A header that is missing proves nothing about the code.
    const isMissing = (text: string): boolean => /No such file|file not found|C1083/.test(text);
    if (error === undefined && (own.length === 0 || own.every(({ text }) => isMissing(text))))
      return fault(
        `The example fails for a reason that is not in its code:\n${said || whyOf(end)}`,
        'If that is what it shows, name the error: compile-fail="text of the error".',
      );
    return true;
  }

  /** Reports why an example did not run as it must; returns its output if it did. */
  mustRun(end: ProgramEnd): string | undefined {
    const { place, output } = this.#example;
    if (end.failure !== undefined || end.code !== 0) {
      const message = `The example failed when it ran. ${whyOf(end)}${lastOf(end)}`;
      this.#diagnostics.error('example-run', message, place);
      return undefined;
    }
    const printed = decoded(end.output);
    if (printed === undefined) {
      this.#diagnostics.error('example-output', 'The example prints what is not UTF-8.', place);
      return undefined;
    }
    const difference = output && compareOutput(output.text, printed);
    if (!output || !difference) return readableOutput(printed);
    const { line, expected, printed: found } = difference;
    const skipped = output.text.split('\n').findIndex((each) => each.trim() !== '');
    const at = (output.place.line ?? 1) + 1 + Math.max(0, skipped) + line;
    const shown = (text: string | undefined): string =>
      text === undefined ? 'nothing' : JSON.stringify(text);
    this.#diagnostics.error(
      'example-output',
      `The example prints ${shown(found)} here, not ${shown(expected)}.`,
      { file: output.place.file, line: at },
    );
    return undefined;
  }

  /** True for a place in the code of the example itself. */
  #isOwn(place: Place | undefined): boolean {
    return (
      place !== undefined &&
      this.#example.lines.some(({ file, line }) => file === place.file && line === place.line)
    );
  }

  /** Returns the place of a message in the sources, and says which example it is about if that is elsewhere. */
  #placed(
    place: Place | undefined,
    text: string,
    from: readonly Place[],
  ): { place: Place; message: string } {
    const { place: own } = this.#example;
    if (!place || place.file === 'prelude')
      return {
        place: own,
        message: place ? `${text} (in line ${place.line} of examples.prelude)` : text,
      };
    const line = this.#lines.find((each) => each.file === place.file && each.line === place.line);
    if (line) {
      const { file, indent, isNear } = line;
      const own = { file, line: line.line };
      if (isNear || place.column === undefined) return { place: own, message: text };
      const character = this.#around.columnsAreBytes
        ? charactersIn(line.text, place.column - 1) + 1
        : place.column;
      return { place: { ...own, column: Math.max(1, character + indent) }, message: text };
    }
    const { folder, cwd } = this.#around;
    const isKnown = this.#lines.some(({ file }) => file === place.file);
    // A line after the last one, such as the end of a block whose bracket is open.
    if (isKnown) return { place: own, message: text };
    const path = resolve(folder, place.file);
    const file = relative(cwd, path).startsWith('..') ? path : displayPath(path, cwd);
    // The line that uses a header says more than the place in it.
    const use = from.find((each) => this.#isOwn(each));
    if (use) {
      const at = [file, place.line, place.column].filter(Boolean).join(':');
      return this.#placed(use, `${text}\nThe compiler found this at ${at}.`, []);
    }
    const start = `${own.file}:${own.line ?? 1}`;
    return { place: { ...place, file }, message: `${text}\nThe example is at ${start}.` };
  }
}

/** Returns the number of characters in some bytes of a line; beyond its end, each byte is one. */
function charactersIn(line: string, bytes: number): number {
  const all = Buffer.from(line);
  return all.subarray(0, bytes).toString().length + Math.max(0, bytes - all.length);
}

function whyOf({ code, failure }: ProgramEnd): string {
  return failure ?? `It ended with exit code ${code}.`;
}

/** The last lines that a program printed. */
function lastOf({ output, errors }: ProgramEnd): string {
  const said = readableOutput(`${output.toString()}\n${errors.toString()}`);
  if (said === '') return ' It printed nothing.';
  return `\n${said
    .split('\n')
    .slice(-6)
    .map((line) => line.slice(0, 300))
    .join('\n')}`;
}

/** Decodes UTF-8; `undefined` if it is none. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}
