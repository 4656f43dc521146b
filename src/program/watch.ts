import type { SessionReport } from '../watch/announcer.ts';
import type { DoxygenRun } from '../watch/doxygen-runs.ts';
import { openWatch, type WatchRequest } from './open-watch.ts';
import { outcomeOf, type Outcome, type RunOptions } from './outcome.ts';
import { closing, HOST, type RunningServer } from './serve.ts';

/** What to watch, and who learns of it; paths are relative to the working folder. */
export interface WatchOptions
  extends Pick<RunOptions, 'signal'>, Omit<WatchRequest, 'port' | 'host'> {
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
  /** Host name or address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** Receives the result of the first build and of each change. */
  onReport?: (report: SessionReport) => void;
  /** Receives each run of Doxygen, if the configuration has a command, and the sources that caused it. */
  onDoxygen?: (run: DoxygenRun, changed: readonly string[]) => void;
}

/** Serves a site while its sources are edited, and rebuilds it on every change, until it is closed. */
export function watch(options: WatchOptions = {}): Promise<Outcome<RunningServer>> {
  const { onReport = () => undefined, onDoxygen = () => undefined } = options;
  return outcomeOf(options, async ({ cwd, diagnostics, signal }) => {
    const request = { ...options, port: options.port ?? 3000, host: options.host ?? HOST };
    const surroundings = { cwd, diagnostics, onReport, onDoxygen, signal };
    const opened = await openWatch(request, surroundings);
    if (typeof opened === 'string') return undefined;
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const close = closing(async () => {
      end();
      await started;
      await opened.close();
    }, signal);
    const started = opened.start(ended);
    await started;
    return { url: opened.url, port: opened.port, close };
  });
}
