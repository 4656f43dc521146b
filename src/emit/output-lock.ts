import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentHash } from '../inputs/content-hash.ts';
import { errorCode } from '../inputs/error-code.ts';
import { placeOf } from './work-folder.ts';

/** The process that writes an output folder. */
export interface LockHolder {
  /** The command that it runs. */
  command: string;
  /** Its id. */
  pid: number;
  /** Hash of the name of its machine: the file may be published by mistake. */
  host: string;
  /** When it started, in the unit of `startOf`: its id alone may belong to another process by now. */
  started?: number;
}

/** The lock of an output folder. */
export interface OutputLock {
  /** Lets others write the folder. */
  release: () => void;
}

/** Returns the path of the lock of an output folder. */
export function lockPath(out: string): string {
  return join(placeOf(out).work, 'lock');
}

/** How often a process on the same machine is asked for, and how often a lock is renewed, in milliseconds. */
const pollTime = 100;
const renewTime = 60_000;

/** Age at which the lock of another machine, or one without content, counts as abandoned, in milliseconds. */
const abandonedAfter = { elsewhere: 10 * renewTime, empty: 10_000 };

const isLinux = process.platform === 'linux';

/** Largest difference between two measurements of the start of the same process. */
const tolerance = isLinux ? 0 : 5000;

const thisHost = contentHash(hostname());

/** A lock that another process has, and the text of its file. */
interface FoundLock {
  holder?: LockHolder;
  text: string;
  isStale: boolean;
}

/**
 * Takes the lock of an output folder, in a work folder that it creates. Waits while `wait` returns true for the process that has it;
 * then returns that process.
 */
export async function lockOutput(
  out: string,
  command: string,
  wait: (holder: LockHolder) => boolean,
): Promise<OutputLock | LockHolder> {
  const file = lockPath(out);
  const { pid } = process;
  const own: LockHolder = { command, pid, host: thisHost, started: startOf(pid) };
  for (;;) {
    const created = mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return heldLock(file, created);
    } catch (error) {
      if (!['EEXIST', 'ENOENT'].includes(errorCode(error))) throw error;
    }
    const found = readLock(file);
    if (found?.isStale) removeStale(file, found.text);
    else if (found?.holder && !wait(found.holder)) return found.holder;
    else if (found) await pause(pollTime);
  }
}

/** Returns the lock that this process has taken; `created` is the topmost folder that was created for it, if any. */
function heldLock(file: string, created: string | undefined): OutputLock {
  const renew = (): void => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // Somebody has removed the folder.
    }
  };
  const timer = setInterval(renew, renewTime).unref();
  return {
    release() {
      clearInterval(timer);
      rmSync(file, { force: true });
      const topmost = created ?? dirname(file);
      try {
        for (let folder = dirname(file); folder.length >= topmost.length; folder = dirname(folder))
          rmdirSync(folder);
      } catch {
        // The site is in it, or another process has a lock.
      }
    },
  };
}

/** Returns the lock at a path; `undefined` if there is none any more. */
function readLock(file: string): FoundLock | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const age = Date.now() - statSync(file).mtimeMs;
    const holder = holderOf(text);
    // A time far ahead is that of a clock that was set back since.
    if (!holder) return { text, isStale: Math.abs(age) > abandonedAfter.empty };
    const isStale = holder.host === thisHost ? !isRunning(holder) : age > abandonedAfter.elsewhere;
    return { holder, text, isStale };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function holderOf(text: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const record: Record<string, unknown> = { ...(typeof value === 'object' ? value : undefined) };
    const { command, pid, host, started } = record;
    if (typeof command !== 'string' || typeof host !== 'string') return undefined;
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0) return undefined;
    return { command, pid, host, ...(typeof started === 'number' && { started }) };
  } catch {
    return undefined;
  }
}

/** True if the process that wrote the lock still runs, and not another one with the same id. */
function isRunning({ pid, started }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const actual = startOf(pid);
  if (actual === undefined || started === undefined) return true;
  return Math.abs(actual - started) <= tolerance;
}

/**
 * Returns when a process started; `undefined` if the system does not say. Linux counts ticks since it started itself,
 * the same whenever it is asked; elsewhere, these are milliseconds since 1970.
 */
function startOf(pid: number): number | undefined {
  try {
    if (isLinux) {
      // The name of the program is in brackets, and may contain brackets and spaces.
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').match(/^.*\) (.*)/s) ?? [];
      const ticks = Number(rest.split(' ')[19]);
      return Number.isFinite(ticks) ? ticks : undefined;
    }
    if (pid === process.pid) return Date.now() - process.uptime() * 1000;
    if (process.platform === 'win32') return undefined;
    const elapsed = execFileSync('ps', ['-o', 'etime=', '-p', String(pid)], { encoding: 'utf8' });
    const [, days = 0, hours = 0, minutes, seconds] =
      elapsed.trim().match(/^(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+)$/) ?? [];
    if (minutes === undefined || seconds === undefined) return undefined;
    const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60;
    return Date.now() - (total + Number(seconds)) * 1000;
  } catch {
    return undefined;
  }
}

/** Removes an abandoned lock, unless another process has replaced it since. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') === text) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
