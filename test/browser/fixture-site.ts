import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createStaticServer } from '../../src/cli/static-server.ts';

const root = join(import.meta.dirname, '../..');

/** Base path of both sites. */
export const base = '/micro-test-plus-xpack/';

/** A page of the built site. */
export interface BuiltPage {
  /** Path with the base path. */
  href: string;
  /** Name of the page kind. */
  kind: string;
}

/** A site, built and served. */
export interface FixtureSite {
  /** Origin and base path: `http://127.0.0.1:1234/base/`. */
  url: string;
  /** Folder with the built files. */
  folder: string;
  /** Its pages. */
  pages: BuiltPage[];
  /** Stops serving and removes the files. */
  close(): Promise<void>;
}

/** The parts of a small site in addition to the files in `test/browser/site`. */
export interface SmallSite {
  /** Settings; they replace those of the small site with the same top-level key. */
  config?: Record<string, unknown>;
  /** Maps paths of additional or replaced files to their contents. */
  files?: Record<string, string | Uint8Array>;
}

/** Settings of the small site; it is served under the base path too. */
const smallConfig = {
  title: 'Small Site',
  tagline: 'Every setting, a few pages',
  url: 'https://example.org',
  baseUrl: base,
  trailingSlash: true,
  docs: { path: 'docs', sidebar: 'sidebars.yaml' },
  blog: { path: 'blog', title: 'Blog', description: 'News' },
  pages: { path: 'pages' },
  staticDirectories: ['static'],
  navbar: {
    title: 'Small Site',
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
    items: [
      { label: 'Docs', type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' },
      { label: 'Blog', to: '/blog/', position: 'left' },
    ],
  },
};

/** Builds the demonstration site with the bundled command and serves it. */
export function serveFixtureSite(): Promise<FixtureSite> {
  return serve(root, []);
}

/** Builds a small site with the bundled command and serves it; fails with the messages of the build. */
export async function serveSmallSite(site: SmallSite = {}): Promise<FixtureSite> {
  const source = await smallSiteFolder(site);
  try {
    return await serve(source, []);
  } finally {
    await rm(source, { recursive: true });
  }
}

/** Creates a folder with the sources of a small site. */
export async function smallSiteFolder({ config, files = {} }: SmallSite = {}): Promise<string> {
  const source = await mkdtemp(join(tmpdir(), 'mtp-site-small-'));
  await cp(join(import.meta.dirname, 'site'), source, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  // JSON is valid YAML.
  await writeFile(
    join(source, 'site.config.yaml'),
    JSON.stringify({ ...smallConfig, ...config }, null, 2),
  );
  return source;
}

async function serve(cwd: string, parameters: readonly string[]): Promise<FixtureSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mtp-site-browser-'));
  const command = [join(root, 'bin/mtp-site.mjs'), 'build', '--out', folder, ...parameters];
  await promisify(execFile)(process.execPath, command, { cwd, maxBuffer: 1e8 });

  const server = createStaticServer({ root: folder, base });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    folder,
    pages: await pagesIn(folder),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the pages in a folder, from the data in each page. */
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
