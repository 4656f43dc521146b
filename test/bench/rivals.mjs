// The same content with doxygen2docusaurus and Docusaurus, installed from the package registry into a folder of their own.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { measured, mustRun } from './processes.mjs';

const docusaurus = '3.10.2';

/** The parts of Docusaurus: its preset would add a search that needs a service, and a debugging plugin. */
const packages = {
  '@docusaurus/core': docusaurus,
  '@docusaurus/faster': docusaurus,
  '@docusaurus/plugin-content-blog': docusaurus,
  '@docusaurus/plugin-content-docs': docusaurus,
  '@docusaurus/plugin-content-pages': docusaurus,
  '@docusaurus/plugin-sitemap': docusaurus,
  '@docusaurus/theme-classic': docusaurus,
  '@xpack/doxygen2docusaurus': '2.0.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

/** Describes the measured tools for the report. */
export const versions = `@xpack/doxygen2docusaurus ${packages['@xpack/doxygen2docusaurus']} and Docusaurus ${docusaurus} (with @docusaurus/faster ${docusaurus} for the fast engine)`;

/** Describes for the report which features the other site lacks. */
export const leftOut = [
  'no search (the plugin of its preset needs a service)',
  'no diagrams of inheritance and includes, no `symbols.json`, no tag file',
  'no smaller variants of photos, no redirects, no versions, no announcement bar and only two items in the navbar',
  'broken links are reported but do not fail the build, because links to symbols have other addresses there',
];

const config = `
module.exports = {
  title: 'µTest++',
  url: 'https://example.org',
  baseUrl: '/micro-test-plus-xpack/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' } },
  future: process.env.BENCH_FASTER ? { v4: true, faster: true } : {},
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
    ['@docusaurus/plugin-content-blog', { onUntruncatedBlogPosts: 'ignore' }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/custom-doxygen2docusaurus.css'] }]],
  themeConfig: {
    navbar: {
      title: 'µTest++',
      items: [
        { to: '/docs/getting-started/', label: 'Documentation' },
        require('./docusaurus-config-navbar-doxygen.json'),
        { to: '/blog/', label: 'Blog' },
      ],
    },
  },
};
`;

const sidebars = `
module.exports = {
  ...require('./sidebars.json'),
  referenceSidebar: [require('./sidebar-category-doxygen.json')],
};
`;

/** Installs the other tools into a folder once, and returns the folder. Needs the registry, and Node 20 or newer. */
export async function installRivals(folder) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error('Docusaurus needs Node 20 or newer.');
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const done = join(folder, 'installed.json');
  // Copying sources replaces folders with common names.
  if (readdirSync(folder).length > 0 && !existsSync(done))
    throw new Error(
      `${folder} holds something else: name an empty folder, or one that does not exist.`,
    );
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  writeFileSync(done, 'begun');
  writeFileSync(join(folder, 'package.json'), wanted);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-update-notifier'];
  await mustRun('npm install', npm, ['install', ...flags], { cwd: folder });
  writeFileSync(done, wanted);
  return folder;
}

/** Copies the sources of a site next to the installed packages; `folders` maps its folders to the originals. */
function layOut(folder, xml, sidebar, folders) {
  for (const name of ['docs', 'blog', 'src', 'static', 'build'])
    rmSync(join(folder, name), { recursive: true, force: true });
  for (const [name, from] of Object.entries(folders))
    cpSync(from, join(folder, name), { recursive: true });
  for (const name of ['docs', 'src/css']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'docusaurus.config.js'), config);
  writeFileSync(join(folder, 'sidebars.js'), sidebars);
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify(sidebar));
  const conversion = { doxygenXmlInputFolderPath: xml, baseUrl: '/micro-test-plus-xpack/' };
  writeFileSync(join(folder, 'doxygen2docusaurus.json'), JSON.stringify(conversion));
}

/** Copies the demonstration site: XML, guides, posts, and the React page. */
export function layOutDemonstration(folder, library) {
  const sidebar = parse(readFileSync(join(library, 'sidebars.yaml'), 'utf8'));
  layOut(folder, join(library, 'xml'), sidebar, {
    docs: join(library, 'docs'),
    blog: join(library, 'blog'),
    static: join(library, 'static'),
    'src/pages': join(library, 'pages'),
  });
}

/** Copies a site with only an API reference. */
export function layOutReference(folder, xml) {
  layOut(folder, xml, {}, {});
}

function script(folder, path, ...args) {
  return [...measured, join(folder, 'node_modules', path), ...args];
}

/** Removes output and caches, so that the next build is cold. */
export function clearRival(folder) {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache', 'docs/api'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** The first step: converts the XML to Markdown. */
export function convert(folder) {
  const args = script(folder, '@xpack/doxygen2docusaurus/bin/doxygen2docusaurus.js');
  return mustRun('doxygen2docusaurus', process.execPath, args, { cwd: folder });
}

/** The second step: builds the site from the converted files. Returns the figures of both steps together. */
export async function finish(folder, conversion, isFaster) {
  const args = script(folder, '@docusaurus/core/bin/docusaurus.mjs', 'build');
  const env = isFaster ? { BENCH_FASTER: 'yes' } : {};
  const site = await mustRun('Docusaurus', process.execPath, args, { cwd: folder, env });
  const known = [conversion.bytes, site.bytes].filter((bytes) => bytes !== undefined);
  return {
    milliseconds: conversion.milliseconds + site.milliseconds,
    bytes: known.length > 0 ? Math.max(...known) : undefined,
  };
}
