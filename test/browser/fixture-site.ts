import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStaticServer } from '../../src/cli/static-server.ts';

const base = '/micro-test-plus-xpack/';

/** A page of the built site. */
export interface BuiltPage {
  /** Path with the base path. */
  href: string;
  /** Name of the page kind. */
  kind: string;
}

/** The demonstration site, built and served. */
export interface FixtureSite {
  /** Origin and base path: `http://localhost:1234/base/`. */
  url: string;
  /** Its pages. */
  pages: BuiltPage[];
  /** Stops serving and removes the files. */
  close(): Promise<void>;
}

/** Builds the demonstration site with the bundled command and serves it. */
export async function serveFixtureSite(): Promise<FixtureSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mtp-site-browser-'));
  const root = join(import.meta.dirname, '../..');
  const parameters = [join(root, 'bin/mtp-site.mjs'), 'build', '--out', folder];
  await promisify(execFile)(process.execPath, parameters, { cwd: root, maxBuffer: 1e8 });

  const server = createStaticServer({ root: folder, base });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    pages: await pagesIn(folder),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** The pages below a folder, by the data that each carries. */
async function pagesIn(folder: string): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(folder, file), 'utf8');
    const text = /<script type="application\/json" id="__page-data">(.*?)<\/script>/s.exec(
      html,
    )?.[1];
    if (text === undefined) continue;
    const { href, kind } = JSON.parse(text) as BuiltPage;
    pages.push({ href, kind });
  }
  return pages;
}
