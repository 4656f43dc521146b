import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFor, readDependencies, type Compiler } from './compiler.ts';
import { readMessages, type CompilerMessage } from './compiler-messages.ts';
import { runProgram, type ProgramEnd } from './run-process.ts';

/** How a program is compiled. */
export interface Job {
  /** The command with `{file}` and `{output}`. */
  command: string;
  /** The folder in which it runs, absolute. */
  folder: string;
  /** The compiler that it calls. */
  compiler: Compiler;
  /** The folder of the program, absolute. */
  own: string;
  /** Extension of the program. */
  extension: 'c' | 'cpp';
  /** Time limit in milliseconds. */
  timeout: number;
}

/** What a compiler made of a program. */
export interface Attempt {
  /** How the compiler ended. */
  end: ProgramEnd;
  /** Path of the compiled program. */
  output: string;
  /** The files that it was compiled from, besides the program itself; absolute. */
  files: string[];
  /** What the compiler says. */
  messages: CompilerMessage[];
}

/** Compiles the first program that the compiler takes; otherwise, returns what it says about the likeliest. */
export async function compileFirst(programs: readonly string[], job: Job): Promise<Attempt> {
  const attempts: Attempt[] = [];
  for (const [index, program] of programs.entries()) {
    const attempt = await compileOne(program, index, job);
    if (attempt.end.code === 0) return attempt;
    attempts.push(attempt);
    // Another order of the pieces changes neither a limit nor a crash.
    if (attempt.end.failure !== undefined) break;
  }
  const errors = ({ messages }: Attempt): number =>
    messages.filter(({ level }) => level === 'error').length || Infinity;
  return attempts.reduce((best, each) => (errors(each) < errors(best) ? each : best));
}

async function compileOne(program: string, index: number, job: Job): Promise<Attempt> {
  const { own, folder, compiler, extension } = job;
  const suffix = index === 0 ? '' : String(index + 1);
  const file = join(own, `example${suffix}.${extension}`);
  const output = join(
    own,
    process.platform === 'win32' ? `example${suffix}.exe` : `example${suffix}`,
  );
  const dependencies = join(own, `example${suffix}.d`);
  writeFileSync(file, program);
  const end = await runProgram({
    command: commandFor(job.command, { file, output, dependencies }, compiler),
    folder,
    timeout: job.timeout,
    longest: 4_000_000,
  });
  // A command that does nothing proves nothing.
  if (end.code === 0 && job.command.includes('{output}') && !existsSync(output)) {
    delete end.code;
    end.failure = 'It ended without a fault, but wrote no {output}.';
  }
  const said = `${end.errors.toString()}\n${end.output.toString()}`;
  const listed = compiler.family === 'msvc' ? said : readIfThere(dependencies);
  const files = readDependencies(listed, file, folder).filter((path) => !path.startsWith(own));
  // A place in the program means nothing to readers.
  const known = said.split('\n').filter((line) => !line.startsWith(`${file}:`));
  return { end, output, files, messages: readMessages(known.join('\n')) };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
