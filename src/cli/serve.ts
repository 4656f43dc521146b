import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { normaliseBase } from '../shared/url.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { repairOutput } from './open-output.ts';
import { printDiagnostics } from './report.ts';
import { createStaticServer } from './static-server.ts';
import type { Terminal } from './terminal.ts';

/** By default, only this machine can reach the server. */
export const HOST = '127.0.0.1';
/** Number of ports to try if the requested one is in use. */
const TRIES = 20;

/** Options and arguments of the command line. */
export interface ServeArguments {
  /** Folder of the site. */
  out: string;
  /** Configuration file. */
  config?: string;
  /** Base path. */
  base?: string;
  /** Port. */
  port: number;
}

/** Returns the base path from the command line, else from the configuration, else the root. */
function baseOf(
  { base, config }: ServeArguments,
  cwd: string,
  diagnostics: Diagnostics,
): string | undefined {
  if (base !== undefined) return normaliseBase(base);
  if (config === undefined && !existsSync(join(cwd, DEFAULT_FILE))) return '/';
  return loadConfig({ file: config, cwd }, diagnostics)?.baseUrl;
}

function listenOn(server: Server, port: number, host: string): Promise<'listening' | 'in use'> {
  return new Promise((done, fail) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done('in use');
      else fail(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      done('listening');
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });
}

/** Listens on a port, or on the next free one; returns `undefined` if there is none. */
export async function listen(
  server: Server,
  wanted: number,
  host = HOST,
): Promise<number | undefined> {
  for (let port = wanted; port < wanted + TRIES && port <= 65_535; port += 1) {
    if ((await listenOn(server, port, host)) === 'in use') continue;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }
  return undefined;
}

/** Resolves when the user ends the command. */
export function interrupted(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}

/** Serves a built site until Ctrl+C. */
export async function runServe(
  options: ServeArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const diagnostics = new Diagnostics();
  const root = resolve(cwd, options.out);
  const shown = displayPath(root, cwd);
  await repairOutput({ out: root, command: 'serve', cwd, diagnostics });
  if (!existsSync(join(root, 'index.html'))) {
    const advice = 'Run "mtp-site build" first, or pass the folder with --out.';
    diagnostics.error('serve-no-site', `There is no site in "${shown}".`, undefined, advice);
  }
  const base = baseOf(options, cwd, diagnostics);
  if (base === undefined || diagnostics.count('error') > 0) {
    printDiagnostics(diagnostics, terminal, cwd);
    return exitCodes.usage;
  }

  printDiagnostics(diagnostics, terminal, cwd);
  const server = createStaticServer({ root, base }, HOST);
  const port = await listen(server, options.port);
  if (port === undefined) {
    diagnostics.error('serve-no-port', `There is no free port from ${options.port} upwards.`);
    printDiagnostics(diagnostics, terminal, cwd);
    return exitCodes.usage;
  }
  if (options.port !== 0 && port !== options.port) {
    terminal.out(`Port ${options.port} is in use, using ${port} instead.\n`);
  }
  terminal.out(`Serving "${shown}" at http://${HOST}:${port}${base} (press Ctrl+C to stop)\n`);
  await interrupted();
  server.close();
  server.closeAllConnections();
  return exitCodes.good;
}
