import { resolve } from 'node:path';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { displayPath } from '../diagnostics/display-path.ts';
import { closeServer, openServer } from '../program/serve.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { printDiagnostics } from './report.ts';
import type { Terminal } from './terminal.ts';

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
  const opened = await openServer(options, cwd, diagnostics);
  printDiagnostics(diagnostics, terminal, cwd);
  if (!opened) return exitCodes.usage;
  const { port, url } = opened;
  if (options.port !== 0 && port !== options.port)
    terminal.out(`Port ${options.port} is in use, using ${port} instead.\n`);
  const shown = displayPath(resolve(cwd, options.out), cwd);
  terminal.out(`Serving "${shown}" at ${url} (press Ctrl+C to stop)\n`);
  await interrupted();
  void closeServer(opened.server);
  return exitCodes.good;
}
