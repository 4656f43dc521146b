import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../src/build/build-site.ts';
import { openStore } from '../../src/cache/store.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import type { Config } from '../../src/config/types.ts';
import { Diagnostics } from '../../src/diagnostics/diagnostics.ts';
import type { QuietPeriod } from '../../src/watch/changes.ts';
import { developmentConfig } from '../../src/watch/development-config.ts';
import { LiveClients } from '../../src/watch/live-clients.ts';
import type { SessionReport } from '../../src/watch/announcer.ts';
import { Session } from '../../src/watch/session.ts';
import { contextOf } from '../context.ts';
import { filesBelow } from '../cache/recall-site.ts';

/** A session for the site of a configuration file. */
export interface OpenSession {
  session: Session;
  /** Its reports so far. */
  reports: SessionReport[];
  /** Returns the written files: paths to contents. */
  written: () => Map<string, string>;
  /** Returns the files that a build without a cache writes with the same options. */
  fresh: () => Promise<Map<string, string>>;
  /** Ends it. */
  close: () => Promise<void>;
}

/** Opens a session; `folder` is for its output and its cache. */
export async function openSession(
  configFile: string,
  folder: string,
  quietPeriod?: QuietPeriod,
): Promise<OpenSession> {
  const out = join(folder, 'watched');
  const clients = new LiveClients();
  const reports: SessionReport[] = [];
  const load = (diagnostics: Diagnostics): Config | undefined =>
    loadConfig({ file: configFile, cwd: process.cwd() }, diagnostics);
  const session = new Session({
    loadConfig: load,
    configFile,
    home: join(configFile, '..'),
    out,
    clients,
    store: openStore(join(folder, 'cache')),
    version: 'test',
    quietPeriod,
    report: (report) => void reports.push(report),
  });
  await session.recall();
  session.start();
  await session.idle();
  let count = 0;
  return {
    session,
    reports,
    written: () => filesBelow(out),
    fresh: async () => {
      const diagnostics = new Diagnostics();
      const config = load(diagnostics);
      if (!config) throw new Error('The configuration has a fault.');
      const own = join(folder, `fresh-${count++}`);
      const context = contextOf(diagnostics);
      const options = { write: true, drafts: true, context, progress: () => undefined };
      await build({ ...options, config: developmentConfig(config), out: own });
      const errors = diagnostics.all.filter(({ level }) => level === 'error');
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return filesBelow(own);
    },
    close: async () => {
      await session.close();
      clients.close();
    },
  };
}

/** Waits until a condition is true; fails after many seconds with the text of `explain`. */
export async function until(isSo: () => boolean, explain: () => string): Promise<void> {
  const end = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(explain());
    await pause(10);
  }
}

/** Returns the paths at which two folders differ. */
export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  );
}
