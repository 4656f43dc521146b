import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { openStore } from '../cache/store.ts';
import { toolVersion } from '../cache/tool-version.ts';
import { checkOut } from '../cli/check-out.ts';
import { listen } from '../serve/listen.ts';
import { openOutput } from '../cli/open-output.ts';
import { DEFAULT_FILE, loadConfig } from '../config/load-config.ts';
import type { Config } from '../config/types.ts';
import { latestDoxygen } from '../config/versioned-doxygen.ts';
import { Diagnostics, type Diagnostic } from '../diagnostics/diagnostics.ts';
import type { SessionReport } from '../watch/announcer.ts';
import type { DoxygenRun } from '../watch/doxygen-runs.ts';
import { DoxygenWatches } from '../watch/doxygen-watches.ts';
import { LiveClients } from '../watch/live-clients.ts';
import { createLiveServer } from '../watch/live-server.ts';
import { Session } from '../watch/session.ts';
import { closeServer } from './serve.ts';

/** What to watch, and where to serve it; paths are relative to the working folder. */
export interface WatchRequest {
  /** Configuration file; `site.config.yaml` by default. */
  config?: string | undefined;
  /** Folder with Doxygen's XML; replaces the option `doxygen.xml`. */
  xml?: string | undefined;
  /** Output folder; one in the cache of the site by default. */
  out?: string | undefined;
  /** Base path; replaces the option `baseUrl`. */
  base?: string | undefined;
  /** Port to listen on, or the next free one; 0 for any. */
  port: number;
  /** Host name or address to listen on. */
  host: string;
  /** False disables the cache. */
  cache?: boolean | undefined;
}

/** Where a site is watched, and who learns of it. */
export interface WatchSurroundings {
  /** The working folder, absolute. */
  cwd: string;
  /** Collects why the site cannot be watched. */
  diagnostics: Diagnostics;
  /** Receives the result of the start and of each change. */
  onReport: (report: SessionReport) => void;
  /** Receives each run of Doxygen, and the sources that caused it. */
  onDoxygen: (run: DoxygenRun, changed: string[]) => void;
  /** Called before waiting for a build into the same folder, with a sentence about it. */
  onWait?: (message: string) => void;
  /** Ends that waiting. */
  signal?: AbortSignal | undefined;
}

/** A site that is served. */
export interface OpenedWatch {
  /** Address of the site for a browser on this machine. */
  url: string;
  /** Port that the server listens on. */
  port: number;
  /**
   * Starts to build and to watch, until `close`. Resolves when the first build starts, or when `ended` does; calls
   * `onServed` when pages of an earlier session can be read.
   */
  start: (ended: Promise<void>, onServed?: () => void) => Promise<void>;
  /** Shows diagnostics of another program in browsers, instead of those that it had before. */
  showOthers: (diagnostics: readonly Diagnostic[]) => void;
  /** Stops the server, and whatever watches or builds. */
  close: () => Promise<void>;
}

/**
 * If the site exists from an earlier session, how long to wait for the first page request before the next build starts,
 * in milliseconds.
 */
const firstRequestTimeout = 400;

/**
 * Serves a site, and prepares to rebuild it on every change. Reports why it cannot: the request or the configuration is
 * invalid, or another process has taken the output folder.
 */
export async function openWatch(
  request: WatchRequest,
  { cwd, diagnostics, onReport, onDoxygen, onWait = () => undefined, signal }: WatchSurroundings,
): Promise<OpenedWatch | 'invalid' | 'taken'> {
  const { xml, base, host } = request;
  const load = (collected: Diagnostics): Config | undefined =>
    loadConfig({ file: request.config, xml, base, cwd }, collected);
  const file = configFile(request, cwd);
  const config = load(diagnostics);
  let out = outFolder(request, file, cwd);
  if (config && request.out !== undefined) checkOut(out.folder, config, cwd, diagnostics);
  // You can fix errors in a configuration while it is watched, but a missing one cannot be watched.
  if (config ? diagnostics.count('error') > 0 : file === undefined) {
    out.remove();
    return 'invalid';
  }

  const place = { command: 'watch', cwd, signal } as const;
  const taken = new Diagnostics();
  let lock = await openOutput({ ...place, out: out.folder, diagnostics: taken }, onWait);
  if (!lock && request.out === undefined && !signal?.aborted) {
    // Another session watches the same site.
    out = temporaryFolder();
    lock = await openOutput({ ...place, out: out.folder, diagnostics }, () => undefined);
  }
  const held = lock;
  if (!held) {
    for (const diagnostic of taken.all) diagnostics.report(diagnostic);
    out.remove();
    return 'taken';
  }
  const release = (): void => {
    held.release();
    out.remove();
  };

  const home = file === undefined ? cwd : dirname(file);
  const clients = new LiveClients();
  const store = request.cache === false || !file ? undefined : openStore(cacheFolder(home));
  // By the folder that Doxygen writes to; empty for those of other programs.
  const others = new Map<string, readonly Diagnostic[]>();
  const showOthers = (from: string, found: readonly Diagnostic[]): void => {
    others.set(from, found);
    session.showOthers([...others].sort(([a], [b]) => (a > b ? -1 : 1)).flatMap(([, all]) => all));
  };
  const doxygen = new DoxygenWatches(home, {
    onStart: (folders) => session.ignoreFolders(folders),
    onEnd: (run, changed, folders) => {
      const errors = run.diagnostics.filter(({ level }) => level === 'error');
      onDoxygen(run, changed);
      showOthers(folders[0] ?? '', errors);
      session.release(folders);
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
    onConfig: (config) => doxygen.configure(latestDoxygen(config)),
    report: onReport,
  });
  const server = createLiveServer({ site: () => session.site(), clients, host });
  const port = await listen(server, request.port, host);
  if (port === undefined) {
    diagnostics.error('watch-no-port', `There is no free port from ${request.port} upwards.`);
    release();
    return 'invalid';
  }
  return {
    url: urlOf(host, port, config?.baseUrl ?? '/'),
    port,
    start: async (ended, onServed) => {
      const isUpToDate = await session.recall();
      onServed?.();
      // Preparing the next build keeps this process busy, so answer the first page request before that.
      if (isUpToDate) await Promise.race([ended, firstAnswer(server)]);
      // Before the first build, which needs the XML.
      doxygen.configure(config ? latestDoxygen(config) : []);
      await Promise.race([ended, doxygen.xmlReady()]);
      session.start();
    },
    showOthers: (found) => showOthers('', found),
    close: async () => {
      doxygen.close();
      clients.close();
      void closeServer(server);
      await session.close();
      release();
    },
  };
}

/** Returns the configuration file to watch; `undefined` if there is none. */
function configFile({ config, xml }: WatchRequest, cwd: string): string | undefined {
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
function outFolder({ out }: WatchRequest, file: string | undefined, cwd: string): OutFolder {
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

/** Returns the address of the site for a browser on this machine. */
function urlOf(host: string, port: number, base: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
}
