import { compileFunction } from 'node:vm';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';

/** The process that the user's code sees: that of the realm in which its scripts are compiled. */
const seen = Reflect.apply(compileFunction('return process'), undefined, []) as NodeJS.Process;

const exit = seen.exit.bind(seen);
const kill = seen.kill.bind(seen);
const abort = seen.abort.bind(seen);
/** Ends the process without calling anybody; Node does not document it. */
const leave: unknown = Reflect.get(seen, 'reallyExit');

/**
 * Sends what code of a site prints to the error output: the regular one belongs to the command, and may be a JSON
 * document. A terminal that exists already keeps writing to the regular one.
 */
export function keepOutput(): void {
  const { stdout, stderr } = seen;
  stdout.write = stderr.write.bind(stderr);
}

/**
 * Makes the functions that end the process throw, because code of a site must not decide how a command ends. Only
 * `endProcess` still ends it. Returns a function that restores them.
 */
export function keepProcess(): () => void {
  const refusing =
    (name: string) =>
    (...values: unknown[]): never => {
      const given = values.map((value) => JSON.stringify(value)).join(', ');
      throw new Error(`It calls process.${name}(${given}), which would end the command.`);
    };
  seen.exit = refusing('exit');
  seen.abort = refusing('abort');
  Reflect.set(seen, 'reallyExit', refusing('reallyExit'));
  seen.kill = (pid, signal) => {
    // Signal 0 only asks whether a process exists.
    const isOwn = [seen.pid, -seen.pid, 0, -1].includes(pid) && signal !== 0;
    return isOwn ? refusing('kill')(pid, signal) : kill(pid, signal);
  };
  return () => {
    Object.assign(seen, { exit, abort, kill });
    Reflect.set(seen, 'reallyExit', leave);
  };
}

/** Ends the process, whatever exit code other code has set or sets while it ends. */
export function endProcess(code: ExitCode): never {
  const end = (forced: ExitCode): void => {
    if (typeof leave === 'function') Reflect.apply(leave, seen, [forced]);
  };
  // As the last listener.
  seen.on('exit', () => end(code));
  try {
    return exit(code);
  } catch {
    // Another listener has failed.
    end(code === exitCodes.good ? exitCodes.faults : code);
    throw new Error('The process cannot end.');
  }
}
