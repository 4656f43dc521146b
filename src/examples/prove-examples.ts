import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contentKey } from '../cache/content-key.ts';
import type { ExampleRules, ExamplesConfig } from '../config/types.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { assemble, type ExampleShape } from './assemble.ts';
import { compareOutput, readableOutput } from './compare-output.ts';
import { askCompiler, FileHashes, isForC, standardOf } from './compiler.ts';
import type { Compiler } from './compiler.ts';
import { compileFirst } from './compile-program.ts';
import { eachParallel } from './each-parallel.ts';
import type { Example } from './example.ts';
import { contradiction, ignoreReason, linesInOrder, rulesByFile } from './example-rules.ts';
import type { IgnoreReason } from './example-rules.ts';
import { ExampleReporter } from './report-example.ts';
import { ProofCache } from './proof-cache.ts';
import { runProgram, type ProgramEnd } from './run-process.ts';
import { standardIncludes } from './standard-headers.ts';
import { blanked } from './top-level.ts';
import { folderName, libraryWord, type Toolchain } from './toolchain.ts';

/** What became of an example. */
export interface Outcome {
  /** The example. */
  example: Example;
  /** `refused` is an example that does not compile, as it says; `listed` is one that was not tried. */
  status: 'compiled' | 'ran' | 'refused' | 'failed' | 'ignored' | 'listed';
  /** Why it is ignored. */
  ignored?: IgnoreReason;
  /** What it is; missing if it is ignored. */
  shape?: ExampleShape;
  /** The compiler, for readers: `GCC 13.2.0`; missing if it is ignored. */
  compiler?: string;
  /** The standard, for readers: `C++20`; empty if the command names none. */
  standard?: string;
  /** True if it was compiled as C. */
  isC?: boolean;
  /** The program that was tried first, without directives for lines; missing if it is ignored. */
  program?: string;
  /** What it printed, as readers see it; missing if it did not run. */
  output?: string;
  /** True if an earlier run has proven it. */
  isRecalled: boolean;
  /** Time that it took, in milliseconds. */
  milliseconds: number;
  /** What is wrong with it. */
  diagnostics: Diagnostics['all'];
}

/** What is needed to prove examples. */
export interface ProofOptions {
  /** The configuration. */
  config: ExamplesConfig;
  /** How programs are compiled. */
  toolchain: Toolchain;
  /** Folder of the configuration, absolute. */
  home: string;
  /** Working folder, absolute: paths in messages are relative to it. */
  cwd: string;
  /** Folder for the programs, absolute. */
  work: string;
  /** File with the proofs of earlier runs; none if missing. */
  cacheFile?: string;
  /** Returns the `#include` lines for the names in a code. */
  includesOf: (code: string) => readonly string[];
  /** Called with each result. */
  count?: (done: number) => void;
}

/** Largest output of a program, in bytes. */
const longestOutput = 256 * 1024;

/**
 * Compiles and runs some of the examples; `all` contains those that they continue. Returns the results in the order of
 * the examples.
 */
export async function proveExamples(
  examples: readonly Example[],
  all: readonly Example[],
  options: ProofOptions,
): Promise<Outcome[]> {
  const prover = new Prover(all, options);
  const outcomes = await eachParallel(examples, availableParallelism(), (each) =>
    prover.prove(each),
  );
  prover.cache.write(examples.length < all.length);
  return outcomes;
}

class Prover {
  readonly cache: ProofCache;
  readonly #options: ProofOptions;
  readonly #all: readonly Example[];
  readonly #rules: (file: string) => ExampleRules;
  readonly #hashes = new FileHashes();
  readonly #libraries: readonly { word: string; file?: string }[];
  readonly #compilers = new Map<string, Promise<Compiler | undefined>>();
  readonly #folders = new Set<string>();
  #done = 0;

  constructor(all: readonly Example[], options: ProofOptions) {
    this.#all = all;
    this.#options = options;
    this.#rules = rulesByFile(options.config, options.home, options.cwd);
    this.#libraries = options.config.libraries.map((word) => libraryWord(word, options.home));
    this.cache = new ProofCache(options.cacheFile, this.#hashes);
  }

  /** Proves one example. */
  async prove(example: Example): Promise<Outcome> {
    const start = Date.now();
    const diagnostics = new Diagnostics();
    const rules = this.#rules(example.place.file);
    const contradicts = contradiction(example);
    if (contradicts !== undefined) {
      diagnostics.error('example-words', contradicts, example.place, 'Remove one of the words.');
    }
    const ignored = ignoreReason(example, rules);
    const outcome =
      contradicts !== undefined
        ? ({ status: 'failed', isRecalled: false } as const)
        : ignored
          ? ({ status: 'ignored', ignored, isRecalled: false } as const)
          : await this.#tried(example, rules, diagnostics);
    this.#done += 1;
    this.#options.count?.(this.#done);
    const milliseconds = Date.now() - start;
    return { example, ...outcome, milliseconds, diagnostics: diagnostics.all };
  }

  /** Compiles an example, and runs it if it says so. */
  async #tried(
    example: Example,
    rules: ExampleRules,
    diagnostics: Diagnostics,
  ): Promise<Omit<Outcome, 'example' | 'milliseconds' | 'diagnostics'>> {
    const { toolchain, config, home } = this.#options;
    const own = (example.language === 'c' ? rules.commandC : undefined) ?? rules.command;
    const folder = own === undefined ? toolchain.folder : home;
    const compiling = own ?? toolchain.command;
    // Doxygen takes all headers for C++ unless a comment says otherwise, so the compiler decides.
    const isC =
      isForC(compiling) ||
      (own !== undefined && own === rules.commandC && example.language === 'c');
    const command = [compiling, ...this.#libraries.map(({ word }) => word)].join(' ');
    const lines = linesInOrder(example, this.#all);
    const code = lines.map(({ text }) => text).join('\n');
    const { prelude = '' } = rules;
    const { shape, programs } = assemble(lines, {
      language: isC ? 'c' : 'cpp',
      prelude,
      includes: [
        ...standardIncludes(blanked(code), isC ? 'c' : 'cpp'),
        ...this.#options.includesOf(`${code}\n${prelude}`),
      ],
    });
    const compiler = await this.#compilerOf(command, folder);
    const columnsAreBytes = compiler?.family === 'gcc' || compiler?.family === 'clang';
    const around = { folder, columnsAreBytes, cwd: this.#options.cwd };
    const reporter = new ExampleReporter(example, lines, around, diagnostics);
    if (!compiler) {
      reporter.noCompiler(command);
      return { status: 'failed', shape, isRecalled: false };
    }
    const about = {
      shape,
      compiler: compiler.name,
      standard: standardOf(command),
      isC,
      program: (programs[0] ?? '').replace(/^#line .*\n/gm, ''),
    };
    const isRun = example.words.compileFail
      ? false
      : example.output !== undefined ||
        (example.words.run ?? (rules.run === true && shape !== 'declarations'));
    const headers = this.#headersOf(example, code);
    const linked = [
      ...(own === undefined ? toolchain.linked : []),
      ...this.#libraries.flatMap(({ file = [] }) => file),
    ];
    const libraries = linked.map((file) => this.#hashes.of(file));
    const key = contentKey(
      'example-2',
      ...[...programs, command, compiler.identity, folder, JSON.stringify(example.words)],
      ...[String(isRun), ...libraries, ...headers.flatMap(({ name, text }) => [name, text])],
    );
    const known = this.cache.find(key);
    if (known && !this.#differs(example, known.output)) {
      const { output, warnings } = known;
      // The same warnings as the compiler would repeat.
      if (!example.words.compileFail) reporter.mustCompile(recalled, warnings);
      const status = example.words.compileFail ? 'refused' : isRun ? 'ran' : 'compiled';
      return { status, ...about, isRecalled: true, ...(output !== undefined && { output }) };
    }
    const job = {
      folder,
      command,
      compiler,
      own: this.#folderOf(example),
      extension: isC ? 'c' : 'cpp',
      timeout: config.timeout * 1000,
    } as const;
    for (const { name, text } of headers) writeFileSync(join(job.own, name), text);
    const attempt = await compileFirst(programs, job);
    const isGood = example.words.compileFail
      ? reporter.mustFail(attempt.end, attempt.messages)
      : reporter.mustCompile(attempt.end, attempt.messages);
    const failed = { status: 'failed', ...about, isRecalled: false } as const;
    if (!isGood) return failed;
    const proof = { files: attempt.files, warnings: attempt.messages };
    if (!isRun) {
      this.cache.add(key, proof);
      const status = example.words.compileFail ? 'refused' : 'compiled';
      return { status, ...about, isRecalled: false };
    }
    const ran = await runProgram({
      command:
        process.platform === 'win32'
          ? attempt.output
          : `exec_example='${attempt.output.replaceAll("'", `'\\''`)}'; "$exec_example"`,
      folder: job.own,
      timeout: config.timeout * 1000,
      longest: longestOutput,
    });
    const output = reporter.mustRun(ran);
    if (output === undefined) return failed;
    this.cache.add(key, { ...proof, output });
    return { status: 'ran', ...about, output: readableOutput(output), isRecalled: false };
  }

  #differs({ output }: Example, printed: string | undefined): boolean {
    return output !== undefined && compareOutput(output.text, printed ?? '') !== undefined;
  }

  #compilerOf(command: string, folder: string): Promise<Compiler | undefined> {
    const key = JSON.stringify([command, folder]);
    const known = this.#compilers.get(key) ?? askCompiler(command, folder);
    this.#compilers.set(key, known);
    return known;
  }

  /** The blocks of the page that are files which an example includes by name. */
  #headersOf(example: Example, code: string): { name: string; text: string }[] {
    return this.#all.flatMap((other) => {
      const { fileName: name, page, lines } = other;
      if (name === undefined || other === example || page !== example.page) return [];
      if (!code.includes(`"${name}"`) || name.includes('/')) return [];
      const first = lines[0];
      const text = lines.map((line) => line.text).join('\n');
      const guard = '#pragma once\n';
      const from = first ? `#line ${first.line} ${JSON.stringify(first.file)}\n` : '';
      return [{ name, text: `${guard}${from}${text}\n` }];
    });
  }

  /** Makes a folder for an example. */
  #folderOf({ place: { file, line = 0 } }: Example): string {
    const name = folderName(file, line);
    let free = name;
    for (let number = 2; this.#folders.has(free); number += 1) free = `${name}-${number}`;
    this.#folders.add(free);
    const folder = join(this.#options.work, free);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}

/** How a compiler ended that has compiled a program. */
const recalled: ProgramEnd = { output: Buffer.alloc(0), errors: Buffer.alloc(0), code: 0 };
