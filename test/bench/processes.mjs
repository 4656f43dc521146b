// Runs a program, and tells how long it took and how much memory it and all that it started had at once.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { memoryOf, parentOf, treeOf } from './measurements.mjs';

/** How often the memory is looked at, in milliseconds. */
const interval = 40;

/** Whether the system tells the memory of its processes. */
const hasProc = process.platform === 'linux';

/** What is kept of what a program prints: enough for its figures and for its last words. */
const keptOutput = 200_000;

function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // A process that has just ended is nothing to tell about.
    return '';
  }
}

/** The ids of a process and of all below it. */
function processesBelow(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), read(`/proc/${name}/stat`)])
    .filter(([, stat]) => stat !== '')
    .map(([id, stat]) => [id, parentOf(stat)]);
  return treeOf(root, parents);
}

/** Looks at the memory of a process and all below it, and keeps the most, in bytes. */
class Watcher {
  bytes;
  #ids = new Set();
  #looks = 0;

  constructor(root) {
    this.root = root;
  }

  /** All of their memory at once; or that of the largest one at its highest, which may have been between two looks. */
  look() {
    // To find out which processes there are takes longer than to look at them.
    if (this.#looks++ % 5 === 0) this.#ids = processesBelow(this.root);
    const all = [...this.#ids].map((id) => memoryOf(read(`/proc/${id}/status`)));
    const now = all.reduce((sum, memory) => sum + memory.now, 0);
    this.bytes = Math.max(this.bytes ?? 0, now, ...all.map(({ peak }) => peak));
  }
}

/** The arguments that make a program of Node's tell its memory where the system does not. */
export const measured = hasProc ? [] : ['--import', new URL('measure.mjs', import.meta.url).href];

/**
 * Runs a program to its end. Wall time in milliseconds; peak memory of all its processes in bytes (from samples on Linux,
 * else what one process tells of itself, else unknown); its status, and what it printed.
 */
export function run(command, args, { cwd, env = {} } = {}) {
  return new Promise((done) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-keptOutput));
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const watcher = new Watcher(child.pid);
    const isWatched = hasProc && child.pid !== undefined;
    const timer = isWatched ? setInterval(() => watcher.look(), interval) : undefined;
    let milliseconds = 0;
    child.on('exit', () => {
      milliseconds = performance.now() - start;
      clearInterval(timer);
    });
    const end = (status) => {
      clearInterval(timer);
      const told = /maxRSS=(\d+)/.exec(output)?.[1];
      const bytes = watcher.bytes ?? (told && Number(told) * 1024);
      done({ status, milliseconds, bytes, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(undefined);
    });
    child.on('close', end);
  });
}

/** Runs a program that has to work; what it said last is the error where it does not. */
export async function mustRun(what, command, args, options) {
  const result = await run(command, args, options);
  if (result.status === 0) return result;
  const last = result.output.trim().split('\n').slice(-30).join('\n');
  throw new Error(`${what} failed (${result.status ?? 'not started'}):\n${last}`);
}
