import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../inputs/content-hash.ts';
import type { Store } from '../cache/store.ts';

/** How a compiler ended. */
export interface CompilerRun {
  /** What it wrote. */
  output: string;
  /** Why it could not run: a sentence without its period; missing if it ran. */
  failure?: string;
}

/** Compiles sources, and remembers what it said about them. */
export interface Compiler {
  /** Compiles a source with the headers of some folders. */
  compile(source: string, folders: HeaderFolders): Promise<CompilerRun>;
  /** Compiles in a way that old headers may need; missing if there is none left, or if users chose one. */
  earlier?: Compiler;
}

/** Folders with headers. */
export interface HeaderFolders {
  /** The folders to search in, absolute. */
  include: readonly string[];
  /** Identifies the content of all headers. */
  content: string;
}

/** Settings of a compiler. */
export interface CompilerSettings {
  /** The command, with `{file}` and `{include}`; the others are for headers that it does not compile. */
  commands: readonly string[];
  /** An empty folder for sources. */
  folder: string;
  /** Remembers results. */
  store: Store;
  /** Longest time for one source, in milliseconds. */
  limit: number;
  /** Stops what runs. */
  signal: AbortSignal;
}

/** Maximum output to keep, in characters. */
const longest = 20_000_000;

/** Standard headers that others included when old releases were written. */
const usualIncludes = ['cstddef', 'cstdint', 'limits', 'memory', 'stdexcept', 'string']
  .map((header) => ` -include ${header}`)
  .join('');

/**
 * The options that are tried if no command is configured, in order: headers of old releases may need an earlier standard,
 * or what the standard library once included.
 */
const dialects = [
  '-std=c++20',
  ...['-std=c++20', '-std=c++17', '-std=c++14', '-std=c++11'].map((each) => each + usualIncludes),
];

/** The commands that are tried if none is configured: for each compiler, one for each dialect. */
export const usualCompilers = ['g++', 'clang++'].map((program) =>
  dialects.map((options) => `${program} ${options} -fsyntax-only -w -I{include} {file}`),
);

/** Returns the compiler with the first command; `undefined` if it cannot be run. */
export async function openCompiler(settings: CompilerSettings): Promise<Compiler | undefined> {
  const { commands, folder, store } = settings;
  const [command = '', ...others] = commands;
  const [program = ''] = commandWords(command);
  // MSVC takes the option for a file that it does not find, and writes its version nevertheless.
  const started = await run([program, '--version'], settings);
  if (started.output === '') return undefined;
  const version = started.output.split('\n')[0] ?? '';
  const earlier =
    others.length > 0 ? await openCompiler({ ...settings, commands: others }) : undefined;
  let count = 0;
  return {
    ...(earlier && { earlier }),
    compile: async (source, { include, content }) => {
      const key = JSON.stringify(['client', command, version, content, contentHash(source)]);
      const known = await store.get(key);
      if (known) return { output: new TextDecoder().decode(known) };
      const file = join(folder, `client-${others.length}-${count++}.cpp`);
      await writeFile(file, source);
      const words = filledWords(command, file, include);
      const ended = await run(words, settings);
      await rm(file, { force: true });
      if (ended.failure === undefined) await store.put(key, ended.output);
      return ended;
    },
  };
}

/** Splits a command at its spaces, except for those in quotes. */
export function commandWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(
      /"([^"]*)"|'([^']*)'/g,
      (_, double?: string, single?: string) => double ?? single ?? '',
    ),
  );
}

/** Inserts a file and folders into a command; a word with `{include}` is there once for each folder. */
export function filledWords(command: string, file: string, include: readonly string[]): string[] {
  return commandWords(command).flatMap((word) =>
    word.includes('{include}')
      ? include.map((each) => word.replaceAll('{include}', () => each))
      : [word.replaceAll('{file}', () => file)],
  );
}

function run(
  [program = '', ...args]: readonly string[],
  { folder, limit, signal }: CompilerSettings,
): Promise<CompilerRun> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Messages are in one language, whatever that of the machine is.
      env: { ...process.env, LC_ALL: 'C', VSLANG: '1033' },
    });
    let output = '';
    let failure: string | undefined;
    const stop = (reason: string): void => {
      failure ??= reason;
      child.kill('SIGKILL');
    };
    const late = setTimeout(
      () => stop(`the compiler took longer than ${limit / 1000} seconds`),
      limit,
    );
    const abort = (): void => stop('it was interrupted');
    signal.addEventListener('abort', abort, { once: true });
    const end = (): void => {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
      resolve({ output, ...(failure !== undefined && { failure }) });
    };
    const take = (text: string): void => {
      if (output.length < longest) output += text;
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => {
      failure ??= `the compiler does not run: ${error.message}`;
      end();
    });
    child.on('close', (code) => {
      // Without a message, an exit code says nothing about the code.
      if (code !== 0 && !/\berror\b/.test(output))
        failure ??= `the compiler ended with exit code ${code ?? 'of a signal'}`;
      end();
    });
  });
}

/** Returns the hash of files by their paths in a folder and their contents. */
export async function hashOfFiles(folder: string, paths: readonly string[]): Promise<string> {
  const hashes: string[] = [];
  for (const path of paths)
    hashes.push(`${path} ${contentHash(await readFile(join(folder, path)))}`);
  return contentHash(hashes.join('\n'));
}
