import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProgram } from './run-process.ts';

/** The compiler that a command calls. */
export interface Compiler {
  /** What it is; `other` if it does not say. */
  family: 'gcc' | 'clang' | 'msvc' | 'other';
  /** Its name and version for readers: `GCC 13.2.0`; empty if it is not known. */
  name: string;
  /** Everything that it says about itself, as part of keys. */
  identity: string;
}

const words = /"[^"]*"|'[^']*'|[^\s]+/g;

/** Asks the compiler of a command for its version; `undefined` if there is no such program. */
export async function askCompiler(command: string, folder: string): Promise<Compiler | undefined> {
  const program = programOf(command);
  const question = { folder, timeout: 20_000, longest: 100_000 };
  const answer = await runProgram({ ...question, command: `${program} --version` });
  const said = `${answer.output.toString()}\n${answer.errors.toString()}`.trim();
  // MSVC does not know the option, and names itself all the same.
  const msvc = /Microsoft.*?(?:Version|versi[oó]n)\s+([\d.]+)/i.exec(said);
  if (msvc) return { family: 'msvc', name: `MSVC ${msvc[1]}`, identity: said };
  if (answer.code === 127 || (answer.code === undefined && said === '')) return undefined;
  const version = /(\d+\.\d+(?:\.\d+)?)/.exec(said)?.[1] ?? '';
  if (/clang/i.test(said)) {
    const own = /clang version ([\d.]+)/i.exec(said)?.[1] ?? version;
    return { family: 'clang', name: `Clang ${own}`, identity: said };
  }
  if (/Free Software Foundation|\bgcc\b|\bg\+\+/i.test(said)) {
    const own = /\)\s+(\d+\.\d+(?:\.\d+)?)/.exec(said)?.[1] ?? version;
    return { family: 'gcc', name: `GCC ${own}`, identity: said };
  }
  return { family: 'other', name: '', identity: said };
}

/** The program that a command calls: its first word that is neither a variable nor a launcher. */
function programOf(command: string): string {
  const all = command.match(words) ?? [];
  return all.find((word) => !/^\w+=|^(?:ccache|sccache|nice|env)$/.test(word)) ?? command;
}

/** True for a command that compiles C: `cc`, `arm-none-eabi-gcc`, `clang-16`, or any with `-std=c17`. */
export function isForC(command: string): boolean {
  const name = programOf(command)
    .replace(/^["']|["']$/g, '')
    .replace(/^.*[\\/]|\.exe$/g, '');
  return (
    /-std=(?:c|gnu|iso9899:)\d/.test(command) || /^(?:.*-)?(?:cc|gcc|clang)(?:-[\d.]+)?$/.test(name)
  );
}

/** The standard that a command selects: `C++20`; empty if it names none. */
export function standardOf(command: string): string {
  const [, letter, number] = /[-/]std[=:](?:gnu|c)(\+\+)?(\w+)/.exec(command) ?? [];
  return number === undefined ? '' : `C${letter ?? ''}${number.toUpperCase()}`;
}

/** Replaces the placeholders of a command. */
export function commandFor(
  command: string,
  { file, output, dependencies }: { file: string; output: string; dependencies: string },
  compiler: Compiler,
): string {
  const filled = command.replaceAll('{file}', quoted(file)).replaceAll('{output}', quoted(output));
  if (compiler.family === 'msvc') return `${filled} /showIncludes`;
  if (compiler.family === 'other') return filled;
  return `${filled} ${messageOptions(compiler)} -MD -MF ${quoted(dependencies)}`;
}

/** Options for messages without colours, in which columns are bytes. */
function messageOptions({ family, name }: Compiler): string {
  if (family === 'clang') return '-fno-color-diagnostics';
  // Newer ones count the cells of a terminal, in the line of the named file instead of the one that they compile.
  const isNewer = Number.parseInt(name.replace(/^\D+/, ''), 10) >= 11;
  return `-fdiagnostics-color=never${isNewer ? ' -fdiagnostics-column-unit=byte' : ''}`;
}

/** Quotes a word for the shell. */
export function quoted(word: string): string {
  if (process.platform === 'win32') return `"${word}"`;
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Reads the headers of an example from a file of `-MD`, or from the output of `/showIncludes`. */
export function readDependencies(text: string, program: string, folder: string): string[] {
  const included = [...text.matchAll(/^Note: including file:\s*(.+?)\r?$/gm)].map(
    ([, path]) => path,
  );
  const listed = text
    .replace(/\\\r?\n/g, ' ')
    .replace(/^[^\n]*?:(?=\s)/, '')
    .split(/(?<!\\)\s+/)
    .map((path) => path.replaceAll('\\ ', ' '));
  const all = included.length > 0 ? included : listed;
  return [...new Set(all.flatMap((path) => (path ? [resolve(folder, path)] : [])))]
    .filter((path) => path !== program)
    .sort();
}

/** Hashes of files, each read once. */
export class FileHashes {
  readonly #known = new Map<string, string>();

  /** Returns the hash of a file; empty if it cannot be read. */
  of(path: string): string {
    const known = this.#known.get(path) ?? hashOf(path);
    this.#known.set(path, known);
    return known;
  }
}

function hashOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('base64');
  } catch {
    return '';
  }
}
