import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { openStore } from '../cache/store.ts';
import { toolVersion } from '../cache/tool-version.ts';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import type { Config } from '../config/types.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { DoxygenWatch } from '../watch/doxygen-watch.ts';
import { LiveClients } from '../watch/live-clients.ts';
import { createLiveServer } from '../watch/live-server.ts';
import type { SessionReport } from '../watch/announcer.ts';
import { Session } from '../watch/session.ts';
import { checkOut } from './build-command.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { printDiagnostics } from './report.ts';
import { interrupted, listen } from './serve.ts';
import { changeSummary, doxygenSummary, sessionSummary } from './session-summary.ts';
import type { Terminal } from './terminal.ts';

/** What the command line says. */
export interface WatchArguments {
  /** Configuration file. */
  config?: string;
  /** Folder with Doxygen's XML. */
  xml?: string;
  /** Output folder. */
  out?: string;
  /** Base path. */
  base?: string;
  /** Port. */
  port: number;
  /** What the server listens on. */
  host: string;
  /** The browser is opened. */
  open?: boolean;
  /** False neither uses nor fills the cache. */
  cache?: boolean;
  /** Only faults are printed. */
  quiet?: boolean;
}

/** How long the first page of a site that is there already is waited for before the next build is prepared, in milliseconds. */
const grace = 400;

/** Serves a site while it is written, until Ctrl+C. */
export async function runWatch(
  options: WatchArguments,
  terminal: Terminal,
  cwd: string,
): Promise<ExitCode> {
  const { xml, base, host, quiet = false } = options;
  const load = (diagnostics: Diagnostics): Config | undefined =>
    loadConfig({ file: options.config, xml, base, cwd }, diagnostics);
  const file = configFile(options, cwd);
  const diagnostics = new Diagnostics();
  const config = load(diagnostics);
  const out = outFolder(options, file, cwd);
  if (config && options.out !== undefined) checkOut(out.folder, config, cwd, diagnostics);
  // Faults in a configuration can be mended while it is watched; there is none to be watched where it is missing.
  if (config ? diagnostics.count('error') > 0 : file === undefined) {
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    out.remove();
    return exitCodes.usage;
  }

  const home = file === undefined ? cwd : dirname(file);
  const clients = new LiveClients();
  const store = options.cache === false || !file ? undefined : openStore(cacheFolder(home));
  const doxygen = new DoxygenWatch(home, {
    onStart: (folder) => session.hold(folder),
    onEnd: (run, changed) => {
      const errors = run.diagnostics.filter(({ level }) => level === 'error');
      printDiagnostics({ all: run.diagnostics }, terminal, cwd, quiet);
      if (!quiet) terminal.out(doxygenSummary(run, changed));
      session.showOthers(errors);
      session.release();
    },
  });
  const session = new Session({
    ...{ loadConfig: load, configFile: file, home, out: out.folder, store, clients },
    version: toolVersion(),
    onConfig: (config) => doxygen.configure(config.doxygen),
    report: reporter(terminal, cwd, quiet),
  });
  const server = createLiveServer({ site: () => session.site(), clients, host });
  const port = await listen(server, options.port, host);
  if (port === undefined) {
    diagnostics.error('watch-no-port', `There is no free port from ${options.port} upwards.`);
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    out.remove();
    return exitCodes.usage;
  }
  const ended = interrupted();
  if (!quiet && options.port !== 0 && port !== options.port)
    terminal.out(`Port ${options.port} is in use, using ${port} instead.\n`);
  const url = urlOf(host, port, config?.baseUrl ?? '/');
  if (!quiet) terminal.out(`Serving the site at ${url} (press Ctrl+C to stop)\n`);
  const isThere = await session.recall();
  if (options.open) openBrowser(url);
  // What makes the next build fast keeps this process busy: whoever asks for a page gets it before.
  if (isThere) await Promise.race([ended, firstAnswer(server)]);
  // Before the first build, since that needs the XML.
  doxygen.configure(config?.doxygen);
  await Promise.race([ended, doxygen.isMade()]);
  session.start();

  await ended;
  doxygen.close();
  clients.close();
  server.close();
  server.closeAllConnections();
  await session.close();
  out.remove();
  // A folder that chokidar was just beginning to watch when it was closed stays watched: nothing waits for that.
  process.exit(exitCodes.good);
}

/** The configuration file that is watched; undefined where there is none. */
function configFile({ config, xml }: WatchArguments, cwd: string): string | undefined {
  const file = resolve(cwd, config ?? DEFAULT_FILE);
  // XML alone makes a site of its own.
  return existsSync(file) && (config !== undefined || xml === undefined) ? file : undefined;
}

/** The output folder: that of the command line, one in the cache of the site, or one that is there for this run. */
function outFolder(
  { out }: WatchArguments,
  file: string | undefined,
  cwd: string,
): { folder: string; remove: () => void } {
  const remove = (): void => undefined;
  if (out !== undefined) return { folder: resolve(cwd, out), remove };
  if (file === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'mtp-site-watch-'));
    return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
  }
  const cache = cacheFolder(dirname(file));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, '.gitignore'), '*\n');
  return { folder: join(cache, 'watch'), remove };
}

/** Resolves when a page was answered, or when nobody asks for one. */
function firstAnswer(server: ReturnType<typeof createLiveServer>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, grace);
    server.once('request', (_request, response) =>
      response.once('close', () => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}

/** Prints what comes of each change: what is new among the faults, and one line. */
function reporter(
  terminal: Terminal,
  cwd: string,
  quiet: boolean,
): (report: SessionReport) => void {
  let known: readonly Diagnostic[] = [];
  return (report) => {
    const before = new Set(known.map((each) => JSON.stringify(each)));
    const hadErrors = known.some(({ level }) => level === 'error');
    known = report.diagnostics;
    const isMended = hadErrors && !known.some(({ level }) => level === 'error');
    const isNew = (each: Diagnostic): boolean => !before.has(JSON.stringify(each));
    printDiagnostics({ all: known.filter(isNew) }, terminal, cwd, quiet);
    if (quiet) return;
    terminal.out(
      report.kind === 'changed' ? changeSummary(report, isMended) : sessionSummary(report),
    );
  };
}

/** The address of the site for a browser on this machine. */
function urlOf(host: string, port: number, base: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
}

/** Opens an address in the reader's browser; where that is not possible, the address stands in the terminal. */
function openBrowser(url: string): void {
  const [command = '', ...parameters] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  spawn(command, parameters, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
