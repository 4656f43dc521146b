// Tries inputs in worker processes, and finds those that break the tool.
import { clearInterval, setInterval } from 'node:timers';
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { changingPackages } from '../../bin/package-changes.mjs';

/** Most processor time that an input may take by default, in milliseconds. */
const usualTime = 5000;

/** Longest time until an answer, in milliseconds: an input may wait for what never happens. */
const mostWaiting = 120_000;

/** How long a fault is made smaller, in milliseconds. */
const shrinkTime = 60_000;

let scripts = 0;

/** Bundles a script of this folder; returns its path. It is two folders below the root, as `src` expects. */
async function bundled(name) {
  scripts += 1;
  const outfile = resolve(`build/fuzz/${name}-${process.pid}-${scripts}.mjs`);
  await build({
    entryPoints: [`test/fuzz/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    external: ['esbuild', 'sharp'],
    plugins: [changingPackages],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module';\nconst require = bundleRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  return outfile;
}

/** Returns groups of kinds that share sites, with the number of inputs of each that one site contains. */
export async function kindGroups(names) {
  const script = await bundled('input-kinds');
  try {
    const { kinds, sharingKinds } = await import(pathToFileURL(script).href);
    return sharingKinds(names ?? Object.keys(kinds));
  } finally {
    rmSync(script);
  }
}

/** Processor time of a process in milliseconds; the time that has passed, where the system does not say. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    // In hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
}

/** A process that tries inputs, started with the first one and again when it has ended. */
export class FuzzWorker {
  #child;
  #script;
  #seeds;

  /**
   * Bundles what the process runs. Inputs derive from the seeds of the repository and those in a folder, `seeds`, and
   * may take `mostTime` milliseconds of processor time.
   */
  static async open({ seeds, mostTime = usualTime } = {}) {
    const worker = new FuzzWorker();
    worker.#script = await bundled('worker');
    worker.#seeds = seeds;
    worker.mostTime = mostTime;
    return worker;
  }

  #start() {
    const child = fork(this.#script, this.#seeds === undefined ? [] : [this.#seeds], {
      execArgv: ['--max-old-space-size=1500', '--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    child.errors = '';
    child.stderr.on('data', (data) => {
      child.errors = (child.errors + data).slice(-2000);
    });
    return this.#answer(child, undefined, 60_000);
  }

  /** Sends a request and returns the answer; that of a process that had to be killed is a fault, too. */
  async ask(request) {
    if (!this.#child) {
      const { fault } = await this.#start();
      if (fault !== undefined) throw new Error(`A site without any input fails: ${fault}`);
    }
    return this.#answer(this.#child, request, this.mostTime);
  }

  #answer(child, request, limit) {
    return new Promise((resolve) => {
      const start = processorTime(child.pid);
      const end = Date.now() + mostWaiting;
      let late;
      const clock = setInterval(() => {
        if (processorTime(child.pid) - start >= limit)
          late = `It needs more than ${limit / 1000} s of processor time.`;
        else if (Date.now() > end) late = `It waits for more than ${mostWaiting / 1000} s.`;
        else return;
        child.kill('SIGKILL');
      }, 100);
      const finish = (answer) => {
        clearInterval(clock);
        child.off('message', finish).off('exit', exited);
        resolve(answer);
      };
      const exited = (code, signal) => {
        this.#child = undefined;
        const fault = late ?? `The process ended with ${signal ?? code}:\n${child.errors}`;
        finish({ fault, isWritten: false, milliseconds: limit });
      };
      child.on('message', finish).on('exit', exited);
      if (request) child.send(request);
    });
  }

  /** Ends the process. */
  close() {
    this.#child?.removeAllListeners('exit');
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    rmSync(this.#script, { force: true });
  }
}

/** Tries inputs with a process that others may use after it. */
export class Fuzzer {
  #worker;

  constructor(worker) {
    this.#worker = worker;
    /** The longest time of one input, in milliseconds. */
    this.longest = 0;
    /** The number of sites that it has built, and of those that no error kept from being written. */
    this.sites = 0;
    this.written = 0;
  }

  /**
   * Builds a site with some inputs. If something is wrong with it, or if an error kept it from being written, builds
   * one with each half of them. Returns each input with its fault.
   */
  async try(inputs) {
    const { fault, isWritten, milliseconds } = await this.#worker.ask({ inputs });
    this.sites += 1;
    if (isWritten) this.written += 1;
    if (inputs.length === 1) {
      if (fault !== undefined) return [{ input: inputs[0], fault }];
      this.longest = Math.max(this.longest, milliseconds);
      if (milliseconds <= this.#worker.mostTime) return [];
      return [{ input: inputs[0], fault: `It takes ${Math.round(milliseconds)} ms.` }];
    }
    if (fault === undefined && isWritten) return [];
    const middle = Math.ceil(inputs.length / 2);
    const found = [
      ...(await this.try(inputs.slice(0, middle))),
      ...(await this.try(inputs.slice(middle))),
    ];
    // A site with many inputs may take long.
    if (found.length > 0 || fault === undefined || /processor time/.test(fault)) return found;
    return [{ input: inputs[0], others: inputs.slice(1), fault: `Only together: ${fault}` }];
  }

  /** Returns the text of an input. */
  async textOf(input) {
    const { texts } = await this.#worker.ask({ inputs: [input], wantsTexts: true });
    return texts[0];
  }

  /** Returns the shortest text of a kind that fails in the same way, found by leaving out lines and then characters. */
  async smallest(kind, text, fault) {
    const cause = causeOf(fault);
    const end = Date.now() + shrinkTime;
    const fails = async (each) => {
      const [found] = await this.try([{ kind, text: each }]);
      return found !== undefined && causeOf(found.fault) === cause;
    };
    let best = text;
    if (!(await fails(best))) return best;
    for (const separator of ['\n', '']) {
      let pieces = best.split(separator);
      const halved = (size) => (size === 1 ? 0 : Math.ceil(size / 2));
      for (let size = Math.ceil(pieces.length / 2); size > 0; size = halved(size))
        for (let at = 0; at < pieces.length && Date.now() < end;) {
          const fewer = [...pieces.slice(0, at), ...pieces.slice(at + size)];
          if (await fails(fewer.join(separator))) pieces = fewer;
          else at += size;
        }
      best = pieces.join(separator);
    }
    return best;
  }

  /**
   * Tries inputs of each of some kinds that follow from numbers, starting with `seed`, until there are `count` of a
   * kind, the time is reached or `most` different faults are found. A site has `together` inputs of each kind. Writes
   * the smallest text for each fault into `out`. Calls `report` with each fault, and `progress` with the number of
   * inputs of a kind so far.
   */
  async run({
    kinds,
    seed,
    count = Infinity,
    seconds = Infinity,
    together,
    out,
    report,
    progress,
    most = 20,
  }) {
    const end = Date.now() + seconds * 1000;
    const known = new Set();
    let tried = 0;
    while (tried < count && Date.now() < end && known.size < most) {
      const size = Math.min(together, count - tried);
      const inputs = Array.from({ length: size }, (_, i) =>
        kinds.map((kind) => ({ kind, seed: seed + tried + i })),
      ).flat();
      for (const { input, others = [], fault } of await this.try(inputs)) {
        const cause = causeOf(fault);
        if (known.has(cause)) continue;
        known.add(cause);
        const text = await this.textOf(input);
        const least = others.length === 0 ? await this.smallest(input.kind, text, fault) : text;
        const file = join(out, `${input.kind}-${input.seed}.txt`);
        mkdirSync(out, { recursive: true });
        writeFileSync(file, least);
        const last = others.at(-1);
        report(
          `${input.kind}: seed ${input.seed}${last ? ` to ${last.kind} ${last.seed}` : ''}, input ${file}: ${fault}`,
        );
      }
      tried += size;
      progress?.(tried);
    }
    return { tried, faults: known.size };
  }
}

/** Faults with the same first lines have one cause. */
function causeOf(fault) {
  return fault
    .split('\n')
    .slice(0, 2)
    .join('\n')
    .replace(/\d+/g, 'N')
    .replace(/"[^"]*"/g, '"…"');
}
