// The same content with doxygen2docusaurus and Docusaurus, installed from the package registry into a folder of their own.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { measured, mustRun } from './processes.mjs';

const docusaurus = '3.10.2';

/** Docusaurus in parts: its preset would bring a search that needs a service, and a debugging plugin. */
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

/** What is measured, in words for the report. */
export const versions = `@xpack/doxygen2docusaurus ${packages['@xpack/doxygen2docusaurus']} and Docusaurus ${docusaurus} (with @docusaurus/faster ${docusaurus} where the fast engine is named)`;

/** What the rival site has not got, in words for the report. */
export const leftOut = [
  'no search: the plugin of its preset asks a service',
  'no diagrams of inheritance and includes, no `symbols.json`, no tag file',
  'no smaller variants of photos, no redirects, no versions, no announcement bar and only two items in the navbar',
  'broken links are told of and do not fail the build, since links to symbols lead elsewhere there',
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

/** Installs the rivals into a folder, once; gives the folder. Needs the registry, and Node 20 or newer. */
export async function installRivals(folder) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error('Docusaurus needs Node 20 or newer.');
  mkdirSync(folder, { recursive: true });
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  writeFileSync(join(folder, 'package.json'), wanted);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-update-notifier'];
  await mustRun('npm install', npm, ['install', ...flags], { cwd: folder });
  writeFileSync(done, wanted);
  return folder;
}

/** Lays out the sources of the rival site beside what is installed; its XML is converted in place. */
export function layOutRival(folder, library) {
  for (const name of ['docs', 'blog', 'src', 'static', 'build'])
    rmSync(join(folder, name), { recursive: true, force: true });
  for (const name of ['docs', 'blog', 'static'])
    cpSync(join(library, name), join(folder, name), { recursive: true });
  cpSync(join(library, 'pages'), join(folder, 'src/pages'), { recursive: true });
  mkdirSync(join(folder, 'src/css'), { recursive: true });
  writeFileSync(join(folder, 'docusaurus.config.js'), config);
  writeFileSync(join(folder, 'sidebars.js'), sidebars);
  const own = parse(readFileSync(join(library, 'sidebars.yaml'), 'utf8'));
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify(own));
  configureConversion(folder, join(library, 'xml'));
}

function configureConversion(folder, xml) {
  const options = { doxygenXmlInputFolderPath: xml, baseUrl: '/micro-test-plus-xpack/' };
  writeFileSync(join(folder, 'doxygen2docusaurus.json'), JSON.stringify(options));
}

/** Converts XML to Markdown: only the converter's part of the work. */
export async function convert(folder) {
  const script = join(folder, 'node_modules/@xpack/doxygen2docusaurus/bin/doxygen2docusaurus.js');
  return mustRun('doxygen2docusaurus', process.execPath, [...measured, script], { cwd: folder });
}

/** Converts the XML of another library, into a folder of its own. */
export async function convertOther(folder, name, xml) {
  const cwd = join(folder, `conversion-${name}`);
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(join(cwd, 'src/css'), { recursive: true });
  configureConversion(cwd, xml);
  const script = join(folder, 'node_modules/@xpack/doxygen2docusaurus/bin/doxygen2docusaurus.js');
  return mustRun('doxygen2docusaurus', process.execPath, [...measured, script], { cwd });
}

/** Both steps from XML to site: their times added, the higher of their memories. */
export async function buildRival(folder, isFaster, isCold) {
  if (isCold)
    for (const name of ['build', '.docusaurus', 'node_modules/.cache', 'docs/api'])
      rmSync(join(folder, name), { recursive: true, force: true });
  const conversion = await convert(folder);
  const script = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const site = await mustRun('Docusaurus', process.execPath, [...measured, script, 'build'], {
    cwd: folder,
    env: isFaster ? { BENCH_FASTER: 'yes' } : {},
  });
  const known = [conversion.bytes, site.bytes].filter((bytes) => bytes !== undefined);
  return {
    milliseconds: conversion.milliseconds + site.milliseconds,
    bytes: known.length > 0 ? Math.max(...known) : undefined,
  };
}
