import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentKey } from '../cache/content-key.ts';
import type { ExamplesConfig } from '../config/types.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { lookAt } from '../inputs/unreadable.ts';
import { quoted } from './compiler.ts';
import { runProgram, type ProgramEnd } from './run-process.ts';

/** How programs are compiled, unless a rule for some files says otherwise. */
export interface Toolchain {
  /** The command with `{file}` and `{output}`. */
  command: string;
  /** The folder in which it runs, absolute. */
  folder: string;
  /** Files that the command links, absolute: their contents are part of keys. */
  linked: readonly string[];
}

/**
 * Returns how programs are compiled; reports why that is not known. `work` is a folder for projects: those of an earlier
 * run build only what has changed.
 */
export async function findToolchain(
  config: ExamplesConfig,
  home: string,
  work: string,
  diagnostics: Diagnostics,
): Promise<Toolchain | undefined> {
  const { command, compileCommands, cmakeTarget, prepare } = config;
  if (prepare !== undefined) {
    const limits = { folder: home, timeout: 3_600_000, longest: 1_000_000 };
    const why = failureOf(await runProgram({ ...limits, command: prepare }));
    if (why !== undefined) {
      const message = `The command of examples.prepare failed. ${why}`;
      diagnostics.error('example-setup', message, undefined, 'Run it by hand, and correct it.');
      return undefined;
    }
  }
  if (compileCommands !== undefined) return fromDatabase(compileCommands, config.like, diagnostics);
  if (cmakeTarget !== undefined)
    return fromProject(cmakeTarget, config.cmakeFolder ?? home, work, diagnostics);
  if (command !== undefined) return { command, folder: home, linked: [] };
  const advice = 'Set examples.command: c++ -std=c++20 -Iinclude {file} -o {output}';
  diagnostics.error('example-setup', 'Nothing says how to compile examples.', undefined, advice);
  return undefined;
}

/** Returns why a command failed, with the start of what it printed; `undefined` if it succeeded. */
function failureOf({ code, failure, output, errors }: ProgramEnd): string | undefined {
  if (code === 0) return undefined;
  const said = `${errors.toString()}\n${output.toString()}`.trim().split('\n').slice(0, 12);
  return `${failure ?? `It ended with exit code ${code}.`}\n${said.join('\n')}`;
}

/** An entry of compile_commands.json. */
interface DatabaseEntry {
  file: string;
  directory: string;
  words: string[];
}

/** Takes the command of a source from a compilation database. */
function fromDatabase(
  database: string,
  like: string | undefined,
  diagnostics: Diagnostics,
): Toolchain | undefined {
  const place = { file: displayPath(database) };
  let entries: DatabaseEntry[];
  try {
    const read: unknown = JSON.parse(readFileSync(database, 'utf8'));
    entries = Array.isArray(read) ? read.flatMap(entryOf) : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.error('example-setup', `It is no compilation database: ${reason}.`, place);
    return undefined;
  }
  const entry =
    like === undefined
      ? (entries.find(({ file }) => /\.(?:cc|cpp|cxx|c\+\+|cp)$/i.test(file)) ?? entries[0])
      : entries.find(({ file }) => file === like || file.endsWith(`/${like}`));
  if (!entry) {
    const what = like === undefined ? 'has no command' : `has no command for "${like}"`;
    const known = entries.slice(0, 5).map(({ file }) => file);
    const advice = known.length > 0 ? `It has those of ${known.join(', ')}.` : undefined;
    diagnostics.error('example-setup', `The compilation database ${what}.`, place, advice);
    return undefined;
  }
  return { command: commandOf(entry), folder: entry.directory, linked: [] };
}

function entryOf(value: unknown): DatabaseEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, directory, command, arguments: list } = value as Record<string, unknown>;
  if (typeof file !== 'string' || typeof directory !== 'string') return [];
  const words =
    typeof command === 'string'
      ? splitWords(command)
      : Array.isArray(list)
        ? list.filter((word) => typeof word === 'string')
        : [];
  return words.length === 0 ? [] : [{ file, directory, words }];
}

/** Splits a command as a shell does. */
function splitWords(command: string): string[] {
  const words = command.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
  return words.map((word) =>
    word.replace(
      /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g,
      (_, double: string | undefined, single: string | undefined, escaped: string | undefined) =>
        double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? escaped ?? '',
    ),
  );
}

/** Returns the command of an entry, which compiles a program instead of its source. */
function commandOf({ file, directory, words }: DatabaseEntry): string {
  const source = resolve(directory, file);
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // What it writes, and for whom.
    if (['-o', '-MF', '-MT', '-MQ'].includes(word)) at += 1;
    else if (/^(?:-c|\/c|-M[MDGP]{1,2}|-Werror|\/F[od].*|-o.+|--)$/.test(word)) continue;
    else if (at > 0 && resolve(directory, word) === source) continue;
    else kept.push(quoted(word));
  }
  return `${kept.join(' ')} {file} -o {output}`;
}

/** Makes a CMake project that links a target, and takes the flags of its only program. */
async function fromProject(
  target: string,
  folder: string,
  work: string,
  diagnostics: Diagnostics,
): Promise<Toolchain | undefined> {
  // CMake remembers its folder, and the compiler and the flags of its first run.
  const { CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS } = process.env;
  const chosen = JSON.stringify([work, CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS]);
  const project = join(work, `cmake-${contentKey(target, folder, chosen).slice(0, 12)}`);
  const build = join(project, 'build');
  mkdirSync(build, { recursive: true });
  writeFileSync(join(project, 'probe.cpp'), 'int main() {}\n');
  writeFileSync(join(project, 'CMakeLists.txt'), projectText(target, folder));
  const limits = { folder: project, timeout: 600_000, longest: 1_000_000 };
  for (const command of [
    `cmake -G "Unix Makefiles" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -S . -B build`,
    'cmake --build build --target probe',
  ]) {
    const why = failureOf(await runProgram({ ...limits, command }));
    if (why === undefined) continue;
    const message = `CMake cannot link the target "${target}". ${why}`;
    const advice =
      'Check examples.cmakeTarget and examples.cmakeFolder, and that cmake is installed.';
    diagnostics.error('example-setup', message, undefined, advice);
    return undefined;
  }
  const compiled = fromDatabase(join(build, 'compile_commands.json'), 'probe.cpp', diagnostics);
  if (!compiled) return undefined;
  const link = readFileSync(join(build, 'CMakeFiles/probe.dir/link.txt'), 'utf8').trim();
  // What follows the output are the libraries.
  const libraries = (/\s-o\s+probe(?:\s+([^]*))?$/.exec(link)?.[1] ?? '').trim();
  const linked = splitWords(libraries).map((word) => resolve(build, word));
  const command = `${compiled.command} ${libraries}`.trim();
  return { command, folder: build, linked: linked.filter(isFile) };
}

/** A library of the configuration, as the command of any folder names it, and its path if it is a file. */
export function libraryWord(word: string, home: string): { word: string; file?: string } {
  const [, option = '', path = word] = /^(-L|\/LIBPATH:)?(.*)$/s.exec(word) ?? [];
  const whole = resolve(home, path);
  if (!lookAt(whole).stats) return { word };
  return { word: `${option}${quoted(whole)}`, ...(isFile(whole) && { file: whole }) };
}

function isFile(path: string): boolean {
  return lookAt(path).stats?.isFile() === true;
}

function projectText(target: string, folder: string): string {
  const path = folder.replaceAll('\\', '/');
  return [
    'cmake_minimum_required(VERSION 3.10)',
    'project(examples LANGUAGES C CXX)',
    `add_subdirectory("${path}" library EXCLUDE_FROM_ALL)`,
    'add_executable(probe probe.cpp)',
    `target_link_libraries(probe PRIVATE ${target})`,
    '',
  ].join('\n');
}

/** Returns a name for a folder that tells where an example is written. */
export function folderName(file: string, line: number): string {
  const path = join(dirname(file), file.slice(file.lastIndexOf('/') + 1));
  return `${path.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '')}-${line}`;
}
