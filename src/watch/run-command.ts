import { spawn } from 'node:child_process';

/** A command for the shell. */
export interface ShellCommand {
  /** The command. */
  command: string;
  /** Its working folder. */
  folder: string;
  /** What it reads from standard input; nothing if missing. */
  input?: Uint8Array;
}

/** How a command ended. */
export interface CommandEnd {
  /** What it wrote to standard error; the first part, if that is long. */
  output: string;
  /** Why it failed: a sentence; missing if it succeeded. */
  failure?: string;
}

/** A command that runs. */
export interface RunningCommand {
  /** Resolves when the command has ended; never rejects. */
  ended: Promise<CommandEnd>;
  /** Stops the command and the processes that it started. */
  stop: () => void;
}

/** Maximum output to keep, in characters. */
const longest = 2_000_000;

/** Runs a command in the shell. */
export function startCommand({ command, folder, input }: ShellCommand): RunningCommand {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: process.platform !== 'win32',
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  });
  // A command that does not read its input is not an error.
  child.stdin?.on('error', () => undefined).end(input);
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < longest) output += text;
  });
  let isOver = false;
  const ended = new Promise<CommandEnd>((resolve) => {
    const end = (failure?: string): void => {
      isOver = true;
      resolve({ output, ...(failure !== undefined && { failure }) });
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) =>
      end(code === 0 ? undefined : `It ended with ${signal ?? `exit code ${code}`}.`),
    );
  });
  const stop = (): void => {
    const { pid } = child;
    if (pid === undefined || isOver) return;
    // The shell and its processes form a group, on systems with process groups.
    try {
      process.kill(process.platform === 'win32' ? pid : -pid);
    } catch {
      // The process has already ended.
    }
  };
  return { ended, stop };
}
