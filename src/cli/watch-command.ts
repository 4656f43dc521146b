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
import { checkOut } from './check-out.ts';
import { exitCodes } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { openOutput } from './open-output.ts';
import { endProcess } from './own-process.ts';
import { printDiagnostics } from './report.ts';
import { interrupted, listen } from './serve.ts';
import { changeSummary, doxygenSummary, sessionSummary } from './session-summary.ts';
import type { Terminal } from './terminal.ts';

/** Options and arguments of the command line. */
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
  /** Host name or address to listen on. */
  host: string;
  /** Open the browser. */
  open?: boolean;
  /** False disables the cache. */
  cache?: boolean;
  /** Print errors and warnings only. */
  quiet?: boolean;
}

/**
 * If the site exists from an earlier session, how long to wait for the first page request before the next build starts,
 * in milliseconds.
 */
const firstRequestTimeout = 400;

/** Serves a site and rebuilds it on every change, until Ctrl+C. */
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
  let out = outFolder(options, file, cwd);
  if (config && options.out !== undefined) checkOut(out.folder, config, cwd, diagnostics);
  // You can fix errors in a configuration while it is watched, but a missing one cannot be watched.
  if (config ? diagnostics.count('error') > 0 : file === undefined) {
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    out.remove();
    return exitCodes.usage;
  }

  const command = 'watch';
  const taken = new Diagnostics();
  let lock = await openOutput({ out: out.folder, command, cwd, diagnostics: taken }, (message) =>
    terminal.out(`${message}\n`),
  );
  if (!lock && options.out === undefined) {
    // Another session watches the same site.
    out = temporaryFolder();
    lock = await openOutput({ out: out.folder, command, cwd, diagnostics }, () => undefined);
  }
  if (!lock) {
    printDiagnostics(taken, terminal, cwd, quiet);
    out.remove();
    return exitCodes.faults;
  }

  const home = file === undefined ? cwd : dirname(file);
  const clients = new LiveClients();
  const store = options.cache === false || !file ? undefined : openStore(cacheFolder(home));
  const doxygen = new DoxygenWatch(home, {
    onStart: (folder) => session.ignoreFolder(folder),
    onEnd: (run, changed) => {
      const errors = run.diagnostics.filter(({ level }) => level === 'error');
      printDiagnostics({ all: run.diagnostics }, terminal, cwd, quiet);
      if (!quiet) terminal.out(doxygenSummary(run, changed));
      session.showOthers(errors);
      session.release();
    },
  });
  const session = new Session({
    loadConfig: load,
    configFile: file,
    home,
    out: out.folder,
    store,
    clients,
    version: toolVersion(),
    onConfig: (config) => doxygen.configure(config.doxygen),
    report: reporter(terminal, cwd, quiet),
  });
  const server = createLiveServer({ site: () => session.site(), clients, host });
  const port = await listen(server, options.port, host);
  if (port === undefined) {
    diagnostics.error('watch-no-port', `There is no free port from ${options.port} upwards.`);
    printDiagnostics(diagnostics, terminal, cwd, quiet);
    lock.release();
    out.remove();
    return exitCodes.usage;
  }
  const ended = interrupted();
  if (!quiet && options.port !== 0 && port !== options.port)
    terminal.out(`Port ${options.port} is in use, using ${port} instead.\n`);
  const url = urlOf(host, port, config?.baseUrl ?? '/');
  if (!quiet) terminal.out(`Serving the site at ${url} (press Ctrl+C to stop)\n`);
  const isUpToDate = await session.recall();
  if (options.open) openBrowser(url);
  // Preparing the next build keeps this process busy, so answer the first page request before that.
  if (isUpToDate) await Promise.race([ended, firstAnswer(server)]);
  // Before the first build, which needs the XML.
  doxygen.configure(config?.doxygen);
  await Promise.race([ended, doxygen.xmlReady()]);
  session.start();

  await ended;
  doxygen.close();
  clients.close();
  server.close();
  server.closeAllConnections();
  await session.close();
  lock.release();
  out.remove();
  // Chokidar may keep watching a folder that was just being added when it was closed: do not wait for it.
  endProcess(exitCodes.good);
}

/** Returns the configuration file to watch; `undefined` if there is none. */
function configFile({ config, xml }: WatchArguments, cwd: string): string | undefined {
  const file = resolve(cwd, config ?? DEFAULT_FILE);
  // XML without a configuration is a site, too.
  return existsSync(file) && (config !== undefined || xml === undefined) ? file : undefined;
}

/** An output folder. */
interface OutFolder {
  /** The folder. */
  folder: string;
  /** Removes it, if it is temporary. */
  remove: () => void;
}

function temporaryFolder(): OutFolder {
  const folder = mkdtempSync(join(tmpdir(), 'mtp-site-watch-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the output folder: from the command line, in the cache of the site, or a temporary one. */
function outFolder({ out }: WatchArguments, file: string | undefined, cwd: string): OutFolder {
  const remove = (): void => undefined;
  if (out !== undefined) return { folder: resolve(cwd, out), remove };
  if (file === undefined) return temporaryFolder();
  const cache = cacheFolder(dirname(file));
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, '.gitignore'), '*\n');
  return { folder: join(cache, 'watch'), remove };
}

/** Resolves after the first answered page request, or if none arrives in time. */
function firstAnswer(server: ReturnType<typeof createLiveServer>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, firstRequestTimeout);
    server.once('request', (_request, response) =>
      response.once('close', () => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}

/** Prints the result of each change: the new diagnostics, and one line. */
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
    const isFixed = hadErrors && !known.some(({ level }) => level === 'error');
    const isNew = (each: Diagnostic): boolean => !before.has(JSON.stringify(each));
    printDiagnostics({ all: known.filter(isNew) }, terminal, cwd, quiet);
    if (quiet) return;
    terminal.out(
      report.kind === 'changed' ? changeSummary(report, isFixed) : sessionSummary(report),
    );
  };
}

/** Returns the address of the site for a browser on this machine. */
function urlOf(host: string, port: number, base: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
}

/** Opens an address in the browser; if that fails, the user still finds the address in the terminal. */
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
