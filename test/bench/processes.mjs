// Runs a program; measures its time and the peak memory of it and its child processes.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { memoryOf, parentOf, processorOf, treeOf } from './measurements.mjs';

/** Interval between memory samples, in milliseconds. */
export const interval = 40;

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

/** Samples the memory of a process and its descendants, and keeps the maximum in bytes; also their processor time. */
export class MemoryWatcher {
  bytes;
  /** Milliseconds of each descendant, without the process itself. */
  processors = new Map();
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
    for (const id of this.#ids)
      if (id !== this.root) {
        const stat = read(`/proc/${id}/stat`);
        if (stat !== '') this.processors.set(id, processorOf(stat));
      }
    const now = all.reduce((sum, memory) => sum + memory.now, 0);
    this.bytes = Math.max(this.bytes ?? 0, now, ...all.map(({ peak }) => peak));
  }
}

/** Arguments that make a Node program report its memory if the system does not. */
export const measured = hasProc ? [] : ['--import', new URL('measure.mjs', import.meta.url).href];

/** The module that records the steps of a build. */
const recorder = new URL('growth/record-steps.mjs', import.meta.url).href;

/** Runs a build of mtp-site, like `mustRun`; also returns its processor time (milliseconds) and that of its steps. */
export async function mustRecord(what, args, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-record-'));
  const file = join(folder, 'steps.json');
  try {
    const env = { ...options.env, BENCH_RECORD: file };
    const all = ['--import', recorder, ...args];
    const result = await mustRun(what, process.execPath, all, { ...options, env });
    const { processor, steps } = JSON.parse(readFileSync(file, 'utf8'));
    const others = result.others ?? 0;
    return {
      ...result,
      processor: processor + others,
      steps: [...steps, { name: 'Other processes', processor: others, memory: 0 }],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program to its end. Returns wall time in milliseconds; peak memory of all its processes in bytes (sampled on
 * Linux, otherwise as reported by one process, if at all); on Linux, the processor time of its child processes in
 * milliseconds (`others`); its status and output.
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
    const watcher = new MemoryWatcher(child.pid);
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
      const others = [...watcher.processors.values()].reduce((sum, each) => sum + each, 0);
      done({ status, milliseconds, bytes, others, output });
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
  const last = result.output.trim().split('\n').slice(-60).join('\n');
  throw new Error(`${what} failed (${result.status ?? 'not started'}):\n${last}`);
}
