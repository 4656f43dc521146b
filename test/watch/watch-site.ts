import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { smallSiteFolder, type FixtureSite, type SmallSite } from '../browser/fixture-site.ts';

const command = join(import.meta.dirname, '../../bin/mtp-site.mjs');

/** Milliseconds before a wait fails the test with the printed output. */
const patience = 30_000;

/** A site watched by the bundled command. */
export interface WatchedSite extends FixtureSite {
  /** Folder of the sources. */
  source: string;
  /** The output of the command so far. */
  readonly printed: string;
  /** Writes a source; its path is below the folder. */
  write: (path: string, text: string) => void;
  /** The text of a source. */
  read: (path: string) => string;
  /** Resolves when a text is printed that was not there at the last call, on either output. */
  prints: (text: string) => Promise<void>;
  /** Ends the command like Ctrl+C; returns its exit code. */
  end: () => Promise<number | null>;
}

/** Watches a small site, or one in an existing folder. */
export async function watchSite(
  site: SmallSite | string = {},
  parameters: readonly string[] = [],
  prepare: (source: string) => void = () => undefined,
): Promise<WatchedSite> {
  const source = typeof site === 'string' ? site : await smallSiteFolder(site);
  prepare(source);
  const { FORCE_COLOR: _color, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [command, 'watch', ...(parameters.includes('--port') ? [] : ['--port', '0']), ...parameters],
    {
      cwd: source,
      env: { ...inherited, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const outputs = [child.stdout, child.stderr].map((stream) => ({ stream, text: '', heard: 0 }));
  const listeners = new Set<() => void>();
  for (const output of outputs)
    output.stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
      for (const listener of listeners) listener();
    });
  const printed = (): string => outputs.map(({ text }) => text).join('');
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const prints = (text: string): Promise<void> =>
    new Promise((done, fail) => {
      const look = (): void => {
        for (const output of outputs) {
          const at = output.text.indexOf(text, output.heard);
          if (at < 0) continue;
          output.heard = at + text.length;
          listeners.delete(look);
          clearTimeout(timer);
          done();
          return;
        }
      };
      const timer = setTimeout(
        () => fail(new Error(`It did not say "${text}":\n${printed()}`)),
        patience,
      );
      listeners.add(look);
      void ended.then(() => fail(new Error(`It ended without saying "${text}":\n${printed()}`)));
      look();
    });
  const end = async (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  await prints('Serving the site at ');
  const [, url = ''] = printed().match(/Serving the site at (\S+)/) ?? [];
  return {
    url,
    source,
    folder: join(source, '.mtp-site-cache/watch'),
    pages: [],
    get printed() {
      return printed();
    },
    write: (path, text) => {
      mkdirSync(dirname(join(source, path)), { recursive: true });
      writeFileSync(join(source, path), text);
    },
    read: (path) => readFileSync(join(source, path), 'utf8'),
    prints,
    end,
    close: async () => {
      await end();
      rmSync(source, { recursive: true, force: true });
    },
  };
}
