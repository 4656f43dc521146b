import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { parseXml } from '../xml/parse.ts';
import type { Drawn } from './diagrams.ts';

/** Maximum output of a command, in bytes. */
const sizeLimit = 20_000_000;

/** A command from the configuration. */
export interface DiagramCommand {
  /** The command line. */
  command: string;
  /** Its working folder. */
  folder: string;
  /** Maximum duration, in milliseconds. */
  timeLimit?: number;
}

const drawn = new Map<string, Promise<Drawn>>();
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Draws a diagram with a command: writes the source to its standard input and reads SVG from its standard output. Runs
 * as many commands at once as there are processors. Runs each source once per process, so that rebuilds do not wait for
 * unchanged diagrams.
 */
export function runDiagramCommand(
  command: DiagramCommand,
  source: Buffer,
  name: string,
): Promise<Drawn> {
  const key = JSON.stringify([command, source.toString('base64')]);
  const known = drawn.get(key);
  if (known) return known;
  const result = inTurn(() => run(command, source)).then((outcome): Drawn => {
    if ('html' in outcome) return { html: imageOf(outcome.html, name) };
    drawn.delete(key);
    return outcome;
  });
  drawn.set(key, result);
  return result;
}

async function inTurn<Result>(start: () => Promise<Result>): Promise<Result> {
  if (running >= cpus().length) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await start();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function run(
  { command, folder, timeLimit = 30_000 }: DiagramCommand,
  source: Buffer,
): Promise<Drawn> {
  return new Promise((resolve) => {
    const advice = `The command is "${command}" in doxygen.diagramCommands: it must read the source from its standard input, and write SVG to its standard output.`;
    const isGroup = process.platform !== 'win32';
    // A separate process group, so that everything the shell starts ends with it.
    const child = spawn(command, {
      cwd: folder,
      shell: true,
      detached: isGroup,
      windowsHide: true,
    });
    const output: Buffer[] = [];
    let size = 0;
    let errors = '';
    const end = (result: Drawn): void => {
      clearTimeout(timer);
      resolve(result);
    };
    const stop = (fault: string): void => {
      if (isGroup && child.pid !== undefined) killGroup(child.pid);
      else child.kill();
      end({ fault, advice });
    };
    const timer = setTimeout(
      () => stop(`its command did not end within ${timeLimit / 1000} seconds`),
      timeLimit,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > sizeLimit) stop(`its command wrote more than ${sizeLimit / 1e6} megabytes`);
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < 10_000) errors += chunk.toString('utf8');
    });
    child.on('error', ({ message }) =>
      end({ fault: `its command cannot run: ${message}`, advice }),
    );
    child.on('close', (status, signal) => {
      const firstLine = errors.trim().split('\n', 1)[0]?.trim();
      const ended = signal ?? `exit status ${status ?? 'unknown'}`;
      if (status !== 0)
        end({ fault: `its command failed (${ended})${firstLine ? `: ${firstLine}` : ''}`, advice });
      else end(checked(Buffer.concat(output).toString('utf8'), advice));
    });
    // A command need not read its input; only its output counts.
    child.stdin.on('error', () => undefined);
    child.stdin.end(source);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** Returns the output of a command if it is SVG. */
function checked(svg: string, advice: string): Drawn {
  const faults = new Diagnostics();
  const isSvg = /<svg[\s>]/.test(svg) && parseXml(svg, '', faults)?.name === 'svg';
  if (isSvg && faults.all.length === 0) return { html: svg };
  return { fault: 'the output of its command is not SVG', advice };
}

/** Wraps an SVG in an image: there, it runs no scripts, loads nothing, and its styles affect nothing else. */
function imageOf(svg: string, name: string): string {
  const named = /<svg[^>]*\sxmlns=/.test(svg)
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const data = Buffer.from(named.trim()).toString('base64');
  return `<img src="data:image/svg+xml;base64,${data}" alt="${name}" loading="lazy" decoding="async">`;
}
