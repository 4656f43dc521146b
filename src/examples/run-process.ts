import { spawn } from 'node:child_process';

/** A program to run. */
export interface ProgramToRun {
  /** A command for the shell. */
  command: string;
  /** Its working folder, absolute. */
  folder: string;
  /** Time limit in milliseconds. */
  timeout: number;
  /** Largest output, in bytes; a program that prints more is stopped. */
  longest: number;
}

/** How a program ended. */
export interface ProgramEnd {
  /** What it printed to the standard output. */
  output: Buffer;
  /** What it printed to the error output. */
  errors: Buffer;
  /** Exit code; missing if a signal or a limit ended it, or it did not start. */
  code?: number;
  /** Why it did not end by itself: a sentence. */
  failure?: string;
}

const isWindows = process.platform === 'win32';

/** The groups of processes that are running, so that they end with the command. */
const running = new Set<number>();

process.on('exit', () => {
  for (const group of running) end(group);
});

/** Runs a program in a group of processes of its own, and ends the whole group when it ends or exceeds a limit. */
export function runProgram({
  command,
  folder,
  timeout,
  longest,
}: ProgramToRun): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    // The shell stays the parent, so that a program which ends its parent's group ends this shell.
    const child = spawn(isWindows ? command : `${command}\nexit $?`, {
      cwd: folder,
      shell: true,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let failure: string | undefined;
    const stop = (why: string): void => {
      failure ??= why;
      if (pid !== undefined) end(pid);
    };
    const timer = setTimeout(() => stop(`It did not end within ${timeout / 1000} s.`), timeout);
    const [output, errors] = [child.stdout, child.stderr].map((stream) => {
      const kept: Buffer[] = [];
      let size = 0;
      stream.on('data', (part: Buffer) => {
        if (size < longest) kept.push(part.subarray(0, longest - size));
        size += part.length;
        if (size > longest) stop(`It printed more than ${longest} bytes.`);
      });
      return kept;
    });
    let isDone = false;
    const finish = (code: number | null, signal: string | null): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      if (pid !== undefined) {
        // What it has started in the background ends, too.
        end(pid);
        running.delete(pid);
      }
      if (signal !== null) failure ??= `A signal ended it: ${signal}.`;
      // Shells report the signal of a program as an exit code.
      else if (!isWindows && code !== null && code > 128 && code < 160)
        failure ??= `A signal ended it: ${signalName(code - 128)}.`;
      resolve({
        output: Buffer.concat(output ?? []),
        errors: Buffer.concat(errors ?? []),
        ...(failure !== undefined && { failure }),
        ...(failure === undefined && code !== null && { code }),
      });
    };
    child.on('error', (error) => {
      failure ??= `It did not start: ${error.message}.`;
      finish(null, null);
    });
    // Processes in the background may keep the output open, so its end is not awaited for long.
    child.on('exit', (code, signal) => {
      if (pid !== undefined) end(pid);
      setTimeout(() => finish(code, signal), 1000).unref();
    });
    child.on('close', finish);
  });
}

const names: Record<number, string> = {
  4: 'SIGILL',
  6: 'SIGABRT',
  8: 'SIGFPE',
  9: 'SIGKILL',
  11: 'SIGSEGV',
  15: 'SIGTERM',
};

function signalName(number: number): string {
  return names[number] ?? String(number);
}

/** Ends a group of processes. */
function end(pid: number): void {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
