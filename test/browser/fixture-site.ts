import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createStaticServer } from '../../src/serve/static-server.ts';
import { buildOnce } from '../run/shared.ts';

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
  /** Folder with the built files, shared with other suites. */
  folder: string;
  /** Its pages. */
  pages: BuiltPage[];
  /** Stops serving. */
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
  // Its React pages load nothing of other hosts, and no page has a style sheet inside.
  security: { contentSecurityPolicy: { style: [] } },
  navbar: {
    title: 'Small Site',
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '' },
    items: [
      { label: 'Docs', type: 'docSidebar', sidebarId: 'docsSidebar', position: 'left' },
      { label: 'Blog', to: '/blog/', position: 'left' },
    ],
  },
};

/** Builds the demonstration site with the bundled command, once for all suites of a run, and serves it. */
export async function serveFixtureSite(): Promise<FixtureSite> {
  return serve(await buildOnce(root, root));
}

/**
 * Builds a small site with the bundled command, once for all suites of a run, and serves it; fails with the messages of
 * the build.
 */
export async function serveSmallSite(site: SmallSite = {}): Promise<FixtureSite> {
  const source = await smallSiteFolder(site);
  try {
    return await serve(await buildOnce(source, contentOf(site)));
  } finally {
    await rm(source, { recursive: true });
  }
}

/** Returns all that makes a small site differ from others, as a text. */
function contentOf({ config, files }: SmallSite): string {
  return JSON.stringify([{ ...smallConfig, ...config }, files]);
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

/** Serves a built site. */
async function serve(folder: string): Promise<FixtureSite> {
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
