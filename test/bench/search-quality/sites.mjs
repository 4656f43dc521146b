// Builds the sites that the queries are asked of.
//   node test/bench/search-quality/sites.mjs --out DIR [--tool bin/mtp-site.mjs] [--only NAME,NAME] [--install]
// writes DIR/<library>. Doxygen's XML stays in DIR/xml, so that building again needs only the tool. With --install,
// apt-get installs missing headers.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../builds.mjs';
import { makeXml, needHeaders } from '../doxygen-trees.mjs';
import { mustRun } from '../processes.mjs';
import { libraries, ownSite } from './libraries.mjs';

/** The command of this repository. */
const command = join(root, 'bin/mtp-site.mjs');

/** Runs the command; a build that is not cached shows what the sources of the tool do. */
async function build(tool, name, out, args, cwd) {
  rmSync(out, { recursive: true, force: true });
  const all = [tool, 'build', '--no-cache', '--quiet', '--out', out, ...args];
  return mustRun(`The build of ${name}`, process.execPath, all, { cwd });
}

/** Returns the folder with Doxygen's XML of a library; runs Doxygen if there is none. */
async function xmlOf(folder, { name, debian, headers, settings }, mayInstall) {
  const scratch = join(folder, 'xml');
  const xml = join(scratch, `${name}-doxygen`, 'xml');
  if (existsSync(join(xml, 'index.xml'))) return xml;
  for (const path of headers) await needHeaders(path, debian, mayInstall);
  await makeXml(scratch, name, headers.join(' '), settings);
  return xml;
}

/** Returns the trees of XML of the older table that are available: name to folder. */
function corpora() {
  const { MTP_SITE_CORPORA: folder } = process.env;
  if (!folder) return [];
  return ['mtp-1.19.0', 'fmt-1.19.0']
    .map((name) => ({ name, xml: resolve(folder, name) }))
    .filter(({ xml }) => existsSync(join(xml, 'index.xml')));
}

/** Builds the sites below a folder: of the libraries, and those of the older table. */
export async function buildSites(
  folder,
  { tool = command, only, mayInstall = false, log = () => {} },
) {
  mkdirSync(folder, { recursive: true });
  const isWanted = ({ name }) => only === undefined || only.includes(name);
  for (const library of libraries.filter(isWanted)) {
    log(`  ${library.name}`);
    const xml = await xmlOf(folder, library, mayInstall);
    // A folder without a configuration.
    await build(tool, library.name, join(folder, library.name), ['--xml', xml], join(xml, '..'));
  }
  if (isWanted({ name: ownSite })) {
    log(`  ${ownSite}`);
    await build(tool, ownSite, join(folder, ownSite), [], root);
  }
  for (const { name, xml } of corpora().filter(isWanted)) {
    log(`  ${name}`);
    // Without the guides of this repository, which name other symbols.
    await build(tool, name, join(folder, name), ['--xml', xml], folder);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      tool: { type: 'string', default: command },
      only: { type: 'string' },
      install: { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) {
    console.error('Say where to build the sites: --out DIR');
    process.exit(2);
  }
  await buildSites(resolve(values.out), {
    tool: resolve(values.tool),
    only: values.only?.split(','),
    mayInstall: values.install,
    log: (text) => console.log(text),
  });
}
