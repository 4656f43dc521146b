import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { smallSiteFolder, type FixtureSite, type SmallSite } from '../browser/fixture-site.ts';

const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');

/** A site that is watched by the bundled command. */
export interface WatchedSite extends FixtureSite {
  /** Folder of the sources. */
  source: string;
  /** What the command has printed so far. */
  readonly printed: string;
  /** Writes a source; its path is below the folder. */
  write: (path: string, text: string) => void;
  /** The text of a source. */
  read: (path: string) => string;
  /** Resolves when something was printed that was not there when this was last asked. */
  says: (text: string) => Promise<void>;
  /** Ends the command as Ctrl+C does; gives its exit code. */
  end: () => Promise<number | null>;
}

/** Watches a small site, or a folder that is there. */
export async function watchSite(
  site: SmallSite = {},
  parameters: readonly string[] = [],
): Promise<WatchedSite> {
  const source = await smallSiteFolder(site);
  const { FORCE_COLOR: _color, ...inherited } = process.env;
  const child = spawn(process.execPath, [command, 'watch', '--port', '0', ...parameters], {
    cwd: source,
    env: { ...inherited, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let heard = 0;
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const says = (text: string): Promise<void> =>
    new Promise((done, fail) => {
      const look = (): void => {
        const at = printed.indexOf(text, heard);
        if (at < 0) return;
        heard = at + text.length;
        listeners.delete(look);
        done();
      };
      listeners.add(look);
      void ended.then(() => fail(new Error(`It ended without saying "${text}":\n${printed}`)));
      look();
    });
  const end = async (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  await says('Serving the site at ');
  const [, url = ''] = printed.match(/Serving the site at (\S+)/) ?? [];
  return {
    ...{ url, source, folder: join(source, '.mtp-site-cache/watch'), pages: [] },
    get printed() {
      return printed;
    },
    write: (path, text) => {
      mkdirSync(dirname(join(source, path)), { recursive: true });
      writeFileSync(join(source, path), text);
    },
    read: (path) => readFileSync(join(source, path), 'utf8'),
    ...{ says, end },
    close: async () => {
      await end();
      rmSync(source, { recursive: true });
    },
  };
}
