import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { repairOutput } from '../cli/open-output.ts';
import { listen } from '../serve/listen.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { normaliseBase } from '../shared/url.ts';
import { outcomeOf, type Outcome, type RunOptions } from './outcome.ts';

/** Which built site to serve, and where; paths are relative to the working folder. */
export interface ServeOptions extends RunOptions {
  /** Folder of the built site; `build` by default. */
  out?: string;
  /** Configuration file with the base path; `site.config.yaml` by default, if there is one. */
  config?: string;
  /** Base path; that of the configuration by default, or `/` without one. */
  base?: string;
  /** Port to listen on, or the next free one; 3000 by default, and 0 for any. */
  port?: number;
}

/** A server that runs. */
export interface RunningServer {
  /** Address of the site. */
  url: string;
  /** Port that it listens on. */
  port: number;
  /** Stops the server; the signal of the options does the same. */
  close: () => Promise<void>;
}

/** By default, only this machine can reach a server. */
export const HOST = '127.0.0.1';

/** Serves a built site on this machine, as a static host would, until it is closed. */
export function serve(options: ServeOptions = {}): Promise<Outcome<RunningServer>> {
  return outcomeOf(options, async ({ cwd, diagnostics, signal }) => {
    const opened = await openServer(options, cwd, diagnostics);
    if (!opened) return undefined;
    const { url, port } = opened;
    const close = closing(() => closeServer(opened.server), signal);
    return { url, port, close };
  });
}

/** A server of a built site that listens. */
export interface OpenedServer {
  /** The server. */
  server: Server;
  /** Address of the site. */
  url: string;
  /** Port that it listens on. */
  port: number;
}

/** Starts to serve a built site; reports why it cannot, and then returns `undefined`. */
export async function openServer(
  { out = 'build', config, base: given, port: wanted = 3000 }: ServeOptions,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<OpenedServer | undefined> {
  const root = resolve(cwd, out);
  const shown = displayPath(root, cwd);
  await repairOutput({ out: root, command: 'serve', cwd, diagnostics });
  if (!existsSync(join(root, 'index.html'))) {
    const advice = 'Run "mtp-site build" first, or pass the folder with --out.';
    diagnostics.error('serve-no-site', `There is no site in "${shown}".`, undefined, advice);
  }
  const base = baseOf({ base: given, config }, cwd, diagnostics);
  if (base === undefined || diagnostics.count('error') > 0) return undefined;
  const server = createStaticServer({ root, base }, HOST);
  const port = await listen(server, wanted, HOST);
  if (port !== undefined) return { server, port, url: `http://${HOST}:${port}${base}` };
  diagnostics.error('serve-no-port', `There is no free port from ${wanted} upwards.`);
  return undefined;
}

/** Returns the given base path, else that of the configuration, else the root. */
function baseOf(
  { base, config }: Pick<ServeOptions, 'base' | 'config'>,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  if (base !== undefined) return normaliseBase(base);
  if (config === undefined && !existsSync(join(cwd, DEFAULT_FILE))) return '/';
  return loadConfig({ file: config, cwd }, diagnostics)?.baseUrl;
}

/** Stops a server, and ends the connections that browsers keep open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Returns a function that closes something once; the signal does so, too, also if it has already been sent. */
export function closing(end: () => Promise<void>, signal?: AbortSignal): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const close = (): Promise<void> => {
    signal?.removeEventListener('abort', onAbort);
    return (ended ??= end());
  };
  const onAbort = (): void => void close();
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  return close;
}
