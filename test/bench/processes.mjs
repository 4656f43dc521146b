// Runs a program; measures its time and the peak memory of it and its child processes.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { memoryOf, parentOf, treeOf } from './measurements.mjs';

/** Interval between memory samples, in milliseconds. */
const interval = 40;

/** True if the system reports the memory of processes. */
const hasProc = process.platform === 'linux';

/** How much output is kept: enough for the figures and for the last messages. */
const keptOutput = 200_000;

function read(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process has just ended.
    return '';
  }
}

/** Returns the ids of a process and its descendants. */
function processesBelow(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), read(`/proc/${name}/stat`)])
    .filter(([, stat]) => stat !== '')
    .map(([id, stat]) => [id, parentOf(stat)]);
  return treeOf(root, parents);
}

/** Samples the memory of a process and its descendants, and keeps the maximum in bytes. */
class Watcher {
  bytes;
  #ids = new Set();
  #looks = 0;

  constructor(root) {
    this.root = root;
  }

  /** Samples their total memory, or the peak of the largest one, which may have been between two samples. */
  look() {
    // Listing processes takes longer than reading their memory.
    if (this.#looks++ % 5 === 0) this.#ids = processesBelow(this.root);
    const all = [...this.#ids].map((id) => memoryOf(read(`/proc/${id}/status`)));
    const now = all.reduce((sum, memory) => sum + memory.now, 0);
    this.bytes = Math.max(this.bytes ?? 0, now, ...all.map(({ peak }) => peak));
  }
}

/** Arguments that make a Node program report its memory if the system does not. */
export const measured = hasProc ? [] : ['--import', new URL('measure.mjs', import.meta.url).href];

/**
 * Runs a program to its end. Returns wall time in milliseconds; peak memory of all its processes in bytes (sampled on
 * Linux, otherwise as reported by one process, if at all); its status and output.
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
      const printed = /maxRSS=(\d+)/.exec(output)?.[1];
      const bytes = watcher.bytes ?? (printed && Number(printed) * 1024);
      done({ status, milliseconds, bytes, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(undefined);
    });
    child.on('close', end);
  });
}

/** Runs a program that must succeed; otherwise the error contains its last output. */
export async function mustRun(what, command, args, options) {
  const result = await run(command, args, options);
  if (result.status === 0) return result;
  const last = result.output.trim().split('\n').slice(-30).join('\n');
  throw new Error(`${what} failed (${result.status ?? 'not started'}):\n${last}`);
}
